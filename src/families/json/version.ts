import type { Standard, RuleUse, Shape, Confusion } from '../../model/standard.js';
import { ruleList, rulesOnWork, useFrom } from '../define.js';
import * as rules from './rules/index.js';
import { metadataSample } from './samples.js';
import type { Claim } from '../../model/claim.js';
import { field, isArray, isObject, stringField, type JsonObject } from '../../model/json.js';
import { phasesOf } from '../../model/return.js';
import { join } from '../../model/pointer.js';
import { count } from '../../model/text.js';

/** Lists a rule of this family, or a shared one. */
export const use = useFrom(rules);

const SUCCESS_BY_KIND = { research: 'researched', plan: 'planned', implement: 'implemented' } as const;

/** Words that people write instead of one right word. */
type Words = readonly (readonly [word: string, Confusion])[];

function words(written: readonly string[], confusion: Confusion): Words {
  return written.map((word) => [word, confusion]);
}

const SUCCESS_WORDS = ['complete', 'done', 'success', 'succeeded', 'successful', 'finished', 'ok'];

const contextual: Words = [
  ['completed', { instead: SUCCESS_BY_KIND, because: 'It stops the calling tool; for success, say what was done.' }],
  ...words(SUCCESS_WORDS, { instead: SUCCESS_BY_KIND, because: 'For success, say what was done.' }),
  ...words(['research_complete', 'research_completed', 'research-complete'], {
    instead: 'researched',
    because: 'A finished research is one word.',
  }),
  ...words(['plan_complete', 'plan_completed', 'planning_complete', 'plan-complete'], {
    instead: 'planned',
    because: 'A finished plan is one word.',
  }),
  ...words(['implementation_complete', 'implementation_completed', 'implement_complete'], {
    instead: 'implemented',
    because: 'A finished implementation is one word.',
  }),
];

const stopped: Words = [
  ...words(['error', 'failure'], { instead: 'failed' }),
  ['incomplete', { instead: 'partial' }],
  ['timeout', { instead: 'partial', because: 'A time limit is reported in errors.' }],
  ['waiting', { instead: 'blocked' }],
];

const begun = words(['in-progress', 'started', 'running'], { instead: 'in_progress' });

const plainSuccess: Words = [
  ...words(SUCCESS_WORDS, { instead: 'completed' }),
  ...words(['researched', 'planned', 'implemented', 'research_complete', 'plan_complete'], {
    instead: 'completed',
    because: 'That word belongs to a metadata file.',
  }),
];

/** Confusions for versions whose success statuses name the finished work, in a metadata file. */
const metadataStatusWords = new Map([...contextual, ...stopped, ...begun]);

/** Confusions for versions whose success statuses name the finished work, on the console. */
export const contextualStatusWords = new Map([...contextual, ...stopped]);

/** Confusions for versions with one word for success. */
const plainStatusWords = new Map([...plainSuccess, ...stopped]);

/** Words for types, with the types they may mean: the first that a version has counts. */
const TYPE_SYNONYMS: readonly (readonly [written: readonly string[], meant: readonly string[]])[] = [
  [
    ['research', 'report', 'analysis', 'research_report', 'research-report', 'audit'],
    ['report', 'research'],
  ],
  [['design', 'implementation_plan', 'implementation-plan'], ['plan']],
  [['code', 'source', 'config', 'configuration', 'script', 'file'], ['implementation']],
  [
    ['test', 'tests'],
    ['test', 'implementation'],
  ],
  [
    ['doc', 'docs', 'documentation'],
    ['documentation', 'implementation'],
  ],
  [['implementation_summary', 'implementation-summary'], ['summary']],
  [['handoff'], ['handoff', 'summary']],
];

/** Words that are written for a version's types, with the type that is meant. */
function artifactTypeWords(types: readonly string[]): Standard['confusions']['artifactType'] {
  return new Map(
    TYPE_SYNONYMS.flatMap(([written, meant]) => {
      const instead = meant.find((type) => types.includes(type));
      const others = written.filter((word) => !types.includes(word));
      return instead === undefined ? [] : words(others, { instead });
    }),
  );
}

/** The settings of a version of a JSON form; the rest follows from its id and its schema. */
interface JsonVersion
  extends
    Pick<
      Standard,
      | 'id'
      | 'family'
      | 'version'
      | 'title'
      | 'isDefault'
      | 'source'
      | 'open'
      | 'success'
      | 'sample'
      | 'shape'
      | 'validate'
    >,
    Partial<Pick<Standard, 'since' | 'claimFields'>> {
  readonly statusWords: ReadonlyMap<string, Confusion>;
  /** Rules besides those of all JSON forms: the family's, and the version's, which take precedence. */
  readonly familyRules?: readonly RuleUse[];
  readonly rules: readonly RuleUse[];
  /** True if its returns count phases, which a plan in the same tree marks. */
  readonly countsPhases: boolean;
}

