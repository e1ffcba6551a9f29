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
  test('is passed on, with what git is given to read', async () => {
    expect(await printed(['rev-parse', 'main^{tree}'])).toBe(`${repository.git('rev-parse', 'main^{tree}')}\n`);
    expect(await printed(['hash-object', '--stdin'], 'x')).toBe(`${repository.git('rev-parse', 'main:a')}\n`);
    expect(await printed(['hash-object', '--stdin'])).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391\n');
  });

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

  test('does not need all of the input', async () => {
    await expect(printed(['rev-parse', 'nothing'], 'x'.repeat(1_000_000))).rejects.toThrow('failed: ');
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

  test('are passed on one by one, of long ones the start', async () => {
    const [newest = '', first = ''] = repository.git('rev-list', 'main').split('\n');
    expect(await lines(['main'])).toEqual([newest, first]);
    expect(await lines(['main', '--format=%s'])).toEqual([
      `commit ${newest}`,
      'm'.repeat(4_096),
      `commit ${first}`,
      'A commit',
    ]);
    expect(await lines(['main'], 1)).toEqual([newest]);
  });

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

test('A field is known once its end has arrived, and not before', () => {
  const reader = new FieldReader();
  expect(reader.take(Buffer.from('ab'))).toEqual([]);
  expect(reader.rest).toBe('ab');
  expect(reader.take(Buffer.from('c\0\0d'))).toEqual(['abc', '']);
  expect(reader.rest).toBe('d');
});
