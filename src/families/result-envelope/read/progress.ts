import { Composition } from '../../../read/document/composition.js';
import { cellsIn, isDelimiterRow, Sections, type SectionLine } from '../../../read/document/sections.js';
import { columnOf } from '../../../read/lines/words.js';
import { readLines } from '../../../read/lines/place.js';
import type { Json } from '../../../model/json.js';
import type { Source, UnnumberedReturn } from '../../../read/source.js';

/**
 * Reads a report of progress: the files in its tables with a column for paths and one for what became of them. Its value is
 * `{ form: 'progress', status: 'success', artifacts: [{ path, type }] }`: it has no status, and reports what was done. Null where it has no
 * such table.
 */
export function readProgress(source: Source): UnnumberedReturn | null {
  const made = new Composition(source, {}, ['form', 'status', 'hedged', 'artifacts']);
  const { lines } = new Sections(source.text, made.frontmatter.body);
  const tables = tablesOf(lines);
  if (tables.length === 0) return null;
  const { claims, unread, hedged, dropped } = readLines(tables.flat(), { hedges: 'not-in-git' });
  const artifacts: Json[] = [];
  made.set('form', 'progress');
  made.set('status', 'success');
  made.claimLines(artifacts, '/artifacts', claims);
  if (hedged > 0) made.set('hedged', hedged);
  // A table whose rows claim no file lists something all the same.
  if (claims.length === 0 && hedged + dropped + unread.length > 0) artifacts.push({ text: 'no file' });
  made.set('artifacts', artifacts);
  made.leaveUnread(unread);
  return { ...made.unnumberedReturn(), composed: 'result-envelope', isAlone: true };
}

/** The tables whose heads name a column for paths and one for what became of them, each with a blank line behind it. */
function tablesOf(lines: readonly SectionLine[]): readonly (readonly SectionLine[])[] {
  const tables: SectionLine[][] = [];
  let open: SectionLine[] | null = null;
  for (const [n, line] of lines.entries()) {
    const isRow = line.heading === undefined && line.line.text.includes('|');
    if (!isRow) open = null;
    else if (open !== null) open.push(line);
    else if (isHead(line, lines[n + 1])) tables.push((open = [{ line: { text: '', start: line.line.start } }, line]));
  }
  return tables;
}

function isHead({ line }: SectionLine, next: SectionLine | undefined): boolean {
  if (next === undefined || !isDelimiterRow(cellsIn(next.line))) return false;
  const columns = cellsIn(line).map(({ text }) => columnOf(text));
  return columns.includes('path') && columns.includes('change');
}
