import type { Changes } from '../model/context.js';
import { field, stringField, type Json } from '../model/json.js';
import { problemOf } from './problem.js';
import type { Environment } from './event.js';

/** What a run is compared with. For `none`, `why` says why there is no base, as the rest of a sentence. */
export type WantedBase = ({ readonly kind: 'base' } & NamedBase) | { readonly kind: 'none'; readonly why: string };

export interface NamedBase {
  /** An object id, or a name that git or GitHub resolves. */
  readonly revision: string;
  /** Its name for people. */
  readonly label: string;
  /** `before`: the checked commit was made from it. `branch`: the two may have parted since. */
  readonly relation: 'before' | 'branch';
}

/** What determines the base. */
export interface Situation {
  readonly env: Environment;
  /** The payload of the event. */
  readonly event: Json;
  /** The checked commit and its parents, from its raw text. */
  readonly head: string;
  readonly parents: readonly string[];
  /** The input `base`; empty if it was not given. */
  readonly input: string;
}

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The id that GitHub sends for a commit that does not exist. */
const NO_COMMIT = /^0+$/;

/**
 * Returns a run's base. The input `base` wins; else the event decides. A schedule or a manual start has no base.
 *
 * For a pull request, the base is the first parent of its merge commit, or its base if its head is checked out instead. For a
 * merge group it is the group's base. For a push it is the branch's previous commit, and for a new branch the default branch.
 * Payloads: https://docs.github.com/webhooks/webhook-events-and-payloads
 */
