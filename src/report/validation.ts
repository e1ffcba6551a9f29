import { isChecked, isDeletion, kindOf, type Claim } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import { fixFormatFor } from '../model/return.js';
import { SEVERITIES } from '../model/finding.js';
import { count, listOf } from '../model/text.js';
import type { Outcome, Step, StepName, Validation } from '../model/report.js';
import { failureOf, shownText, type Failure } from './describe/failure.js';
import { findingWords, type FindingWords } from './describe/finding.js';
import { styled, terminal, type SafeText, type Style, type Terminal } from './sink.js';

export interface ValidationOptions {
  /** True to use ANSI styles. */
  readonly color: boolean;
  /** True to print only failures, as feedback for an agent. */
  readonly failuresOnly: boolean;
}

type Mark = 'PASS' | 'FAIL' | 'INFO';

const STYLES: Readonly<Record<Mark, Style>> = { PASS: 'green', FAIL: 'red', INFO: 'cyan' };

/** The subject of each step, in the words of document 002. */
const SUBJECTS: Readonly<Record<StepName, string>> = {
  structure: 'structure',
  fields: 'required field',
  status: 'status',
  session: 'session ID',
  artifacts: 'artifact',
};

/** A line that starts with its mark, and the lines below it. */
interface Entry {
  readonly mark: Mark;
  readonly text: Terminal;
  readonly details: readonly Terminal[];
}

/**
 * Renders the six steps of document 002 in its own lines: `[PASS]`, `[FAIL]` or `[INFO]`. All failures are listed, each
 * with its advice. The last part is the message of document 003.
 */
export function* render(validation: Validation, { color, failuresOnly }: ValidationOptions): Iterable<SafeText> {
  for (const [n, step] of validation.steps.entries()) {
    for (const entry of stepEntries(step, n + 1, validation)) {
      if (failuresOnly && entry.mark !== 'FAIL') continue;
      yield renderEntry(entry, color).text;
    }
  }
  if (!failuresOnly) yield* criticalRisks(validation, color);
  yield* ending(validation, color);
}

/** Document 004 asks to show CRITICAL risks to people. */
function* criticalRisks({ returns }: Validation, color: boolean): Iterable<SafeText> {
  for (const risk of returns.flatMap((record) => record.criticalRisks ?? [])) {
    yield renderEntry(info(terminal`CRITICAL risk: ${shownText(risk)}`), color).text;
  }
}

function renderEntry({ mark, text, details }: Entry, color: boolean): Terminal {
  const label = color ? styled(STYLES[mark], terminal`[${mark}]`) : terminal`[${mark}]`;
  return terminal`${label} ${text}\n${details.map((line) => terminal`       ${line}\n`)}`;
}

function stepEntries(step: Step, number: number, validation: Validation): readonly Entry[] {
  const remarks = step.remarks.flatMap((remark) => {
    // The caller of the agent reads this: the standard's whole sentence.
    const words = { ...findingWords(remark), fix: remark.recommendation };
    const place = terminal`(step ${number}, ${words.rule}${lineAndColumn(words)})`;
    if (words.severity === 'error') return failed(failureOf(remark, step.name, validation), words, place, validation);
    return [info(terminal`${words.message} ${place}`, terminal`Recommendation: ${words.fix}`)];
  });
  const claims = step.name === 'artifacts' ? claimEntries(validation) : [];
  const own = step.outcome.kind === 'failed' ? [] : outcomeEntries(step.name, step.outcome, validation);
  return [...claims, ...own, ...remarks];
}

/** Renders a failure: the lines of document 002, and below them the findings and their places. */
function failed(
  { titles, notes, isStandard, recommendation }: Failure,
  { message, fix }: FindingWords,
  place: Terminal,
  validation: Validation,
): readonly Entry[] {
  const advice = terminal`Recommendation: ${recommendation ?? forAgent(fix, validation.agent)}`;
  return titles.map(({ text, reason }, n) => {
    const error = terminal`Error: Subagent return validation failed${reason === null ? '' : `: ${reason}`}`;
    const isLast = n === titles.length - 1;
    const detail = isStandard && isLast ? [terminal`${message} ${place}`] : [];
    return {
      mark: 'FAIL',
      text: isStandard ? terminal`${text}` : terminal`${text} ${place}`,
      details: [...notes.map((note) => terminal`${note}`), error, ...detail, ...(isLast ? [advice] : [])],
    };
  });
}

