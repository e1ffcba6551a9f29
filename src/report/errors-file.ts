import { returnKey } from '../model/place-key.js';
import type { ReturnRecord } from '../model/context.js';
import { isActive } from '../model/finding.js';
import { isAtLeast, type Severity } from '../model/severity.js';
import type { Remark } from '../model/validation.js';
import { findingWords } from './finding-words.js';
import { json, type SafeText } from './sink.js';

/** What was found, as far as an errors file is concerned. */
export interface ErrorSource {
  readonly findings: readonly LoggedFinding[];
  /** The returns that were judged: an error names the agent and the session of its own. */
  readonly returns: readonly Pick<ReturnRecord, 'file' | 'index' | 'agent' | 'session'>[];
  /** What fails the run is an error; where nothing does, what would by default. */
  readonly failOn: Severity | 'never';
  /** Milliseconds since 1970 UTC; null leaves the time out. */
  readonly clock: number | null;
  /** The agent that was called, and the session in which, by the caller's word: for what no return says. */
  readonly agent?: string | null;
  readonly session?: string | null;
}

type LoggedFinding = Remark & {
  readonly fingerprint: string;
  readonly baselined?: boolean;
  readonly preexisting?: boolean;
};

/** Severities as the errors files of the standard's own projects have them. */
const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'high', warning: 'medium', notice: 'low' };

/** The limit of an error's message in document 000, UTF-16 units. */
const LONGEST = 500;

/** What failed, as entries of an errors file, one text of JSON each (`schemas/errors-file.schema.json`). */
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
  const { severity, rule, message, fix, file, position, line, column } = findingWords(finding);
  const place = file === null ? '' : `${file}${position === '' ? '' : `:${position}`}: `;
  return {
    id,
    ...(clock === null ? {} : { timestamp: new Date(clock).toISOString() }),
    type: 'validation',
    severity: SEVERITIES[severity],
    message: cut(`${place}${message}`),
    context: {
      ...(session === null ? {} : { session_id: session }),
      ...(agent === null ? {} : { agent }),
      ...(file === null ? {} : { file }),
      ...(line === null ? {} : { line, column }),
      rule,
    },
    recovery: fix,
    fix_status: 'not_addressed',
  };
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
