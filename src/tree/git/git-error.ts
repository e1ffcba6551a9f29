import { UsageError } from '../../model/usage-error.js';

/** git said no, or is not there: what it said, for people, and what to do about it. */
export class GitError extends UsageError {
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

/** What git says of its configuration, in whichever file or variable it stands. */
const BROKEN_CONFIGURATION =
  /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;

/** The error for a call that git ended: `doing` is what it could not do, unless its configuration is what is wrong. */
export function gitFailed(doing: string, stderr: string): GitError {
  const reason = stderr.trim() || 'it gave no reason';
  const stop = /[.!?]$/.test(reason) ? '' : '.';
  return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${reason}${stop}`);
}

/** The error where git's configuration is broken, by what git said; undefined where it said something else. */
export function brokenConfiguration(stderr: string): GitError | undefined {
  const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
  if (line === undefined) return undefined;
  return new GitError(
    `git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`,
    'other',
    'Mend it where it stands; git config --list --show-origin tells which file says what.',
  );
}
