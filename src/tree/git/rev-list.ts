import { elementAt } from '../../model/collections.js';
import { gitFailed, type GitOptions } from './git.js';
import { streamGit } from './stream.js';

/** Maximum length of a line that is passed on: a subject may be as long as its commit. */
const LONGEST_LINE = 4_096;

/** Runs `git rev-list`, and passes on each line, or the start of a long one, until `take` has enough. Rejects with `GitError`. */
export function readRevList(git: GitOptions, args: readonly string[], take: (line: string) => boolean): Promise<void> {
  let rest = '';
  return streamGit(git, ['rev-list', ...args, '--'], {
    take: (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = elementAt(lines, lines.length - 1).slice(0, LONGEST_LINE);
      return lines.slice(0, -1).every((line) => take(line.slice(0, LONGEST_LINE)));
    },
    failed: (stderr) => gitFailed('read the history', stderr),
  });
}
