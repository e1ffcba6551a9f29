import fc from 'fast-check';
import { GitError } from '../../../src/tree/git/git.js';
import { readRevList, streamGit, FieldReader } from '../../../src/tree/git/stream.js';
import { git, makeRepository, type Repository } from '../../support/repository.js';

let repository: Repository;

beforeAll(() => {
  repository = makeRepository([{ files: { a: 'x' } }, { message: 'm'.repeat(5_000), files: { b: 'y' } }]);
});

const failed = (stderr: string): GitError => new GitError(`failed: ${stderr.trim()}`);

/** What git prints, as it is passed on. */
async function printed(args: readonly string[], input?: string): Promise<string> {
  let text = '';
  const take = (chunk: Buffer): boolean => {
    text += chunk.toString('utf8');
    return true;
  };
  await streamGit({ cwd: repository.directory }, args, { ...(input === undefined ? {} : { input }), take, failed });
  return text;
}

describe('the output of git', () => {
  test('of a git that fails is an error, by what it said', async () => {
    await expect(printed(['rev-parse', '--verify', 'none'])).rejects.toThrow('failed: fatal: Needed a single revision');
  });

  test('is enough at some point: then git is ended, and has not failed', async () => {
    let pieces = 0;
    const take = (): boolean => {
      pieces++;
      return false;
    };
    await streamGit({ cwd: repository.directory }, ['cat-file', '--batch-all-objects', '--batch'], { take, failed });
    expect(pieces).toBe(1);
  });

  test('ends git, too, where it cannot be read, with the same error', async () => {
    const error = new TypeError('no such format');
    const take = (): boolean => {
      throw error;
    };
    await expect(streamGit({ cwd: repository.directory }, ['rev-parse', 'main'], { take, failed })).rejects.toBe(error);
  });

  test('of a git that cannot be started is an error', async () => {
    const options = { cwd: `${repository.directory}/none` };
    await expect(streamGit(options, ['version'], { take: () => true, failed })).rejects.toThrow(
      /^git could not be started: /,
    );
  });
});

describe('the lines of git rev-list', () => {
  async function lines(args: readonly string[], most = Infinity): Promise<readonly string[]> {
    const found: string[] = [];
    await readRevList({ cwd: repository.directory }, args, (line) => found.push(line) < most);
    return found;
  }

  test('are whole, however they arrive', async () => {
    const commits = Array.from(
      { length: 2_000 },
      (_, n) => `commit refs/heads/many\ncommitter A <a> ${String(n)} +0000\ndata 0\n`,
    );
    const many = makeRepository([]);
    git(many.directory, ['fast-import', '--quiet'], Buffer.from(commits.join('')));
    const found: string[] = [];
    await readRevList({ cwd: many.directory }, ['many'], (line) => found.push(line) > 0);
    expect(found).toEqual(many.git('rev-list', 'many').split('\n'));
  });

  test('of an unknown commit are an error', async () => {
    await expect(lines(['none'])).rejects.toThrow(/^git could not read the history: fatal: bad revision 'none'/);
  });
});

test('Fields are the same, however the output is cut into pieces', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '\n', '\xe9', '\0'), { maxLength: 20 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), (pieces) => {
      const reader = new FieldReader();
      const fields = pieces.flatMap((piece) => reader.take(Buffer.from(piece, 'latin1')));
      expect([...fields, reader.rest]).toEqual(pieces.join('').split('\0'));
    }),
  );
});
