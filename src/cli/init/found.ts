import { loadedFamilies } from '../../families/all.js';
import type { Report } from '../../model/report.js';
import type { Tree } from '../../model/tree.js';
import { readFiles } from '../../rewrite/read-files.js';

/** Returns what each family says of its returns in a repository; those that say nothing are left out. Larger files (bytes) are not read. */
export async function foundInWords({ returns }: Report, tree: Tree, maxFileSize: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { standards, survey } of loadedFamilies) {
    if (survey === undefined) continue;
    const ids = new Set(standards.map(({ id }) => id));
    const files = new Set(returns.flatMap(({ file, standard }) => (ids.has(standard) ? [file] : [])));
    if (files.size === 0) continue;
    const contents = await readFiles(tree, [...files], maxFileSize);
    lines.push(survey([...contents].map(([file, bytes]) => ({ file, text: Buffer.from(bytes).toString('utf8') }))));
  }
  return lines;
}
