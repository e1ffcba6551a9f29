import type { JudgedClaim } from '../model/claim.js';
import type { Range } from '../model/position.js';
import { fixFormat } from '../model/return.js';
import { SEVERITIES } from '../model/severity.js';
import { count, listOf, quote } from '../model/text.js';
import { STEPS, type Outcome, type Step, type StepName, type Validation } from '../model/validation.js';
import { styled, terminal, type SafeText, type Style, type Terminal } from './sink.js';

export interface ValidationOptions {
  /** Styles by ANSI sequences. */
  readonly color: boolean;
  /** Only what failed: what is handed back to an agent. */
  readonly failuresOnly: boolean;
}

type Mark = 'PASS' | 'FAIL' | 'INFO';

const STYLES: Readonly<Record<Mark, Style>> = { PASS: 'green', FAIL: 'red', INFO: 'cyan' };

const TITLES: Readonly<Record<StepName, string>> = {
  structure: 'structure',
  fields: 'required fields',
  status: 'status',
  session: 'session',
  artifacts: 'artifacts',
};

/** One line of the outcome, under its step; with a recommendation on a line of its own. */
interface Line {
  readonly mark: Mark;
  readonly text: Terminal;
  readonly recommendation?: string;
}

/**
 * The six steps of document 002 as lines that start with `[PASS]`, `[FAIL]` or `[INFO]`: all that failed, each with what
 * to do about it. Of a hostile return, no text is longer than the sink lets it be.
 */
export function* render(validation: Validation, { color, failuresOnly }: ValidationOptions): Iterable<SafeText> {
  for (const [n, step] of validation.steps.entries()) {
    for (const line of linesOf(step, validation)) {
      if (failuresOnly && line.mark !== 'FAIL') continue;
      yield shown(line, `Step ${String(n + 1)}, ${TITLES[step.name]}`, color).text;
    }
  }
  const last: Line = validation.passed
    ? { mark: 'PASS', text: terminal`the return is valid: ${whatPassed(validation)}` }
    : { mark: 'FAIL', text: terminal`the return is not valid: ${whatFailed(validation)}` };
  yield shown(last, `Step ${String(STEPS.length + 1)}, summary`, color).text;
}

function shown({ mark, text, recommendation }: Line, step: string, color: boolean): Terminal {
  const label = color ? styled(STYLES[mark], terminal`[${mark}]`) : terminal`[${mark}]`;
  const advice = recommendation === undefined ? terminal`` : terminal`       Recommendation: ${recommendation}\n`;
  return terminal`${label} ${step}: ${text}\n${advice}`;
}

function linesOf(step: Step, validation: Validation): readonly Line[] {
  const failed = step.outcome.kind === 'failed';
  const { agent } = validation;
  const remarks = step.remarks.map((remark): Line => {
    const isError = remark.severity === 'error';
    return {
      mark: isError ? 'FAIL' : 'INFO',
      text: terminal`${remark.message} (${remark.rule}${lineAndColumn(remark.range)})`,
      recommendation: isError ? named(remark.recommendation, agent) : remark.recommendation,
    };
  });
  const claims = step.name === 'artifacts' ? validation.returns.flatMap((record) => record.claims.map(claimLine)) : [];
  const own = failed ? [] : [outcomeLine(step.name, step.outcome, validation)];
  return [...claims.flatMap((line) => line ?? []), ...own, ...remarks];
}

/** Of the claims only those that hold: of the others a rule speaks. */
function claimLine({ claim, verdict }: JudgedClaim): Line | undefined {
  if (verdict.name !== 'present' || verdict.size === null) return undefined;
  const bytes = count(verdict.size, 'byte');
  return { mark: 'PASS', text: terminal`${quote(claim.path, PATH)} exists and holds ${bytes}` };
}

const PATH = 200;

function outcomeLine(name: StepName, outcome: Outcome, validation: Validation): Line {
  if (outcome.kind === 'unchecked') return { mark: 'INFO', text: terminal`${why(name, outcome, validation)}` };
  return { mark: 'PASS', text: terminal`${achievement(name, validation)}` };
}

function why(
  name: StepName,
  { because }: Extract<Outcome, { kind: 'unchecked' }>,
  { standard, returns }: Validation,
): string {
  switch (because) {
    case 'no-return':
      return 'not checked, since no return could be read';
    case 'no-status':
      return `not checked, since the return has no status; one of ${listOf(standard.statuses)} was expected`;
    case 'no-session':
      return 'not compared, since the return has no session id';
    case 'none-expected':
      return 'not compared, since no expected session was given (--expect-session)';
    case 'no-success':
      return `not demanded, since the status ${quote(returns[0]?.status ?? '')} is no success`;
  }
}

function achievement(name: StepName, { standard, returns }: Validation): string {
  const [first] = returns;
  switch (name) {
    case 'structure':
      return standard.family === 'result-envelope' ? 'one result envelope' : 'one JSON object and nothing around it';
    case 'fields':
      return `every field that ${standard.id} requires is there, and well formed`;
    case 'status':
      return `${quote(first?.status ?? '')} is a status of ${standard.id}`;
    case 'session':
      return `${quote(first?.session ?? '', PATH)} is the expected session`;
    case 'artifacts':
      return `${count(claimsIn(returns), 'artifact')} validated`;
  }
}

function claimsIn(returns: Validation['returns']): number {
  return returns.reduce((sum, { claims }) => sum + claims.length, 0);
}

function whatPassed({ returns, standard }: Validation): string {
  return `${standard.id}, status ${quote(returns[0]?.status ?? '')}, ${count(claimsIn(returns), 'artifact')}`;
}

function whatFailed({ steps }: Validation): string {
  const all = steps.flatMap(({ remarks }) => remarks);
  const numbers = SEVERITIES.map((severity) => ({
    severity,
    n: all.filter((found) => found.severity === severity).length,
  }));
  return listOf(
    numbers.filter(({ n }) => n > 0).map(({ severity, n }) => count(n, severity)),
    'and',
  );
}

function lineAndColumn(range: Range | null): string {
  return range === null ? '' : `, line ${String(range.startLine)} column ${String(range.startColumn)}`;
}

const NAMELESS = fixFormat({ value: {} });

/** The advice with the agent's name in it, by the words of document 003: rules on a text that cannot be read know none. */
function named(recommendation: string, agent: string | null): string {
  const fix = agent === null ? NAMELESS : fixFormat({ value: { metadata: { agent_type: agent } } });
  if (recommendation.startsWith(NAMELESS)) return fix + recommendation.slice(NAMELESS.length);
  if (/^(?:Fix|Verify) /.test(recommendation) || (agent !== null && recommendation.includes(agent))) {
    return recommendation;
  }
  return `${fix}: ${recommendation.charAt(0).toLowerCase()}${recommendation.slice(1)}`;
}
