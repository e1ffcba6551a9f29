import type { Entry, FileRef, Tree } from '../../model/tree.js';
import { ConfigError, problemOfFile } from './error.js';

/** Where a configuration stands, at the project root. */
export const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'] as const;

const KIND: Readonly<Record<Exclude<Entry['kind'], 'file'>, string>> = {
  link: 'a symbolic link',
  directory: 'a folder',
  submodule: 'a submodule',
};

/** The configuration of a tree; null where it has none. Throws `ConfigError` for two of them, and for what is no file. */
export function findConfig(tree: Pick<Tree, 'find'>): FileRef | null {
  let found: FileRef | null = null;
  for (const path of CONFIG_FILES) {
    const entry = tree.find(path);
    if (entry === undefined) continue;
    if (entry.kind !== 'file') {
      throw new ConfigError(path, [problemOfFile(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
    }
    if (found !== null) {
      throw new ConfigError(path, [problemOfFile(`There is ${found.path} as well: keep one of the two.`)]);
    }
    found = { path, id: entry.id, link: false };
  }
  return found;
}
