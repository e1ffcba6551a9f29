import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceContent, type WriteOutcome } from '../../src/cli/commands/write-files.js';
import { projectOf } from '../../src/tree/write-place.js';
import { temporaryFolder } from '../support/repository.js';

function replace(root: string, file: string, before = 'old'): WriteOutcome['kind'] {
  const replacement = { file, before: Buffer.from(before), after: Buffer.from('new') };
  return replaceContent(root, replacement, projectOf([root])).kind;
}

function folderWith(...files: readonly string[]): string {
  const root = temporaryFolder();
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), 'old');
  }
  return root;
}

describe('A file is replaced', () => {
  test('with its permissions, and nothing is left beside it', () => {
    const root = folderWith('a/b.json');
    chmodSync(join(root, 'a/b.json'), 0o750);
    expect(replace(root, 'a/b.json')).toBe('written');
    expect(readFileSync(join(root, 'a/b.json'), 'utf8')).toBe('new');
    expect(statSync(join(root, 'a/b.json')).mode & 0o777).toBe(0o750);
    expect(readdirSync(join(root, 'a'))).toEqual(['b.json']);
  });

  test('where the name is as long as a name can be', () => {
    const name = `${'x'.repeat(250)}.json`;
    expect(replace(folderWith(name), name)).toBe('written');
  });
});

describe('A file is left as it is', () => {
  test('where it changed since it was read', () => {
    const root = folderWith('a.json');
    const replacement = { file: 'a.json', before: Buffer.from('older'), after: Buffer.from('new') };
    const outcome = replaceContent(root, replacement, projectOf([root]));
    expect(outcome).toEqual({ kind: 'changed', reason: expect.stringContaining('Run the command again.') });
    expect(readFileSync(join(root, 'a.json'), 'utf8')).toBe('old');
    expect(readdirSync(root)).toEqual(['a.json']);
  });

  test.each(['link.json', 'folder/b.json', 'gone.json', 'gone/b.json', 'real'])(
    'where %s is no file of its own below the root',
    (file) => {
      const root = folderWith('real/b.json');
      symlinkSync('real/b.json', join(root, 'link.json'));
      symlinkSync('real', join(root, 'folder'));
      expect(replace(root, file)).toBe('changed');
      expect(readFileSync(join(root, 'real/b.json'), 'utf8')).toBe('old');
      expect(readdirSync(join(root, 'real'))).toEqual(['b.json']);
    },
  );
});
