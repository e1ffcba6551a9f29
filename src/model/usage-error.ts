/** An error that the caller can fix: a call, a configuration, a baseline, a repository. The message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}
