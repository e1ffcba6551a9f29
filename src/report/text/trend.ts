import type { Trend } from '../../model/report.js';
import { fixedWords, newWords, type ComparedWords } from '../finding-words.js';
import type { Paint } from '../paint.js';
import { concat, terminal, type SafeText, type Terminal } from '../sink.js';
import { trendSentences } from '../trend.js';
import { wrap } from '../width.js';

/** Maximum number of findings in each list. New findings also appear in full among the others. */
const MOST_NAMED = 20;

/** Compares the run with earlier ones: the numbers, then new and fixed findings, one line each. */
export function trendText(trend: Trend, { width, paint }: { readonly width: number; readonly paint: Paint }): SafeText {
  const { added, fixed } = trend;
  const sentences = terminal`${trendSentences(trend)}`.text;
  return concat(
    [
      ...wrap(sentences, width).map((line) => terminal`${line}\n`),
      ...namedLines(added.map(newWords), 'new', paint),
      ...namedLines(fixed.map(fixedWords), 'fixed', paint),
      terminal`\n`,
    ].map(({ text }) => text),
  );
}

function namedLines(list: readonly ComparedWords[], word: string, paint: Paint): readonly Terminal[] {
  const lines = list.slice(0, MOST_NAMED).map(({ word: is, severity, rule, place }) => {
    const mark = paint(is === 'new' ? 'red' : is === 'fixed' ? 'green' : 'dim', terminal`${is.padEnd(5)}`);
    return terminal`  ${mark}  ${severity.padEnd(7)}  ${rule}  ${place}\n`;
  });
  const more = list.length - lines.length;
  return more === 0 ? lines : [...lines, terminal`  and ${more} more ${word}\n`];
}
