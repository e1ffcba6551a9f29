import { gitFailed, notStarted, startGit, type GitOptions } from './git.js';

/** Characters that are handed over of a line: a subject may be as long as its commit. */
const LONGEST_LINE = 4_096;

/** Runs `git rev-list`, and hands over each line, or the start of a long one, until `take` has enough. Rejects with `GitError`. */
export function readRevList(git: GitOptions, args: readonly string[], take: (line: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startGit(git, ['rev-list', ...args, '--']);
    const errors: Buffer[] = [];
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString('latin1')).split('\n');
      rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
      if (lines.every((line) => take(line.slice(0, LONGEST_LINE)))) return;
      child.stdout.destroy();
      child.kill();
      resolve();
    });
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error) => {
      reject(notStarted(error));
    });
    child.on('close', (status) => {
      if (status === 0) resolve();
      else reject(gitFailed('read the history', Buffer.concat(errors).toString('utf8')));
    });
    // A process that ends before it has read its input is told of by its status.
    child.stdin.on('error', () => undefined);
    child.stdin.end();
  });
}
