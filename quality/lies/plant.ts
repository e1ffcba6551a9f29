import { makeHub, type Hub } from '../../__tests__/support/hub.js';
import { evaluate, type ReportedRun } from '../../__tests__/support/command-line.js';
import { evaluated, propose } from '../../__tests__/support/proposal.js';
import { commitTo, git, writeFiles } from '../../__tests__/support/repository.js';
import { readFileSync } from 'node:fs';
import type { Branch, Caught, Change, Files, Kind, Planted } from './kind.js';

/** Whether a branch holds the lies or their honest twins. */
export type Side = 'lie' | 'twin';

/** What a run reports, by the id of the kind. */
export type Reported = ReadonlyMap<string, readonly Caught[]>;

/** A family's repository: the honest base on `main`, and a branch of each side for the kinds that share one. */
export interface Field {
  readonly hub: Hub;
  readonly planted: Planted;
  /** The kinds that share a branch, and those that have one each. */
  readonly shared: readonly Kind[];
  readonly single: readonly Kind[];
}

/** Makes the repository of a family with all its branches. */
export function plant(planted: Planted): Field {
  const { base, kinds } = planted;
  const hub = makeHub();
  for (const change of [...(planted.before ?? []), { files: base }]) {
    commitTo(hub.directory, { ...change, branch: 'main', start: 'main' });
  }
  const single = kinds.filter(({ history, workspace }) => history !== undefined || workspace !== undefined);
  const shared = kinds.filter((kind) => !single.includes(kind));
  for (const side of ['lie', 'twin'] as const) {
    const files = Object.assign({}, ...shared.map((kind) => filesOf(kind, side))) as Files;
    commitTo(hub.directory, { branch: `shared/${side}`, start: 'main', files });
    for (const kind of single) {
      const branch = branchOf(hub, `${side}/${kind.id}`, 'main');
      if (kind.history === undefined) branch.commit({ files: filesOf(kind, side) });
      else kind.history(branch, side === 'twin');
    }
  }
  return { hub, planted, shared, single };
}

function filesOf(kind: Kind, side: Side): Files {
  return { ...kind.both, ...kind[side] };
}

/** What the command line reports of the kinds that share a branch; compared with `main` unless `whole`. */
export async function checkShared({ hub, shared }: Field, side: Side, whole: boolean): Promise<Reported> {
  const { report } = await evaluate(hub.directory, ['--at', `shared/${side}`, ...(whole ? [] : ['--base', 'main'])]);
  return new Map(shared.map((kind) => [kind.id, reportedOf(kind, report)]));
}

/** The same of one kind with a branch of its own. */
export async function checkSingle({ hub }: Field, kind: Kind, side: Side, whole: boolean): Promise<readonly Caught[]> {
  const branch = `${side}/${kind.id}`;
  const compared = whole ? [] : ['--base', hub.id('main')];
  if (kind.workspace === undefined) {
    return reportedOf(kind, (await evaluate(hub.directory, ['--at', branch, ...compared])).report);
  }
  const directory = hub.checkout(branch);
  writeFiles(directory, kind.workspace);
  return reportedOf(kind, (await evaluate(directory, compared)).report);
}

/** What the action reports on the pull request of a branch, at depth 1 of its merge. */
export async function checkPullRequest({ hub, shared, single }: Field, branch: string): Promise<Reported> {
  const step = await evaluated(propose(hub, branch));
  const report = JSON.parse(readFileSync(step.outputs.report ?? '', 'utf8')) as ReportedRun;
  const kinds = branch.startsWith('shared/') ? shared : single.filter(({ id }) => branch.endsWith(`/${id}`));
  return new Map(kinds.map((kind) => [kind.id, reportedOf(kind, report)]));
}

/** The findings of a kind, in order: those of its files; of a kind with a branch of its own, all. */
function reportedOf(kind: Kind, { findings }: ReportedRun): readonly Caught[] {
  const files = new Set([kind.both, kind.lie, kind.twin].flatMap((some) => Object.keys(some ?? {})));
  const isOwn = (file: string | null): boolean => kind.history !== undefined || (file !== null && files.has(file));
  return findings
    .filter(({ file, rule, preexisting }) => !preexisting && isOwn(file) && !RUN.has(rule))
    .map(({ severity, rule }): Caught => `${severity} ${rule}`)
    .sort();
}

/** What a run says of all changes together. */
const RUN: ReadonlySet<string> = new Set(['unclaimed-change']);

function branchOf(hub: Hub, name: string, start: string): Branch {
  hub.point(name, start);
  const own = `refs/heads/${name}`;
  let forks = 0;
  const merged = (other: string, tree: 'both' | 'ours'): string =>
    tree === 'ours' ? hub.git('rev-parse', `${own}^{tree}`) : hub.git('merge-tree', '--write-tree', own, other);
  return {
    commit: (change: Change) => commitTo(hub.directory, { ...change, branch: name, start: name }),
    fork: (at = name) => branchOf(hub, `side-${String(++forks)}-of-${name}`, at),
    merge: (other, tree = 'both') => {
      const parents = ['-p', own, '-p', other.head()];
      const commit = hub.git('commit-tree', ...parents, '-m', 'Merge', merged(other.head(), tree));
      hub.point(name, commit);
      return commit;
    },
    head: () => hub.id(name),
    reset: (to) => {
      hub.point(name, to);
    },
    replace: (commit, by) => {
      hub.git('replace', commit, by);
    },
    stash: (files) => {
      const commit = commitTo(hub.directory, { branch: `stash-of-${name}`, start: name, files });
      git(hub.directory, ['update-ref', 'refs/stash', commit]);
      git(hub.directory, ['update-ref', '-d', `refs/heads/stash-of-${name}`]);
    },
  };
}
