import { UNFINISHED, wayToSession } from '../model/return.js';
import type { RuleUse, Standard } from '../model/standard.js';
import type { FamilyName } from '../model/vocabulary.js';
import { listOf, quote } from '../model/text.js';

/** A sentence of the instruction, and the rules whose demand it tells: the schema cannot say it, or says it milder. */
interface Demand {
  readonly rules: readonly string[];
  readonly text: (standard: Standard, has: (rule: string) => boolean) => string | null;
}

const CLOSED = ['partial', 'failed', 'blocked'];

const DEMANDS: readonly Demand[] = [
  {
    rules: [
      'session-id-empty',
      'agent-type-empty',
      'summary-empty',
      'artifact-path-empty',
      'artifact-summary',
      'error-text-empty',
      'completion-data-required',
      'claudemd-required',
    ],
    text: () => 'No required text is blank.',
  },
  {
    rules: ['session-id-format'],
    text: (standard) => {
      const { rules } = standard;
      const isOfTask = rules.some(
        ({ rule, params }) => rule.id === 'session-id-format' && params?.format === 'agent-task',
      );
      const form = isOfTask ? '{agent}_{task}_{timestamp}_{random}' : 'sess_{digits}_{word}';
      return `${quote(wayToSession(standard).join('.'))} is the id that the caller gave, of the form ${form}.`;
    },
  },
  {
    rules: ['phases-required'],
    text: () =>
      'When "status" is "implemented" or "partial": "phases_completed" is required and "phases_total" is required, both whole numbers of 0 or more.',
  },
  {
    rules: ['partial-phases-whole'],
    text: () => 'When "status" is "partial": "phases_completed" is less than "phases_total".',
  },
  {
    rules: ['continuation-required'],
    text: () =>
      'When "status" is "partial": "continuation_path" is required and names the file that says how to go on, unless "continuation_context" does.',
  },
  {
    rules: ['blockers-required'],
    text: () => 'When "status" is "blocked": "blockers" is required and "blockers" holds at least 1 element.',
  },
  { rules: ['handoff-tokens'], text: () => 'The whole object has at most 600 tokens, of about 4 characters each.' },
  {
    rules: ['summary-length', 'summary-tokens'],
    text: () => 'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
  },
  {
    rules: ['artifact-summary-length', 'artifact-summary-sentence'],
    text: () => 'The "summary" of an artifact is one sentence of at most 200 characters.',
  },
  {
    rules: ['delegation-depth', 'delegation-path'],
    text: () => '"metadata.delegation_depth" is 0 to 3, and "metadata.delegation_path" is not empty.',
  },
  { rules: ['delegation-cycle'], text: () => 'No name stands twice in "metadata.delegation_path".' },
  { rules: ['duration-negative'], text: () => '"metadata.duration_seconds" is 0 or more.' },
  {
    rules: ['errors-required'],
    text: ({ statuses, family }) => {
      // The schema of the console return says so itself.
      if (family !== 'return-meta') return null;
      const stopped = CLOSED.filter((status) => statuses.includes(status));
      return `When "status" is ${listOf(stopped.map((status) => quote(status)))}: "errors" is required and "errors" holds at least 1 element.`;
    },
  },
  {
    rules: ['error-message-length', 'next-steps-length', 'error-code-format'],
    text: () =>
      'The "message" of an error has at most 500 characters, "next_steps" at most 300; a "code" is in UPPER_SNAKE_CASE.',
  },
  {
    rules: ['phase-counts', 'implemented-phases-short'],
    text: (_, has) =>
      `"phases_completed" is at most "phases_total"${has('implemented-phases-short') ? ', and equals it when "status" is "implemented"' : ''}.`,
  },
  {
    rules: ['progress-behind'],
    text: () => 'The plan of the task marks at least "phases_completed" of its phases as [COMPLETED].',
  },
  {
    rules: ['claudemd-none'],
    text: () =>
      '"completion_data.claudemd_suggestions" is not "none" where an artifact lies below .claude/ or .opencode/.',
  },
  {
    rules: ['envelope-field'],
    text: () => 'No part is left out: where there are no artifacts or no risks, it is "None."',
  },
  { rules: ['envelope-summary-sentences'], text: () => 'The summary has 1 to 3 sentences.' },
  {
    rules: ['envelope-next-vague'],
    text: () => 'What comes next is named: "continue" or "proceed" alone is not enough.',
  },
  { rules: ['envelope-risk-severity'], text: () => 'Each risk starts with CRITICAL, WARNING or SUGGESTION.' },
  { rules: ['envelope-success-with-critical'], text: () => '"success" has no CRITICAL risk.' },
  { rules: ['envelope-critical-with-warning'], text: () => '"warning" has no CRITICAL risk: that is a "failure".' },
  {
    rules: ['envelope-failure-without-risk', 'envelope-warning-without-risk'],
    text: () => '"warning" and "failure" name at least one risk.',
  },
  {
    rules: ['envelope-mode'],
    text: () =>
      'All artifacts are kept in one place: paths in the project, Engram observations such as #obs-1, or "None (ephemeral)".',
  },
  {
    rules: ['envelope-unread'],
    text: () => 'A code block below Artifacts, if there is one, only lists paths, one a line.',
  },
  {
    rules: ['envelope-change-folder'],
    text: () => 'The change has the name of its folder below openspec/changes/.',
  },
  {
    rules: ['verify-contradiction'],
    text: () =>
      'With "pass" and "pass_with_warnings" both exit codes, "blockers" and "critical_findings" are 0, and "requirements" and "scenarios" are whole, such as 5/5; with "fail" at least one of them is not.',
  },
  {
    rules: ['verify-field', 'verify-value'],
    text: () =>
      'The optional fields stand there all or none: all where a missing review authority alone denied the run. Then "verdict" is "fail", both exit codes are 125, which they are in no other case, both output hashes are that of an empty output, and "blockers" and "critical_findings" are above 0.',
  },
  {
    rules: ['verify-value'],
    text: () =>
      'A command is the one that was run: no place to be filled in, and no word such as "n/a", "none", "todo" or "passed" for it.',
  },
  {
    rules: ['verify-totals'],
    text: () =>
      'The totals of "requirements" and "scenarios" are the headings "### Requirement: name" and "#### Scenario: name" in the specs beside the report.',
  },
  {
    rules: ['gsd-name'],
    text: () => '"phase" and "plan" begin with the numbers that the name of the file has for them.',
  },
  {
    rules: ['gsd-duplicate-key'],
    text: () => 'A key appears once in its map.',
  },
  {
    rules: ['gsd-unread'],
    text: () => 'Each file in "key-files" is an item of its own below "created", "modified" or "deleted".',
  },
  {
    rules: ['gsd-commit-placeholder', 'gsd-commit-unknown'],
    text: () =>
      'Below a heading Task Commits each commit is cited by its id in a code span, as the history of the branch has it: no id of the template, and no "pending" or "TBD".',
  },
  {
    rules: ['gsd-self-check-contradicted'],
    text: () =>
      'The self-check says PASSED only where every file that the summary calls created, modified or found is committed and not empty.',
  },
  {
    rules: ['gsd-self-check-failed'],
    text: ({ statuses, success }) => {
      const others = statuses.filter((status) => !success.includes(status));
      return `Where the self-check says FAILED, "status" is ${listOf(others.map((status) => quote(status)))}.`;
    },
  },
  {
    rules: ['gsd-coverage'],
    text: () =>
      'Each element of "coverage" has an "id" of its own; its "human_judgment" is true or false, with a "rationale" where it is true; each "verification" has a "kind" (unit, integration, e2e, automated_ui, manual_procedural, other) and a "status" (pass, fail, unknown).',
  },
  {
    rules: ['gsd-must-have-unread'],
    text: () => 'Each of "must_haves.artifacts" has a "path", and each of "must_haves.key_links" a "from".',
  },
  {
    rules: ['gsd-plan-autonomous'],
    text: () => 'With a task whose type begins with "checkpoint", "autonomous" is false.',
  },
  {
    rules: ['gsd-verification-score'],
    text: () => '"score" begins with N/M: N is at most M, and equals it when "status" is "passed".',
  },
  { rules: ['verify-open-tasks'], text: () => 'With success, every task in tasks.md beside the report is ticked.' },
];

