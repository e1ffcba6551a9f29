import fc from 'fast-check';
import { GitError } from '../../../src/tree/git/git.js';
import { streamGit, FieldReader } from '../../../src/tree/git/stream.js';
import { makeRepository, type Repository } from '../../support/repository.js';

let repository: Repository;

beforeAll(() => {
  repository = makeRepository([{ files: { a: 'x' } }, { message: 'm'.repeat(5_000), files: { b: 'y' } }]);
});

const failed = (stderr: string): GitError => new GitError(`failed: ${stderr.trim()}`);

/** What git prints, as it is passed on. */
async function printed(args: readonly string[], input?: string): Promise<string> {
  let text = '';
  const take = (chunk: Buffer): void => {
    text += chunk.toString('utf8');
  };
  await streamGit({ cwd: repository.directory }, args, { ...(input === undefined ? {} : { input }), take, failed });
  return text;
}

describe('the output of git', () => {
  test('of a git that fails is an error, by what it said', async () => {
    await expect(printed(['rev-parse', '--verify', 'none'])).rejects.toThrow('failed: fatal: Needed a single revision');
  });

  test('ends git where it cannot be read, with the same error', async () => {
    const error = new TypeError('no such format');
    const take = (): void => {
      throw error;
    };
    await expect(streamGit({ cwd: repository.directory }, ['rev-parse', 'main'], { take, failed })).rejects.toBe(error);
  });

  test('of a git that cannot be started is an error', async () => {
    const options = { cwd: `${repository.directory}/none` };
    await expect(streamGit(options, ['version'], { take: () => undefined, failed })).rejects.toThrow(
      /^git could not be started: /,
    );
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
