import { claimedFile, type Claim, type ClaimWeight, type Verdict, type VerdictName } from '../../model/claim.js';
import { isArchivedPhase } from './milestones.js';
import { commitScopesOf, gsdBaseOf, type GsdFamily } from './place.js';
import { isDone } from './summary.js';
import type { JsonObject } from '../../model/json.js';
import type { CitedWork, Leniency, RuleUse } from '../../model/standard.js';
import { milder } from '../../model/severity.js';
import { use } from './rules/index.js';
import { gsdClaims } from './claims.js';

/** What every document of GSD is held to. How grave a verdict is depends on the type of the claim: see `weighGsd`. */
const gsdRules: readonly RuleUse[] = [
  use('json-encoding'),
  use('file-too-large'),
  use('return-undetermined'),
  use('return-object'),
  use('too-many-claims'),
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
];

export const gsdSummaryRules: readonly RuleUse[] = [
  ...gsdRules,
  use('gsd-frontmatter'),
  use('gsd-duplicate-key'),
  use('gsd-unread'),
  use('gsd-field'),
  use('gsd-name'),
  use('gsd-status', { severity: 'notice' }),
  use('gsd-commit-placeholder'),
  use('gsd-self-check-failed'),
  use('gsd-orphan'),
  use('gsd-deleted-present'),
  use('gsd-commit-unknown'),
  use('gsd-untouched'),
  use('gsd-commits-count'),
  use('gsd-uncommitted-work'),
  use('gsd-self-check-contradicted'),
  use('gsd-self-check-unread'),
  use('gsd-self-check-absent'),
  use('gsd-requirement-unknown'),
  use('gsd-requirement-open'),
  use('gsd-requirement-unplanned'),
];

export const gsdPlanRules: readonly RuleUse[] = [
  ...gsdRules,
  use('gsd-frontmatter'),
  use('gsd-duplicate-key'),
  use('gsd-unread'),
  use('gsd-field'),
  use('gsd-name'),
  use('gsd-must-have-unread'),
  use('gsd-plan-autonomous'),
  use('gsd-plan-wave'),
  use('gsd-must-have-lines'),
  use('gsd-must-have-contains'),
  use('gsd-must-have-exports'),
  use('gsd-key-link'),
];

export const gsdVerificationRules: readonly RuleUse[] = [
  ...gsdRules,
  use('gsd-frontmatter'),
  use('gsd-unread'),
  use('gsd-field'),
  use('gsd-status'),
  use('gsd-verification-score'),
  use('gsd-verification-gaps'),
];

/** Summaries stay while work goes on: branches are squashed, milestones archived, and paths are relative to where the agent worked. */
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
    // A file in a submodule is as severe as in any family.
    if (submodule !== undefined && type !== 'deleted') return undefined;
    // Nothing that the change itself made excuses it, but it is no graver than a file that never was.
    if (byChange === true) return weights.missing === 'pass' ? 'pass' : milder('warning', weights.missing);
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

function weightsOf(family: GsdFamily, type: string | null): Weights {
  if (family === 'gsd-plan') return PLANNED;
  if (family === 'gsd-verification') return VERIFIED;
  if (type === 'deleted') return DELETED;
  return type === 'listed' ? LISTED : MADE;
}
