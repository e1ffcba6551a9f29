/** The default baseline file, at the project root. */
export const BASELINE_FILE = '.return-gate-baseline.json';

/** Findings that were known when the baseline was written: they are counted and do not fail the run. */
export interface BaselineEntry {
  /** Without the folders into which finished tasks are moved, so that archiving changes no entry. */
  readonly file: string;
  readonly rule: string;
  readonly fingerprint: string;
  /** How many findings share the fingerprint, at least 1. */
  readonly count: number;
  /** The fields that the findings list as absent, where they list some: more of them are new. */
  readonly fields?: readonly string[] | undefined;
}

/** An entry whose finding occurs less often than the entry states, or lists fewer fields. */
export interface StaleEntry extends BaselineEntry {
  /** How often it still occurs. */
  readonly found: number;
  /** If it still occurs as often: the fields that are no longer absent. */
  readonly fixed?: readonly string[];
  /** 1-based line in the baseline file. */
  readonly line: number;
}

/** Stale entries, and the file that holds them, relative to the project root. */
export interface StaleBaseline {
  readonly file: string;
  readonly entries: readonly StaleEntry[];
}
