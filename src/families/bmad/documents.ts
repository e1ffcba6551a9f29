import type { Claim, ClaimWeight, Verdict, VerdictName } from '../../model/claim.js';
import { milder } from '../../model/severity.js';
import type { Leniency, RuleUse, WorkSince } from '../../model/standard.js';
import { use } from './rules/index.js';

/** What stories and specs are both held to. How grave a verdict is depends on the type of the claim: see `weighBmad`. */
const bmadRules: readonly RuleUse[] = [
  use('json-encoding'),
  use('file-too-large'),
  use('return-undetermined'),
  use('too-many-claims'),
  use('no-return-found'),
  use('return-object'),
  use('artifact-missing'),
  use('artifact-empty', { severity: 'warning' }),
  use('artifact-blank'),
  use('artifact-relocated'),
  use('artifact-removed'),
  use('artifact-undetermined'),
  use('artifact-uncommitted'),
  use('artifact-directory', { severity: 'notice' }),
  use('artifact-case', { severity: 'warning' }),
  use('artifact-path-relative', { severity: 'warning' }),
  use('artifact-unverifiable'),
  use('no-returns'),
  use('baseline-stale'),
  use('unclaimed-change'),
  use('return-deleted'),
  use('unclaimed-deletion'),
  use('bmad-status'),
  use('bmad-tasks-open'),
  use('bmad-deleted-present'),
  use('bmad-baseline-unknown'),
  use('bmad-untouched'),
];

export const bmadStoryRules: readonly RuleUse[] = [
  ...bmadRules,
  use('bmad-file-list'),
  use('bmad-sprint-status'),
  use('bmad-list-self'),
  use('bmad-unread'),
];

export const bmadSpecRules: readonly RuleUse[] = [...bmadRules, use('bmad-unread')];

/** Stories stay while work goes on, and their paths are relative to where the agent worked: a package, or a project that was split off later. */
export const bmadLeniencies: ReadonlySet<Leniency> = new Set([
  'path-ending',
  'folder',
  'empty-folder',
  'name',
  'untouched-ending',
  'ignored',
  'ignored-on-disk',
  'step',
  'deletion',
]);

/** The commit in the frontmatter, and what was made since. */
export const bmadWorkSince: WorkSince = {
  isBaseline: ({ kind, type }) => kind === 'commit' && type === 'baseline',
  isMade: ({ kind, type }) => kind === undefined && type !== 'deleted',
};

/** The severities of a verdict in a final return, by what is claimed. */
type Weights = Readonly<Partial<Record<VerdictName, ClaimWeight>>> & { readonly missing: ClaimWeight };

const MADE: Weights = {
  relocated: 'notice',
  empty: 'warning',
  missing: 'error',
  uncommitted: 'error',
  'case-mismatch': 'warning',
  outside: 'warning',
  directory: 'notice',
  undetermined: 'error',
  removed: 'notice',
  unverifiable: 'notice',
};

/** What a list names without a word of what became of it, and what a result or a review order names. */
const LISTED: Weights = { ...MADE, missing: 'warning', undetermined: 'warning' };

/** A task is a plan with a tick: the work may have gone another way. */
const TASK: Weights = {
  relocated: 'notice',
  empty: 'notice',
  missing: 'notice',
  uncommitted: 'notice',
  'case-mismatch': 'notice',
  outside: 'notice',
  directory: 'notice',
  undetermined: 'notice',
  removed: 'notice',
  unverifiable: 'notice',
};

const DELETED: Weights = {
  present: 'notice',
  empty: 'notice',
  relocated: 'pass',
  missing: 'pass',
  uncommitted: 'pass',
  'case-mismatch': 'notice',
  outside: 'notice',
  directory: 'notice',
  undetermined: 'pass',
  removed: 'pass',
  unverifiable: 'pass',
};

const WEIGHTS: ReadonlyMap<string | null, Weights> = new Map([
  ['created', MADE],
  ['modified', MADE],
  ['task', TASK],
  ['deleted', DELETED],
]);

/** Files that mean something by being there, with or without content. */
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;

/** How grave a verdict is. */
export function weighBmad({ kind, type, path }: Claim, verdict: Verdict): ClaimWeight | undefined {
  const { name, by, blank, foundAt, submodule, byChange, detail } = verdict;
  if (kind !== undefined) return undefined;
  const weights = WEIGHTS.get(type) ?? LISTED;
  // What is in a submodule is as grave as in any family.
  if (submodule !== undefined && type !== 'deleted') return undefined;
  // Nothing that the change itself made excuses it, but it is no graver than a file that never was.
  if (byChange === true) return weights.missing === 'pass' ? 'pass' : milder('warning', weights.missing);
  if (type === 'deleted') return weights[name];
  // Written from the package in which the agent worked: nothing is to be done, unless several files may be meant.
  if (name === 'relocated' && by === 'ending' && foundAt !== null && path.includes('/')) return 'pass';
  if (name === 'directory' && path.endsWith('/') && detail === null) return 'pass';
  if ((name === 'empty' || blank) && MAY_BE_EMPTY.test(path)) return 'pass';
  return weights[name];
}
