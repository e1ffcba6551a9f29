import { compareText } from '../../model/text.js';
import type { Content, FileRef, Tree } from '../../model/tree.js';

/**
 * Returns a tree that lists only some files, with other contents than it has, or files that it does not have; null is a symbolic
 * link, which is not read. What they claim is looked up as before.
 */
export function overlay(tree: Tree, contents: ReadonlyMap<string, Content | null>): Tree {
  const files = [...contents].map(([path, content]): FileRef => ({ path, id: path, link: content === null }));
  files.sort((a, b) => compareText(a.path, b.path));
  return {
    ...tree,
    list: () => Promise.resolve(files),
    read: async function* (wanted, limit) {
      if (!wanted.every(({ path }) => contents.has(path))) {
        yield* tree.read(wanted, limit);
        return;
      }
      yield await Promise.resolve(wanted.map(({ path }) => withinLimit(contents.get(path) ?? EMPTY, limit)));
    },
    // Whoever opened the tree below closes it.
    close: () => undefined,
  };
}

const EMPTY: Content = { kind: 'bytes', bytes: new Uint8Array() };

function withinLimit(content: Content, limit: number): Content {
  if (content.kind !== 'bytes' || content.bytes.length <= limit) return content;
  return { kind: 'too-large', size: content.bytes.length };
}
