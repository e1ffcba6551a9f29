import { besideOf } from '../../model/openspec-change.js';
import type { Claim } from '../../model/claim.js';
import { stringField, type JsonObject } from '../../model/json.js';
import type { RuleUse, Standard } from '../../model/standard.js';
import { completedOf } from './words.js';
import { baselineStale } from '../../rules/baseline-stale.js';
import { fileTooLarge } from '../../rules/file-too-large.js';
import { returnUndetermined } from '../../rules/return-undetermined.js';
import { jsonEncoding } from '../../rules/json-encoding.js';
import { noReturns } from '../../rules/no-returns.js';
import { tooManyElements } from '../../rules/too-many-elements.js';
import { verifyChangeName } from './rules/verify-change-name.js';
import { verifyContradiction } from './rules/verify-contradiction.js';
import { verifyEnvelope } from './rules/verify-envelope.js';
import { verifyField } from './rules/verify-field.js';
import { verifyHashOfNothing } from './rules/verify-hash-of-nothing.js';
import { verifyHashShared } from './rules/verify-hash-shared.js';
import { verifyOpenTasks } from './rules/verify-open-tasks.js';
import { verifyTasksMissing } from './rules/verify-tasks-missing.js';
import { verifyTotals } from './rules/verify-totals.js';
import { verifyTotalsUnknown } from './rules/verify-totals-unknown.js';
import { verifyValue } from './rules/verify-value.js';
import { use } from '../define.js';

/** What every version of the verification's envelope demands. It claims no file. */
export const verifyResultRules: readonly RuleUse[] = [
  use(jsonEncoding),
  use(fileTooLarge),
  use(returnUndetermined),
  use(tooManyElements),
  use(verifyEnvelope),
  use(verifyField),
  use(verifyValue),
  use(verifyContradiction),
  use(verifyTotals),
  use(verifyTotalsUnknown),
  use(verifyOpenTasks),
  use(verifyTasksMissing),
  use(verifyHashOfNothing),
  use(verifyHashShared),
  use(verifyChangeName),
  use(noReturns),
  use(baselineStale),
];

const TOTALS = [
  ['requirements', 'requirement'],
  ['scenarios', 'scenario'],
] as const;

/** The totals of a verification, which the specs beside its report can be counted for. */
export function totalsOf(value: JsonObject): readonly Claim[] {
  return TOTALS.flatMap(([name, of]): readonly Claim[] => {
    const path = stringField(value, name);
    const count = completedOf(path);
    if (path === undefined || count === null) return [];
    return [{ path, pointer: `/${name}`, type: null, kind: 'count', asked: { kind: 'count', of, total: count.total } }];
  });
}

/** The tasks of the change whose report it is. */
export const tasksBeside: NonNullable<Standard['beside']> = (_, file) =>
  Promise.resolve([{ path: besideOf(file, 'tasks.md'), family: null }]);
