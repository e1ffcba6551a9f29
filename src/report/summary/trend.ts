import type { Trend } from '../../model/report.js';
import { placeInWords } from '../finding-words.js';
import { code, gfm } from '../sink.js';
import { differences, trendSentences } from '../trend.js';
import { MARK, messageText, placeLink, ruleLink, type Places } from './place.js';
import { take, type Block } from './rows.js';

/** Maximum number of findings of each list. */
const MOST_NAMED = 10;

/** Compares the run with an earlier one: the numbers, then as many new and fixed findings as fit into `room` bytes. */
export function trendBlock(trend: Trend, places: Places, room: number): Block {
  const items = differences(trend).flatMap(({ name, list }) =>
    list.slice(0, MOST_NAMED).map((one) => {
      // The file of a fixed finding may be deleted, so only files of this commit are linked.
      const place =
        name === 'new' ? gfm`${MARK[one.severity]} ${placeLink(places, one)}` : code(placeInWords(one.file, one.line));
      return gfm`- **${one.word}** ${place}: ${messageText(one.message)} ${ruleLink(places, one.rule)}\n`;
    }),
  );
  const { rows } = take(items, room);
  const more = trend.added.length + trend.fixed.length - rows.length;
  const after = more === 0 ? gfm`\n` : gfm`- And ${more} more: the JSON report has all.\n\n`;
  return { before: gfm`### Over time\n\n${trendSentences(trend)}\n\n`, rows, after };
}
