import type { FileRef, Tree } from '../model/tree.js';

/** Returns the contents of a tree's files, by path; links, and files over the limit (bytes), are left out. */
export async function readFiles(
  tree: Tree,
  files: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const references = files.flatMap((path): FileRef[] => {
    const entry = tree.find(path);
    return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
  });
  const found = new Map<string, Uint8Array>();
  let next = 0;
  for await (const contents of tree.read(references, limit)) {
    for (const content of contents) {
      const file = references[next++];
      if (file !== undefined && content.kind === 'bytes') found.set(file.path, content.bytes);
    }
  }
  return found;
}
