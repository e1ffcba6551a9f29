import { failedWith, anotherChange, SAMPLE_HASHES } from '../samples.js';
import type { Changes, ReturnRecord } from '../../../model/context.js';
import { besideOf, openTasksIn, changeOf } from '../../../model/requirements.js';
import { isSuccess } from '../../../model/return.js';
import {
  rulesOnReturns,
  rulesOnClaims,
  type ClaimSubject,
  NOTHING,
  rulesOnRuns,
  type RunProblem,
} from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { because, unlessSuccess } from '../../../model/claim.js';
import { completedOf, HASH_OF_NOTHING } from '../words.js';
import { stringField } from '../../../model/json.js';

const TIMES_SPEC = 'openspec/changes/parse-dates/specs/times/spec.md';

const DATES_SPEC = 'openspec/changes/parse-dates/specs/dates/spec.md';

/** The maximum number of open tasks that are compared with the base's. */
const MOST_ITEMS = 1_000;

const TASKS = 'openspec/changes/parse-dates/tasks.md';

export const evidenceRules = rulesOnReturns('verification', {
  'verify-open-tasks': {
    step: 'artifacts',
    needsPlace: true,
    severity: 'warning',
    ofTruth: true,
    about: () => ({
      summary: 'A change that passed verification has no open tasks',
      rationale:
        'A change is verified when its tasks are done. An open task was forgotten, or was added later and is not covered by the report.',
      remedy: 'Finish the task and verify again, or tick it if it is done.',
      demand: {
        order: 50,
        text: 'With success, every task in tasks.md in the folder of the report is ticked.',
      },
      sources: ['upstream verify-result, Completeness in the template of the report'],
      bad: { tree: { [TASKS]: '- [x] 1.1 Parse dates\n- [ ] 4.2 Write the migration\n' } },
      good: [
        {},
        {
          tree: { [TASKS]: '- [ ] 4.2 Write the migration\n' },
          ...failedWith('build_exit_code: 0', 'build_exit_code: 1'),
        },
      ],
    }),
    check(subject) {
      if (!isSuccess(subject)) return NOTHING;
      const path = besideOf(subject.file, 'tasks.md');
      const open = openTasksIn(subject.beside.get(path) ?? '');
      const [first] = open;
      if (first === undefined) return NOTHING;
      const more = open.length === 1 ? '' : `, and ${String(open.length - 1)} more`;
      return {
        pointer: '/verdict',
        value: first.text,
        items: open.slice(0, MOST_ITEMS).map(({ text }) => text),
        message: `The verdict is a success, but ${quote(path, 200)} has an open task on line ${String(first.line)}: ${quote(first.text)}${more}.`,
        recommendation: 'Finish the open tasks and verify again, or tick those that are done.',
      };
    },
  },
  'verify-tasks-missing': {
    step: 'artifacts',
    needsPlace: true,
    severity: 'notice',
    ofTruth: true,
    about: () => ({
      summary: 'The tasks of a change are in the folder of its verification',
      rationale: 'The tasks show whether a change is complete. Without them a success cannot be checked.',
      remedy: 'Keep `tasks.md` with the report in the folder of the change.',
      sources: ['upstream verify-result, the status contract'],
      bad: { tree: { 'openspec/changes/parse-dates/tasks.md': null } },
    }),
    check(subject) {
      const path = besideOf(subject.file, 'tasks.md');
      if (!isSuccess(subject) || typeof subject.beside.get(path) === 'string') return NOTHING;
      return {
        pointer: '/verdict',
        message: `The verdict is a success, but there is no ${quote(path, 200)} to compare it with.`,
        recommendation: 'Commit the tasks of the change with the report.',
      };
    },
  },
  'verify-hash-of-nothing': {
    severity: 'notice',
    ofTruth: true,
    about: () => ({
      summary: 'The tests behind a successful verification printed something',
      rationale:
        'The hash is that of an empty output: the tests printed nothing, which is rare, or their output was not kept. A build may be silent.',
      remedy: 'Run the tests so that they print their results, and hash that output.',
      sources: ['upstream verify-result, VerifyEmptyOutputHash'],
      bad: { replace: [[SAMPLE_HASHES.tests, HASH_OF_NOTHING]] },
    }),
    check(subject) {
      if (!isSuccess(subject) || stringField(subject.value, 'test_output_hash') !== HASH_OF_NOTHING) return NOTHING;
      return {
        pointer: '/test_output_hash',
        message: 'The hash is that of an empty output: the tests printed nothing, or nothing was kept.',
        recommendation: 'Run the tests again, and hash what they print.',
      };
    },
  },
});

