import type { Area, Rule } from '../../model/rule.js';
import { rank } from '../../model/severity.js';
import { STEPS, type Outcome, type Remark, type Step, type StepName, type Validation } from '../../model/validation.js';
import { byPlace } from './order.js';
import type { ReturnRecord } from '../../model/context.js';
import type { Standard } from '../../model/standard.js';
import { isChecked } from '../../model/truth.js';
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
  bmad: 'fields',
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
    return { name, outcome: outcomeOf(name, remarks, { records, standard, expectedSession }), remarks };
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

/** What the outcome of a step depends on, beside its remarks. */
interface StepContext {
  readonly records: readonly ReturnRecord[];
  readonly standard: Standard;
  readonly expectedSession: string | null;
}

function outcomeOf(name: StepName, remarks: readonly Remark[], context: StepContext): Outcome {
  if (remarks.some(({ severity }) => severity === 'error')) return { kind: 'failed' };
  if (name === 'structure') return { kind: 'passed' };
  const { records, standard, expectedSession } = context;
  if (records.length === 0) return { kind: 'unchecked', because: 'no-return' };
  if (name === 'status') {
    // Where a version says itself what a success is, none may be one.
    const lacksStatus = standard.succeeds === undefined && records.some(({ status }) => status === null);
    return lacksStatus ? { kind: 'unchecked', because: 'no-status' } : { kind: 'passed' };
  }
  if (name === 'session') {
    if (expectedSession === null) return { kind: 'unchecked', because: 'none-expected' };
    if (records.some(({ session }) => session === null)) return { kind: 'unchecked', because: 'no-session' };
  }
  return name === 'artifacts' ? outcomeOfArtifacts(records) : { kind: 'passed' };
}

/** The outcome of the step on artifacts: only those of successful returns are checked. */
function outcomeOfArtifacts(records: readonly ReturnRecord[]): Outcome {
  const successes = records.filter(({ success }) => success);
  if (successes.length === 0) return { kind: 'unchecked', because: 'no-success' };
  const claims = successes.flatMap((record) => record.claims);
  if (claims.length === 0) return { kind: 'unchecked', because: 'no-artifacts' };
  if (!claims.some(isChecked)) return { kind: 'unchecked', because: 'unverifiable' };
  return { kind: 'passed' };
}
