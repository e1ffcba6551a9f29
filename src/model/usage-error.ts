/** An error that the caller can fix: a call, a configuration, a baseline, a repository. The message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** A file that cannot be written, as on a full disk or where a folder has its name. A report then is only a warning. */
export class UnwrittenFile extends UsageError {}
