import { GitError } from './git-error.js';

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
