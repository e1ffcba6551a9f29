import { isActive } from '../../model/finding.js';
import type { Trend } from '../../model/trend.js';
import { code, gfm, type Markdown } from '../sink.js';
import { placeThen, trendSentences } from '../trend.js';
import { breakable, fileLink, MARK, ruleLink, type Places } from './place.js';
import type { Top } from './top.js';

/** Findings of each list that are told. */
const MOST_NAMED = 10;

/** How the run compares with earlier ones: the numbers, then what is new and what is mended. */
export function trendPart(trend: Trend, places: Places): Top {
  const added = trend.added.slice(0, MOST_NAMED).map((finding) => {
    const { severity, rule, message, file, range } = finding;
    const place = file === null ? gfm`the whole run` : fileLink(places, file, range?.startLine ?? null);
    const word = isActive(finding) ? gfm`**new**` : gfm`new, known`;
    return gfm`- ${word} ${MARK[severity]} ${place}: ${breakable(message)} ${ruleLink(places, rule)}\n`;
  });
  const mended = trend.mended.slice(0, MOST_NAMED).map((finding) => {
    // The file may be gone: nothing is linked that this commit does not have.
    const place = finding.file === null ? gfm`the whole run` : code(placeThen(finding));
    const word = finding.gone ? gfm`gone with its file` : gfm`**mended**`;
    return gfm`- ${word} ${place}: ${breakable(finding.message)} ${ruleLink(places, finding.rule)}\n`;
  });
  const all = trend.added.length + trend.mended.length;
  const after = (shown: number): Markdown =>
    shown === all ? gfm`\n` : gfm`- And ${all - shown} more: the JSON report has all.\n\n`;
  return {
    heading: gfm`### Over time\n\n${trendSentences(trend)}\n\n`,
    rows: [...added, ...mended],
    after,
  };
}
