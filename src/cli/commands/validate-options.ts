import { unwrittenBy, appendErrors, appendLine } from '../../tree/write-file.js';
import { parseChoice } from '../../config/parse-option.js';
import { readSettings, type Settings } from '../../config/settings.js';
import type { ValidatedReturn, ReturnInput } from '../../engine/run/validate-return.js';
import type { Declaration } from '../../families/forms/declaration.js';
import { versionsOfForms } from '../../families/forms/index.js';
import { UsageError } from '../../model/usage.js';
import { errorObjects, logEntry } from '../../report/logs.js';
import { terminal } from '../../report/sink.js';
import { projectOf } from '../../tree/write-place.js';
import { readRawOptions, type Call } from '../options.js';
import { note, type Caller } from '../terminal/caller.js';

/** A call of `validate` whose options are valid. */
export interface ValidateOptions {
  readonly call: Call;
  readonly settings: Settings;
  /** The project root. */
  readonly root: string;
  readonly agent: string | null;
}

/**
 * Logs the return and its failures to the files that the call names. Warns on standard error if one cannot be written; throws `UsageError`
 * for a place that nothing may be written to.
 */
export function log(
  input: ReturnInput,
  { report }: ValidatedReturn,
  { call, root, agent, settings }: ValidateOptions,
  caller: Caller,
): void {
  const called = { agent, session: settings.expectedSession };
  const project = projectOf([root, '.']);
  const [logFile, errorsFile] = [call.value('log-file'), call.value('errors-file')];
  const unwritten = [
    ...unwrittenBy(() => {
      if (logFile !== undefined) appendLine(logFile, logEntry(input, report, called), project);
    }),
    ...unwrittenBy(() => {
      if (errorsFile !== undefined) appendErrors(errorsFile, errorObjects({ ...report, ...called }), project);
    }),
  ];
  for (const message of unwritten) note(caller, terminal`warning: ${message}`);
}

/** Reads the options. `form` checks the return instead of a standard. Throws `UsageError`. */
export function readOptions(call: Call, { now }: Caller, form: Declaration | null = null): ValidateOptions {
  const raw = { ...readRawOptions(call, now()), patterns: [], single: { file: call.rest[0] } };
  const settings = readSettings(raw, (setting) => `--${setting}`);
  if (form !== null && call.has('standard')) {
    throw new UsageError('--form and --standard name two kinds of returns: use one of them.');
  }
  parseChoice('--format', call.value('format') ?? 'text', ['text', 'json']);
  return {
    call,
    settings: form === null ? settings : { ...settings, standards: versionsOfForms([form]) },
    root: call.root,
    agent: call.value('agent') ?? null,
  };
}
