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

/** A whole object id, SHA-1 or SHA-256. */
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Returns the object id that git printed as its whole output. Throws `GitError` for anything else. */
export function printedId(stdout: Buffer, doing: string): string {
  const id = stdout.toString('latin1').trim();
  if (OBJECT_ID.test(id)) return id;
  throw unexpectedOutput(doing);
}

/** Returns the error for a git that succeeded, and printed what no git prints, or only a part of it. */
export function unexpectedOutput(doing: string): GitError {
  return new GitError(
    `git could not ${doing}: its output is damaged or incomplete.`,
    'other',
    'Run this again; if it happens again, look for a program that is in for git on PATH.',
  );
}

/** Returns the error for a tree that git would never write. `what` says what is wrong with it. */
export function damagedTree(what: string): GitError {
  return new GitError(
    `The tree of the commit is damaged: ${what}.`,
    'other',
    'Commit the files again; git fsck shows what is damaged.',
  );
}

/** Throws `GitError` for an entry name that no file can have: its path would mean something else. */
export function demandEntryName(name: string, folder: string): void {
  if (name === '' || name.includes('/') || /^\.(?:\.?|git)$/i.test(name)) {
    throw damagedTree(`${folder === '' ? 'its top' : folder} has an entry of the name ${JSON.stringify(name)}`);
  }
}

/** Returns the error for two entries with the same path. */
export function twice(path: string): GitError {
  return damagedTree(`it has ${path} twice`);
}
