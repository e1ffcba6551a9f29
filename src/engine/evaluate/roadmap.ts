import type { Roadmap } from '../../model/context.js';
import { elementAt } from '../../model/known.js';
import type { FileRef, Tree } from '../../model/tree.js';

/** Where projects of the standard keep their roadmap, by the names that document 001 and its followers use. */
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);

/** The tracked roadmaps together; null where there is none. `limit` in bytes: nothing is read where one is larger. */
export async function readRoadmap(tree: Pick<Tree, 'find' | 'read'>, limit: number): Promise<Roadmap | null> {
  const files = PLACES.flatMap((path): FileRef[] => {
    const entry = tree.find(path);
    return entry?.kind === 'file' ? [{ path, id: entry.id, link: false }] : [];
  });
  const texts: string[] = [];
  let read = 0;
  for await (const contents of tree.read(files, limit)) {
    for (const content of contents) {
      const { path: file } = elementAt(files, read++);
      if (content.kind === 'too-large') return { kind: 'too-large', file, size: content.size, limit };
      // What the clone lacks names no item.
      if (content.kind === 'bytes') texts.push(Buffer.from(content.bytes).toString('utf8'));
    }
  }
  return texts.length === 0 ? null : { kind: 'text', text: texts.join('\n') };
}
