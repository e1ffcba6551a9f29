import type { Problem } from '../../../model/finding.js';
import { has, type JsonObject, listField, numberField, stringField } from '../../../model/json.js';
import { changeOf, withoutDate } from '../../../model/requirements.js';
import { type Located, objectsOf } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { listOf, nearest, quote, quotedList } from '../../../model/text.js';
import type { Vocabulary } from '../../../model/standard.js';
import {
  AUTHORITY_FIELDS,
  completedOf,
  FENCE_FAULTS,
  type FenceFault,
  MISSING_AUTHORITY,
  REQUIRED_FIELDS,
  VERIFY_FIELDS,
  VERIFY_SCHEMA,
  type VerifyField,
  wholeNumber,
} from '../words.js';

/** Words written in place of a command when none was run. */
const NO_COMMANDS = [
  'n/a',
  'na',
  'none',
  'todo',
  'tbd',
  'pass',
  'passed',
  'success',
  'recorded',
  'placeholder',
] as const;

const word =
  (right: string): Wrong =>
  (text) =>
    text === right ? null : `${quote(right)} was expected`;

const hash: Wrong = (text) =>
  /^sha256:[0-9a-f]{64}$/.test(text) ? null : 'a hash is "sha256:" and 64 lower-case hexadecimal digits';

const number: Wrong = (text) => (wholeNumber(text) === null ? 'a whole number was expected, digits only' : null);

const count: Wrong = (text) => {
  if (!/^\d+\/\d+$/.test(text)) return 'a count is digits, a slash and digits, with nothing after them, such as 4/5';
  const read = completedOf(text);
  return read === null || read.completed > read.total ? 'more cannot be completed than there is' : null;
};

const command: Wrong = (text) => {
  if (/[{}<>]/.test(text)) return 'that is a placeholder: the command that was run was expected';
  const lower = text.toLowerCase();
  return NO_COMMANDS.some((none) => none === lower) ? 'that is no command: the one that was run was expected' : null;
};

const verdict: Wrong = (text, { statuses }) =>
  statuses.includes(text) ? null : `one of ${quotedList(statuses)} was expected`;

const WRONG: Readonly<Record<VerifyField, Wrong>> = {
  schema: word(VERIFY_SCHEMA),
  evidence_revision: hash,
  verdict,
  blockers: number,
  critical_findings: number,
  requirements: count,
  scenarios: count,
  test_command: command,
  test_exit_code: number,
  test_output_hash: hash,
  build_command: command,
  build_exit_code: number,
  build_output_hash: hash,
  authority_only_failure: word('true'),
  missing_review_authority: (text, _, value) => {
    const isAlone = AUTHORITY_FIELDS.every((name) => name === MISSING_AUTHORITY || !has(value, name));
    if (text === 'true' || (isAlone && text === 'false')) return null;
    return isAlone ? '"true" or "false" was expected' : '"true" was expected';
  },
  substantive_failure: word('false'),
  command_failed: word('false'),
  observed_authority_revision: hash,
};

const IN_WORDS: Readonly<Record<FenceFault, string>> = {
  bare: 'is bare text, not in a fence',
  'in-front-matter': 'is YAML front matter, not in a fence',
  'front-matter': 'comes after YAML front matter',
  'not-first': 'is not the first content of the report',
  'not-yaml': 'is in a fence that is not opened by ```yaml',
  unended: 'is in a fence that never ends',
};

