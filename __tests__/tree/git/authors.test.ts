import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openCommit } from '../../../src/tree/commit.js';
import { makeRepository } from '../../support/repository.js';

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

  test('are unknown where the history ends early', async () => {
    const { directory: clone } = makeRepository([{ files: { 'README.md': 'x\n' } }]);
    const target = join(clone, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${directory}`, target]);
    const tree = await openCommit({ root: target, revision: 'HEAD' });
    expect(await tree.authors([RETURN])).toEqual(new Map());
    tree.close();
  });
});
