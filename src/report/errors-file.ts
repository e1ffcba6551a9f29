import type { ReturnRecord } from '../model/context.js';
import { isActive } from '../model/finding.js';
import { isAtLeast, type Severity } from '../model/severity.js';
import type { Remark } from '../model/validation.js';
import { json, type SafeText } from './sink.js';

/** What was found, as far as an errors file is concerned. */
export interface ErrorSource {
  readonly findings: readonly (Remark & { readonly baselined?: boolean; readonly preexisting?: boolean })[];
  /** The returns that were judged: an error names the agent and the session of its own. */
  readonly returns: readonly Pick<ReturnRecord, 'file' | 'index' | 'agent' | 'session'>[];
  /** What fails the run is an error; where nothing does, what would by default. */
  readonly failOn: Severity | 'never';
  /** Milliseconds since 1970 UTC; null leaves the time out. */
  readonly clock: number | null;
}

const NOBODY = { session: null, agent: null };

/** The limit of an error's message in document 000, UTF-16 units. */
const LONGEST = 500;

/**
 * What failed, as error objects of the standard, one text of JSON each (`schemas/errors-file.schema.json`): every version
 * that has such objects takes them.
 */
export function errorObjects({ findings, returns, failOn, clock }: ErrorSource): readonly SafeText[] {
  const threshold = failOn === 'never' ? 'error' : failOn;
  const byPlace = new Map(returns.map((record) => [keyOf(record), record]));
  const time = clock === null ? undefined : new Date(clock).toISOString();
  return findings
    .filter(
      ({ severity, baselined = false, preexisting = false }) =>
        isActive({ baselined, preexisting }) && isAtLeast(severity, threshold),
    )
    .map((finding) => json(errorObject(finding, byPlace.get(keyOf(finding)) ?? NOBODY, time)));
}

function keyOf({ file, index }: { readonly file: string | null; readonly index: number | null }): string {
  return JSON.stringify([file, index]);
}

function errorObject(
  { rule, message, recommendation, file, range }: Remark,
  { session, agent }: Pick<ReturnRecord, 'session' | 'agent'>,
  timestamp: string | undefined,
): object {
  const place =
    file === null ? '' : `${file}${range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`}: `;
  return {
    type: 'validation',
    message: cut(`${place}${message}`),
    code: rule.toUpperCase().replaceAll('-', '_'),
    // Every finding can be mended, and the return be handed over again.
    recoverable: true,
    recommendation,
    ...(timestamp === undefined ? {} : { timestamp }),
    context: {
      ...(session === null ? {} : { session_id: session }),
      ...(agent === null ? {} : { agent_type: agent }),
      ...(file === null ? {} : { file }),
      ...(range === null ? {} : { line: range.startLine, column: range.startColumn }),
    },
  };
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
