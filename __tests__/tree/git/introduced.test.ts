import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stableFilePath } from '../../../src/families/archive.js';
import { openCommit } from '../../../src/tree/commit.js';
import { openWorkspace } from '../../../src/tree/workspace.js';
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
