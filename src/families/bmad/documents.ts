import type { Claim, ClaimWeight, Verdict, VerdictName } from '../../model/claim.js';
import { rank, type Severity } from '../../model/severity.js';
import type { Leniency, RuleUse, WorkSince } from '../../model/standard.js';
import { artifactBlank } from '../../rules/artifact-blank.js';
import { artifactCase } from '../../rules/artifact-case.js';
import { artifactDirectory } from '../../rules/artifact-directory.js';
import { artifactEmpty } from '../../rules/artifact-empty.js';
import { artifactMissing } from '../../rules/artifact-missing.js';
import { artifactPathRelative } from '../../rules/artifact-path-relative.js';
import { artifactRelocated } from '../../rules/artifact-relocated.js';
import { artifactRemoved } from '../../rules/artifact-removed.js';
import { artifactUncommitted } from '../../rules/artifact-uncommitted.js';
import { artifactUndetermined } from '../../rules/artifact-undetermined.js';
import { artifactUnverifiable } from '../../rules/artifact-unverifiable.js';
import { baselineStale } from '../../rules/baseline-stale.js';
import { fileTooLarge } from '../../rules/file-too-large.js';
import { jsonEncoding } from '../../rules/json-encoding.js';
import { noReturns } from '../../rules/no-returns.js';
import { returnUndetermined } from '../../rules/return-undetermined.js';
import { tooManyClaims } from '../../rules/too-many-claims.js';
import { unclaimedChange } from '../../rules/unclaimed-change.js';
import { unclaimedDeletion } from '../../rules/unclaimed-deletion.js';
import { use } from '../define.js';
import { bmadBaselineUnknown } from './rules/bmad-baseline-unknown.js';
import { bmadDeletedPresent } from './rules/bmad-deleted-present.js';
import { bmadFileList } from './rules/bmad-file-list.js';
import { bmadListSelf } from './rules/bmad-list-self.js';
import { bmadSprintStatus } from './rules/bmad-sprint-status.js';
import { bmadStatus } from './rules/bmad-status.js';
import { bmadTasksOpen } from './rules/bmad-tasks-open.js';
import { bmadUnread } from './rules/bmad-unread.js';
import { bmadUntouched } from './rules/bmad-untouched.js';

/** What stories and specs are both held to. How grave a verdict is depends on the type of the claim: see `weighBmad`. */
const bmadRules: readonly RuleUse[] = [
  use(jsonEncoding),
  use(fileTooLarge),
  use(returnUndetermined),
  use(tooManyClaims),
  use(artifactMissing),
  use(artifactEmpty, { severity: 'warning' }),
  use(artifactBlank),
  use(artifactRelocated),
  use(artifactRemoved, { severity: 'warning' }),
  use(artifactUndetermined),
  use(artifactUncommitted),
  use(artifactDirectory, { severity: 'notice' }),
  use(artifactCase, { severity: 'warning' }),
  use(artifactPathRelative, { severity: 'warning' }),
  use(artifactUnverifiable),
  use(noReturns),
  use(baselineStale),
  use(unclaimedChange),
  use(unclaimedDeletion),
  use(bmadStatus),
  use(bmadTasksOpen),
  use(bmadDeletedPresent),
  use(bmadBaselineUnknown),
  use(bmadUntouched),
];

export const bmadStoryRules: readonly RuleUse[] = [
  ...bmadRules,
  use(bmadFileList),
  use(bmadSprintStatus),
  use(bmadListSelf),
  use(bmadUnread),
];

export const bmadSpecRules: readonly RuleUse[] = bmadRules;

/** Stories stay while work goes on, and their paths are written from where the agent stood: in a package, or in a project that was cut out since. */
export const bmadLeniencies: ReadonlySet<Leniency> = new Set([
  'path-ending',
  'folder',
  'empty-folder',
  'name',
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
type Weights = Readonly<Partial<Record<VerdictName, ClaimWeight>>>;

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
  if (byChange === true) return atMost('warning', weights.missing);
  if (type === 'deleted') return weights[name];
  // Written from the package in which the agent worked: nothing is to be done, unless several files may be meant.
  if (name === 'relocated' && by === 'ending' && foundAt !== null && path.includes('/')) return 'pass';
  if (name === 'directory' && path.endsWith('/') && detail === null) return 'pass';
  if ((name === 'empty' || blank) && MAY_BE_EMPTY.test(path)) return 'pass';
  return weights[name];
}

function atMost(most: Severity, weight: ClaimWeight | undefined): ClaimWeight {
  if (weight === undefined || weight === 'pass') return 'pass';
  return rank(weight) > rank(most) ? most : weight;
}
