import { posix } from 'node:path';
import { listOf } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';

/** A file beside the return that the claim may mean: agents write paths from the folder of their task. */
function namesakeBeside(returnFile: string, path: string, tree: Tree): string | null {
  const folder = posix.dirname(returnFile);
  const places = [posix.join(folder, path), posix.join(folder, posix.basename(path))];
  return places.find((place) => place !== returnFile && tree.find(place)?.kind === 'file') ?? null;
}

/** What a claim of a path that never was may mean. */
export function namesakesInWords(
  { path, returnFile }: { readonly path: string; readonly returnFile: string },
  namesakes: readonly string[],
  tree: Tree,
): string {
  const beside = namesakeBeside(returnFile, path, tree);
  return beside === null ? elsewhere(namesakes) : `Did you mean ${beside}?`;
}

/** So many files of one name are no hint. */
const MOST_NAMESAKES = 3;

function elsewhere(paths: readonly string[]): string {
  if (paths.length === 0 || paths.length > MOST_NAMESAKES) return '';
  return `${paths.length === 1 ? 'A file of that name is' : 'Files of that name are'} at ${listOf(paths, 'and')}.`;
}
