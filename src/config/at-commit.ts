import { pathIn } from '../model/path.js';
import type { Content } from '../model/tree.js';
import type { CommitTree } from '../tree/commit.js';
import { contentsOf, entryAt } from '../tree/git/other-commit.js';
import type { Config } from './config.js';
import { ConfigError } from './error.js';
import { configOf, MAX_CONFIG_SIZE, MAX_SCHEMA_SIZE, CONFIG_FILES, demandFile } from './load.js';

/**
 * Resolves to the configuration at the project root of another commit of a tree's repository; null if it has none. `shown` names a file
 * in messages. Rejects with `ConfigError`.
 */
export async function configOfCommit(
  tree: CommitTree,
  commit: string,
  shown: (place: string) => string,
): Promise<Config | null> {
  const found: { readonly place: string; readonly id: string }[] = [];
  for (const place of CONFIG_FILES) {
    const entry = await entryAt(tree.repository, commit, pathIn(tree.root, place));
    if (entry !== undefined) found.push({ place, id: demandFile(entry, shown(place)).id });
  }
  const [one, other] = found;
  if (one === undefined) return null;
  if (other === undefined) return configAt(tree, one.id, shown(one.place), commit);
  throw new ConfigError(shown(one.place), [`There is ${other.place} as well: keep one of the two.`]);
}

/** Resolves to the configuration in a blob of the repository; files that it names are read from a commit. */
export async function configAt(tree: CommitTree, id: string, shown: string, commit: string): Promise<Config> {
  const { repository } = tree;
  const readFile = async (path: string): Promise<Content | null> => {
    const entry = await entryAt(repository, commit, pathIn(tree.root, path));
    if (entry?.kind !== 'file') return null;
    const [file] = await contentsOf(repository, [entry.id], MAX_SCHEMA_SIZE);
    return file ?? null;
  };
  const [content] = await contentsOf(repository, [id], MAX_CONFIG_SIZE);
  if (content?.kind === 'bytes') return configOf(shown, content.bytes, readFile);
  throw new ConfigError(shown, ['The file is too large for a configuration.']);
}
