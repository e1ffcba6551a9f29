import type { Problem } from '../../../model/finding.js';
import { has, stringField, type JsonObject } from '../../../model/json.js';
import type { ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import type { Vocabulary } from '../../../model/standard.js';
import {
  AUTHORITY_FIELDS,
  completedOf,
  MISSING_AUTHORITY,
  VERIFY_SCHEMA,
  wholeNumber,
  type VerifyField,
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

/** What is wrong with a value, as the end of a sentence; null for a right one. */
type Wrong = (text: string, standard: Vocabulary, value: JsonObject) => string | null;

const word =
  (right: string): Wrong =>
  (text) =>
    text === right ? null : `${quote(right)} was expected`;

const hash: Wrong = (text) =>
  /^sha256:[0-9a-f]{64}$/.test(text) ? null : 'a hash is "sha256:" and 64 lower-case hexadecimal digits';

const number: Wrong = (text) => (wholeNumber(text) === null ? 'a whole number was expected, digits only' : null);

const count: Wrong = (text) => {
  if (!/^\d+\/\d+$/.test(text)) return 'a count is digits, a slash, digits, and nothing behind them, such as 4/5';
  const read = completedOf(text);
  return read === null || read.completed > read.total ? 'more cannot be completed than there is' : null;
};

const command: Wrong = (text) => {
  if (/[{}<>]/.test(text)) return 'that is a place to be filled in: the command that was run was expected';
  const lower = text.toLowerCase();
  return NO_COMMANDS.some((none) => none === lower) ? 'that is no command: the one that was run was expected' : null;
};

const verdict: Wrong = (text, { statuses }) =>
  statuses.includes(text) ? null : `one of ${listOf(statuses.map((status) => quote(status)))} was expected`;

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

export const verifyValue: ReturnRule = {
  id: 'verify-value',
  area: 'verification',
  // The verdict of a verification is its status.
  step: ({ pointer }) => (pointer === '/verdict' ? 'status' : 'fields'),
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'Every field of a verification has a valid value',
  rationale:
    'Values are compared as they are there: what follows them on the line belongs to them, and a placeholder that was left in says that nothing was run.',
  remedy:
    'Write hashes as `sha256:` and 64 digits, counts as `completed/total`, exit codes as digits, the commands that were run, and one of the three verdicts.',
  demand: {
    order: 30,
    text: 'A command is the one that was run: no place to be filled in, and no word such as "n/a", "none", "todo" or "passed" for it.',
  },
  sources: [{ document: 'upstream', heading: 'verify-result, parseVerifyReport' }],
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
  check({ value, standard }) {
    return Object.entries(WRONG).flatMap(([name, wrong]): readonly Problem[] => {
      // A project's own word was read as the verdict that it means.
      const text = stringField(value, name === 'verdict' ? 'status' : name);
      // The rule on fields reports an empty one.
      if (text === undefined || text === '') return [];
      const because = wrong(text, standard, value);
      if (because === null) return [];
      return [
        {
          pointer: `/${name}`,
          message: `The value of ${name} is ${quote(text)}; ${because}.`,
          recommendation: `Write the value of ${name} alone, as it was measured.`,
        },
      ];
    });
  },
};
