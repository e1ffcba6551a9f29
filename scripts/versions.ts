import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FAMILIES = 'src/families';

/** Returns the ids of all versions that have a file, sorted. */
export function listVersions(root: string): readonly string[] {
  return listFamilies(root)
    .flatMap((family) => readdirSync(join(root, FAMILIES, family, 'versions')))
    .filter((name) => name.includes('@') && name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
}

/** Returns the families that have a folder, sorted. What was generated for one that was deleted is none. */
export function listFamilies(root: string): readonly string[] {
  return readdirSync(join(root, FAMILIES))
    .filter(
      (name) =>
        existsSync(join(root, FAMILIES, name, 'family.ts')) && existsSync(join(root, FAMILIES, name, 'versions')),
    )
    .sort();
}

/** Returns the folder that contains a version's file, below the root. Throws if no family has one. */
export function versionFolder(root: string, id: string): string {
  const family = listFamilies(root).find((name) => existsSync(join(root, FAMILIES, name, 'versions', `${id}.ts`)));
  if (family === undefined) throw new Error(`schemas/ has ${id}, but no family has versions/${id}.ts`);
  return `${FAMILIES}/${family}/versions`;
}
