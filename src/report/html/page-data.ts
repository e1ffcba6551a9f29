/**
 * The returns of a report as the page's script reads them. Most numbers are indexes in `strings`, since texts repeat;
 * -1 means no text. Every text went through `shown` of the sink, and the script inserts it as text.
 */
export interface PageData {
  /** The names of the severities in findings, the most severe first. */
  readonly severities: readonly string[];
  /** The names of the verdicts in claims; the first is the good one. */
  readonly verdicts: readonly string[];
  /** For each verdict, its word and tone for a claim that is not false. */
  readonly fates: readonly (readonly [word: string, tone: string])[];
  /** The URL of the folder in which the project's files can be viewed; null if there is none. */
  readonly files: string | null;
  /** The URL of the folder with the rule pages; null if unknown. */
  readonly rules: string | null;
  readonly rows: readonly RowData[];
  readonly strings: readonly string[];
  /** The URLs of files whose shown names do not match their paths, by the name's index in `strings`. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** A return, a file without returns that has findings (its line is 0), or a line of a log that is no return. */
export type RowData = readonly [
  file: number,
  line: number,
  /** Whether the line is part of its name. A file that is a single return needs none. */
  named: 0 | 1,
  standard: number,
  status: number,
  agent: number,
  session: number,
  startedAt: number,
  delegation: readonly number[],
  claims: readonly ClaimData[],
  findings: readonly FindingData[],
  /** Whether its version has no such status. */
  foreign: 0 | 1,
  /** The 0-based index of a return in its file; -1 for anything else. */
  index: number,
];

export type ClaimData = readonly [
  path: number,
  type: number,
  /** An index in `verdicts`. */
  verdict: number,
  /** Bytes; -1 if unknown. */
  size: number,
  foundAt: number,
  detail: number,
  /** Whether the claim is false. */
  untrue: 0 | 1,
];

export type FindingData = readonly [
  /** An index in `severities`. */
  severity: number,
  rule: number,
  message: number,
  recommendation: number,
  /** 1-based; 0 without a place. */
  line: number,
  column: number,
  /** 1: it is in the baseline; 2: it existed before the checked change. */
  known: 0 | 1 | 2,
  /** The source line: the text before the range, in it, and after it. */
  source: readonly [before: number, range: number, after: number] | null,
];
