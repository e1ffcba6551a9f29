import { sentToLfs } from '../../../src/tree/git/attributes.js';
import { makeRepository, writeFiles } from '../../support/repository.js';
import { processorTime } from '../../support/processor-time.js';

const FILES = {
  '.gitattributes': [
    '# *.md filter=lfs',
    '*.bin filter=lfs diff=lfs merge=lfs -text',
    '\t*.PNG\tfilter=lfs\r',
    '*.txt text filter=other',
    'big/** filter=lfs',
    '**/deep/*.dat filter=lfs',
    'a/**/z.csv filter=lfs',
    '/top.iso filter=lfs',
    'sub/dir filter=lfs',
    'data/ filter=lfs',
    'my[[:space:]]file.zip filter=lfs',
    '[a-c]x?.raw filter=lfs',
    '[!a-c]y.raw filter=lfs',
    'star*mid*end filter=lfs',
    'escaped\\*.o filter=lfs',
    '!not.bin -filter',
    'back.bin filter=lfs -filter',
    'unset.bin !filter',
    'text.bin text',
    'lib/name.jar filter=lfs',
    '*tail filter=lfs',
    '*/one.wav filter=lfs',
    'plain.jar filter=lfs',
    '[[:punct:]]mark.o filter=lfs',
    'caf?.wav filter=lfs',
    'th??.wav filter=lfs',
    'pre** filter=lfs',
    'pre/fix** filter=lfs',
    'slash\\/name.o filter=lfs',
    '*.own myfilter=lfs',
    'kept.bin filter=lfs myfilter=x',
    'class[attr]x filter=lfs',
    'bad[.bin filter=lfs',
  ].join('\n'),
  'nested/.gitattributes': '*.bin -filter\n/only.md filter=lfs\ninner/*.md filter=lfs\n',
  'nested/again/.gitattributes': 'k.bin filter=lfs\n',
};

const PATHS = [
  ...['x.bin', 'deep/er/x.bin', 'x.BIN', 'x.PNG', 'x.png', 'x.txt', 'readme.md', '.bin', 'back.bin', 'unset.bin'],
  ...['text.bin', 'not.bin', 'big/x', 'big/a/b/c.md', 'not/big/x', 'deep/a.dat', 'x/deep/a.dat', 'x/deep/y/a.dat'],
  ...['a/z.csv', 'a/b/z.csv', 'a/b/c/z.csv', 'b/a/z.csv', 'top.iso', 'x/top.iso', 'sub/dir', 'x/sub/dir', 'sub/dir/f'],
  ...['data/x', 'my file.zip', 'my_file.zip', 'ax1.raw', 'dx1.raw', 'ax.raw', 'dy.raw', 'ay.raw', 'star-mid-end'],
  ...['starmidend', 'star-end', 'star/mid/end', 'escaped*.o', 'escapedx.o', 'nested/x.bin', 'nested/only.md'],
  ...['lib/name.jar', 'x/lib/name.jar', 'atail', 'x/tail', 'tail/x', 'a/one.wav', 'a/b/one.wav', 'one.wav'],
  ...['-mark.o', 'xmark.o', 'caf\xe9.wav', 'cafe.wav', 'th\xe9.wav', 'prefix', 'pre/x', 'pre/fix/a/b', 'slash/name.o'],
  ...['x.own', 'kept.bin', 'classax', 'bad[.bin'],
  ...['plain.jar', 'x/plain.jar', 'xplain.jar', 'big', 'x/big'],
  ...['nested/sub/only.md', 'nested/inner/a.md', 'nested/inner/b/a.md', 'nested/again/k.bin', 'nested/again/j.bin'],
];

test('the same files go to LFS as git says', async () => {
  const { directory, git } = makeRepository([]);
  writeFiles(directory, FILES);
  const lines = git('check-attr', 'filter', '--', ...PATHS).split('\n');
  const byGit = PATHS.filter((_, n) => lines[n]?.endsWith(': lfs') === true);
  const texts = new Map(Object.entries(FILES));
  const ours = await sentToLfs(PATHS, (folder) =>
    Promise.resolve(texts.get(folder === '' ? '.gitattributes' : `${folder}/.gitattributes`) ?? null),
  );
  expect(ours).toEqual(byGit);
  expect(byGit.length).toBeGreaterThan(15);
});

test('a file of more lines or wildcards than any project has says nothing', async () => {
  const sentBy = (text: string): Promise<readonly string[]> => sentToLfs(['a.bin'], () => Promise.resolve(text));
  expect(await sentBy(`${'x filter=lfs\n'.repeat(999)}*.bin filter=lfs\n`)).toEqual(['a.bin']);
  expect(await sentBy(`${'x filter=lfs\n'.repeat(1_000)}*.bin filter=lfs\n`)).toEqual([]);
  expect(await sentBy(`${'?x filter=lfs\n'.repeat(100)}*.bin filter=lfs\n`)).toEqual(['a.bin']);
  expect(await sentBy(`${'?x filter=lfs\n'.repeat(101)}*.bin filter=lfs\n`)).toEqual([]);
  // A pattern that matches no path counts as a wildcard, too.
  expect(await sentBy(`${'[x filter=lfs\n'.repeat(100)}*.bin filter=lfs\n`)).toEqual(['a.bin']);
  expect(await sentBy(`${'[x filter=lfs\n'.repeat(101)}*.bin filter=lfs\n`)).toEqual([]);
});

test('a pattern of 256 letters counts, and a longer one does not', async () => {
  const [path, longer] = ['x'.repeat(256), 'x'.repeat(257)];
  const sent = await sentToLfs([path, longer], () => Promise.resolve(`${path} filter=lfs\n${longer} filter=lfs\n`));
  expect(sent).toEqual([path]);
});

test('a pattern of many stars takes no time', async () => {
  const text = `${'*a'.repeat(120)}b filter=lfs\n`.repeat(100);
  const started = processorTime();
  expect(await sentToLfs([`x/${'a'.repeat(2_000)}`], () => Promise.resolve(text))).toEqual([]);
  expect(processorTime() - started).toBeLessThan(2_000);
});
