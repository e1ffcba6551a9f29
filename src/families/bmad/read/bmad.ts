import type { Source, UnnumberedReturn } from '../../../read/source.js';
import { Composition, type DocumentKind } from '../../../read/document/composition.js';
import { frontmatterOf } from '../../../read/document/frontmatter.js';
import { codeSpans, Sections } from '../../../read/document/sections.js';
import type { BmadFamily } from '../place.js';
import { familyOfDocument } from './recognise.js';
import { readSpec, SPEC_FIELDS } from './spec.js';
import { readStory, STORY_FIELDS } from './story.js';
import { saysRemoval } from '../../../read/lines/words.js';

/**
 * The value of a story:
 *
 *     { family: 'bmad-story',
 *       frontmatter: 'none' | 'unended' | 'late' | 'whole',
 *       ...the keys of its frontmatter, with scalars as YAML has them,
 *       status: text, from its text, else from its frontmatter; absent if it has none
 *       'file-list': [{ path, type: created | modified | deleted | listed }],
 *       lists: number, of headings File List
 *       hedged: number of their lines that name paths as planned or not in git
 *       dropped: number of their lines that name paths and are struck out, or have an open checkbox
 *       saysNone: boolean, true if a list says that there are no files
 *       boxes: { ticked, open }, under its tasks
 *       order: [pointer] } the places of claims, in document order
 *
 * The value of a build spec has the same first keys, and
 *
 *       tasks: [{ path, type: task | deleted }], 'review-order': [path], changed: [path], hedged, boxes, order
 *
 * Frontmatter keys with the name of a field that the reader adds are left out.
 */

const KIND: DocumentKind = {};

/** The BMAD family of a text, by its headings, frontmatter and file name; null if it is not a return. */
export function bmadFamilyOf(file: string, text: string): BmadFamily | null {
  const frontmatter = frontmatterOf(text);
  return familyOfDocument(file, frontmatter, new Sections(text, frontmatter.body));
}

/** Reads a story or a spec, which is the whole file; null for other texts. Linear in its text, never throws. */
export function readBmad(source: Source, file: string): UnnumberedReturn | null {
  const made = new Composition(source, KIND, ['family', ...STORY_FIELDS, ...SPEC_FIELDS]);
  const sections = new Sections(source.text, made.frontmatter.body);
  const family = familyOfDocument(file, made.frontmatter, sections);
  if (family === null) return null;
  made.set('family', family);
  if (family === 'bmad-story') readStory(made, sections);
  else readSpec(made, sections);
  return {
    ...made.unnumberedReturn(),
    composed: family,
    isAlone: true,
    named: saysRemoval(source.text) ? namedIn(sections) : [],
  };
}

/**
 * Returns possible paths in code spans of lines that say a file was deleted, moved or replaced, or of items below them;
 * also in plans and notes. A story need not list a deleted file that it names like this.
 */
function namedIn({ lines }: Sections): readonly string[] {
  const named = new Set<string>();
  let isBelowRemoval = false;
  for (const { line } of lines) {
    const isRemoval = saysRemoval(line.text.replace(/`[^`]*`/g, ''));
    if (line.text.trim() !== '' && !ITEM.test(line.text)) isBelowRemoval = isRemoval;
    if (!isRemoval && !isBelowRemoval) continue;
    for (const { text } of codeSpans(line)) {
      const path = text.trim();
      if (/[./]/.test(path) && !/\s/.test(path)) named.add(path);
    }
  }
  return [...named];
}

/** A list item. */
const ITEM = /^\s*(?:[-*+]|\d+\.)\s/;