export const totalRules = rulesOnClaims('verification', {
  'verify-totals': {
    step: 'artifacts',
    needsPlace: true,
    verdict: 'differs',
    kinds: ['count'],
    severity: 'warning',
    about: () => ({
      summary: 'A verification counts the same requirements and scenarios as the specs in its folder',
      rationale:
        'A report with other totals than the specs was written for other specs: usually they were edited later, and nobody verified the additions.',
      remedy: 'Run the verification again, so that the report counts the current specs.',
      demand: {
        order: 40,
        text: 'The totals of "requirements" and "scenarios" are the headings "### Requirement: name" and "#### Scenario: name" in the specs in its folder.',
      },
      sources: ['upstream verify-result, ValidateVerifyReportAdmission'],
      bad: [
        { tree: { [TIMES_SPEC]: '### Requirement: Times\n\n#### Scenario: Noon\n' } },
        { replace: [['scenarios: 3/3', 'scenarios: 4/4']] },
      ],
      good: [{}, { tree: { [TIMES_SPEC]: 'Times are not parsed yet.\n' } }],
    }),
    check({ claim, verdict }, of, { changes }) {
      return {
        ...unlessSuccess(of, 'notice'),
        message: `The report counts ${quote(claim.path)}.${because(verdict)}${sinceWhen(claim.path, of, changes)}`,
        recommendation: 'Run the verification again, and write the totals of the specs in its folder.',
      };
    },
  },
  'verify-totals-unknown': {
    step: 'artifacts',
    needsPlace: true,
    verdict: 'not-countable',
    kinds: ['count'],
    severity: 'notice',
    about: () => ({
      summary: 'The specs of a verification have headings that can be counted',
      rationale:
        'The totals of a report are compared with the headings of the specs in its folder. Without such headings it is unknown whether they are right.',
      remedy:
        'Keep the specs in `specs/` in the folder of the report, and write `### Requirement: name` and `#### Scenario: name` for their headings.',
      sources: ['return-gate a total that cannot be compared with anything proves nothing'],
      bad: [{ tree: { [DATES_SPEC]: null } }, { tree: { [DATES_SPEC]: '### R1: Dates\n\n#### Case: Noon\n' } }],
    }),
    check({ claim, verdict }) {
      return {
        message: `The count ${quote(claim.path)} cannot be compared with anything.${because(verdict)}`,
        recommendation: 'Keep the specs in the folder of the report, with headings of the form that is counted.',
      };
    },
  },
});

export const hashRules = rulesOnRuns('verification', {
  'verify-hash-shared': {
    severity: 'notice',
    about: () => ({
      summary: 'No two hashes of verifications are the same',
      rationale:
        'Test and build outputs contain times and names, so identical outputs are rare. A repeated hash was probably copied, not measured.',
      remedy: 'Run the command again and hash its output, each output separately.',
      sources: ['return-gate a copied hash proves nothing'],
      bad: [{ replace: [[SAMPLE_HASHES.build, SAMPLE_HASHES.tests]] }, { tree: anotherChange(SAMPLE_HASHES.tests) }],
      good: [
        { tree: anotherChange(`sha256:${'6'.repeat(64)}`) },
        { tree: anotherChange(HASH_OF_NOTHING), also: ['verify-hash-of-nothing'] },
      ],
    }),
    check(run) {
      const problems: RunProblem[] = [];
      const first = new Map<string, { readonly record: ReturnRecord; readonly field: string }>();
      for (const record of run.returns) {
        const { file, index } = record;
        const own = new Map<string, string>();
        for (const { field, value, range } of record.hashes ?? []) {
          if (!/^sha256:[0-9a-f]{64}$/.test(value) || value === HASH_OF_NOTHING) continue;
          const earlier = first.get(value);
          const place = own.get(value) ?? (earlier === undefined ? undefined : placeIn(earlier, record));
          own.set(value, field);
          if (earlier === undefined) first.set(value, { record, field });
          if (place === undefined) continue;
          problems.push({
            file,
            index,
            range,
            value: `${field} ${value}`,
            message: `The hash of ${field} is the same as that of ${place}: it was copied, or both outputs are identical.`,
            recommendation: 'Run the command again, and hash its own output.',
          });
        }
      }
      return problems;
    },
  },
});

/** Returns whether the total was wrong from the start or the report became stale, as the end of a message; '' if neither is known. */
function sinceWhen(written: string, { file, success, restated }: ClaimSubject, changes: Changes | null): string {
  // The compared change wrote it, and has these specs too.
  if (restated) {
    const verb = changes?.added?.has(file) === true ? 'adds' : 'writes';
    return ` The total was never right: the compared change ${verb} this report.`;
  }
  const count = completedOf(written);
  const isWhole = success && count !== null && count.completed === count.total;
  return isWhole ? ' The report is stale: verify again.' : '';
}

/** Returns where a hash appeared before, in words; undefined for an earlier report of the same change. */
function placeIn(
  { record, field }: { readonly record: ReturnRecord; readonly field: string },
  { file }: ReturnRecord,
): string | undefined {
  const isOfSameChange = record.file === file || changeOf(record.file) === changeOf(file);
  return isOfSameChange ? undefined : `${field} of ${quote(record.file, 200)}`;
}
