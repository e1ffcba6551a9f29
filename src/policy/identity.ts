/** What makes a finding the same finding as before. */
export interface Identity {
  readonly rule: string;
  readonly file: string | null;
  readonly index: number | null;
  readonly pointer: string | null;
  /**
   * The offending value. An array or object counts by what it is, not by what it holds: else a change anywhere in a
   * return would make a new finding.
   */
  readonly value: string | number | boolean | null;
}
