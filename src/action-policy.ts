import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { configOf, MAX_CONFIG_SIZE, readConfig, readConfigFile } from './configuration.js';
import type { BaseAnswer } from './action-base.js';
import type { Environment } from './github/event.js';
import type { ActionInputs } from './github/inputs.js';
import { openBaseline } from './known-findings.js';
import { BASELINE_FILE } from './model/baseline.js';
import type { Content, Tree } from './model/tree.js';
import type { Baseline } from './policy/baseline.js';
import type { Config } from './policy/config/config.js';
import { ConfigError, problemOfFile } from './policy/config/error.js';
import { CONFIG_FILES } from './policy/config/find.js';
import { fileAt } from './tree/changes.js';
import { isCommitTree } from './tree/commit.js';

/** The judged side and the base, by which a pull request is judged so that a branch cannot loosen its own gate. */
export interface Sides {
  readonly inputs: ActionInputs;
  readonly workspace: string;
  /** The project root on disk. */
  readonly root: string;
  readonly env: Environment;
  readonly tree: Tree;
  readonly base: BaseAnswer;
}

export interface Policy<T> {
  readonly value: T;
  /** What people have to be told. */
  readonly warnings: readonly string[];
}

/** Bytes; a baseline of a million findings takes less. */
const MAX_BASELINE_SIZE = 256 * 1024 * 1024;

/** Whether what is judged is proposed, and not yet the project's own. */
function isProposal(env: Environment): boolean {
  const event = env.GITHUB_EVENT_NAME ?? '';
  return event.startsWith('pull_request') || event === 'merge_group';
}

/**
 * The configuration: on a pull request the base's, elsewhere the judged commit's. Where the base cannot be read the
 * branch's own judges, and a warning says so where it may have been changed. Rejects with `ConfigError` and `CallError`.
 */
export async function actionConfig(sides: Sides): Promise<Policy<Config | null>> {
  const { inputs, workspace, root, env, tree, base } = sides;
  const named = inputs.config === '' ? undefined : placeBelow(root, resolve(workspace, inputs.config));
  const own = async (): Promise<Config | null> =>
    inputs.config === '' ? readConfig(tree) : readConfigFile(resolve(workspace, inputs.config), inputs.config);
  // A file outside of the project is told of by no comparison.
  if (!isProposal(env) || !isCommitTree(tree) || named === null) return { value: await own(), warnings: [] };
  const places = named === undefined ? CONFIG_FILES : [named];
  const touched = places.filter(
    (place) => base.changes?.changed.has(place) === true || base.changes?.deleted.has(place) === true,
  );
  const name = touched[0] ?? places[0];
  if (base.commit === null) {
    const value = await own();
    const doubt = value !== null && (base.changes === null || touched.length > 0);
    const warning = `The configuration of the base could not be read, so this branch is judged by its own ${name}, which it may have changed.`;
    return { value, warnings: doubt ? [warning] : [] };
  }
  const found = new Map<string, Content>();
  for (const place of places) {
    const content = await fileAt(tree.repository, base.commit, place, MAX_CONFIG_SIZE);
    if (content !== undefined) found.set(place, content);
  }
  const warnings =
    touched.length === 0
      ? []
      : [
          `This branch changes ${touched.join(', ')}. It is judged by the configuration of its base; the change counts once it is merged.`,
        ];
  const [[place, content] = []] = found;
  if (place === undefined || content === undefined) return { value: null, warnings };
  const shown = `${place} of the base`;
  if (found.size > 1) {
    throw new ConfigError(shown, [
      problemOfFile(`There is ${[...found.keys()][1] ?? ''} as well: keep one of the two.`),
    ]);
  }
  if (content.kind !== 'bytes')
    throw new ConfigError(shown, [problemOfFile('The file is too large for a configuration.')]);
  return { value: await configOf(shown, content.bytes), warnings };
}

export interface BaselineWish {
  /** Its place as the inputs or the configuration name it, below the project root. */
  readonly named: string | undefined;
  /** The run judges all returns. */
  readonly whole: boolean;
}

/**
 * The baseline: on a pull request the base's entries hide. Where nothing tells what the branch changed, none do. Rejects
 * with `CallError` and `BaselineError`.
 */
export async function actionBaseline(
  { root, env, tree, base }: Sides,
  { named, whole }: BaselineWish,
): Promise<Policy<Baseline | undefined>> {
  const place = named === undefined ? BASELINE_FILE : placeBelow(root, resolve(root, named));
  if (place === null) {
    throw new ConfigError(named ?? '', [problemOfFile('The baseline lies outside of the project: move it into it.')]);
  }
  const source = { tree, root, onDisk: false, place, whole };
  if (!isProposal(env) || !isCommitTree(tree)) return { value: await openBaseline(source), warnings: [] };
  const { commit, changes } = base;
  if (changes === null) {
    const unused =
      tree.find(place) === undefined
        ? []
        : [`${place} is not used: what this branch changed is not known, and it could hide its own findings.`];
    return { value: undefined, warnings: unused };
  }
  const content = commit === null ? undefined : await fileAt(tree.repository, commit, place, MAX_BASELINE_SIZE);
  const text = content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
  return { value: await openBaseline({ ...source, base: { text, changes } }), warnings: [] };
}

/** A file's place below a folder, with forward slashes; null where it lies elsewhere. */
function placeBelow(folder: string, file: string): string | null {
  const place = relative(folder, file);
  return place === '' || isAbsolute(place) || place.split(sep)[0] === '..' ? null : join(place).split(sep).join('/');
}
