import { claimedFile, type Claim, type ClaimWeight, type Verdict } from '../../model/claim.js';
import { DELETED, documentRules, LISTED, MADE, severityInDocument, type Severities } from '../documents.js';
import { isArchivedPhase } from './milestones.js';
import { commitScopesOf, gsdBaseOf, type GsdFamily } from './place.js';
import { isDone } from './summary.js';
import type { JsonObject } from '../../model/json.js';
import type { CitedWork, Leniency, RuleUse } from '../../model/standard.js';
import { use } from './rules/index.js';
import { gsdClaims } from './claims.js';

export const gsdSummaryRules: readonly RuleUse[] = [
  ...documentRules,
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
  ...documentRules,
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
  ...documentRules,
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

const ARTIFACT: Severities = { ...MADE, 'case-mismatch': 'notice', outside: 'notice', undetermined: 'notice' };

const PLANNED: Severities = { ...ARTIFACT, missing: 'notice', uncommitted: 'notice' };

const VERIFIED: Severities = { ...ARTIFACT, missing: 'warning', uncommitted: 'warning' };

/** Returns the function that says how severe a verdict is in a document of GSD. */
export function weighGsd(family: GsdFamily): (claim: Claim, verdict: Verdict, file: string) => ClaimWeight | undefined {
  return (claim, verdict, file) => {
    const isLost = verdict.by === 'lost-commits' && OWN_WORK.has(claim.type) && !isArchivedPhase(file);
    // It moved with its milestone: there is nothing to do.
    const isArchived = verdict.name === 'relocated' && verdict.by === 'archive';
    const exception = isLost ? 'warning' : isArchived ? 'pass' : undefined;
    return severityInDocument(claim, verdict, severitiesOf(family, claim.type), exception);
  };
}

/** The types of claims that a summary makes of its own work. */
const OWN_WORK: ReadonlySet<string | null> = new Set(['created', 'modified', 'checked']);

function severitiesOf(family: GsdFamily, type: string | null): Severities {
  if (family === 'gsd-plan') return PLANNED;
  if (family === 'gsd-verification') return VERIFIED;
  if (type === 'deleted') return DELETED;
  return type === 'listed' ? LISTED : MADE;
}
