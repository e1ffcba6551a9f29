import { resolve } from 'node:path';
import type { Tree } from '../model/tree.js';
import { UsageError } from '../model/usage.js';
import { isCheckedFile } from '../tree/checked-file.js';
import type { Config } from './config.js';
import { ConfigError, problemOfFile } from './error.js';
import { readConfigFile } from './load.js';

/** A policy that a caller names. */
export interface NamedPolicy {
  /** As the caller writes it. */
  readonly shown: string;
  /** The folder that it is relative to. */
  readonly folder: string;
  /** The project root. */
  readonly root: string;
  readonly tree: Tree;
  /** The caller's words for the settings `policy` and `config`. */
  readonly nameOfSetting: (setting: string) => string;
}

/**
 * Resolves to a policy. It is read from disk, never from the checked commit. Rejects with `UsageError` for a file that belongs to the
 * checked project, or cannot be read, and with `ConfigError` for one that is no configuration or has keys that a policy may not have.
 */
export async function readPolicy({ shown, folder, root, tree, nameOfSetting }: NamedPolicy): Promise<Config> {
  const path = resolve(folder, shown);
  if (await isCheckedFile(tree, root, path)) {
    throw new UsageError(
      `${nameOfSetting('policy')} is ${shown}, a file of the checked repository, which a pull request can change: name a file of another checkout, such as that of a repository for policies. A configuration of this repository belongs in ${nameOfSetting('config').replace(/^The/, 'the')}, or at the project root.`,
    );
  }
  const config = await readConfigFile({ path, shown, root, what: 'policy' });
  const refused = [
    ...(config.overrides.length === 0 ? [] : ['A policy has no overrides: it holds for all files. Set rules.']),
    ...OF_EACH_PROJECT.filter((name) => config.texts.has(name)).map(
      (name) => `A policy does not set ${name}: each project does.`,
    ),
  ];
  if (refused.length === 0) return config;
  throw new ConfigError(shown, refused.map(problemOfFile));
}

/** The limits of a run, which say nothing about what a project must be held to. */
const OF_EACH_PROJECT = ['max-file-size', 'max-returns', 'max-claims'];

/** Says which settings of the project a policy does not let count; the empty string if there are none. */
export function overruledInWords(shown: string, overruled: readonly string[]): string {
  if (overruled.length === 0) return '';
  return `The policy ${shown} is stricter than this project's settings, which do not count here: ${overruled.join(', ')}.`;
}
