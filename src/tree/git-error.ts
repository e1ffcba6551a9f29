/** git said no, or is not there: what it said, for people, and what to do about it. */
export class GitError extends Error {
  override readonly name = 'GitError';

  /** `hint` is what to do instead, in the words of the command line; a door with other words has its own by `kind`. */
  constructor(
    readonly what: string,
    readonly kind: 'no-git' | 'no-repository' | 'no-commit' | 'no-directory' | 'other' = 'other',
    readonly hint = '',
  ) {
    super(hint === '' ? what : `${what} ${hint}`);
  }
}
