/** A call that cannot be carried out as it was written; the message says what to write instead. */
export class CallError extends Error {
  override readonly name = 'CallError';
}
