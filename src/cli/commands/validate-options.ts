import { oneOf } from '../../config/one-of.js';
import type { Judgement } from '../../engine/one-return.js';
import { readSettings, type ValidateSettings } from '../../engine/validate-return.js';
import { errorObjects } from '../../report/errors-file.js';
import { appendErrors } from '../../tree/append-errors.js';
import { projectOf } from '../../tree/write-place.js';
import type { Call } from '../options.js';
import type { Caller } from '../terminal/caller.js';

export interface ValidateOptions extends ValidateSettings {
  readonly agent: string | null;
  readonly format: 'text' | 'json';
  readonly errorsFile: string | null;
}

/** Appends what failed to the errors file, where one was named. Rejects with `UsageError` where it cannot be written. */
export async function logErrors(
  { records, drafts }: Judgement,
  { errorsFile, now, root }: Pick<ValidateOptions, 'errorsFile' | 'now' | 'root'>,
): Promise<void> {
  if (errorsFile === null) return;
  const findings = drafts.map(({ finding }) => finding);
  const found = { findings, returns: records, failOn: 'error', clock: now } as const;
  await appendErrors(errorsFile, errorObjects(found), projectOf([root, '.']));
}

/** Reads the options. Throws `UsageError` or `StandardError`. */
export function readOptions({ values, rest }: Call, { now }: Caller): ValidateOptions {
  const value = (name: string): string | undefined => values.get(name)?.[0];
  const settings = readSettings(
    {
      root: value('root'),
      standard: value('standard'),
      expectSession: value('expect-session'),
      staleAfter: value('stale-after'),
      maxFileSize: value('max-file-size'),
      now: value('now'),
      clock: now(),
      file: rest[0],
    },
    (setting) => `--${setting}`,
  );
  return {
    ...settings,
    agent: value('agent') ?? null,
    format: oneOf('--format', value('format') ?? 'text', ['text', 'json']),
    errorsFile: value('errors-file') ?? null,
  };
}
