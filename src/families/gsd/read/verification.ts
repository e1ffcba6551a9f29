import type { Json } from '../../../model/json.js';
import type { Source } from '../../../read/source.js';
import { pathEntry } from '../../../read/lines/claim.js';
import { readLine } from '../../../read/lines/line.js';
import { saysThere } from './there.js';
import { Composition, type ReadDocument } from '../../../read/document/composition.js';
import { GSD } from './composition.js';
import { memberOf } from '../../../read/document/frontmatter.js';
import { trimmed, type Node, type SourceText } from '../../../read/document/node.js';
import { cellsOf, itemOf, Sections, type Section } from '../../../read/document/sections.js';

/**
 * The value of a verification:
 *
 *     { frontmatter: 'none' | 'misplaced' | 'unended' | 'late' | 'whole',
 *       ...the keys of its frontmatter, as those of a summary,
 *       gapCount: number of items in `gaps`; absent without that key
 *       artifacts: [{ path }], from rows that report a file as present
 *       order: [pointer] } the places of claims
 */

/** Reads a verification. Takes time linear in its text, and never throws. */
export function readVerification(source: Source): ReadDocument {
  const made = new Composition(source, GSD, ['artifacts', 'gapCount']);
  const { members, body } = made.frontmatter;
  const gaps = memberOf(members, 'gaps');
  if (gaps !== undefined) {
    made.set('gapCount', gapsIn(gaps.value));
    made.mark('/gapCount', gaps.at);
  }
  const artifacts: Json[] = [];
  const unread: SourceText[] = [];
  const sections = new Sections(source.text, body);
  for (const section of sections.outermost(({ name }) => name.startsWith('required artifacts'))) {
    unread.push(...rowsOf(made, section, artifacts));
  }
  made.leaveUnread(unread);
  if (artifacts.length > 0) made.set('artifacts', artifacts);
  return made.unnumberedReturn();
}

/** The number of gaps in a list; a word for none is not a gap, other text or a map is one. */
function gapsIn(node: Node): number {
  if (node.kind === 'list') return node.items.length;
  return node.kind === 'map' || !/^(?:|null|none|no|0|n\/a)\.?$/i.test(String(node.value)) ? 1 : 0;
}

/** The rows that say that a file is there, each by the first of its cells that names one; other lines that say so are not read. */
function rowsOf(made: Composition, { lines }: Section, artifacts: Json[]): readonly SourceText[] {
  const unread: SourceText[] = [];
  for (const { line, heading } of lines) {
    if (heading !== undefined) continue;
    const cells = cellsOf(line) ?? [itemOf(line)?.content ?? trimmed(line)];
    const at = cells.findIndex((cell) => readLine(cell).paths.length > 0);
    const { paths, remark } = readLine(cells[at] ?? line);
    if (at < 0 || !saysThere([remark, ...cells.filter((_, n) => n !== at).map(({ text }) => text)])) continue;
    if (cells.length === 1) unread.push(...cells);
    else for (const path of paths) made.claim(artifacts, '/artifacts', pathEntry(path), path.at);
  }
  return unread;
}
