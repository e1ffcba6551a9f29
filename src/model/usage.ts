/** An error that the caller can fix: a call, a configuration, a baseline, a repository. The message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** A file that cannot be written, e.g. on a full disk. For a report this is only a warning. */
export class UnwrittenFile extends UsageError {}

/** The settings that a caller passes to an entry point, as written. */
export interface RawOptions {
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
  /** The other settings by name, such as `fail-on`. If one is absent, the configuration or the default counts. */
  readonly texts?: ReadonlyMap<string, string>;
  /** The clock, if the setting `now` is left out: milliseconds since 1970 UTC. */
  readonly clock: number;
  /** The one return to check, with its file name if it has one; absent if patterns select the returns. */
  readonly single?: { readonly file: string | undefined };
}
