import type { Claim, ClaimWeight, Verdict } from '../../model/claim.js';
import type { ClaimPlace, Leniency, RuleUse, Standard, WorkSince } from '../../model/standard.js';
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
import { bmadClaims, bmadPossibleClaims } from './claims.js';
import { epicOf } from './place.js';
import { useFrom } from '../define.js';
import * as rules from './rules/index.js';
import { bmadSpecSample, bmadStorySample } from './samples.js';
import { relatedFilesOfStory } from './sprint-status.js';
import { isClaiming, stateOf } from './status.js';

const use = useFrom(rules);

/** The rules for stories and specs. */
const bmadRules: readonly RuleUse[] = [
  ...documentRules,
  use('no-return-found'),
  use('bmad-status'),
  use('bmad-tasks-open'),
  use('bmad-deleted-present'),
  use('bmad-baseline-unknown'),
  use('bmad-untouched'),
];

const bmadStoryRules: readonly RuleUse[] = [
  ...bmadRules,
  use('bmad-file-list'),
  use('bmad-sprint-status'),
  use('bmad-unread'),
];

/** Stories stay while work continues, and their paths are relative to the agent's package or project. */
const bmadLeniencies: ReadonlySet<Leniency> = new Set([
  'path-ending',
  'folder',
  'empty-folder',
  'name',
  'siblings',
  'untouched-ending',
  'ignored',
  'ignored-on-disk',
  'step',
]);

/** The commit in the frontmatter, and the files made since. */
const bmadWorkSince: WorkSince = {
  isBaseline: ({ kind, type }) => kind === 'commit' && type === 'baseline',
  isMade: ({ kind, type }) => kind === undefined && type !== 'deleted',
};

const SEVERITIES: ReadonlyMap<string | null, Severities> = new Map([
  ['created', MADE],
  ['modified', MADE],
  // A ticked task is part of a plan.
  ['task', { ...PLANNED, empty: 'notice' }],
  ['deleted', DELETED],
]);

/** Returns how severe a verdict is in a story or a spec. */
export function severityInBmad(claim: Claim, verdict: Verdict, { isOfChange }: ClaimPlace): ClaimWeight | undefined {
  // The author who lists a file in this change knows what became of it.
  const isListed = claim.type === 'listed' && verdict.name === 'missing';
  const severities = SEVERITIES.get(claim.type) ?? (isListed && isOfChange ? MADE : LISTED);
  const { name, by, foundAt } = verdict;
  // The path is relative to the agent's package: nothing needs a fix, unless several files fit.
  const isInPackage = name === 'relocated' && by === 'ending' && foundAt !== null && claim.path.includes('/');
  const exception = claim.type === 'deleted' ? severities[name] : isInPackage ? 'pass' : undefined;
  return severityInDocument(claim, verdict, severities, exception);
}

/** The common parts of all versions of stories and specs. */
const bmadStandard = {
  readStatus: stateOf,
  succeeds: isClaiming,
  artifactTypes: [],
  confusions: { status: new Map(), artifactType: new Map() },
  claimFields: [],
  claims: bmadClaims,
  possibleClaims: bmadPossibleClaims,
  groupOf: epicOf,
  severityOfVerdict: severityInBmad,
  isMildIfUnknown: true,
  leniencies: bmadLeniencies,
  commonNames: COMMON_NAMES,
  workSince: bmadWorkSince,
} satisfies Partial<Standard>;

/** The common parts of all versions of stories. */
export const bmadStory = {
  ...bmadStandard,
  claimsInWords:
    'the files in the File List, unless the status says that the story is not done, and the commit at which the work began',
  relatedFiles: relatedFilesOfStory,
  rules: bmadStoryRules,
  structureInWords: 'Return is a story in Markdown',
  sample: bmadStorySample,
} satisfies Partial<Standard>;

/** The common parts of all versions of specs. */
export const bmadSpec = {
  ...bmadStandard,
  claimsInWords:
    'the files of ticked tasks, of the review order and of the result, unless the status says that the spec is not done, and the commit at which the work began',
  rules: [...bmadRules, use('bmad-unread')],
  structureInWords: 'Return is a build spec in Markdown',
  sample: bmadSpecSample,
} satisfies Partial<Standard>;
