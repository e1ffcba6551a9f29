import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from '../../src/tree/walk.js';
import { temporaryFolder, writeFiles } from '../support/repository.js';

describe('the files below a folder', () => {
  let folder = '';

  beforeEach(() => {
    folder = join(temporaryFolder(), 'a [b]*?');
    mkdirSync(folder);
    writeFiles(folder, { 'x.md': 'x', 'in/y.md': 'y', 'in/z.txt': 'z' });
  });

  test('are those that patterns select, below that folder alone', async () => {
    expect(await walk(folder, ['**/*.md'])).toEqual([join(folder, 'in/y.md'), join(folder, 'x.md')]);
    expect(await walk(folder, ['./in/*', '! in/*.txt'])).toEqual([join(folder, 'in/y.md')]);
    writeFiles(folder, { 'a !b': 'x', ' c': 'x' });
    expect(await walk(folder, ['a !*'])).toEqual([join(folder, 'a !b')]);
    expect(await walk(join(folder, 'in'), [join('/', 'nowhere', '*')])).toEqual([]);
  });

  test('are not asked for by a pattern that leads out: that is an error', async () => {
    await expect(walk(folder, ['a/../b'])).rejects.toThrow('Invalid pattern');
  });

  test('are found without a line of the toolkit on standard output, and other lines pass', async () => {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    const lines: string[] = [];
    const own = (text: Uint8Array | string): boolean => {
      lines.push(String(text));
      return true;
    };
    stdout.write = own;
    const written: boolean[] = [];
    let isDone = false;
    const watch = (): void => {
      if (stdout.write !== own && written.length === 0) {
        const texts = ['within\n', '::debug:: within\n', Buffer.from('::debug:: bytes\n')];
        written.push(...texts.map((text) => stdout.write(text)));
      }
      if (!isDone) setImmediate(watch);
    };
    watch();
    try {
      await walk(folder, ['**/*.md']);
      stdout.write('::debug:: after\n');
    } finally {
      isDone = true;
      stdout.write = write;
    }
    expect(lines).toEqual(['within\n', '::debug:: bytes\n', '::debug:: after\n']);
    expect(written).toEqual([true, true, true]);
  });
});
