import type { Problem } from '../../../model/finding.js';
import { has, numberField, stringField, type JsonObject } from '../../../model/json.js';
import { objectsOf, type Located } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';
import { listOf, nearest, quote } from '../../../model/text.js';
import { AUTHORITY_FIELDS, MISSING_AUTHORITY, REQUIRED_FIELDS, VERIFY_FIELDS } from '../words.js';

const LONGEST = 120;

export const verifyField: ReturnRule = {
  id: 'verify-field',
  area: 'verification',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'The envelope of a verification has its thirteen fields, each once, and no others',
  rationale:
    'The program that reads the envelope refuses it whole when a field is missing, appears twice, or has a name that it does not know. It knows no nesting, no lists and no comments: a line is `key: value`.',
  remedy:
    'Write each field once, on a line of its own, and take out what is none. Of the five fields of a missing review authority all are there, or none, or `missing_review_authority` alone.',
  demand: {
    order: 20,
    text: 'The optional fields are there all or none: all where a missing review authority alone denied the run. Then "verdict" is "fail", both exit codes are 125, which they are in no other case, both output hashes are that of an empty output, and "blockers" and "critical_findings" are above 0.',
  },
  sources: [{ document: 'upstream', heading: 'verify-result, parseScalarFields and parseVerifyReport' }],
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
  check({ value }) {
    return [...absent(value), ...blank(value), ...objectsOf({ value }, 'lines').map(lineProblem)];
  },
};

/** Returns a problem that lists all missing required fields, and one for the fields of which all or none must be there. */
function absent(value: JsonObject): readonly Problem[] {
  const problems: Problem[] = [];
  const required = REQUIRED_FIELDS.filter((name) => !has(value, name));
  if (required.length > 0) {
    problems.push({
      property: required,
      message: `The envelope has no ${listOf(required, 'and')}.`,
      recommendation: `Add ${required.length === 1 ? 'the field' : 'the fields'}, a line each: key, colon, value.`,
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
      message: `The envelope has ${some} without ${listOf(authority, 'and')}: those five are there all or none, or ${MISSING_AUTHORITY} alone.`,
      recommendation: 'Take them out, unless a missing review authority alone denied the run: then write all five.',
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
            recommendation: 'Write the value behind the colon, on the same line.',
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
      recommendation: 'Keep the line that is right, and take out the other.',
    };
  }
  if (fault === 'unknown') {
    const meant = nearest(key, [...VERIFY_FIELDS]);
    return {
      pointer,
      value: text,
      message: `The envelope has no field ${quote(key)}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
      recommendation:
        meant === undefined ? 'Write it behind the fence: only known fields may be in it.' : `Write ${meant}.`,
    };
  }
  return {
    pointer,
    value: text,
    message: `The line ${quote(text, LONGEST)} is no "key: value".`,
    recommendation: 'Write one field on each line, or take the line out: lists, comments and nesting are not read.',
  };
}
