import { oneOf } from '../../config/one-of.js';
import { readSettings, type Settings } from '../../config/settings.js';
import type { Judgement } from '../../engine/validate-return.js';
import { errorObjects } from '../../report/errors-file.js';
import { appendErrors } from '../../tree/append-errors.js';
import { projectOf } from '../../tree/write-place.js';
import type { Call } from '../options.js';

export interface ValidateOptions {
  readonly settings: Settings;
  /** The project root. */
  readonly root: string;
  readonly agent: string | null;
  readonly format: 'text' | 'json';
  readonly errorsFile: string | null;
}

/** Appends what failed to the errors file, where one was named. Rejects with `UsageError` where it cannot be written. */
export async function logErrors(
  { report }: Judgement,
  { errorsFile, root }: Pick<ValidateOptions, 'errorsFile' | 'root'>,
): Promise<void> {
  if (errorsFile !== null) await appendErrors(errorsFile, errorObjects(report), projectOf([root, '.']));
}

/** Reads the options. Throws `UsageError`. */
export function readOptions({ values, rest }: Call): ValidateOptions {
  const value = (name: string): string | undefined => values.get(name)?.[0];
  const settings = readSettings(
    {
      patterns: [],
      ignore: [],
      standard: value('standard'),
      staleAfter: value('stale-after'),
      maxFileSize: value('max-file-size'),
      expectSession: value('expect-session'),
      now: value('now'),
      clock: Date.now(),
      single: { file: rest[0] },
    },
    (setting) => `--${setting}`,
  );
  return {
    settings,
    root: value('root') ?? '.',
    agent: value('agent') ?? null,
    format: oneOf('--format', value('format') ?? 'text', ['text', 'json']),
    errorsFile: value('errors-file') ?? null,
  };
}
