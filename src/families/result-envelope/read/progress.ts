import { Composition } from '../../../read/document/composition.js';
import type { SourceText } from '../../../read/document/node.js';
import { cellsIn, Sections, sectionsIn, tableAt, type SectionLine } from '../../../read/document/sections.js';
import { isFilesHeading } from '../../../read/lines/headings.js';
import { labelOf } from '../../../read/lines/labels.js';
import { columnOf } from '../../../read/lines/words.js';
import { readLines, unreadInSection } from '../../../read/lines/place.js';
import type { Json } from '../../../model/json.js';
import type { Source, UnnumberedReturn } from '../../../read/source.js';

/**
 * Reads a report of progress: the files in its tables that have a column for paths and one for changes. Files below a
 * heading or label for files, but not in such a table, are unread. Its value is `{ form: 'progress', status: 'success',
 * artifacts: [{ path, type }] }`: it has no status of its own, and reports finished work. Null if it lists no files.
 */
export function readProgress(source: Source): UnnumberedReturn | null {
  const made = new Composition(source, {}, ['form', 'status', 'hedged', 'artifacts']);
  const sections = new Sections(source.text, made.frontmatter.body);
  const tables = tablesOf(sections.lines);
  const { claims, unread, hedged } = readLines(
    tables.flatMap((table) => [...table, BLANK]),
    OPTIONS,
  );
  const notRead = [...unread, ...listsOf(sections, new Set(tables.flat()))];
  if (tables.length === 0 && notRead.length === 0) return null;
  const artifacts: Json[] = [];
  made.set('form', 'progress');
  made.set('status', 'success');
  made.claimLines(artifacts, '/artifacts', claims);
  if (hedged > 0) made.set('hedged', hedged);
  // Listing none is not a problem.
  if (claims.length === 0) artifacts.push({ text: 'no file' });
  made.set('artifacts', artifacts);
  made.leaveUnread(notRead.sort((one, other) => one.start - other.start));
  return { ...made.unnumberedReturn(), composed: 'result-envelope', isAlone: true };
}

/** What keeps a table apart from the next one. */
const BLANK: SectionLine = { line: { text: '', start: 0 } };

const OPTIONS = { hedges: 'not-in-git' } as const;

/** The tables whose heads name a column for paths and one for what became of them. */
function tablesOf(lines: readonly SectionLine[]): readonly (readonly SectionLine[])[] {
  return lines.flatMap(({ line }, n) => {
    const columns = cellsIn(line).map(({ text }) => columnOf(text));
    const size = columns.includes('path') && columns.includes('change') ? tableAt(lines, n) : 0;
    return size === 0 ? [] : [lines.slice(n, n + size)];
  });
}

/** The lists below headings and labels for files, without tables: a label counts as the deepest heading. */
function listsOf({ lines, code }: Sections, tables: ReadonlySet<SectionLine>): readonly SourceText[] {
  const others = lines.flatMap((line): readonly SectionLine[] => {
    const label = line.heading === undefined ? labelOf(line.line) : null;
    if (tables.has(line)) return [];
    if (label === null || !isList(label.text)) return [line];
    const heading = { text: label.text, start: line.line.start };
    return [{ ...line, heading: { level: 6, heading, name: label.text.toLowerCase() } }];
  });
  return sectionsIn(others, ({ heading }) => isList(heading.text), code).flatMap((section) =>
    unreadInSection(section, OPTIONS),
  );
}

function isList(text: string): boolean {
  return isFilesHeading(text) || /^artifacts?$/i.test(text);
}
