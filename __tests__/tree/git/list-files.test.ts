import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths, STAGED } from '../../../src/tree/git/list-files.js';
import { makeRepository, temporaryFolder } from '../../support/repository.js';

describe('The paths that git lists', () => {
  test('are those below the named folders, or all; a line feed is a letter of a name', async () => {
    const { directory, git } = makeRepository([{ files: { old: 'a' } }], { checkout: true });
    for (const name of ['new', 'new\n2']) writeFileSync(join(directory, name), 'x');
    git('add', '--all');
    expect(await listPaths({ cwd: directory }, STAGED, [])).toEqual(['new', 'new\n2']);
    expect(await listPaths({ cwd: directory }, STAGED, ['new'])).toEqual(['new']);
  });

  test('are none where git fails', async () => {
    expect(await listPaths({ cwd: temporaryFolder() }, STAGED, [])).toEqual([]);
  });
});
