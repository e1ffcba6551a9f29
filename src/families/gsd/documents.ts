import { claimedFile, type Claim, type ClaimWeight, type Verdict, type VerdictName } from '../../model/claim.js';
import { commitScopesOf, gsdBaseOf, type GsdFamily } from './place.js';
import { isDone } from './summary.js';
import type { JsonObject } from '../../model/json.js';
import type { CitedWork, Leniency, RuleUse } from '../../model/standard.js';
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
import { returnUndetermined } from '../../rules/return-undetermined.js';
import { gsdCommitPlaceholder } from './rules/gsd-commit-placeholder.js';
import { gsdDuplicateKey } from './rules/gsd-duplicate-key.js';
import { gsdField } from './rules/gsd-field.js';
import { gsdFrontmatter } from './rules/gsd-frontmatter.js';
import { gsdMustHaveUnread } from './rules/gsd-must-have-unread.js';
import { gsdName } from './rules/gsd-name.js';
import { gsdPlanAutonomous } from './rules/gsd-plan-autonomous.js';
import { gsdPlanWave } from './rules/gsd-plan-wave.js';
import { gsdSelfCheckFailed } from './rules/gsd-self-check-failed.js';
import { gsdStatus } from './rules/gsd-status.js';
import { gsdVerificationGaps } from './rules/gsd-verification-gaps.js';
import { gsdVerificationScore } from './rules/gsd-verification-score.js';
import { gsdCommitUnknown } from './rules/gsd-commit-unknown.js';
import { gsdDeletedPresent } from './rules/gsd-deleted-present.js';
import { gsdKeyLink } from './rules/gsd-key-link.js';
import { gsdMustHaveContains } from './rules/gsd-must-have-contains.js';
import { gsdMustHaveExports } from './rules/gsd-must-have-exports.js';
import { gsdMustHaveLines } from './rules/gsd-must-have-lines.js';
import { gsdOrphan } from './rules/gsd-orphan.js';
import { gsdRequirementOpen } from './rules/gsd-requirement-open.js';
import { gsdRequirementUnknown } from './rules/gsd-requirement-unknown.js';
import { gsdRequirementUnplanned } from './rules/gsd-requirement-unplanned.js';
import { gsdSelfCheckAbsent } from './rules/gsd-self-check-absent.js';
import { gsdSelfCheckUnread } from './rules/gsd-self-check-unread.js';
import { gsdSelfCheckContradicted } from './rules/gsd-self-check-contradicted.js';
import { gsdUnread } from './rules/gsd-unread.js';
import { gsdUntouched } from './rules/gsd-untouched.js';
import { jsonEncoding } from '../../rules/json-encoding.js';
import { noReturns } from '../../rules/no-returns.js';
import { tooManyClaims } from '../../rules/too-many-claims.js';
import { returnObject } from '../../rules/return-object.js';
import { unclaimedChange } from '../../rules/unclaimed-change.js';
import { unclaimedDeletion } from '../../rules/unclaimed-deletion.js';
import { rank, type Severity } from '../../model/severity.js';
import { use } from '../define.js';
import { gsdClaims } from './claims.js';

/** What every document of GSD is held to. How grave a verdict is depends on the type of the claim: see `weighGsd`. */
const gsdRules: readonly RuleUse[] = [
  use(jsonEncoding),
  use(fileTooLarge),
  use(returnUndetermined),
  use(returnObject),
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
];

export const gsdSummaryRules: readonly RuleUse[] = [
  ...gsdRules,
  use(gsdFrontmatter),
  use(gsdDuplicateKey),
  use(gsdUnread),
  use(gsdField),
  use(gsdName),
  use(gsdStatus, { severity: 'notice' }),
  use(gsdCommitPlaceholder),
  use(gsdSelfCheckFailed),
  use(gsdOrphan),
  use(gsdDeletedPresent),
  use(gsdCommitUnknown),
  use(gsdUntouched),
  use(gsdSelfCheckContradicted),
  use(gsdSelfCheckUnread),
  use(gsdSelfCheckAbsent),
  use(gsdRequirementUnknown),
  use(gsdRequirementOpen),
  use(gsdRequirementUnplanned),
];

export const gsdPlanRules: readonly RuleUse[] = [
  ...gsdRules,
  use(gsdFrontmatter),
  use(gsdDuplicateKey),
  use(gsdField),
  use(gsdName),
  use(gsdMustHaveUnread),
  use(gsdPlanAutonomous),
  use(gsdPlanWave),
  use(gsdMustHaveLines),
  use(gsdMustHaveContains),
  use(gsdMustHaveExports),
  use(gsdKeyLink),
];

