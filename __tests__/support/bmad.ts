import { bmadPossibleClaims } from '../../src/families/bmad/claims.js';
import { readBmad } from '../../src/families/bmad/read/bmad.js';
import { Lines } from '../../src/read/lines.js';
import { renderedText } from '../../src/read/markdown/commonmark.js';
import { MOST_BLOCKS, type Source, type UnnumberedReturn } from '../../src/read/source.js';
import { placed } from './reading.js';

export const STORY_FILE = '_bmad-output/implementation-artifacts/1-2-parse-dates.md';
export const SPEC_FILE = '_bmad-output/implementation-artifacts/spec-parse-dates.md';

function bmadSource(text: string): Source {
  const lines = new Lines(text);
  return {
    ...renderedText(text, { blocks: MOST_BLOCKS }),
    written: text,
    range: (start, end) => lines.range(start, end),
    lineAt: (offset) => lines.lineAt(offset),
    markdown: null,
    budget: { blocks: 0 },
  };
}

/** A text as a return of BMAD; null where it is none. */
export function bmadReturn(text: string, file: string = STORY_FILE): UnnumberedReturn | null {
  return readBmad(bmadSource(text), file);
}

/** The same of a text that has to be one. */
export function bmadStory(text: string, file: string = STORY_FILE): UnnumberedReturn {
  const found = bmadReturn(text, file);
  if (found === null) throw new Error('the text is no return of BMAD');
  return found;
}

/** Each file that a text names, as `type line:column text`; those of a story that is not done, too. */
export function bmadNamed(text: string, file: string = STORY_FILE): readonly string[] {
  const { value, locate } = bmadStory(text, file);
  return bmadPossibleClaims(value, file)
    .filter(({ kind }) => kind === undefined)
    .map(({ type, pointer }) => `${String(type)} ${placed(text, locate(pointer))}`);
}

/** The type and the path of each file that the lines of a File List name. */
export function listed(...lines: readonly string[]): readonly string[] {
  const text = ['# Story 1.2: Dates', '', 'Status: done', '', '### File List', '', ...lines, ''].join('\n');
  const { value } = bmadStory(text);
  return bmadPossibleClaims(value, STORY_FILE).map(({ type, path }) => `${String(type)} ${path}`);
}
