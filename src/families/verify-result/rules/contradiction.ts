import { failedWith } from '../samples.js';
import type { Problem } from '../../../model/finding.js';
import { has, type JsonObject, stringField } from '../../../model/json.js';
import { isSuccess, statusOf, type Subject } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { AUTHORITY_FIELDS, completedOf, HASH_OF_NOTHING, MISSING_AUTHORITY, wholeNumber } from '../words.js';

const AUTHORITY = `build_exit_code: 125
authority_only_failure: true
missing_review_authority: true
substantive_failure: false
command_failed: false
observed_authority_revision: sha256:${'a'.repeat(64)}`;

export const contradictionRules = rulesOnReturns('verification', {
  'verify-contradiction': {
    step: 'status',
    severity: 'error',
    ofTruth: true,
    about: () => ({
      summary: 'The verdict of a verification agrees with its measurements',
      rationale:
        'A pass with a failed test, an open blocker or an incomplete count is not a pass, and a failure with all checks green does not say what to fix. The program that reads the envelope rejects both.',
      remedy:
        'Derive the verdict from the measurements: `pass` only if everything passed, `fail` if something did not.',
      demand: {
        order: 10,
        text: 'With "pass" and "pass_with_warnings" both exit codes, "blockers" and "critical_findings" are 0, and "requirements" and "scenarios" are complete, such as 5/5; with "fail" at least one of them is not.',
      },
      sources: ['upstream verify-result, ValidateVerifyReportAdmission'],
      bad: [
        { replace: [['scenarios: 3/3', 'scenarios: 2/3']] },
        { replace: [['test_exit_code: 0', 'test_exit_code: 1']] },
        { replace: [['blockers: 0', 'blockers: 1']] },
        { replace: [['verdict: pass', 'verdict: fail']] },
        failedWith('test_exit_code: 0', 'test_exit_code: 125'),
        failedWith('build_exit_code: 0', AUTHORITY),
      ],
      good: [
        {},
        failedWith('build_exit_code: 0', 'build_exit_code: 1'),
        failedWith('build_exit_code: 0', 'build_exit_code: 125\nmissing_review_authority: true'),
      ],
    }),
    check(subject) {
      const { value } = subject;
      const verdict = statusOf(subject);
      if (verdict === undefined) return NOTHING;
      if (AUTHORITY_FIELDS.every((name) => has(value, name))) return ofDenied(verdict, value);
      return isSuccess(subject) ? ofSuccess(verdict, value) : ofFailure(verdict, subject);
    },
  },
});

const EXIT_CODES = ['test_exit_code', 'build_exit_code'] as const;
const FINDINGS = ['blockers', 'critical_findings'] as const;
const COUNTS = ['requirements', 'scenarios'] as const;
const HASHES = ['test_output_hash', 'build_output_hash'] as const;

/** The exit code of a run that a missing review authority denied. */
const DENIED = 125;
const RECOMMENDATION = 'Run the verification again and write its result, or correct the verdict.';

/** Returns the problems of a report whose verdict is a success. */
function ofSuccess(verdict: string, value: JsonObject): readonly Problem[] {
  return [
    ...numbersIn(value, [...EXIT_CODES, ...FINDINGS]).flatMap(({ name, text, number }) =>
      number === 0 ? [] : problem(name, `The verdict is ${quote(verdict)}, but ${name} is ${text}: 0 was expected.`),
    ),
    ...COUNTS.flatMap((name) => {
      const found = completedOf(stringField(value, name));
      if (found === null || found.completed >= found.total) return [];
      const { completed, total } = found;
      return problem(
        name,
        `The verdict is ${quote(verdict)}, but only ${String(completed)} of ${String(total)} ${name} are completed: a success must be complete.`,
      );
    }),
  ];
}

function ofFailure(verdict: string, { value, standard }: Subject): readonly Problem[] {
  const isDenied = stringField(value, MISSING_AUTHORITY) === 'true';
  const denied = EXIT_CODES.flatMap((name) =>
    wholeNumber(stringField(value, name)) === DENIED && !isDenied
      ? problem(
          name,
          `${name} is 125, which means that a missing review authority denied the run; "${MISSING_AUTHORITY}: true" is missing.`,
        )
      : [],
  );
  if (denied.length > 0 || !standard.statuses.includes(verdict)) return denied;
  const isGreen =
    [...EXIT_CODES, ...FINDINGS].every((name) => wholeNumber(stringField(value, name)) === 0) &&
    COUNTS.every((name) => {
      const found = completedOf(stringField(value, name));
      return found !== null && found.completed === found.total;
    });
  return isGreen ? problem('verdict', `The verdict is ${quote(verdict)}, but all measurements passed.`) : [];
}

/** Returns the problems of a run that a missing review authority denied. */
function ofDenied(verdict: string, value: JsonObject): readonly Problem[] {
  const because = 'if a missing review authority alone denied the run';
  return [
    ...(verdict === 'fail' ? [] : problem('verdict', `The verdict is ${quote(verdict)}; it is "fail" ${because}.`)),
    ...numbersIn(value, EXIT_CODES).flatMap(({ name, text, number }) =>
      number === DENIED ? [] : problem(name, `${name} is ${text}; it is 125 ${because}.`),
    ),
    ...HASHES.flatMap((name) => {
      const found = stringField(value, name);
      return found === undefined || !/^sha256:[0-9a-f]{64}$/.test(found) || found === HASH_OF_NOTHING
        ? []
        : problem(name, `${name} is not the hash of an empty output, which it is ${because}.`);
    }),
    ...FINDINGS.flatMap((name) =>
      wholeNumber(stringField(value, name)) === 0 ? problem(name, `${name} is 0; it is above 0 ${because}.`) : [],
    ),
  ];
}

/** The fields that hold a whole number. */
function numbersIn<Name extends string>(
  value: JsonObject,
  names: readonly Name[],
): readonly { readonly name: Name; readonly text: string; readonly number: number }[] {
  return names.flatMap((name) => {
    const text = stringField(value, name);
    const number = wholeNumber(text);
    return text === undefined || number === null ? [] : [{ name, text, number }];
  });
}

function problem(name: string, message: string): readonly Problem[] {
  return [{ pointer: `/${name}`, message, recommendation: RECOMMENDATION }];
}