function pass(text: Terminal): Entry {
  return { mark: 'PASS', text, details: [] };
}

function info(text: Terminal, ...details: readonly Terminal[]): Entry {
  return { mark: 'INFO', text, details };
}

/** Returns the claims of successful returns that hold, return by return. Rules report all others. */
function claimEntries({ returns }: Validation): readonly Entry[] {
  return returns.filter(({ success }) => success).flatMap((record) => entriesOfClaims(record, returns));
}

function entriesOfClaims(record: ReturnRecord, returns: Validation['returns']): readonly Entry[] {
  const claims = record.claims.filter(({ claim }) => isArtifact(claim));
  if (claims.length === 0) return [];
  const standing = claims.filter(
    ({ claim, verdict }) => !isDeletion(claim) && (verdict.name === 'present' || verdict.name === 'empty'),
  );
  const deleted = claims.filter(({ verdict }) => verdict.name === 'deleted');
  return [
    info(terminal`Artifact count: ${claims.length}${whichOf(record, returns)}`),
    ...standing.map(({ claim }) => pass(terminal`Artifact exists: ${shownText(claim.path)}`)),
    ...deleted.map(({ claim }) => pass(terminal`Artifact was deleted: ${shownText(claim.path)}`)),
    ...standing.flatMap(({ claim, verdict: { name, size } }) => {
      if (name === 'empty') return [];
      const bytes = size === null ? '' : ` (${String(size)} bytes)`;
      return [pass(terminal`Artifact is non-empty: ${shownText(claim.path)}${bytes}`)];
    }),
  ];
}

/** ` in return 2, line 17`: identifies a return if there are several. */
function whichOf({ index, line }: ReturnRecord, returns: Validation['returns']): string {
  return returns.length === 1 ? '' : ` in return ${String(index + 1)}, line ${String(line)}`;
}

/** Returns the outcome of a step that did not fail. */
function outcomeEntries(name: StepName, outcome: Outcome, validation: Validation): readonly Entry[] {
  if (outcome.kind === 'unchecked') return [skipped(name, outcome.because, validation)];
  const { returns, standard } = validation;
  const [first] = returns;
  if (name === 'status' && standard.statuses.length + standard.open.length + standard.success.length === 0)
    return [info(terminal`Skipping status validation (none is declared)`)];
  if (name === 'status' && first?.foreignStatus === true)
    return [info(terminal`Status is in no list: ${shownText(first.status ?? '')}`)];
  if (name !== 'artifacts') return [pass(terminal`${achievement(name, validation)}`)];
  return returns
    .filter(({ success, claims }) => success && claims.length > 0)
    .map((record) => {
      const counted = countedIn(record.claims);
      const { noun, checked } = counted;
      const line = terminal`${checked} ${noun}s validated${uncheckedInWords(counted)}${whichOf(record, returns)}`;
      return checked > 0 ? pass(line) : info(line);
    });
}

function skipped(name: StepName, because: Reason, validation: Validation): Entry {
  const text = terminal`Skipping ${SUBJECTS[name]} validation (${why(because, validation)})`;
  if (because !== 'no-success') return info(text);
  return info(text, terminal`Note: Partial/failed/blocked status may have empty or incomplete artifacts`);
}

type Reason = Extract<Outcome, { kind: 'unchecked' }>['because'];

function why(because: Reason, { standard, returns }: Validation): string {
  switch (because) {
    case 'no-return':
      return 'no return could be read';
    case 'no-status':
      return `the return has no status; one of ${listOf(standard.statuses)} was expected`;
    case 'no-session':
      return 'the return has no session id';
    case 'none-expected':
      return 'no expected session was given: --expect-session';
    case 'no-artifacts':
      return 'the return names none';
    case 'unverifiable':
      return `${uncheckedOf(returns)} cannot be checked here`;
    case 'no-success':
      return `status=${shownText(returns[0]?.status ?? '')}`;
  }
}

/** `2 artifacts`: what cannot be checked, if nothing can. */
function uncheckedOf(returns: Validation['returns']): string {
  const { noun, unchecked } = countedIn(returns.filter(({ success }) => success).flatMap(({ claims }) => claims));
  return count(unchecked, noun);
}