export const envelopeRules = rulesOnReturns('verification', {
  'verify-field': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'The envelope of a verification has its thirteen fields, each once, and no others',
      rationale:
        'The program that reads the envelope rejects all of it if a field is missing, repeated or unknown. It allows no nesting, lists or comments: a line is `key: value`.',
      remedy:
        'Write each field once, on its own line, and remove other lines. Of the five fields of a missing review authority, write all, none, or only `missing_review_authority`.',
      demand: {
        order: 20,
        text: 'Write all or none of the optional fields: all if a missing review authority alone denied the run. Then "verdict" is "fail", both exit codes are 125, as in no other case, both output hashes are that of an empty output, and "blockers" and "critical_findings" are above 0.',
      },
      sources: ['upstream verify-result, parseScalarFields and parseVerifyReport'],
      bad: [
        { replace: [['blockers: 0\n', '']] },
        { replace: [['verdict: pass', 'verdict: pass\nreviewer: nobody']] },
        { replace: [['verdict: pass', 'verdict: pass\nverdict: pass']] },
        { replace: [['verdict: pass', 'verdict: pass\n- all is well']] },
        { replace: [['build_exit_code: 0', 'build_exit_code: 0\ncommand_failed: false']] },
      ],
      good: [
        {},
        { replace: [['verdict: pass', '\nverdict :  pass']] },
        { replace: [['build_exit_code: 0', 'build_exit_code: 0\nmissing_review_authority: false']] },
      ],
    }),
    check({ value }) {
      return [...absent(value), ...blank(value), ...objectsOf({ value }, 'lines').map(lineProblem)];
    },
  },
  'verify-value': {
    // The verdict of a verification is its status.
    step: ({ pointer }) => (pointer === '/verdict' ? 'status' : 'fields'),
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Every field of a verification has a valid value',
      rationale:
        'Values are compared as written: anything after them on the line is part of them, and a placeholder shows that nothing was run.',
      remedy:
        'Write hashes as `sha256:` and 64 digits, counts as `completed/total`, exit codes as digits, the commands that were run, and one of the three verdicts.',
      demand: {
        order: 30,
        text: 'A command is the one that was run: no placeholder, and no word such as "n/a", "none", "todo" or "passed" instead.',
      },
      sources: ['upstream verify-result, parseVerifyReport'],
      bad: [
        { replace: [['verdict: pass', 'verdict: pass_scoped']] },
        { replace: [['requirements: 2/2', 'requirements: 2/2   # one deferred']] },
        { replace: [['test_command: npm test', 'test_command: <the test command>']] },
        { replace: [['build_command: npm run build', 'build_command: N/A']] },
        { replace: [['evidence_revision: sha256:', 'evidence_revision: pending']] },
        { replace: [['blockers: 0', 'blockers: none']] },
        { replace: [[VERIFY_SCHEMA, 'gentle-ai.verify-result']] },
      ],
      good: [{}, { replace: [['verdict: pass', 'verdict: pass_with_warnings']] }],
    }),
    check({ value, standard }) {
      return Object.entries(WRONG).flatMap(([name, wrong]): readonly Problem[] => {
        // A project's own word was replaced by the verdict that it means.
        const text = stringField(value, name === 'verdict' ? 'status' : name);
        // The rule on fields reports an empty one.
        if (text === undefined || text === '') return [];
        const because = wrong(text, standard, value);
        if (because === null) return [];
        return [
          {
            pointer: `/${name}`,
            message: `The value of ${name} is ${quote(text)}; ${because}.`,
            recommendation: `Write only the value of ${name}, as measured.`,
          },
        ];
      });
    },
  },
  'verify-envelope': {
    step: 'structure',
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'The envelope of a verification is the first content of its report, in a YAML fence',
      rationale:
        'The program that decides about archiving a change only reads the fence at the start of the report. It ignores an envelope elsewhere.',
      remedy:
        'Start the report with a line ```yaml, the fields, and a line ```. Prose, tables and headings come after it.',
      sources: ['upstream verify-result, parseLeadingEnvelope'],
      bad: [
        { replace: [['```yaml', '# Verification\n\n```yaml']] },
        { replace: [['```yaml', '---\ntitle: Verification\n---\n\n```yaml']] },
        { replace: [['```yaml', '```json']] },
        { replace: [['```\n', '']] },
        {
          replace: [
            ['```yaml\n', ''],
            ['```\n', ''],
          ],
        },
        {
          replace: [
            ['```yaml', '---'],
            ['```\n', '---\n'],
          ],
        },
      ],
      good: [{}, { replace: [['```yaml', '\n\n```yaml']] }, { replace: [['```yaml', '```YML']] }],
    }),
    check({ value }) {
      const form = listField(value, 'form');
      const faults = FENCE_FAULTS.filter((fault) => form.includes(fault));
      if (faults.length === 0) return NOTHING;
      return {
        pointer: '/form',
        value: faults.join(),
        message: `The envelope ${listOf(
          faults.map((fault) => IN_WORDS[fault]),
          'and',
        )}; only a YAML fence at the start of the report is read.`,
        recommendation: 'Start the report with ```yaml, and end the fence with ``` after the last field.',
      };
    },
  },
  'verify-change-name': {
    needsPlace: true,
    severity: 'notice',
    about: () => ({
      summary: 'The report of a verification names the change in whose folder it is',
      rationale: 'A report with the name of another change was copied from there, or is in the wrong folder.',
      remedy: "Write the folder's name after `**Change**:`. In the archive, the date before it does not count.",
      sources: ['upstream verify-result, the template of the report'],
      bad: { replace: [['**Change**: parse-dates', '**Change**: parse-times']] },
      good: [
        {},
        { replace: [['**Change**: parse-dates', '**Change**: Dates in three forms']] },
        { replace: [['**Change**: parse-dates', '']] },
      ],
    }),
    check({ value, file }) {
      const named = stringField(value, 'change') ?? '';
      const change = changeOf(file);
      // Several words are a title.
      if (change === null || named === '' || /\s/.test(named) || named.includes(change)) return NOTHING;
      return {
        pointer: '/change',
        message: `The report names the change ${quote(withoutDate(named))}, but is in the folder of ${quote(change)}.`,
        recommendation: 'Write the name of the folder, or move the report to its own change.',
      };
    },
  },
});