/** Rules whose demand stands in the opening, among the fields or in the sentences that every version has. */
const TOLD_ELSEWHERE: readonly string[] = [
  'started-at',
  'partial-progress-required',
  'status-in-progress',
  'status-stale',
  'status-completed',
  'return-location',
  'console-json',
  'json-only',
  'json-syntax',
  'json-encoding',
  'json-duplicate-key',
  'return-object',
  'required-field',
  'field-type',
  'metadata-field-type',
  'metadata-top-level',
  'phases-top-level',
  'envelope-heading',
  'verify-envelope',
  'gsd-frontmatter',
  'gsd-field',
  'gsd-status',
  'artifact-path-relative',
  'artifact-path-slashes',
  'artifact-path-valid',
  'artifact-duplicate',
  'artifact-self',
  'artifact-missing',
  'artifact-empty',
  'artifact-blank',
  'artifact-case',
  'artifact-directory',
  'artifact-uncommitted',
  'artifact-unverifiable',
];

/** The rules of which the instruction speaks beside what the schema itself says. */
export const TOLD: ReadonlySet<string> = new Set([...DEMANDS.flatMap(({ rules }) => rules), ...TOLD_ELSEWHERE]);

/** Whether breaking a rule of a version is an error or a warning. */
export function isDemand({ rule, severity = rule.severity }: RuleUse): boolean {
  return severity === 'error' || severity === 'warning';
}