function achievement(name: Exclude<StepName, 'artifacts'>, { standard, returns }: Validation): string {
  const first = returns[0]?.status ?? null;
  switch (name) {
    case 'structure':
      return standard.structureInWords ?? 'Return is valid JSON';
    case 'fields':
      return 'All required fields present';
    case 'status':
      return first === null ? 'No status, which counts as success' : `Status is valid: ${shownText(first)}`;
    case 'session':
      return 'Session ID matches';
  }
}

/** The counts of a return: its claimed files, or its other claims if it claims no files. */
interface Counted {
  readonly noun: 'artifact' | 'claim';
  readonly checked: number;
  readonly unchecked: number;
}

function countedIn(claims: ReturnRecord['claims']): Counted {
  const artifacts = claims.filter(({ claim }) => isArtifact(claim));
  const [noun, counted] =
    artifacts.length > 0 || claims.length === 0 ? (['artifact', artifacts] as const) : (['claim', claims] as const);
  const checked = counted.filter(isChecked).length;
  return { noun, checked, unchecked: counted.length - checked };
}

/** `, 1 cannot be checked here`: the claims that were not checked; empty for zero. */
function uncheckedInWords({ unchecked }: Counted): string {
  return unchecked === 0 ? '' : `, ${String(unchecked)} cannot be checked here`;
}

/** Returns true if a claim is about something that was made, and not about a number or commit. */
function isArtifact(claim: Claim): boolean {
  const kind = kindOf(claim);
  return kind === 'file' || kind === 'observation' || kind === 'deletion';
}

/** Renders the sixth step: the summary of document 002, or the message of document 003 to the user. */
function* ending(validation: Validation, color: boolean): Iterable<SafeText> {
  const { passed, standard, returns } = validation;
  const [first] = returns;
  if (passed) {
    yield renderEntry(pass(terminal`Return validation succeeded`), color).text;
    yield terminal`Standard: ${standard.id}\nStatus: ${shownText(first?.status ?? '')}\n`.text;
    if (first?.success === true) {
      const counted = countedIn(first.claims);
      const label = counted.noun === 'artifact' ? 'Artifacts' : 'Claims';
      yield terminal`${label}: ${counted.checked} validated${uncheckedInWords(counted)}\n`.text;
    }
    return;
  }
  const { agent, expectedSession } = validation;
  yield renderEntry(
    { mark: 'FAIL', text: terminal`Return validation failed: ${whatFailed(validation)}`, details: [] },
    color,
  ).text;
  yield terminal`\nError: Subagent return validation failed\n\n`.text;
  yield terminal`Subagent: ${shownText(agent ?? 'unknown')}\n`.text;
  yield terminal`Session: ${shownText(first?.session ?? expectedSession ?? 'unknown')}\n\nValidation errors:\n`.text;
  yield* reasonsOf(validation);
  yield terminal`\nRecommendation: ${fixFormatFor(agent)}\n`.text;
}

/** Maximum number of reasons that are repeated at the end; each appears above. */
const MOST_REASONS = 20;

function* reasonsOf({ steps, ...rest }: Validation): Iterable<SafeText> {
  const reasons = new Set(
    steps.flatMap(({ name, remarks }) =>
      remarks
        .filter(({ severity }) => severity === 'error')
        .flatMap((remark) =>
          failureOf(remark, name, { steps, ...rest }).titles.map(({ text, reason }) => reason ?? text),
        ),
    ),
  );
  for (const reason of [...reasons].slice(0, MOST_REASONS)) yield terminal`- ${reason}\n`.text;
  if (reasons.size > MOST_REASONS) yield terminal`- and ${reasons.size - MOST_REASONS} more\n`.text;
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

function lineAndColumn({ line, column }: FindingWords): string {
  return line === null || column === null ? '' : `, line ${String(line)} column ${String(column)}`;
}

/** Returns the advice with the agent's name in it. */
function forAgent(recommendation: string, agent: string | null): string {
  if (/^(?:Fix|Verify) /.test(recommendation) || (agent !== null && recommendation.includes(agent))) {
    return recommendation;
  }
  return `${fixFormatFor(agent)}: ${recommendation.charAt(0).toLowerCase()}${recommendation.slice(1)}`;
}
