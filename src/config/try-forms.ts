import type { Declaration } from '../families/forms/declaration.js';
import { Lines } from '../read/lines.js';
import type { Tree } from '../model/tree.js';
import { faultOfPattern, fileOf } from './load.js';
import { parseConfig } from './parse.js';

/** A configuration that has forms, by its first key or in braces. */
const WHOLE = /^(?:\s*\{\s*)?["']?forms["']?\s*:/m;

/** What is put before the lines of a file that holds only what is under `forms`. */
const MARGIN = '  ';

/**
 * Resolves to the forms in a text that is tried, and not saved: a whole configuration, or what is under `forms`. Files that it names
 * are those of the tree. Rejects with `ConfigError`, whose lines and columns are those of the text.
 */
export async function tryForms(shown: string, text: string, tree: Tree): Promise<readonly Declaration[]> {
  const isWhole = WHOLE.test(text);
  const whole = isWhole ? text : `forms:\n${text.replace(/^(?=.)/gm, MARGIN)}`;
  const lines = new Lines(whole);
  const { forms } = await parseConfig({
    file: shown,
    text: whole,
    placeOf: (offset) => {
      const line = lines.lineAt(offset);
      const column = offset - lines.startOf(line) + 1;
      return isWhole ? { line, column } : { line: Math.max(line - 1, 1), column: Math.max(column - MARGIN.length, 1) };
    },
    faultOfPattern,
    readFile: (path) => fileOf(tree, path),
  });
  return forms;
}
