import type { Trend } from '../../model/report.js';
import { fixedWords, newWords, type ComparedWords } from '../finding-words.js';
import { code, gfm, type Markdown } from '../sink.js';
import { trendSentences } from '../trend.js';
import { MARK, messageText, placeLink, ruleLink, type Places } from './place.js';

/** Maximum number of findings of each list. */
const MOST_NAMED = 10;

/** The rows of the section, and the text around them. */
interface TrendPart {
  readonly heading: Markdown;
  readonly rows: Iterable<Markdown>;
  /** The text after the shown rows: how many are left out. */
  readonly after: (shown: number) => Markdown;
}

/** Compares the run with earlier ones: the numbers, then new and fixed findings. */
export function trendPart(trend: Trend, places: Places): TrendPart {
  const added = trend.added.slice(0, MOST_NAMED).map((finding) => {
    const words = newWords(finding);
    return item(words, gfm`${MARK[words.severity]} ${placeLink(places, words)}`, places);
  });
  const fixed = trend.fixed.slice(0, MOST_NAMED).map((finding) => {
    const words = fixedWords(finding);
    // The file may be deleted, so only files of this commit are linked.
    return item(words, words.file === null ? gfm`${words.place}` : code(words.place), places);
  });
  const all = trend.added.length + trend.fixed.length;
  const after = (shown: number): Markdown =>
    shown === all ? gfm`\n` : gfm`- And ${all - shown} more: the JSON report has all.\n\n`;
  return {
    heading: gfm`### Over time\n\n${trendSentences(trend)}\n\n`,
    rows: [...added, ...fixed],
    after,
  };
}

const WORDS: Readonly<Record<ComparedWords['word'], Markdown>> = {
  new: gfm`**new**`,
  known: gfm`new, known`,
  fixed: gfm`**fixed**`,
  gone: gfm`gone with its file`,
};

function item({ word, message, rule }: ComparedWords, place: Markdown, places: Places): Markdown {
  return gfm`- ${WORDS[word]} ${place}: ${messageText(message)} ${ruleLink(places, rule)}\n`;
}
