/** Exit status of the command line: outcomes are told apart, and any doubt is never 0. */
export const EXIT = {
  passed: 0,
  failed: 1,
  usage: 2,
  empty: 3,
  internal: 4,
} as const;

/** A call that cannot be carried out as it was written; the message says what to write instead. */
export class CallError extends Error {
  override readonly name = 'CallError';
}
