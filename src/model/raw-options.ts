/** What both doors let a caller set, as it was written; undefined or empty takes the default. */
export interface RawOptions {
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
  readonly standard?: string | undefined;
  readonly failOn?: string | undefined;
  readonly ifNoReturns?: string | undefined;
  readonly staleAfter?: string | undefined;
  readonly maxFileSize?: string | undefined;
  readonly maxReturns?: string | undefined;
  readonly expectSession?: string | undefined;
  /** Where result envelopes keep their artifacts. */
  readonly envelopeMode?: string | undefined;
  readonly now?: string | undefined;
  /** The clock where `now` is not set: milliseconds since 1970 UTC. */
  readonly clock: number;
  /** The one return that is judged, by the name of its file if it has one; absent for all that patterns select. */
  readonly single?: { readonly file: string | undefined };
  /** Of the action alone: the command line knows no branches. */
  readonly agentBranchesRequire?: string | undefined;
}
