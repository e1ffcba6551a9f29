/**
 * The returns of a report as the script of the page reads them. Most numbers are places in `strings`, since texts repeat;
 * -1 is no text. Every text is what `shown` of the sink gives, and the script puts it on the page as text.
 */
export interface PageData {
  /** The words for the severities in findings, the worst first. */
  readonly severities: readonly string[];
  /** The words for the verdicts in claims; the first is the good one. */
  readonly verdicts: readonly string[];
  /** What people call a claim of each verdict that is not untrue, and how good that is. */
  readonly fates: readonly (readonly [word: string, tone: string])[];
  /** The address below which the files of the project can be looked at; null where there is none. */
  readonly files: string | null;
  /** The address below which the pages of rules lie; null where it is not known. */
  readonly rules: string | null;
  readonly rows: readonly RowData[];
  readonly strings: readonly string[];
  /** The addresses of files whose names as shown do not lead to them, by the place of the name in `strings`. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** A return, or a file that holds none but has findings (its line is then 0), or a line of a log that is none. */
export type RowData = readonly [
  file: number,
  line: number,
  /** Whether the line is part of its name: a file that is one return needs none. */
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
  /** The 0-based place of a return in its file; -1 for what is none. */
  index: number,
];

export type ClaimData = readonly [
  path: number,
  type: number,
  /** A place in `verdicts`. */
  verdict: number,
  /** Bytes; -1 where they are not known. */
  size: number,
  foundAt: number,
  detail: number,
  /** Whether the claim is not true. */
  untrue: 0 | 1,
];

export type FindingData = readonly [
  /** A place in `severities`. */
  severity: number,
  rule: number,
  message: number,
  recommendation: number,
  /** 1-based; 0 where there is no place. */
  line: number,
  column: number,
  /** 1: the baseline knows it; 2: it stood before the judged change. */
  known: 0 | 1 | 2,
  /** The source line: what stands before the range, in it, and after it. */
  source: readonly [before: number, range: number, after: number] | null,
];
