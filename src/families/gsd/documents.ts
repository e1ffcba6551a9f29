import { claimedFile, type Claim, type ClaimWeight, type Verdict } from '../../model/claim.js';
import { claimsOfGsd } from './claims.js';
import {
  COMMON_NAMES,
  DELETED,
  documentRules,
  LISTED,
  MADE,
  severityInDocument,
  type Severities,
} from '../documents.js';
import { commitScopesOf, isArchivedPhase, type GsdFamily } from './place.js';
import type { CitedWork, ClaimPlace, Leniency, RuleUse, Standard } from '../../model/standard.js';
import { relatedFilesOfPlan, relatedFilesOfSummary, relatedFilesOfVerification } from './related-files.js';
import { use } from './rules/index.js';
import { gsdPlanSample, gsdSummarySample, gsdVerificationSample } from './samples.js';
import { stateOfSummary, summarySucceeds } from './status.js';

const gsdSummaryRules: readonly RuleUse[] = [
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
  use('gsd-requirement-unknown'),
  use('gsd-requirement-open'),
  use('gsd-requirement-unplanned'),
];

const gsdPlanRules: readonly RuleUse[] = [
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

const gsdVerificationRules: readonly RuleUse[] = [
  ...documentRules,
  use('gsd-frontmatter'),
  use('gsd-unread'),
  use('gsd-field'),
  use('gsd-name'),
  use('gsd-status'),
  use('gsd-verification-score'),
  use('gsd-verification-gaps'),
  use('gsd-verification-unexecuted'),
];

/** Summaries stay while work goes on: branches are squashed, milestones archived, and paths are relative to where the agent worked. */
const gsdLeniencies: ReadonlySet<Leniency> = new Set([
  'path-ending',
  'name',
  'siblings',
  'folder',
  'ignored',
  'cited-commits',
  'step',
]);

/** A plan and a verification speak of what is there, whoever made it. */
const gsdObserverLeniencies: ReadonlySet<Leniency> = new Set([...gsdLeniencies, 'untouched-ending']);

/** What the task commits of a summary must have changed: not the planning files, which are committed beside the work. */
const workOfSummary: CitedWork = {
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
function severityInGsd(family: GsdFamily): (claim: Claim, verdict: Verdict, of: ClaimPlace) => ClaimWeight | undefined {
  return (claim, verdict, { file }) => {
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

/** What all versions of GSD's documents share. */
const gsdStandard = {
  open: [],
  artifactTypes: [],
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  commonNames: COMMON_NAMES,
} satisfies Partial<Standard>;

/** What all versions of summaries share. */
export const gsdSummary = {
  ...gsdStandard,
  family: 'gsd-summary',
  readStatus: stateOfSummary,
  succeeds: summarySucceeds,
  claimsInWords:
    'the files in key-files, below a heading on files and in the self-check; the commits below Task Commits and in the self-check; how many commits are between plan_head_before and plan_head_after',
  claims: claimsOfGsd('gsd-summary'),
  severityOfVerdict: severityInGsd('gsd-summary'),
  relatedFiles: relatedFilesOfSummary,
  leniencies: gsdLeniencies,
  citedWork: workOfSummary,
  rules: gsdSummaryRules,
  structureInWords: 'Return is a summary in Markdown',
  sample: gsdSummarySample,
} satisfies Partial<Standard>;

/** What all versions of plans share. */
export const gsdPlan = {
  ...gsdStandard,
  family: 'gsd-plan',
  succeeds: () => true,
  claimsInWords: 'the files in must_haves.artifacts, once the summary of the plan is there',
  claims: claimsOfGsd('gsd-plan'),
  severityOfVerdict: severityInGsd('gsd-plan'),
  relatedFiles: relatedFilesOfPlan,
  leniencies: gsdObserverLeniencies,
  rules: gsdPlanRules,
  structureInWords: 'Return is a plan in Markdown',
  sample: gsdPlanSample,
} satisfies Partial<Standard>;

/** What all versions of verifications share. */
export const gsdVerification = {
  ...gsdStandard,
  family: 'gsd-verification',
  claimsInWords: 'the files that the table of required artifacts says are there',
  claims: claimsOfGsd('gsd-verification'),
  severityOfVerdict: severityInGsd('gsd-verification'),
  relatedFiles: relatedFilesOfVerification,
  leniencies: gsdObserverLeniencies,
  rules: gsdVerificationRules,
  structureInWords: 'Return is a verification in Markdown',
  sample: gsdVerificationSample,
} satisfies Partial<Standard>;
