import { readSection, type PlaceReading } from '../../src/read/lines/place.js';
import type { Hedges } from '../../src/read/lines/words.js';
import { Sections } from '../../src/read/document/sections.js';

/** What is read below a heading. */
export function placeOf(heading: string, lines: readonly string[], hedges: Hedges = 'all'): PlaceReading {
  const [section] = new Sections([`## ${heading}`, '', ...lines, ''].join('\n'), 0).outermost(() => true);
  if (section === undefined) throw new Error('no section');
  return readSection(section, { hedges });
}

/** A row with the head and the delimiter of its table above it. */
export function table(...rows: readonly string[]): readonly string[] {
  const columns = (rows[0] ?? '').split('|').length - 2;
  return [`|${' A |'.repeat(columns)}`, `|${'---|'.repeat(columns)}`, ...rows];
}

/** The kind and the path of each claim below a heading File List. */
export function claimsIn(...lines: readonly string[]): readonly string[] {
  return placeOf('File List', lines).claims.map(({ kind, path }) => `${kind} ${path}`);
}