/** Returns a version of a JSON form. */
export function jsonVersion({ statusWords, familyRules = [], rules, countsPhases, ...version }: JsonVersion): Standard {
  const { shape } = version;
  const artifactTypes = shape.enums['/artifacts/*/type'] ?? [];
  return {
    claimFields: [{ pattern: '/artifacts/*/path' }],
    ...version,
    statuses: shape.enums['/status'] ?? [],
    artifactTypes,
    confusions: { status: statusWords, artifactType: artifactTypeWords(artifactTypes) },
    ...(countsPhases ? { claimsInWords: PROGRESS_IN_WORDS, claims: progressClaims(shape) } : {}),
    rules: ruleList(jsonRules, familyRules, rules),
  };
}

/** The rules of every version of a JSON form. */
const jsonRules: readonly RuleUse[] = [
  ...rulesOnWork,
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
  use('artifact-path-slashes'),
  use('artifact-path-valid'),
  use('artifact-duplicate'),
  use('phantom-work'),
  use('too-many-claims'),
  use('session-id-empty'),
  use('session-id-format'),
  use('session-id-mismatch'),
  use('metadata-field-type'),
  use('phase-counts'),
  use('no-returns'),
];

/** The rules of versions whose returns describe the agent in `metadata` and failures in `errors`. */
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

/** The further rules of every version of the metadata file. */
const returnMetaRules: readonly RuleUse[] = [
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

/** The further rules of every version of the console return. */
const subagentReturnRules: readonly RuleUse[] = [
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

/** The common parts of all versions of the metadata file. */
export const returnMeta = {
  open: ['in_progress'],
  success: ['researched', 'planned', 'implemented'],
  statusWords: metadataStatusWords,
  countsPhases: true,
  familyRules: returnMetaRules,
  sample: metadataSample,
} as const;

/** The common parts of all versions of the console return. */
export const subagentReturn = {
  open: [],
  success: ['completed'],
  statusWords: plainStatusWords,
  countsPhases: false,
  familyRules: subagentReturnRules,
} as const;

/** Statuses of work without a plan: its phase counts mean something else. */
const WITHOUT_PLAN: ReadonlySet<string | undefined> = new Set(['researched', 'needs_research']);

/** The maximum number of artifacts that are searched for the plan. */
const MOST_ARTIFACTS = 1_000;

/** The description of these claims. */
const PROGRESS_IN_WORDS = 'the counts of phases, by the marks in the plan';

/** The progress claims of returns with such a shape: by their phase counts, and by `plan_markers_verified`. */
function progressClaims(shape: Shape): (value: JsonObject) => readonly Claim[] {
  return (value) => {
    if (WITHOUT_PLAN.has(stringField(value, 'status'))) return [];
    const counts = phasesOf({ value, standard: { shape } });
    const completed = wholeNumber(counts.completed);
    const total = wholeNumber(counts.total);
    // A total of 0 claims nothing: agents write 0 before there is a plan.
    if (total === 0) return [];
    const isVerified = field(value, VERIFIED) === true && shape.fields['']?.includes(VERIFIED) === true;
    if (completed === null && !isVerified) return [];
    const plans = plansIn(value);
    const claim = (done: number | 'all', pointer: string): Claim => ({
      kind: 'progress',
      path: phasesInWords(done, total),
      pointer,
      type: null,
      asked: { kind: 'progress', completed: done, total, plans },
    });
    return [
      ...(completed === null ? [] : [claim(completed, join(counts.place, 'phases_completed'))]),
      // If the counts say the same, it is one claim.
      ...(isVerified && (completed === null || completed !== total) ? [claim('all', join('', VERIFIED))] : []),
    ];
  };
}

const VERIFIED = 'plan_markers_verified';

function wholeNumber(value: number | undefined): number | null {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function phasesInWords(done: number | 'all', total: number | null): string {
  if (done === 'all') return total === null ? 'all phases' : `all of ${count(total, 'phase')}`;
  return total === null ? count(done, 'phase') : `${String(done)} of ${count(total, 'phase')}`;
}

/** The artifacts that are plans by type or folder; those by both come first. */
function plansIn(value: JsonObject): readonly string[] {
  const artifacts = field(value, 'artifacts');
  if (!isArray(artifacts)) return [];
  const plans: string[] = [];
  const others: string[] = [];
  for (const artifact of artifacts.slice(0, MOST_ARTIFACTS)) {
    const path =
      typeof artifact === 'string' ? artifact : isObject(artifact) ? stringField(artifact, 'path') : undefined;
    if (path === undefined || path.trim() === '') continue;
    const isPlan = isObject(artifact) && stringField(artifact, 'type') === 'plan';
    const isInPlans = /(?:^|[/\\])plans[/\\]/.test(path);
    if (isPlan && isInPlans) plans.push(path);
    else if (isPlan || isInPlans) others.push(path);
  }
  return [...plans, ...others];
}
