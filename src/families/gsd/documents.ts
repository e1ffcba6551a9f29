import { claimedFile, type Claim, type ClaimWeight, type Verdict } from '../../model/claim.js';
import { claimsOfGsd } from './claims.js';
import {
  COMMON_NAMES,
  DELETED,
  documentRules,
  LISTED,
  MADE,
  PLANNED,
  severityInDocument,
  type Severities,
} from '../documents.js';
import { commitScopesOf, isArchivedPhase, type GsdFamily } from './place.js';
import type { CitedWork, ClaimPlace, Leniency, RuleUse, Standard } from '../../model/standard.js';
import { relatedFilesOfPlan, relatedFilesOfSummary, relatedFilesOfVerification } from './related-files.js';
import { useFrom } from '../define.js';
import * as rules from './rules/index.js';
import { gsdPlanSample, gsdSummarySample, gsdVerificationSample } from './samples.js';
import { stateOfSummary, summarySucceeds } from './status.js';

/** Lists a rule of this family, or a shared one. */
export const use = useFrom(rules);

/** The rules of summaries and plans. */
const gsdDocumentRules: readonly RuleUse[] = [
  ...documentRules,
  use('gsd-frontmatter'),
  use('gsd-duplicate-key'),
  use('gsd-unread'),
  use('gsd-field'),
  use('gsd-name'),
];

const gsdSummaryRules: readonly RuleUse[] = [
  ...gsdDocumentRules,
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
  ...gsdDocumentRules,
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

/** Summaries stay while work continues: branches are squashed, milestones archived, paths relative. */
const gsdLeniencies: ReadonlySet<Leniency> = new Set([
  'path-ending',
  'name',
  'siblings',
  'folder',
  'ignored',
  'cited-commits',
  'step',
]);

/** A plan and a verification describe files that exist, whoever made them. */
const gsdObserverLeniencies: ReadonlySet<Leniency> = new Set([...gsdLeniencies, 'untouched-ending']);

/** Claims that the task commits of a summary must have changed: not the planning files. */
const workOfSummary: CitedWork = {
  isMade: (claim) => {
    if (claim.type !== 'created' && claim.type !== 'modified') return false;
    const file = claimedFile(claim);
    return file !== null && !/(?:^|\/)\.planning(?:\/|$)/.test(file);
  },
  scopesOf: commitScopesOf,
};

const VERIFIED: Severities = { ...PLANNED, missing: 'warning', uncommitted: 'warning' };

/** Returns the function that returns the severity of a verdict in a GSD document. */
function severityInGsd(family: GsdFamily): (claim: Claim, verdict: Verdict, of: ClaimPlace) => ClaimWeight | undefined {
  return (claim, verdict, { file }) => {
    const isLost = verdict.by === 'lost-commits' && OWN_WORK.has(claim.type) && !isArchivedPhase(file);
    // It moved with its milestone, so nothing needs a fix.
    const isArchived = verdict.name === 'relocated' && verdict.by === 'archive';
    const exception = isLost ? 'warning' : isArchived ? 'pass' : undefined;
    return severityInDocument(claim, verdict, severitiesOf(family, claim.type), exception);
  };
}

/** The types of a summary's claims about its own work. */
const OWN_WORK: ReadonlySet<string | null> = new Set(['created', 'modified', 'checked']);

function severitiesOf(family: GsdFamily, type: string | null): Severities {
  if (family === 'gsd-plan') return PLANNED;
  if (family === 'gsd-verification') return VERIFIED;
  if (type === 'deleted') return DELETED;
  return type === 'listed' ? LISTED : MADE;
}

/** The common parts of all versions of GSD documents. */
const gsdStandard = {
  open: [],
  artifactTypes: [],
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  commonNames: COMMON_NAMES,
} satisfies Partial<Standard>;

/** The common parts of all versions of summaries. */
export const gsdSummary = {
  ...gsdStandard,
  readStatus: stateOfSummary,
  succeeds: summarySucceeds,
  claimsInWords:
    'the files in key-files, below file headings and in the self-check; the commits below Task Commits and in the self-check; the number of commits between plan_head_before and plan_head_after',
  claims: claimsOfGsd('gsd-summary'),
  severityOfVerdict: severityInGsd('gsd-summary'),
  relatedFiles: relatedFilesOfSummary,
  leniencies: gsdLeniencies,
  citedWork: workOfSummary,
  rules: gsdSummaryRules,
  structureInWords: 'Return is a summary in Markdown',
  sample: gsdSummarySample,
} satisfies Partial<Standard>;

/** The common parts of all versions of plans. */
export const gsdPlan = {
  ...gsdStandard,
  succeeds: () => true,
  claimsInWords: 'the files in must_haves.artifacts, once the plan has its summary',
  claims: claimsOfGsd('gsd-plan'),
  severityOfVerdict: severityInGsd('gsd-plan'),
  relatedFiles: relatedFilesOfPlan,
  leniencies: gsdObserverLeniencies,
  rules: gsdPlanRules,
  structureInWords: 'Return is a plan in Markdown',
  sample: gsdPlanSample,
} satisfies Partial<Standard>;

/** The common parts of all versions of verifications. */
export const gsdVerification = {
  ...gsdStandard,
  claimsInWords: 'the files that the table of required artifacts reports as present',
  claims: claimsOfGsd('gsd-verification'),
  severityOfVerdict: severityInGsd('gsd-verification'),
  relatedFiles: relatedFilesOfVerification,
  leniencies: gsdObserverLeniencies,
  rules: gsdVerificationRules,
  structureInWords: 'Return is a verification in Markdown',
  sample: gsdVerificationSample,
} satisfies Partial<Standard>;
