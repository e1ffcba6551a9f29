import type { Json } from '../../../model/json.js';
import type { Source } from '../../../read/source.js';
import { isLikeFile, pathIn } from '../../../read/document/claimed-path.js';
import type { Composition, ReadDocument } from '../../../read/document/composition.js';
import { compositionOf } from './composition.js';
import { memberOf } from '../../../read/document/frontmatter.js';
import type { Node } from '../../../read/document/node.js';
import { cellsOf, Sections, type Section } from '../../../read/document/sections.js';

/*
 * The value of a verification:
 *
 *     { frontmatter: 'none' | 'misplaced' | 'unended' | 'late' | 'whole',
 *       ...the keys of its frontmatter, as those of a summary,
 *       gapCount: number,            items of `gaps`; left out where it has no such key
 *       artifacts: [{ path }],       rows that say that a file is there
 *       order: [pointer] }           what makes claims
 */

/** Reads a verification. Takes time linear to its text, and never throws. */
export function readVerification(source: Source): ReadDocument {
  const made = compositionOf(source, ['artifacts', 'gapCount']);
  const { members, body } = made.frontmatter;
  const gaps = memberOf(members, 'gaps');
  if (gaps !== undefined) {
    made.set('gapCount', gapsIn(gaps.value));
    made.mark('/gapCount', gaps.at);
  }
  const artifacts: Json[] = [];
  const sections = new Sections(source.text, body);
  for (const section of sections.outermost(({ name }) => name.startsWith('required artifacts'))) {
    rowsOf(made, section, artifacts);
  }
  if (artifacts.length > 0) made.set('artifacts', artifacts);
  return made.unnumberedReturn();
}

/** How many gaps a list has; a word for none is no gap, and any other text or a map is one. */
function gapsIn(node: Node): number {
  if (node.kind === 'list') return node.items.length;
  return node.kind === 'map' || !/^(?:|null|none|no|0|n\/a)\.?$/i.test(String(node.value)) ? 1 : 0;
}

const THERE = /[✓✅]|\b(?:VERIFIED|EXISTS|PASS|PASSED|SUBSTANTIVE|WIRED)\b/;
const NOT_THERE = /[✗❌⚠]|\b(?:MISSING|STUB|FAILED|ORPHANED|PARTIAL|UNCERTAIN|DELETED|REMOVED)\b/;
const NOT_THERE_IN_WORDS =
  /\b(?:absent|deleted|removed|not exist|no longer|untracked|not tracked|gitignored|outside (?:the )?repo)/i;

function rowsOf(made: Composition, { lines }: Section, artifacts: Json[]): void {
  for (const { line } of lines) {
    const [first, ...others] = cellsOf(line) ?? [];
    if (first === undefined || !/^(?:\*\*)?`[^`]+`/.test(first.text)) continue;
    const rest = others.map(({ text }) => withoutCode(text)).join(' | ');
    if (!THERE.test(rest) || NOT_THERE.test(rest) || NOT_THERE_IN_WORDS.test(rest)) continue;
    const found = pathIn(first.text);
    if (found === null || !isLikeFile(found.path)) continue;
    made.claim(artifacts, '/artifacts', { path: found.path }, { text: found.path, start: first.start + found.start });
  }
}

/** The text of a cell without its code spans, which deny nothing; a cell that is one word in code is that word. */
function withoutCode(cell: string): string {
  const word = /^`([✓✅✗❌⚠]?\s*[A-Z]+)`$/.exec(cell)?.[1];
  return word ?? cell.replace(/`[^`]*`/g, ' ');
}
