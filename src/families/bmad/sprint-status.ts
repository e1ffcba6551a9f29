import type { JsonObject } from '../../model/json.js';
import { oncePer } from '../../model/collections.js';
import type { FileBeside, TreeIndex } from '../../model/standard.js';

/** The books of sprints that a story may be in, the nearest first: where several projects share a repository, each has its own. */
export async function relatedFilesOfStory(
  _value: JsonObject,
  file: string,
  tree: TreeIndex,
): Promise<readonly FileBeside[]> {
  const books = await booksOf(tree);
  const near = [...books].sort((one, other) => sharedStart(other, file) - sharedStart(one, file));
  return near.slice(0, MOST_BOOKS).map((path) => ({ path, family: null }));
}

/** Books that are looked into for one story. */
const MOST_BOOKS = 3;

const BOOK = /(?:^|\/)sprint-status\.ya?ml$/;

/** Every story of a run asks for them. */
const booksOf = oncePer(async (tree: TreeIndex): Promise<readonly string[]> => {
  const files = await tree.findAll({
    patterns: ['**/sprint-status.yaml', '**/sprint-status.yml'],
    matches: (path) => BOOK.test(path),
  });
  return files.map(({ path }) => path);
});

/** How many characters two paths begin with alike. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** What a book of a sprint says of a story, and on which line; null where it does not name it. Linear. */
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
