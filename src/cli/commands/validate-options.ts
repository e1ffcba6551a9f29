import { readRawOptions } from './raw-options.js';
import { parseChoice } from '../../config/parse-option.js';
import { readSettings, type Settings } from '../../config/settings.js';
import type { ValidatedReturn, ReturnInput } from '../../engine/run/validate-return.js';
import { errorObjects } from '../../report/errors-file.js';
import { logEntry } from '../../report/return-log.js';
import { appendErrors } from '../../tree/append-errors.js';
import { appendLine } from '../../tree/write-file.js';
import { terminal } from '../../report/sink.js';
import { projectOf } from '../../tree/write-place.js';
import { unwrittenBy } from '../../tree/write-report.js';
import type { Call } from '../options.js';
import type { Caller } from '../terminal/caller.js';

export interface ValidateOptions {
  /** The log file for the return; null for none. */
  readonly logFile: string | null;
  readonly settings: Settings;
  /** The project root. */
  readonly root: string;
  readonly agent: string | null;
  readonly format: 'text' | 'json';
  readonly errorsFile: string | null;
}

/**
 * Logs the return and its failures to the given files. Warns on standard error if one cannot be written; rejects with
 * `UsageError` for a place that nothing may be written to.
 */
export async function log(
  input: ReturnInput,
  { report }: ValidatedReturn,
  { root, agent, errorsFile, logFile, settings }: ValidateOptions,
  { stderr }: Caller,
): Promise<void> {
  const called = { agent, session: settings.expectedSession };
  const project = projectOf([root, '.']);
  const unwritten: string[] = [];
  if (logFile !== null) {
    unwritten.push(
      ...(await unwrittenBy(() => {
        appendLine(logFile, logEntry(input, report, called), project);
      })),
    );
  }
  if (errorsFile !== null) {
    const errors = errorObjects({ ...report, ...called });
    unwritten.push(
      ...(await unwrittenBy(() => {
        appendErrors(errorsFile, errors, project);
      })),
    );
  }
  for (const message of unwritten) stderr.write(terminal`return-gate: warning: ${message}\n`.text);
}

/** Reads the options. Throws `UsageError`. */
export function readOptions(call: Call, { now }: Caller): ValidateOptions {
  const value = (name: string): string | undefined => call.values.get(name)?.[0];
  const raw = { ...readRawOptions(call, now()), patterns: [], single: { file: call.rest[0] } };
  const settings = readSettings(raw, (setting) => `--${setting}`);
  return {
    settings,
    root: value('root') ?? '.',
    agent: value('agent') ?? null,
    format: parseChoice('--format', value('format') ?? 'text', ['text', 'json']),
    errorsFile: value('errors-file') ?? null,
    logFile: value('log-file') ?? null,
  };
}