/** What the rules of a version demand beyond its schema, a sentence each. */
export function demandsOf(standard: Standard): readonly string[] {
  const demanding = new Set(standard.rules.filter(isDemand).map(({ rule }) => rule.id));
  const has = (rule: string): boolean => demanding.has(rule);
  return DEMANDS.flatMap(({ rules, text }) => (rules.some(has) ? (text(standard, has) ?? []) : []));
}

/** Fields that rules demand, whatever the schema says. */
const REQUIRED_BY_RULES: readonly {
  readonly rule: string;
  readonly places: readonly string[];
  /** Only in this family. */
  readonly family?: FamilyName;
  /** Only where the version sets this parameter of the rule. */
  readonly param?: string;
}[] = [
  { rule: 'artifact-summary', places: ['/artifacts/summary'] },
  {
    rule: 'gsd-field',
    family: 'gsd-summary',
    places: ['/phase', '/plan', '/subsystem', '/tags', '/duration', '/completed'],
  },
  { rule: 'gsd-status', family: 'gsd-summary', places: ['/status'], param: 'required' },
  {
    rule: 'gsd-field',
    family: 'gsd-plan',
    places: ['/phase', '/plan', '/type', '/wave', '/depends_on', '/files_modified', '/autonomous', '/must_haves'],
  },
  { rule: 'gsd-field', family: 'gsd-verification', places: ['/phase', '/status', '/score', '/verified'] },
];

/** Whether a rule of a version that is an error or a warning demands the field at a place. */
export function isRequiredByRule(place: string, { family, rules }: Standard): boolean {
  return REQUIRED_BY_RULES.some(
    (demand) =>
      demand.places.includes(place) &&
      (demand.family ?? family) === family &&
      rules.some(
        (use) =>
          use.rule.id === demand.rule &&
          isDemand(use) &&
          (demand.param === undefined || use.params?.[demand.param] === true),
      ),
  );
}
