import { isActive } from '../../model/finding.js';
import type { Severity } from '../../model/severity.js';
import type { Trend } from '../../model/trend.js';
import { concat, terminal, type SafeText, type Terminal } from '../sink.js';
import type { Paint } from '../paint.js';
import { placeThen, trendSentences } from '../trend.js';
import { wrap } from '../width.js';

/** Findings of each list that are named: new ones stand in full among the others. */
const MOST_NAMED = 20;

interface Named {
  readonly word: 'new' | 'known' | 'mended' | 'gone';
  readonly severity: Severity;
  readonly rule: string;
  readonly place: string;
}

/** How the run compares with earlier ones: the numbers, then what is new and what is mended, a line each. */
export function trendText(trend: Trend, { width, paint }: { readonly width: number; readonly paint: Paint }): SafeText {
  const { added, mended } = trend;
  const sentences = terminal`${trendSentences(trend)}`.text;
  const fresh = added.map((finding): Named => {
    const place = placeThen({ file: finding.file, line: finding.range?.startLine ?? null });
    return { word: isActive(finding) ? 'new' : 'known', severity: finding.severity, rule: finding.rule, place };
  });
  const past = mended.map((finding): Named => {
    const { severity, rule, gone } = finding;
    return { word: gone ? 'gone' : 'mended', severity, rule, place: placeThen(finding) };
  });
  return concat(
    [
      ...wrap(sentences, width).map((line) => terminal`${line}\n`),
      ...namedLines(fresh, 'new', paint),
      ...namedLines(past, 'mended', paint),
      terminal`\n`,
    ].map(({ text }) => text),
  );
}

function namedLines(list: readonly Named[], word: string, paint: Paint): readonly Terminal[] {
  const lines = list.slice(0, MOST_NAMED).map(({ word: is, severity, rule, place }) => {
    const mark = paint(is === 'new' ? 'red' : is === 'mended' ? 'green' : 'dim', terminal`${is.padEnd(6)}`);
    return terminal`  ${mark}  ${severity.padEnd(7)}  ${rule}  ${place}\n`;
  });
  const more = list.length - lines.length;
  return more === 0 ? lines : [...lines, terminal`  and ${more} more ${word}\n`];
}
