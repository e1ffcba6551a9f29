import type { Entry, FileRef, Tree } from '../model/tree.js';
import { ConfigError, problemOfFile } from './error.js';

/** The files that hold a configuration, at the project root. */
export const CONFIG_FILES = ['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'] as const;

/** What may be in the place of a file, in words. */
const KIND: Readonly<Record<Exclude<Entry['kind'], 'file'>, string>> = {
  link: 'a symbolic link',
  directory: 'a folder',
  submodule: 'a submodule',
};

/** Throws `ConfigError` for what is no file: a link leads wherever a branch wants it to. */
export function demandFile(entry: Entry, shown: string): Extract<Entry, { kind: 'file' }> {
  if (entry.kind === 'file') return entry;
  throw new ConfigError(shown, [problemOfFile(`This is ${KIND[entry.kind]}: commit the file itself.`)]);
}

/**
 * The configuration of a tree; null where it has none. Throws `ConfigError` for two of them, for what is no file, and for one
 * in another letter case, which nobody reads.
 */
export function findConfig(tree: Pick<Tree, 'find' | 'findOtherCase'>): FileRef | null {
  let found: FileRef | null = null;
  for (const path of CONFIG_FILES) {
    const entry = tree.find(path);
    if (entry === undefined) {
      const other = tree.findOtherCase(path);
      if (other !== undefined) {
        throw new ConfigError(other, [problemOfFile(`Nobody reads it by this name: write it ${path}.`)]);
      }
      continue;
    }
    const { id } = demandFile(entry, path);
    if (found !== null) {
      throw new ConfigError(path, [problemOfFile(`There is ${found.path} as well: keep one of the two.`)]);
    }
    found = { path, id, link: false };
  }
  return found;
}
