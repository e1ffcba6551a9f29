import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCommit } from '../../../src/tree/commit.js';
import { git as runGit, makeRepository } from '../../support/repository.js';

/** Bytes: one such file beside 1,790 others is more than 2 GiB to compare, beside 1,000 it is more than half of it. */
const LARGE = 1_200_000;

const largeFile = (line: string): string => `${line}\n`.repeat(LARGE / (line.length + 1));

function manyFiles(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/${String(n)}.md`, 'small\n']));
}

/** What history did to some paths that are not there, in the words of its answer. */
async function pastsOf(directory: string, paths: readonly string[]): Promise<readonly string[]> {
  const tree = await openCommit({ root: directory, revision: 'HEAD' });
  try {
    const exists = (path: string): boolean => tree.find(path)?.kind === 'file';
    const found = await tree.explainAbsent({ paths, needed: new Set(), exists, base: null });
    return paths.map((path) => {
      const past = found.get(path)?.past;
      return past?.kind === 'moved' ? past.to : past?.kind === 'removed' ? (past.detail ?? 'removed') : 'never';
    });
  } finally {
    tree.close();
  }
}

const REASON = /^Whether it was renamed and edited is unknown: the commit that removed it changed too many files/;

describe('files that were renamed and edited', () => {
  test('are looked for where a commit is not too much to compare: each removed file with each added one', async () => {
    const small = manyFiles('many', 1_900);
    const { directory } = makeRepository([
      { message: 'first', files: { 'large.md': largeFile('one'), 'from.md': 'a\nb\nc\nd\ne\nf\n' } },
      { message: 'large-to-many', removed: ['large.md'], files: small },
      { message: 'many-to-large', removed: Object.keys(small), files: { 'larger.md': largeFile('other') } },
      { message: 'one-to-one', removed: ['from.md'], files: { 'to/from.md': 'a\nb\nc\nd\ne\ng\n' } },
    ]);
    const tooMuch = expect.stringMatching(REASON) as string;
    expect(await pastsOf(directory, ['from.md', 'many/7.md', 'large.md'])).toEqual(['to/from.md', tooMuch, tooMuch]);
  });
});

test('a commit of which the repository lacks a content is not compared, and the others are', async () => {
  const { directory, git } = makeRepository([
    { files: { 'one.md': 'a\nb\nc\nd\ne\nf\n', 'two.md': 'g\nh\ni\nj\nk\nl\n' } },
    { removed: ['one.md'], files: { 'to/one.md': 'a\nb\nc\nd\ne\nx\n' } },
    { removed: ['two.md'], files: { 'to/two.md': 'g\nh\ni\nj\nk\nx\n' } },
  ]);
  const lost = git('rev-parse', 'HEAD:to/one.md');
  const packs = join(directory, '.git/objects/pack');
  for (const name of readdirSync(packs)) {
    renameSync(join(packs, name), join(directory, name));
    if (name.endsWith('.pack')) runGit(directory, ['unpack-objects', '-q'], readFileSync(join(directory, name)));
  }
  rmSync(join(directory, '.git/objects', lost.slice(0, 2), lost.slice(2)));
  expect(await pastsOf(directory, ['one.md', 'two.md'])).toEqual([expect.stringMatching(REASON), 'to/two.md']);
});
