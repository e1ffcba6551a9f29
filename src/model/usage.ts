/** An error that the caller can fix: a call, a configuration, a baseline, a repository. The message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** A file that cannot be written, as on a full disk or where a folder has its name. A report then is only a warning. */
export class UnwrittenFile extends UsageError {}

/** What a caller can set through an entry point, as written. */
export interface RawOptions {
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
  /** The other settings by name, such as `fail-on`. For one that is left out the configuration counts, or the default. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The clock, if the setting `now` is left out: milliseconds since 1970 UTC. */
  readonly clock: number;
  /** The one return to check, with the name of its file if it has one; absent if patterns select the returns. */
  readonly single?: { readonly file: string | undefined };
}
