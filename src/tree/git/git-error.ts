import { UsageError } from '../../model/usage.js';

/** The error if git refuses or is missing: what git said, for people, and what to do about it. */
export class GitError extends UsageError {
  override readonly name = 'GitError';

  /** `hint` says what to do instead, in the words of the command line. An entry point with other words has its own by `kind`. */
  constructor(
    readonly what: string,
    readonly kind: 'no-git' | 'no-repository' | 'no-commit' | 'no-directory' | 'other' = 'other',
    readonly hint = '',
  ) {
    super(hint === '' ? what : `${what} ${hint}`);
  }
}

/** git's messages about its configuration, whichever file or variable is wrong. */
const BROKEN_CONFIGURATION =
  /bad config |bad \w+ config value|GIT_CONFIG_|command-line config|maximum include depth|failed to expand user dir|unable to access '(?!\w+:\/\/)[^']*config'|while reading the configuration/;

/** Returns the error for a git call that failed: `doing` is what git could not do, unless its configuration is broken. */
export function gitFailed(doing: string, stderr: string): GitError {
  const reason = stderr.trim() || 'it gave no reason';
  const stop = /[.!?]$/.test(reason) ? '' : '.';
  return brokenConfiguration(stderr) ?? new GitError(`git could not ${doing}: ${reason}${stop}`);
}

/** Returns the error for a broken git configuration, by git's output; undefined for any other output. */
export function brokenConfiguration(stderr: string): GitError | undefined {
  const line = stderr.split('\n').find((said) => BROKEN_CONFIGURATION.test(said));
  if (line === undefined) return undefined;
  return new GitError(
    `git's configuration is broken: ${line.replace(/^(?:fatal|error|warning): /, '').trim()}.`,
    'other',
    'Fix the setting; git config --list --show-origin shows which file has it.',
  );
}
