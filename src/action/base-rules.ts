import { pathBelow, pathIn } from '../model/path.js';
import { resolve } from 'node:path';
import { UsageError } from '../model/usage.js';
import { configAt, configOfCommit } from '../config/at-commit.js';
import { readConfig, readConfigFile, CONFIG_FILES, demandFile, findConfig } from '../config/load.js';
import type { BaseAnswer, Proposal } from './base.js';
import { DEEPEN } from '../github/base.js';
import type { Environment } from '../github/event.js';
import type { ActionInputs } from './inputs.js';
import { baselineText, MAX_BASELINE_SIZE, openBaseline } from '../baseline/load.js';
import { BASELINE_FILE } from '../model/finding.js';
import { field, stringField, type Json } from '../model/json.js';
import type { Entry, Tree } from '../model/tree.js';
import type { Baseline } from '../baseline/baseline.js';
import type { Config } from '../config/config.js';
import { ConfigError } from '../config/error.js';
import { loosenedForms } from '../config/loosened.js';
import type { LoosenedForm } from '../model/report.js';
import { isCommitTree, type CommitTree } from '../tree/commit.js';
import { leadsInto, placeIn, relativeWithin } from '../tree/inside.js';
import { contentsOf, entryAt } from '../tree/git/other-commit.js';
import { repositoryOf } from '../tree/root.js';

/** The checked tree, and the base whose rules apply to a pull request, so that a branch cannot loosen its own gate. */
export interface Sides {
  readonly inputs: ActionInputs;
  readonly workspace: string;
  /** The project root on disk. */
  readonly root: string;
  readonly tree: Tree;
  /** The pull request; null if the checked tree already belongs to the project. */
  readonly proposal: Proposal | null;
}

export interface Policy<T> {
  readonly value: T;
  /** Warnings for people. */
  readonly warnings: readonly string[];
  /** Added to a warning that the base is unknown; null for nothing. */
  readonly doubt: string | null;
}

/**
 * Returns true if the checked tree belongs to a pull request, and not yet to the project: in a pull request, in a merge queue,
 * and if the workflow names a base. A push to the default branch belongs to the project, whatever it is compared with.
 */
export function isProposal(env: Environment, event: Json, { base }: Pick<ActionInputs, 'base'>): boolean {
  const name = env.GITHUB_EVENT_NAME ?? '';
  if (name.startsWith('pull_request') || name === 'merge_group') return true;
  const main = stringField(field(event, 'repository'), 'default_branch');
  return base !== '' && !(name === 'push' && main !== undefined && env.GITHUB_REF === `refs/heads/${main}`);
}

function undoubted<T>(value: T, warnings: readonly string[] = []): Policy<T> {
  return { value, warnings, doubt: null };
}

/**
 * Resolves to the configuration: the base's for a pull request, otherwise that of the checked tree. If the base cannot
 * be read, the branch's own is used only if it is known to be the same. Rejects with `ConfigError` and `UsageError`.
 */
export async function actionConfig(sides: Sides): Promise<Policy<Config | null>> {
  const { inputs, tree, proposal } = sides;
  if (inputs.config !== '') return namedConfig(sides);
  return proposal === null ? undoubted(await readConfig(tree)) : usualConfig(tree, proposal);
}

/**
 * Resolves to the forms that a pull request drops from its configuration, or reads less of than its base. An unreadable
 * configuration drops none: it fails once it counts.
 */
