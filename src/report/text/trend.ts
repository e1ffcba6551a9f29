import type { Trend } from '../../model/report.js';
import { placeInWords } from '../finding-words.js';
import { concat, type Paint, type SafeText, terminal } from '../sink.js';
import { differences, trendSentences } from '../trend.js';
import { wrap } from '../width.js';

/** Maximum number of findings in each list. New findings also appear in full among the others. */
const MOST_NAMED = 20;

/** Compares the run with an earlier one: the numbers, then new and fixed findings, one line each. */
export function trendText(trend: Trend, { width, paint }: { readonly width: number; readonly paint: Paint }): SafeText {
  const lines = wrap(terminal`${trendSentences(trend)}`.text, width).map((line) => terminal`${line}\n`);
  for (const { name, list } of differences(trend)) {
    for (const { word, severity, rule, file, line } of list.slice(0, MOST_NAMED)) {
      const mark = paint(word === 'new' ? 'red' : word === 'fixed' ? 'green' : 'dim', terminal`${word.padEnd(5)}`);
      lines.push(terminal`  ${mark}  ${severity.padEnd(7)}  ${rule}  ${placeInWords(file, line)}\n`);
    }
    if (list.length > MOST_NAMED) lines.push(terminal`  and ${list.length - MOST_NAMED} more ${name}\n`);
  }
  return concat([...lines, terminal`\n`].map(({ text }) => text));
}
