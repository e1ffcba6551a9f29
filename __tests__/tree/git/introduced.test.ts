import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stableFilePath } from '../../../src/families/archive.js';
import { openCommit } from '../../../src/tree/commit.js';
import { openWorkspace } from '../../../src/tree/workspace.js';
import { writeRawCommit } from '../../support/raw-commit.js';
import { git, makeRepository, temporaryFolder, writeFiles, type Repository } from '../../support/repository.js';

const FIRST = 'specs/1_a/r.json';
const NOW = 'specs/archive/1_a/r.json';
const LATE = 'specs/2_b/r.json';
const DAYS = ['2026-06-01', '2026-06-22', '2026-06-24', '2026-06-25'].map((day) => Date.parse(day));

let repository: Repository;

/** A return that was written, edited and archived, and one that came with the archiving, each on a day. */
beforeAll(() => {
  repository = makeRepository([]);
  const write = (path: string, text: string): string =>
    `M 100644 inline ${path}\ndata ${String(text.length)}\n${text}\n`;
  const steps = [
    write(FIRST, 'one'),
    write(FIRST, 'two'),
    `D ${FIRST}\n${write(NOW, 'two')}${write(LATE, 'late')}`,
    write(LATE, 'later'),
  ];
  const commits = steps.map((step, n) => {
    const who = `Ada <ada@example.com> ${String((DAYS[n] ?? 0) / 1000)} +0000`;
    // Committed long after: a rebase changes this date.
    return `commit refs/heads/main\nauthor ${who}\ncommitter Ada <ada@example.com> 1893456000 +0000\ndata 0\n${step}`;
  });
  git(repository.directory, ['fast-import', '--quiet'], Buffer.from(commits.join('')));
});

async function introduced(root: string, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const tree = await openCommit({ root, revision: 'HEAD' });
  try {
    return await tree.introducedAt(files, stableFilePath);
  } finally {
    tree.close();
  }
}

test('a file was introduced by the commit that wrote it first, wherever it was then', async () => {
  expect(await introduced(repository.directory, [NOW, LATE, 'none.json'])).toEqual(
    new Map([
      [NOW, DAYS[0]],
      [LATE, DAYS[2]],
    ]),
  );
});

test('a shallow clone shows only what was introduced after its first commit', async () => {
  const clone = (depth: number): string => {
    const directory = join(temporaryFolder(), 'clone');
    const source = pathToFileURL(repository.directory).href;
    git(temporaryFolder(), ['clone', '--quiet', `--depth=${String(depth)}`, source, directory]);
    return directory;
  };
  expect(await introduced(clone(1), [NOW, LATE])).toEqual(new Map());
  expect(await introduced(clone(2), [NOW, LATE])).toEqual(new Map());
  expect((await introduced(clone(3), [NOW, LATE])).get(LATE)).toBe(DAYS[2]);
});

test('files on disk alone have no such day', async () => {
  const root = temporaryFolder();
  writeFiles(root, { [LATE]: 'late' });
  const tree = openWorkspace(root);
  expect(await tree.introducedAt([LATE], stableFilePath)).toEqual(new Map());
  tree.close();
});

describe('the day of a commit', () => {
  const ADA = 'Ada <ada@example.com> 1767225600 +0000';
  test.each<[string, readonly string[], string, number | null]>([
    ['is that of its author', [`author ${ADA}`, 'committer Bob <b@example.com> 5 +0000'], '', Date.parse('2026-01-01')],
    ['is unknown in a line of another form', ['author Ada <ada@example.com> soon', `committer ${ADA}`], '', null],
    [
      'is not that of a committer whose name begins with the word',
      ['author Ada <ada@example.com> soon', `committer author ${ADA}`],
      '',
      null,
    ],
    [
      'is unknown in a commit of more than a megabyte',
      [`author ${ADA}`, `committer ${ADA}`],
      'x'.repeat(1_100_000),
      null,
    ],
  ])('%s', async (_, lines, message, day) => {
    const made = makeRepository([]);
    made.git('update-ref', 'refs/heads/main', writeRawCommit(made, { a: 'a' }, lines, message));
    expect(await introduced(made.directory, ['a'])).toEqual(new Map(day === null ? [] : [['a', day]]));
  });

  test('is unknown where one of two lines that brought the file begins outside the clone', async () => {
    const made = makeRepository([{ files: { k: 'k' } }]);
    const start = made.git('rev-parse', 'main');
    const by = (seconds: number): string => `author Ada <ada@example.com> ${String(seconds)} +0000`;
    const on = (files: Readonly<Record<string, string>>, seconds: number, ...parents: readonly string[]): string =>
      writeRawCommit(made, { k: 'k', ...files }, [
        ...parents.map((id) => `parent ${id}`),
        by(seconds),
        `committer ${ADA}`,
      ]);
    const long = on({ a: 'long' }, 1_000, start);
    const longer = on({ a: 'longer' }, 2_000, long);
    const longest = on({ a: 'longest' }, 2_500, longer);
    const short = on({ a: 'short' }, 3_000, start);
    made.git('update-ref', 'refs/heads/main', on({ a: 'merged' }, 4_000, longest, short));
    expect(await introduced(made.directory, ['a'])).toEqual(new Map([['a', 1_000_000]]));
    const clone = join(temporaryFolder(), 'clone');
    git('.', ['clone', '--quiet', '--depth=3', pathToFileURL(made.directory).href, clone]);
    expect(await introduced(clone, ['a'])).toEqual(new Map());
  });
});