export async function formsLoosened(
  { inputs, tree, proposal }: Sides,
  base: Config | null,
): Promise<readonly LoosenedForm[]> {
  if (base === null || base.forms.length === 0 || proposal === null || inputs.config !== '') return [];
  const [touched] = CONFIG_FILES.filter((place) => isTouched(proposal.base, place));
  if (touched === undefined) return [];
  try {
    return loosenedForms(base.forms, (await readConfig(tree))?.forms ?? [], touched);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

/** Resolves to the configuration at the project root. */
async function usualConfig(checked: Tree, { committed: tree, base }: Proposal): Promise<Policy<Config | null>> {
  const own = findConfig(checked);
  const touched = CONFIG_FILES.filter((place) => isTouched(base, place));
  if (base.tip === null || tree === null) {
    if (tree !== null && base.changes !== null && touched.length === 0) return undoubted(await readConfig(tree));
    if (base.changes !== null || own !== null) throw unreadable(base, touched[0] ?? own?.path ?? CONFIG_FILES[0]);
    const doubt =
      'The branch has no configuration, so it is checked by the defaults; a configuration that it deleted is unknown.';
    return { value: null, warnings: [], doubt };
  }
  const warnings = touched.length === 0 ? [] : [changeWaits(touched)];
  return undoubted(await configOfCommit(tree, base.tip, ofBase), warnings);
}

/**
 * Resolves to the configuration that the input names. If it is in the repository, the base's version is used, also
 * outside the project root. A file that is in no commit, or outside the repository, belongs to the workflow and is read
 * from disk.
 */
async function namedConfig({ inputs, workspace, root, proposal }: Sides): Promise<Policy<Config>> {
  const shown = inputs.config;
  const path = resolve(workspace, shown);
  const onDisk = async (): Promise<Policy<Config>> => undoubted(await readConfigFile({ path, shown, root: workspace }));
  const top = repositoryOf(root);
  const place = top === undefined ? null : placeIn(top, path);
  if (place === null && top !== undefined && leadsInto(top, path)) {
    throw new ConfigError(shown, ['It leads into the repository by a symbolic link: name the file itself.']);
  }
  if (proposal === null || place === null) return onDisk();
  const { committed: tree, base } = proposal;
  if (tree === null) throw unreadable(base, shown);
  const own = await fileAt(tree, tree.revision, place, shown);
  if (base.tip === null) {
    if (own === undefined) return onDisk();
    const inRoot = pathBelow(tree.root, place);
    if (inRoot === null || base.changes === null || isTouched(base, inRoot)) throw unreadable(base, shown);
    return undoubted(await configAt(tree, own, shown, tree.revision));
  }
  const theirs = await fileAt(tree, base.tip, place, ofBase(shown));
  if (theirs !== undefined) {
    const earlier = base.commit === null ? theirs : await fileAt(tree, base.commit, place, ofBase(shown));
    return undoubted(
      await configAt(tree, theirs, ofBase(shown), base.tip),
      earlier === own ? [] : [changeWaits([shown])],
    );
  }
  if (own === undefined) return onDisk();
  throw new ConfigError(shown, [
    'The base does not have it, so the configuration for this branch is unknown. Commit it to the base before a workflow names it.',
  ]);
}

/** Resolves to the id of a file in a commit; undefined if the commit has nothing at that path. */
async function fileAt(
  { repository }: CommitTree,
  commit: string,
  place: string,
  shown: string,
): Promise<string | undefined> {
  const entry: Entry | undefined = await entryAt(repository, commit, place);
  return entry === undefined ? undefined : demandFile(entry, shown).id;
}

function isTouched({ changes }: BaseAnswer, place: string): boolean {
  return changes?.changed.has(place) === true || changes?.deleted.has(place) === true;
}

function ofBase(place: string): string {
  return `${place} of the base`;
}

function changeWaits(places: readonly string[]): string {
  return `This branch changes ${places.join(', ')}. It is checked by the configuration of its base; the change counts once it is merged.`;
}

/** Returns the error that stops the check: by its own rules, a branch could pass with anything. */
function unreadable({ changes, unread }: BaseAnswer, place: string): UsageError {
  const what = changes === null ? 'may have changed' : 'changes';
  return new UsageError(
    `The configuration for this branch is unknown: it ${what} ${place}, and the base's could not be read. ${
      unread ?? ''
    } To fix this, ${DEEPEN}.`,
  );
}

export interface BaselineRequest {
  /** Its path below the project root, as the inputs or the configuration name it. */
  readonly named: string | null;
  /** True if the run checks all returns. */
  readonly whole: boolean;
  /** True if a policy forbids that it hides false claims. */
  readonly hidesNoClaims: boolean;
}

/**
 * Resolves to the baseline: for a pull request, the base's entries hide findings. If the base cannot be read, the
 * branch's own entries do so only if they are known to be the same. Rejects with `UsageError` and `BaselineError`.
 */
export async function actionBaseline(
  { root, tree, proposal }: Sides,
  { named, whole, hidesNoClaims }: BaselineRequest,
): Promise<Baseline | null> {
  const place = named === null ? BASELINE_FILE : relativeWithin(root, resolve(root, named));
  if (place === null) {
    throw new ConfigError(named ?? '', ['The baseline is outside the project. Move it into the project.']);
  }
  const source = { tree, root, named: null, onDisk: false, place, base: null, whole, hidesNoClaims };
  if (proposal === null) return demandNamed(await openBaseline(source), named);
  const { committed, base } = proposal;
  if (base.tip === null || committed === null) {
    if (base.changes !== null && !isTouched(base, place)) return openBaseline({ ...source, base: 'own' });
    // Without a baseline, nothing is hidden.
    if (tree.find(place) === undefined) return null;
    throw unreadable(base, place);
  }
  const entry = await entryAt(committed.repository, base.tip, pathIn(committed.root, place));
  if (entry === undefined) {
    // For files on disk, it is unknown which ones the branch left unchanged, so its own entries hide nothing there.
    return isCommitTree(tree) ? demandNamed(await openBaseline({ ...source, base: { text: null } }), named) : null;
  }
  if (entry.kind !== 'file') throw new UsageError(`${ofBase(place)} is not a regular file: commit the file itself.`);
  const [content] = await contentsOf(committed.repository, [entry.id], MAX_BASELINE_SIZE);
  return openBaseline({ ...source, base: { text: baselineText(content, ofBase(place)) } });
}

/** Returns the baseline. Throws `UsageError` if one was named and does not exist. */
function demandNamed(found: Baseline | null, named: string | null): Baseline | null {
  if (found === null && named !== null) {
    throw new UsageError(
      `There is no baseline ${named}: write it with return-gate check --update-baseline, and commit it, or name none.`,
    );
  }
  return found;
}
