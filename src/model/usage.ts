/** An error that the caller can fix: a call, a configuration, a baseline, a repository. The message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** A file that cannot be written, as on a full disk or where a folder has its name. A report then is only a warning. */
export class UnwrittenFile extends UsageError {}

/** What a caller can set through an entry point, as written. An absent, undefined or empty value means the default. */
export interface RawOptions {
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
  readonly standard?: string | undefined;
  readonly failOn?: string | undefined;
  readonly ifNoReturns?: string | undefined;
  readonly staleAfter?: string | undefined;
  readonly maxFileSize?: string | undefined;
  readonly maxReturns?: string | undefined;
  readonly maxClaims?: string | undefined;
  readonly expectSession?: string | undefined;
  /** The settings that only some return families have, by name. */
  readonly familySettings?: ReadonlyMap<string, string>;
  /** `all` returns, or only those that the compared change concerns (`changed`). */
  readonly mode?: string | undefined;
  /** Check only the `claims` of archived returns that the compared change does not touch, or `all`. */
  readonly archived?: string | undefined;
  /** `I/N`: the part of the files to check. */
  readonly shard?: string | undefined;
  readonly now?: string | undefined;
  /** The clock, if `now` is not set: milliseconds since 1970 UTC. */
  readonly clock: number;
  /** The one return to check, with the name of its file if it has one; absent if patterns select the returns. */
  readonly single?: { readonly file: string | undefined };
  /** Only the action has it: the command line does not know branches. */
  readonly agentBranchesRequire?: string | undefined;
}
