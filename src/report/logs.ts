import { isActive, isAtLeast, type Remark, returnKey, type Severity } from '../model/finding.js';
import type { ReturnRecord } from '../model/context.js';
import type { Report } from '../model/report.js';
import { findingWords } from './describe/finding.js';
import { cut, json, type SafeText } from './sink.js';
import type { Content } from '../model/tree.js';

/** The parts of a run that an errors file needs. */
export interface ErrorSource {
  readonly findings: readonly LoggedFinding[];
  /** The checked returns. An error names the agent and the session of its return. */
  readonly returns: readonly Pick<ReturnRecord, 'file' | 'index' | 'agent' | 'session'>[];
  /** Errors are the findings that fail the run. With `never`, they are those that would fail it by default. */
  readonly failOn: Severity | 'never';
  /** Milliseconds since 1970 UTC; null omits the time. */
  readonly clock: number | null;
  /** The agent and the session that the caller names, for errors without a return. */
  readonly agent?: string | null;
  readonly session?: string | null;
}

type LoggedFinding = Remark & {
  readonly fingerprint: string;
  readonly baselined?: boolean;
  readonly preexisting?: boolean;
};

/** Severities as errors files of the standard's own projects name them. */
const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'high', warning: 'medium', notice: 'low' };

/** The longest message of an error in document 000, in UTF-16 units. */
const LONGEST = 500;

/** Returns each failure as JSON text for an errors file (`schemas/errors-file.schema.json`). */
export function errorObjects({ findings, returns, failOn, clock, ...called }: ErrorSource): readonly SafeText[] {
  const threshold = failOn === 'never' ? 'error' : failOn;
  const byPlace = new Map(returns.map((record) => [returnKey(record), record]));
  const seen = new Map<string, number>();
  return findings
    .filter(
      ({ severity, baselined = false, preexisting = false }) =>
        isActive({ baselined, preexisting }) && isAtLeast(severity, threshold),
    )
    .map((finding) => {
      const base = `error_${clock === null ? '' : `${String(Math.floor(clock / 1000))}_`}${finding.fingerprint.slice(0, 12)}`;
      const n = (seen.get(base) ?? 0) + 1;
      seen.set(base, n);
      const id = n === 1 ? base : `${base}_${String(n)}`;
      const record = byPlace.get(returnKey(finding));
      const agent = record?.agent ?? called.agent ?? null;
      const session = record?.session ?? called.session ?? null;
      return json(errorObject(id, finding, { session, agent }, clock));
    });
}

function errorObject(
  id: string,
  finding: Remark,
  { session, agent }: Pick<ReturnRecord, 'session' | 'agent'>,
  clock: number | null,
): object {
  const { severity, rule, message, file, position, line, column } = findingWords(finding);
  const place = file === null ? '' : `${file}${position === '' ? '' : `:${position}`}: `;
  return {
    id,
    ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
    type: 'validation',
    severity: SEVERITIES[severity],
    message: cut(`${place}${message}`, LONGEST),
    context: {
      ...(session === null ? {} : { session_id: session }),
      ...(agent === null ? {} : { agent }),
      ...(file === null ? {} : { file }),
      ...(line === null ? {} : { line, column }),
      rule,
    },
    recovery: finding.recommendation,
    fix_status: 'not_addressed',
  };
}

/** A return as it was received. */
export interface LoggedReturn {
  readonly name: string;
  readonly content: Content | null;
}

/** The agent and the session that the caller names, for returns that do not name them. */
export interface Called {
  readonly agent: string | null;
  readonly session: string | null;
}

/** Formats a return and its outcome as one line of JSON for a log. Document 002 asks to log returns for debugging. */
export function logEntry(
  { name, content }: LoggedReturn,
  { clock, conclusion, returns }: Report,
  { agent, session }: Called,
): SafeText {
  const [first] = returns;
  return json({
    ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
    file: name,
    agent: first?.agent ?? agent,
    session_id: first?.session ?? session,
    conclusion,
    ...contentFields(content),
  });
}

/** Returns the text byte for byte: as base64 if it is not UTF-8. */
function contentFields(content: Content | null): object {
  if (content === null || content.kind === 'lacking') return { return: null };
  if (content.kind === 'too-large') return { return: null, bytes: content.size };
  const bytes = Buffer.from(content.bytes);
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? { return: text } : { base64: bytes.toString('base64') };
}
