/** What the caller can mend: a call, a configuration, a baseline, a repository. The message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}
