import type { Claim, ClaimWeight, Verdict } from '../../model/claim.js';
import type { Leniency, RuleUse, WorkSince } from '../../model/standard.js';
import { DELETED, documentRules, LISTED, MADE, severityInDocument, type Severities } from '../documents.js';
import { use } from './rules/index.js';

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

/** A task is a plan with a tick: the work may have gone another way. */
const TASK: Severities = {
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

const SEVERITIES: ReadonlyMap<string | null, Severities> = new Map([
  ['created', MADE],
  ['modified', MADE],
  ['task', TASK],
  ['deleted', DELETED],
]);

/** Returns how severe a verdict is in a story or a spec. */
export function weighBmad(claim: Claim, verdict: Verdict): ClaimWeight | undefined {
  const severities = SEVERITIES.get(claim.type) ?? LISTED;
  const { name, by, foundAt } = verdict;
  // The path is relative to the package in which the agent worked: there is nothing to do, unless it can mean several files.
  const isInPackage = name === 'relocated' && by === 'ending' && foundAt !== null && claim.path.includes('/');
  const exception = claim.type === 'deleted' ? severities[name] : isInPackage ? 'pass' : undefined;
  return severityInDocument(claim, verdict, severities, exception);
}
