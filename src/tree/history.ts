import type { Absence } from '../model/tree.js';
import { GitError, runGit, type GitOptions } from './git.js';

/** How many paths one run asks about: a query over history costs more with each. */
const MOST_PATHS = 10_000;

/** How many renames in a row are followed. */
const MOST_STEPS = 8;

const SHALLOW =
  'History is too shallow here to tell whether it ever existed: deepen it (fetch-depth: 0 of actions/checkout, or git fetch --unshallow).';

/**
 * What history tells of paths that a commit does not have: removed, or renamed to a path for which `exists` answers. One
 * git query for all of them, and one more for each step of a chain of renames. In a shallow clone nothing is told, and why.
 */
export async function explainByHistory(
  options: GitOptions,
  revision: string,
  paths: readonly string[],
  exists: (path: string) => boolean,
): Promise<ReadonlyMap<string, Absence>> {
  const told = new Map<string, Absence>();
  if (paths.length === 0) return told;
  const shallow = await runGit(options, ['rev-parse', '--is-shallow-repository']);
  if (shallow.stdout.toString('latin1').trim() === 'true') {
    for (const path of paths) told.set(path, { kind: 'unknown', detail: SHALLOW });
    return told;
  }
  const events = new Map<string, string | null>();
  let asked = paths.filter(canAsk).slice(0, MOST_PATHS);
  for (let step = 0; step < MOST_STEPS && asked.length > 0; step++) {
    for (const [path, to] of await lastEvents(options, revision, asked)) if (!events.has(path)) events.set(path, to);
    asked = [...events.values()].filter(
      (to): to is string => to !== null && !exists(to) && !events.has(to) && canAsk(to),
    );
  }
  for (const path of paths) {
    const last = endOf(path, events, exists);
    if (last !== undefined) told.set(path, last);
  }
  return told;
}

/** Paths are handed over line by line. */
function canAsk(path: string): boolean {
  return path !== '' && !/[\n\r\0]/.test(path);
}

/** Where a chain of renames ends: at a path that exists, at a removal, or in the unknown. */
function endOf(
  path: string,
  events: ReadonlyMap<string, string | null>,
  exists: (path: string) => boolean,
): Absence | undefined {
  let at = path;
  for (let step = 0; step <= MOST_STEPS; step++) {
    const to = events.get(at);
    if (to === undefined) return at === path ? undefined : { kind: 'removed' };
    if (to === null) return { kind: 'removed' };
    if (exists(to)) return { kind: 'moved', to };
    at = to;
  }
  return { kind: 'removed' };
}

/**
 * The last thing that happened to each path in the commits that touched any of them: the path it was renamed to, or null
 * where it was removed. Renames are sought in the whole of such a commit, since their other end was not asked for.
 */
async function lastEvents(
  options: GitOptions,
  revision: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const { status, stdout, stderr } = await runGit(
    options,
    [
      'log',
      '-z',
      '--format=',
      '--name-status',
      '--diff-filter=DR',
      '--find-renames',
      '--full-diff',
      '--full-history',
      '--diff-merges=first-parent',
      '--no-ext-diff',
      '--no-textconv',
      '--relative',
      '--stdin',
    ],
    `${revision}\n--\n${paths.join('\n')}\n`,
  );
  const events = new Map<string, string | null>();
  if (status !== 0) throw new GitError(`git could not read the history: ${stderr}`);
  const fields = stdout.toString('utf8').split('\0');
  for (let n = 0; n < fields.length;) {
    const kind = fields[n]?.trim() ?? '';
    const renamed = kind.startsWith('R');
    const from = fields[n + 1];
    const to = renamed ? fields[n + 2] : undefined;
    if (kind !== '' && from !== undefined && !events.has(from)) events.set(from, to ?? null);
    n += kind === '' ? 1 : renamed ? 3 : 2;
  }
  return events;
}