const LONGEST = 120;

/** Returns a problem with all missing required fields, and one for the fields that must be given together. */
function absent(value: JsonObject): readonly Problem[] {
  const problems: Problem[] = [];
  const required = REQUIRED_FIELDS.filter((name) => !has(value, name));
  if (required.length > 0) {
    problems.push({
      property: required,
      message: `The envelope has no ${listOf(required, 'and')}.`,
      recommendation: `Add ${required.length === 1 ? 'the field' : 'the fields'}, one per line: key, colon, value.`,
    });
  }
  const authority = AUTHORITY_FIELDS.filter((name) => !has(value, name));
  const present = AUTHORITY_FIELDS.filter((name) => has(value, name));
  const [some] = present;
  const isAlone = present.length === 1 && some === MISSING_AUTHORITY;
  if (authority.length > 0 && some !== undefined && !isAlone) {
    problems.push({
      pointer: `/${some}`,
      part: 'key',
      message: `The envelope has ${some} without ${listOf(authority, 'and')}: write all five, none, or ${MISSING_AUTHORITY} alone.`,
      recommendation: 'Remove them, unless a missing review authority alone denied the run: then write all five.',
    });
  }
  return problems;
}

function blank(value: JsonObject): readonly Problem[] {
  return [...VERIFY_FIELDS].flatMap((name) =>
    stringField(value, name) === ''
      ? [
          {
            pointer: `/${name}`,
            message: `The field ${name} has no value.`,
            recommendation: 'Write the value after the colon, on the same line.',
          },
        ]
      : [],
  );
}

function lineProblem({ pointer, value: line }: Located): Problem {
  const text = stringField(line, 'text') ?? '';
  const key = stringField(line, 'key') ?? '';
  const fault = stringField(line, 'fault');
  if (fault === 'repeated') {
    const first = numberField(line, 'first_line');
    return {
      pointer,
      value: text,
      message: `The field ${key} appears a second time; the first is on line ${String(first)}.`,
      recommendation: 'Keep the right line, and remove the other.',
    };
  }
  if (fault === 'unknown') {
    const meant = nearest(key, [...VERIFY_FIELDS]);
    return {
      pointer,
      value: text,
      message: `The envelope has no field ${quote(key)}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
      recommendation:
        meant === undefined ? 'Write it after the fence, which only contains known fields.' : `Write ${meant}.`,
    };
  }
  return {
    pointer,
    value: text,
    message: `The line ${quote(text, LONGEST)} is not "key: value".`,
    recommendation: 'Write one field per line, or remove the line: lists, comments and nesting are not read.',
  };
}

/** The problem of a value, as the end of a sentence; null for a valid one. */
type Wrong = (text: string, standard: Vocabulary, value: JsonObject) => string | null;
