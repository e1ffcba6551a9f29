import type { Tree } from './model/tree.js';

/** Where projects of the standard keep their roadmap, by the names that document 001 and its followers use. */
const PLACES = ['', 'specs/', 'docs/'].flatMap((folder) => [`${folder}ROAD_MAP.md`, `${folder}ROADMAP.md`]);

/** The text of the tracked roadmaps together, or null where there is none. */
export async function readRoadmap(tree: Tree): Promise<string | null> {
  const ids = PLACES.flatMap((path) => {
    const entry = tree.find(path);
    return entry?.kind === 'file' ? [entry.id] : [];
  });
  if (ids.length === 0) return null;
  const contents = await tree.contents(ids);
  return contents.map((bytes) => Buffer.from(bytes).toString('utf8')).join('\n');
}
