import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openCommit } from '../../../src/tree/commit.js';
import { CommitHistory } from '../../../src/tree/git/history.js';
import { withRepository } from '../../support/open-repository.js';
import { git, makeRepository } from '../../support/repository.js';

const RETURN = 'specs/40_export/.return-meta.json';

function commitAs(name: string, directory: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  execFileSync('git', ['add', '-A'], { cwd: directory });
  const as = ['-c', `user.name=${name}`, '-c', 'user.email=a@example.org'];
  execFileSync('git', [...as, 'commit', '-q', '-m', 'x'], { cwd: directory });
}

describe('the authors of files', () => {
  const { directory } = makeRepository([{ files: { 'README.md': 'x\n' } }]);
  commitAs('Ada Lovelace', directory, { [RETURN]: '{}', 'a.json': '{}' });
  commitAs('Grace Höpper', directory, { [RETURN]: '{"a":1}', 'other.json': '{}' });

  test('are those who last changed them', async () => {
    const tree = await openCommit({ root: directory, revision: 'HEAD' });
    expect(await tree.authors([RETURN, 'a.json', 'never.json'])).toEqual(
      new Map([
        [RETURN, 'Grace Höpper'],
        ['a.json', 'Ada Lovelace'],
      ]),
    );
    expect(await tree.authors([])).toEqual(new Map());
    tree.close();
  });

  test('are those of files below the project root, relative to it', async () => {
    const tree = await openCommit({ root: join(directory, 'specs'), revision: 'HEAD' });
    expect(await tree.authors(['40_export/.return-meta.json', 'a.json'])).toEqual(
      new Map([['40_export/.return-meta.json', 'Grace Höpper']]),
    );
    tree.close();
  });

  test('are those of paths with a line feed, too; a long name is cut, and a blank one is none', async () => {
    const { directory: other } = makeRepository([]);
    const commit = (author: string, ...paths: readonly string[]): string =>
      `commit refs/heads/main\nauthor ${author} <a@example.org> 1767225600 +0000\n` +
      `committer Ada <a@example.org> 1767225600 +0000\ndata 0\n` +
      paths.map((path) => `M 100644 inline ${path}\ndata 1\nx\n`).join('');
    const commits = [commit('Ada', 'first', '"first\\nb"'), commit('x'.repeat(300), 'long'), commit('', 'nameless')];
    git(other, ['fast-import', '--quiet'], Buffer.from(commits.join('')));
    const tree = await openCommit({ root: other, revision: 'HEAD' });
    expect(await tree.authors(['nameless', 'long', 'first\nb', 'first'])).toEqual(
      new Map([
        ['long', 'x'.repeat(200)],
        ['first\nb', 'Ada'],
        ['first', 'Ada'],
      ]),
    );
    tree.close();
  });

  test('are an error where git cannot read the history', async () => {
    const asked = withRepository(directory, (repository) =>
      new CommitHistory({ repository, commit: '1'.repeat(40), isEmpty: () => false, deepen: null }).authors(['a.json']),
    );
    await expect(asked).rejects.toThrow(/^git could not read the history: /);
  });

  test('are unknown where the history ends early', async () => {
    const { directory: clone } = makeRepository([{ files: { 'README.md': 'x\n' } }]);
    const target = join(clone, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${directory}`, target]);
    const tree = await openCommit({ root: target, revision: 'HEAD' });
    expect(await tree.authors([RETURN])).toEqual(new Map());
    tree.close();
  });
});
