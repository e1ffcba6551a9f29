import { besideOf } from '../../model/requirements.js';
import type { Claim } from '../../model/claim.js';
import { stringField, type JsonObject } from '../../model/json.js';
import type { RuleUse, Standard } from '../../model/standard.js';
import { completedOf } from './words.js';
import { use } from './rules/index.js';

/** The rules of every version of the verification's envelope. It claims no file. */
export const verifyResultRules: readonly RuleUse[] = [
  use('json-encoding'),
  use('file-too-large'),
  use('return-undetermined'),
  use('too-many-elements'),
  use('verify-envelope'),
  use('verify-field'),
  use('verify-value'),
  use('verify-contradiction'),
  use('verify-totals'),
  use('verify-totals-unknown'),
  use('verify-open-tasks'),
  use('verify-tasks-missing'),
  use('verify-hash-of-nothing'),
  use('verify-hash-shared'),
  use('verify-change-name'),
  use('no-returns'),
  use('return-deleted'),
  use('baseline-stale'),
];

const TOTALS = [
  ['requirements', 'requirement'],
  ['scenarios', 'scenario'],
] as const;

/** The totals of a verification, to compare with the specs next to its report. */
export function totalsOf(value: JsonObject): readonly Claim[] {
  return TOTALS.flatMap(([name, of]): readonly Claim[] => {
    const path = stringField(value, name);
    const count = completedOf(path);
    if (path === undefined || count === null) return [];
    return [{ path, pointer: `/${name}`, type: null, kind: 'count', asked: { kind: 'count', of, total: count.total } }];
  });
}

/** The task list of the change that a report is about. */
export const tasksBeside: NonNullable<Standard['relatedFiles']> = (_, file) =>
  Promise.resolve([{ path: besideOf(file, 'tasks.md'), family: null, isMarkdown: true }]);