export function baseOf(situation: Situation): WantedBase {
  const { env, event, input } = situation;
  if (input !== '') {
    if (NO_COMMIT.test(input)) return none('the input base names no commit');
    return { kind: 'base', revision: input, label: nameOfRevision(input), relation: 'branch' };
  }
  const name = env.GITHUB_EVENT_NAME ?? '';
  // A pull request's reviews have the same payload as the pull request itself.
  if (name.startsWith('pull_request')) return baseOfPullRequest(situation);
  if (name === 'merge_group') {
    const group = field(event, 'merge_group');
    return before(stringField(group, 'base_sha'), stringField(group, 'base_ref')?.replace(/^refs\/heads\//, ''));
  }
  if (name === 'push') return baseOfPush(event);
  return none(`the event ${name === '' ? 'of the run' : name} has no base`);
}

function baseOfPullRequest({ env, event, head, parents }: Situation): WantedBase {
  const pull = field(event, 'pull_request');
  const base = field(pull, 'base');
  const label = stringField(base, 'ref');
  const isMerge = parents[1] !== undefined && parents[1] === stringField(field(pull, 'head'), 'sha');
  // Under pull_request_target, this variable is the base branch's commit.
  const isEvents = env.GITHUB_EVENT_NAME !== 'pull_request_target' && head === env.GITHUB_SHA && parents.length > 1;
  if (isMerge || isEvents) return before(parents[0], label);
  const id = stringField(base, 'sha');
  return isCommit(id) ? { kind: 'base', revision: id, label: label ?? nameOfRevision(id), relation: 'branch' } : noBase;
}

function baseOfPush(event: Json): WantedBase {
  const id = stringField(event, 'before');
  if (id !== undefined && !NO_COMMIT.test(id)) return before(id, undefined);
  const ref = stringField(event, 'ref') ?? '';
  const main = stringField(field(event, 'repository'), 'default_branch') ?? '';
  if (id === undefined || !ref.startsWith('refs/heads/') || main === '' || ref === `refs/heads/${main}`) {
    return none('the push names no commit that it started from');
  }
  return { kind: 'base', revision: `origin/${main}`, label: main, relation: 'branch' };
}

const noBase = none('the event names no base');

function none(why: string): WantedBase {
  return { kind: 'none', why };
}

function before(id: string | undefined, label: string | undefined): WantedBase {
  return isCommit(id) ? { kind: 'base', revision: id, label: label ?? nameOfRevision(id), relation: 'before' } : noBase;
}

function isCommit(id: string | undefined): id is string {
  return id !== undefined && OBJECT_ID.test(id) && !NO_COMMIT.test(id);
}

/** Long enough to be unique, and the same in every output. */
const SHORT_ID = 12;

function nameOfRevision(revision: string): string {
  return OBJECT_ID.test(revision) ? revision.slice(0, SHORT_ID) : revision;
}

/**
 * GitHub's own comparison of two commits, by their ids or by a branch's name. Returns what the second changed below the project
 * root since it parted from the first; undefined if GitHub cannot list all of it.
 */
export type Compare = (base: string, head: string) => Promise<Changes | undefined>;

/** Returns git's comparison with a base. git may fetch what it needs. */
export type CompareByGit = (base: NamedBase) => Promise<
  | {
      readonly kind: 'compared';
      readonly changes: Changes;
      readonly commit: string;
      readonly tip: string;
      readonly remark?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly reason: string }
>;

/** The ways to compare with a base, in the order in which they are tried. */
export interface Means {
  readonly git: CompareByGit;
  /** Undefined without a token or an API. */
  readonly api: Compare | undefined;
}

export interface Comparison {
  /** Null if nothing is compared, so that everything is checked. */
  readonly changes: Changes | null;
  /** The commit that was compared with, if the clone has it, so that its content can be read. */
  readonly commit: string | null;
  /** The base itself, if the clone has it. The compared commit may be an earlier one. */
  readonly tip: string | null;
  /** Why the clone lacks it, as sentences; null if the clone has it or none is wanted. */
  readonly unread: string | null;
  /** A warning for people; null if there is none. */
  readonly warning: string | null;
  /** A line for the log. */
  readonly remark?: string | undefined;
}

/** Advice if the clone lacks something. */
export const DEEPEN = 'let the checkout fetch all of it (fetch-depth: 0 of actions/checkout)';

/**
 * Compares with a base by the first way that works: git, which fetches what is missing, then GitHub's API. If git has the base
 * but not the history in between, the API comes first: the base alone shows less exactly what a branch changed.
 */
export async function compareWith(base: NamedBase, head: string, { git, api }: Means): Promise<Comparison> {
  const byGit = await git(base);
  const isExact = byGit.kind === 'compared' && byGit.changes.approximate !== true;
  const byApi = isExact || api === undefined ? undefined : await askApi(api, base, head);
  const ofApi = typeof byApi === 'object' ? { ...byApi, base: base.label } : null;
  if (byGit.kind === 'compared') {
    const { changes, commit, tip, remark } = byGit;
    const what = `History is too shallow to tell where the branch left ${base.label}, so it is compared with ${base.label} as it is now: what changed there since counts, too.`;
    const warning = isExact || ofApi !== null ? null : `${what} To fix this, ${DEEPEN}.`;
    return { changes: ofApi ?? changes, commit, tip, unread: null, warning, remark };
  }
  const nothing = { commit: null, tip: null };
  if (ofApi !== null) return { ...nothing, changes: ofApi, unread: byGit.reason, warning: null };
  const reason = byGit.reason.endsWith('.') ? byGit.reason : `${byGit.reason}.`;
  const unread = typeof byApi === 'string' ? `${reason} ${byApi}` : reason;
  return {
    ...nothing,
    changes: null,
    unread,
    warning: `What changed since ${base.label} is not known, so the whole tree is checked, and nothing is compared. ${unread} To fix this, ${DEEPEN}.`,
  };
}

/** Returns the API's comparison, or the reason for its failure; undefined if it has nothing to add. */
async function askApi(api: Compare, { revision }: NamedBase, head: string): Promise<Changes | string | undefined> {
  try {
    return await api(revision.replace(/^origin\//, ''), head);
  } catch (error) {
    return `GitHub's API could not compare either: ${problemOf(error).why}.`;
  }
}

/** Returns the run's branch; undefined for a tag. https://docs.github.com/actions/reference/workflows-and-actions/variables */
export function branchOf(env: Environment): string | undefined {
  if ((env.GITHUB_HEAD_REF ?? '') !== '') return env.GITHUB_HEAD_REF;
  const ref = env.GITHUB_REF ?? '';
  if (ref.startsWith('refs/heads/')) return ref.slice('refs/heads/'.length);
  const name = env.GITHUB_REF_NAME ?? '';
  return ref === '' && name !== '' ? name : undefined;
}
