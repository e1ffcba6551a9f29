import type { Standard, RuleUse, Shape, Confusion } from '../../model/standard.js';
import { ruleList } from '../define.js';
import { shapeOf, type AjvValidator } from '../shape-errors.js';
import { artifactTypeWords, metadataStatusWords } from './confusions.js';
import { PROGRESS_IN_WORDS, progressClaims } from './progress.js';
import { use } from './rules/index.js';
import { metadataSample } from './samples.js';

/** What a version of a JSON form sets; the rest follows from its id and its schema. */
interface JsonVersion
  extends
    Pick<Standard, 'family' | 'title' | 'isDefault' | 'source' | 'open' | 'success' | 'claimFields' | 'sample'>,
    Partial<Pick<Standard, 'since'>> {
  readonly version: string;
  readonly statusWords: ReadonlyMap<string, Confusion>;
  /** Rules beside those of all JSON forms: of the family, and of the version, which count over them. */
  readonly rules: readonly (readonly RuleUse[])[];
  /** Whether its returns count phases, which a plan in the same tree marks. */
  readonly countsPhases: boolean;
  readonly shape: Shape;
  readonly validate: AjvValidator;
}

/** Returns a version of a JSON form. */
export function jsonVersion({ statusWords, rules, countsPhases, shape, validate, ...version }: JsonVersion): Standard {
  const artifactTypes = shape.enums['/artifacts/*/type'] ?? [];
  return {
    ...version,
    id: `${version.family}@${version.version}`,
    statuses: shape.enums['/status'] ?? [],
    artifactTypes,
    shape,
    confusions: { status: statusWords, artifactType: artifactTypeWords(artifactTypes) },
    ...(countsPhases ? { claimsInWords: PROGRESS_IN_WORDS, claims: progressClaims(shape) } : {}),
    rules: ruleList(jsonRules, ...rules),
    validate: shapeOf(validate),
  };
}

/** What the versions of the metadata file have in common. */
export const returnMeta = {
  family: 'return-meta',
  open: ['in_progress'],
  success: ['researched', 'planned', 'implemented'],
  statusWords: metadataStatusWords,
  countsPhases: true,
  sample: metadataSample,
} as const;

/** What every version of a JSON form demands. */
const jsonRules: readonly RuleUse[] = [
  use('json-syntax'),
  use('json-encoding'),
  use('json-duplicate-key'),
  use('return-object'),
  use('file-too-large'),
  use('return-undetermined'),
  use('too-many-elements'),
  use('too-many-returns'),
  use('required-field'),
  use('field-type'),
  use('unknown-field'),
  use('status-value'),
  use('artifact-object'),
  use('artifact-type'),
  use('artifact-path-empty'),
  use('artifact-path-relative'),
  use('artifact-path-slashes'),
  use('artifact-path-valid'),
  use('artifact-duplicate'),
  use('phantom-work'),
  use('too-many-claims'),
  use('artifact-missing'),
  use('artifact-empty'),
  use('artifact-blank'),
  use('artifact-self'),
  use('artifact-archived'),
  use('artifact-relocated'),
  use('artifact-removed'),
  use('artifact-undetermined'),
  use('artifact-uncommitted'),
  use('artifact-directory'),
  use('artifact-case'),
  use('artifact-unverifiable'),
  use('artifact-unchanged'),
  use('artifact-not-deleted'),
  use('session-id-empty'),
  use('session-id-format'),
  use('session-id-mismatch'),
  use('metadata-field-type'),
  use('phase-counts'),
  use('no-returns'),
  use('baseline-stale'),
  use('unclaimed-change'),
  use('return-deleted'),
  use('unclaimed-deletion'),
  use('returns-imported'),
];

/** What every version demands whose returns describe the agent in `metadata` and failures in `errors`. */
const metadataRules: readonly RuleUse[] = [
  use('agent-type-empty'),
  use('duration-negative'),
  use('delegation-cycle'),
  use('delegation-tail'),
  use('delegation-short'),
  use('agent-type-other'),
  use('agent-type-unknown'),
  use('errors-with-success'),
  use('error-type'),
  use('error-text-empty'),
];

/** What every version of the metadata file demands beside the rules of all JSON forms. */
export const returnMetaRules: readonly RuleUse[] = [
  ...metadataRules,
  use('console-json'),
  use('return-location'),
  use('task-slug-case'),
  use('status-completed'),
  use('status-in-progress'),
  use('status-stale'),
  use('summary-length'),
  use('summary-tokens'),
  use('no-emoji'),
  use('artifact-summary'),
  use('artifact-summary-length'),
  use('artifact-summary-sentence'),
  use('artifact-type-path'),
  use('delegation-depth'),
  use('delegation-path'),
  use('implemented-phases-short'),
  use('phases-top-level'),
  use('progress-behind'),
  use('progress-other-total'),
  use('metadata-top-level'),
  use('errors-required', { severity: 'warning' }),
  use('started-at'),
  use('partial-progress-required'),
  use('partial-progress-leftover'),
  use('completion-data-required'),
  use('completion-summary-sentences'),
  use('roadmap-items-meta'),
  use('roadmap-item-unknown'),
  use('meta-file-leftover'),
];

/** What every version of the console return demands beside the rules of all JSON forms. */
export const subagentReturnRules: readonly RuleUse[] = [
  ...metadataRules,
  use('json-only'),
  use('no-return-found'),
  use('standard-mismatch'),
  use('failed-with-artifacts'),
  use('summary-empty'),
  use('summary-length'),
  use('summary-tokens'),
  use('summary-sentences'),
  use('no-emoji'),
  use('no-markup'),
];
