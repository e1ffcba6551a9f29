import { isChecked } from '../../model/claim.js';
import { valueOf } from '../../model/collections.js';
import type { ReturnRecord } from '../../model/context.js';
import { rank, type Remark } from '../../model/finding.js';
import { STEPS, type Outcome, type Report, type Step, type StepName, type Validation } from '../../model/report.js';
import type { Area, Rule } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import { byPlace } from './finding.js';

/** The steps in which findings of an area are shown; the others are shown with the fields. */
const STEP_OF_AREA: Readonly<Partial<Record<Area, StepName>>> = {
  document: 'structure',
  run: 'structure',
  status: 'status',
  artifacts: 'artifacts',
};

/** Returns the step in which a finding of a rule is shown. */
export function stepOf(
  { area, step = STEP_OF_AREA[area] ?? 'fields' }: Pick<Rule, 'area' | 'step'>,
  finding: Pick<Remark, 'pointer'>,
): StepName {
  return typeof step === 'string' ? step : step(finding);
}

/** Groups findings by step. `agent` is the caller's name for an agent that the return does not name. */
export function stepsOf(
  validated: { readonly standard: Standard; readonly report: Pick<Report, 'returns' | 'findings'> },
  expectedSession: string | null,
  agent: string | null,
): Validation {
  const {
    standard,
    report: { returns: records, findings },
  } = validated;
  const rules = new Map(standard.rules.map(({ rule }) => [rule.id, rule]));
  const byStep = new Map<StepName, Remark[]>(STEPS.map((name) => [name, []]));
  for (const finding of findings) {
    valueOf(byStep, stepOf(valueOf(rules, finding.rule), finding)).push(finding);
  }
  const steps = STEPS.map((name): Step => {
    const remarks = valueOf(byStep, name).sort((a, b) => rank(a.severity) - rank(b.severity) || byPlace(a, b));
    return { name, outcome: outcomeOf(name, remarks, { records, standard, expectedSession }), remarks };
  });
  return {
    passed: steps.every(({ outcome }) => outcome.kind !== 'failed'),
    standard,
    agent: records.find((record) => record.agent !== null)?.agent ?? agent,
    expectedSession,
    returns: records,
    steps,
  };
}

/** What decides the outcome of a step, besides its remarks. */
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
    // If a version defines success itself, a missing status is not a problem.
    const lacksStatus = standard.succeeds === undefined && records.some(({ status }) => status === null);
    return lacksStatus ? { kind: 'unchecked', because: 'no-status' } : { kind: 'passed' };
  }
  if (name === 'session') {
    if (expectedSession === null) return { kind: 'unchecked', because: 'none-expected' };
    if (records.some(({ session }) => session === null)) return { kind: 'unchecked', because: 'no-session' };
  }
  return name === 'artifacts' ? outcomeOfArtifacts(records) : { kind: 'passed' };
}

/** Returns the outcome of the step on artifacts, which only checks successful returns. */
function outcomeOfArtifacts(records: readonly ReturnRecord[]): Outcome {
  const successes = records.filter(({ success }) => success);
  if (successes.length === 0) return { kind: 'unchecked', because: 'no-success' };
  const claims = successes.flatMap((record) => record.claims);
  if (claims.length === 0) return { kind: 'unchecked', because: 'no-artifacts' };
  if (!claims.some(isChecked)) return { kind: 'unchecked', because: 'unverifiable' };
  return { kind: 'passed' };
}
