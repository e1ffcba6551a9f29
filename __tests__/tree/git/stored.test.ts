import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoredObjects } from '../../../src/tree/git/partial-clone.js';
import { git, makeRepository, temporaryFolder } from '../../support/repository.js';

const FILES = Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`f${String(n)}`, `content ${String(n)}`]));

describe.each(['sha1', 'sha256'] as const)('what a repository has of ids of %s', (objectFormat) => {
  const { directory, git: run } = makeRepository([{ files: FILES }], { objectFormat });
  const store = join(directory, '.git');
  const ids = run('rev-parse', ...Object.keys(FILES).map((name) => `HEAD:${name}`)).split('\n');
  const digits = ids[0]?.length ?? 0;
  const none = ['0', '7', 'f'].map((digit) => digit.repeat(digits));
  const told = (): readonly string[] => [...new StoredObjects(store).lacking([...none, ...ids])];

  test.each([
    ['loose', []],
    ['in a pack', ['repack', '-a', '-d', '-q']],
    ['in a pack with an old index', ['-c', 'pack.indexVersion=1', 'repack', '-a', '-d', '-q']],
  ])('is told where they are %s', (_, args) => {
    if (args.length > 0) run(...args);
    expect(told()).toEqual(none);
  });

  test('is told where another repository has them, and where packs come later', () => {
    const other = join(temporaryFolder(), 'other');
    git('.', ['clone', '--quiet', '--no-checkout', '--shared', directory, other]);
    const stored = new StoredObjects(join(other, '.git'));
    expect([...stored.lacking([...ids, ...none])]).toEqual(none);
    appendFileSync(join(other, '.git/objects/info/alternates'), '# a note\n\n../nowhere\n');
    expect([...new StoredObjects(join(other, '.git')).lacking(ids)]).toEqual([]);
    const late = git(other, ['hash-object', '-w', '--stdin'], Buffer.from('late'));
    expect(stored.lacking([late]).size).toBe(0);
  });

  test('is nothing where there is no repository, nor by an index that is cut off', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'objects/pack'), { recursive: true });
    writeFileSync(join(folder, 'objects/pack/pack-1.idx'), 'short');
    expect([...new StoredObjects(folder).lacking(ids)]).toEqual(ids);
    expect(new StoredObjects(folder).lacking([]).size).toBe(0);
  });
});
