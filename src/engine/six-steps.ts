import type { Area, Rule } from '../model/rule.js';
import { rank } from '../model/severity.js';
import { STEPS, type Outcome, type Remark, type Step, type StepName, type Validation } from '../model/validation.js';
import { byPlace } from './order.js';
import type { ReturnRecord } from '../model/context.js';
import type { Judgement } from './validate-return.js';

/** The step that a rule belongs to, by its area. What document 002 does not name goes with the fields. */
const OF_AREA: Readonly<Record<Area, StepName>> = {
  document: 'structure',
  run: 'structure',
  shape: 'fields',
  summary: 'fields',
  metadata: 'fields',
  errors: 'fields',
  'life-cycle': 'fields',
  envelope: 'fields',
  verification: 'fields',
  gsd: 'fields',
  handoff: 'fields',
  status: 'status',
  artifacts: 'artifacts',
};

/** Rules whose step is not that of their area. */
export const OF_RULE: ReadonlyMap<string, StepName> = new Map([
  ['standard-mismatch', 'fields'],
  ['session-id-empty', 'session'],
  ['session-id-format', 'session'],
  ['session-id-mismatch', 'session'],
  ['verify-envelope', 'structure'],
  ['verify-contradiction', 'status'],
  ['verify-totals', 'artifacts'],
  ['verify-totals-unknown', 'artifacts'],
  ['verify-open-tasks', 'artifacts'],
  ['verify-tasks-missing', 'artifacts'],
]);

/** The step in which a rule speaks. */
export function stepOf({ id, area }: Pick<Rule, 'id' | 'area'>): StepName {
  return OF_RULE.get(id) ?? OF_AREA[area];
}

/** Sorts what was found into the steps. `agent` is the caller's word for an agent that the return does not name. */
export function stepsOf(judgement: Judgement, expectedSession: string | null, agent: string | null): Validation {
  const {
    standard,
    report: { returns: records, findings },
  } = judgement;
  const rules = new Map(standard.rules.map(({ rule }) => [rule.id, rule]));
  const byStep = new Map<StepName, Remark[]>(STEPS.map((name) => [name, []]));
  for (const finding of findings) {
    const rule = rules.get(finding.rule);
    if (rule === undefined) throw new Error(`${standard.id} has no rule ${finding.rule}`);
    // The verdict of a verification is its status.
    const isStatus = finding.rule === 'verify-value' && finding.pointer === '/verdict';
    byStep.get(isStatus ? 'status' : stepOf(rule))?.push(finding);
  }
  const steps = STEPS.map((name): Step => {
    const remarks = (byStep.get(name) ?? []).sort((a, b) => rank(a.severity) - rank(b.severity) || byPlace(a, b));
    return { name, outcome: outcomeOf(name, remarks, records, expectedSession), remarks };
  });
  return {
    passed: steps.every(({ outcome }) => outcome.kind !== 'failed'),
    standard: { id: standard.id, family: standard.family, statuses: standard.statuses },
    agent: records.find((record) => record.agent !== null)?.agent ?? agent,
    expectedSession,
    returns: records,
    steps,
  };
}

function outcomeOf(
  name: StepName,
  remarks: readonly Remark[],
  records: readonly ReturnRecord[],
  expectedSession: string | null,
): Outcome {
  if (remarks.some(({ severity }) => severity === 'error')) return { kind: 'failed' };
  if (name === 'structure') return { kind: 'passed' };
  if (records.length === 0) return { kind: 'unchecked', because: 'no-return' };
  const lacksStatus = records.some(({ status, success }) => status === null && !success);
  if (lacksStatus && (name === 'status' || name === 'artifacts')) return { kind: 'unchecked', because: 'no-status' };
  if (name === 'session') {
    if (expectedSession === null) return { kind: 'unchecked', because: 'none-expected' };
    if (records.some(({ session }) => session === null)) return { kind: 'unchecked', because: 'no-session' };
  }
  if (name === 'artifacts' && !records.some(({ success }) => success)) {
    return { kind: 'unchecked', because: 'no-success' };
  }
  if (name === 'artifacts' && records.every(({ claims }) => claims.length === 0)) {
    return { kind: 'unchecked', because: 'no-artifacts' };
  }
  return { kind: 'passed' };
}
