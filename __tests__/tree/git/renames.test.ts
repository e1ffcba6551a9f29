import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCommit } from '../../../src/tree/commit.js';
import { renamesWithEdits, type Skipped } from '../../../src/tree/git/renames.js';
import { git as runGit, makeRepository, type Commit } from '../../support/repository.js';

/** Bytes: one such file beside 1,790 others is more than 2 GiB to compare, beside 1,000 it is more than half of it. */
const LARGE = 1_200_000;

const largeFile = (line: string): string => `${line}\n`.repeat(LARGE / (line.length + 1));

function manyFiles(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/${String(n)}.md`, 'small\n']));
}

interface Compared extends Pick<Skipped, 'reason'> {
  /** The subjects of the commits that were not compared. */
  readonly skipped: readonly string[];
  /** The earlier and the later path of each file that was found renamed and edited. */
  readonly renamed: readonly string[];
}

/** Compares some commits of a repository, by their subjects. */
async function compare(commits: readonly Commit[], subjects: readonly string[]): Promise<Compared> {
  const { directory, git } = makeRepository(commits);
  const ids = new Map(
    git('log', '--format=%s %H')
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  const tree = await openCommit({ root: directory, revision: 'main' });
  try {
    const differences = subjects.map((subject) => ({
      commit: ids.get(subject) ?? '',
      base: null,
      checked: tree.revision,
    }));
    const renamed: string[] = [];
    const { skipped, reason } = await renamesWithEdits(tree.repository, differences, ({ path, to }) => {
      renamed.push(`${path} -> ${to}`);
    });
    return { skipped: subjects.filter((subject) => skipped.has(ids.get(subject) ?? '')), reason, renamed };
  } finally {
    tree.close();
  }
}

const REASON =
  /^Whether it was renamed and edited was not looked at: the commit that removed it changed too many files/;

describe('files that were renamed and edited', () => {
  test('are looked for where a commit is not too much to compare: each removed file with each added one', async () => {
    const small = manyFiles('many', 1_900);
    const { skipped, reason, renamed } = await compare(
      [
        { message: 'first', files: { 'large.md': largeFile('one'), 'from.md': 'a\nb\nc\nd\ne\nf\n' } },
        { message: 'large-to-many', removed: ['large.md'], files: small },
        { message: 'many-to-large', removed: Object.keys(small), files: { 'larger.md': largeFile('other') } },
        { message: 'one-to-one', removed: ['from.md'], files: { 'to.md': 'a\nb\nc\nd\ne\ng\n' } },
      ],
      ['one-to-one', 'many-to-large', 'large-to-many'],
    );
    expect(skipped).toEqual(['many-to-large', 'large-to-many']);
    expect(reason).toMatch(REASON);
    expect(renamed).toEqual(['from.md -> to.md']);
  });
});

test('a commit of which the repository lacks a content is not compared, and the others are', async () => {
  const { directory, git } = makeRepository([
    { files: { 'one.md': 'a\nb\nc\nd\ne\nf\n', 'two.md': 'g\nh\ni\nj\nk\nl\n' } },
    { removed: ['one.md'], files: { 'one/to.md': 'a\nb\nc\nd\ne\nx\n' } },
    { removed: ['two.md'], files: { 'two/to.md': 'g\nh\ni\nj\nk\nx\n' } },
  ]);
  const [second, third] = [git('rev-parse', 'HEAD~1'), git('rev-parse', 'HEAD')];
  const lost = git('rev-parse', 'HEAD~1:one/to.md');
  const packs = join(directory, '.git/objects/pack');
  for (const name of readdirSync(packs)) {
    renameSync(join(packs, name), join(directory, name));
    if (name.endsWith('.pack')) runGit(directory, ['unpack-objects', '-q'], readFileSync(join(directory, name)));
  }
  rmSync(join(directory, '.git/objects', lost.slice(0, 2), lost.slice(2)));
  const tree = await openCommit({ root: directory, revision: 'HEAD' });
  const renamed: string[] = [];
  const differences = [third, second].map((commit) => ({ commit, base: null, checked: tree.revision }));
  const { skipped, reason } = await renamesWithEdits(tree.repository, differences, ({ path, to }) => {
    renamed.push(`${path} -> ${to}`);
  });
  tree.close();
  expect([[...skipped], renamed]).toEqual([[second], ['two.md -> two/to.md']]);
  expect(reason).toMatch(REASON);
});
