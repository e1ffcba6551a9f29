import type { JsonObject } from '../../model/json.js';
import { oncePer } from '../../model/collections.js';
import type { FileBeside, TreeIndex } from '../../model/standard.js';

/** The sprint status files that may list a story, nearest first: a repository may have several projects. */
export async function relatedFilesOfStory(
  _value: JsonObject,
  file: string,
  tree: TreeIndex,
): Promise<readonly FileBeside[]> {
  const books = await booksOf(tree);
  const near = [...books].sort((one, other) => sharedStart(other, file) - sharedStart(one, file));
  return near.slice(0, MOST_BOOKS).map((path) => ({ path, family: null }));
}

/** Sprint status files that are read for one story. */
const MOST_BOOKS = 3;

const BOOK = /(?:^|\/)sprint-status\.ya?ml$/;

/** Every story of a run needs them. */
const booksOf = oncePer(async (tree: TreeIndex): Promise<readonly string[]> => {
  const files = await tree.findAll({
    patterns: ['**/sprint-status.yaml', '**/sprint-status.yml'],
    matches: (path) => BOOK.test(path),
  });
  return files.map(({ path }) => path);
});

/** The number of characters at the start that two paths share. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The status of a story in a sprint status file, and its line; null if it is not listed. Linear. */
export function statusInBook(text: string, story: string): { readonly status: string; readonly line: number } | null {
  let isOpen = false;
  for (const [n, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (/^\S/.test(line) && !line.startsWith('#')) isOpen = /^development_status\s*:/.test(line);
    else if (isOpen && line.includes(story)) {
      const [, key, status] = /^\s+["']?([^\s"':]{1,300})["']?\s*:\s*["']?([\w-]{1,60})/.exec(line) ?? [];
      if (key === story && status !== undefined) return { status, line: n + 1 };
    }
  }
  return null;
}