export const gsdVerificationRules: readonly RuleUse[] = [
  ...gsdRules,
  use(gsdFrontmatter),
  use(gsdField),
  use(gsdStatus),
  use(gsdVerificationScore),
  use(gsdVerificationGaps),
];

/** Summaries stay while work goes on: branches are squashed, milestones archived, and paths are written from where the agent stood. */
export const gsdLeniencies: ReadonlySet<Leniency> = new Set([
  'path-ending',
  'folder',
  'ignored',
  'cited-commits',
  'step',
  'deletion',
]);

/** A plan and a verification speak of what is there, whoever made it. */
export const gsdObserverLeniencies: ReadonlySet<Leniency> = new Set([...gsdLeniencies, 'untouched-ending']);

/** The claims of a family, relative to the folder that holds `.planning`. */
export function claimsOfGsd(
  family: GsdFamily,
): (value: JsonObject, file: string, beside?: ReadonlyMap<string, string | null>) => readonly Claim[] {
  return (value, file, beside) => {
    // A plan without its summary is not done, and claims nothing yet.
    if (family === 'gsd-plan' && beside !== undefined && !isDone(beside)) return [];
    const base = gsdBaseOf(file);
    const claims = gsdClaims(value, family);
    return base === '' ? claims : claims.map((claim) => (claim.kind === undefined ? { ...claim, base } : claim));
  };
}

/** What the task commits of a summary must have changed: not the planning files, which are committed beside the work. */
export const workOfSummary: CitedWork = {
  isMade: (claim) => {
    if (claim.type !== 'created' && claim.type !== 'modified') return false;
    const file = claimedFile(claim);
    return file !== null && !/(?:^|\/)\.planning(?:\/|$)/.test(file);
  },
  scopesOf: commitScopesOf,
};

/** The severities of a verdict in a return that reports success, by what is claimed. */
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

const LISTED: Weights = { ...MADE, missing: 'warning', undetermined: 'warning' };

const ARTIFACT: Weights = { ...MADE, 'case-mismatch': 'notice', outside: 'notice', undetermined: 'notice' };

const PLANNED: Weights = { ...ARTIFACT, missing: 'notice', uncommitted: 'notice' };

const VERIFIED: Weights = { ...ARTIFACT, missing: 'warning', uncommitted: 'warning' };

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

/** Files that mean something by being there, with or without content. */
const MAY_BE_EMPTY = /(?:^|\/)(?:__init__\.py|py\.typed|\.gitkeep|\.keep|\.nojekyll)$/;

/** How grave a verdict is. */
export function weighGsd(family: GsdFamily): (claim: Claim, verdict: Verdict, file: string) => ClaimWeight | undefined {
  return ({ kind, type, path }, { name, by, blank, submodule, byChange, detail }, file) => {
    if (kind !== undefined) return undefined;
    const weights = weightsOf(family, type);
    // What lies in a submodule is as grave as in any family.
    if (submodule !== undefined && type !== 'deleted') return undefined;
    // Nothing that the change itself made excuses it, but it is no graver than a file that never was.
    if (byChange === true) return atMost('warning', weights.missing);
    if (by === 'lost-commits' && OWN_WORK.has(type) && !isArchivedPhase(file)) return 'warning';
    // With its milestone: nothing is to be done.
    if (name === 'relocated' && by === 'archive') return 'pass';
    if (name === 'directory' && path.endsWith('/') && detail === null) return 'pass';
    if ((name === 'empty' || blank) && type !== 'deleted' && MAY_BE_EMPTY.test(path)) return 'pass';
    return weights[name];
  };
}

/** The types of claims that a summary makes of its own work: what others list is held to less. */
const OWN_WORK: ReadonlySet<string | null> = new Set(['created', 'modified', 'checked']);

function atMost(most: Severity, weight: ClaimWeight | undefined): ClaimWeight {
  if (weight === undefined || weight === 'pass') return 'pass';
  return rank(weight) > rank(most) ? most : weight;
}

/** Whether a document lies among the phases of a milestone that is over. */
function isArchivedPhase(file: string): boolean {
  return /(?:^|\/)\.planning\/(?:.*\/)?(?:archive|milestones|[^/]+-phases)\//.test(file);
}

function weightsOf(family: GsdFamily, type: string | null): Weights {
  if (family === 'gsd-plan') return PLANNED;
  if (family === 'gsd-verification') return VERIFIED;
  if (type === 'deleted') return DELETED;
  return type === 'listed' ? LISTED : MADE;
}
