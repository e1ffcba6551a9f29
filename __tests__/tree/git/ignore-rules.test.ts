import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { keptOut } from '../../../src/tree/git/ignore-rules.js';
import { GIT_ENV, makeRepository } from '../../support/repository.js';
import { processorTime } from '../../support/processor-time.js';

/** What git itself ignores below a folder that has these files, by its own rules alone. */
function ignoredByGit(folder: string, paths: readonly string[]): readonly string[] {
  const args = [
    '-c',
    'core.excludesFile=',
    '-c',
    'core.ignoreCase=false',
    'check-ignore',
    '--no-index',
    '-z',
    '--stdin',
  ];
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const { stdout, status } = spawnSync('git', args, {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...GIT_ENV },
    // The folder before each keeps a colon from being magic.
    input: Buffer.from(paths.map((path) => `./${path.replace(/\/$/, '')}\0`).join(''), 'latin1'),
  });
  if (status !== 0 && status !== 1) throw new Error('git check-ignore failed');
  return stdout
    .toString('latin1')
    .split('\0')
    .filter((path) => path !== '')
    .map((path) => path.slice('./'.length))
    .map((path) => (FOLDERS.includes(path) ? `${path}/` : path));
}

async function ignoredHere(
  files: Readonly<Record<string, string>>,
  paths: readonly string[],
): Promise<readonly string[]> {
  const found = await keptOut(paths, async (folder) => files[folder] ?? null);
  return paths.filter((path) => found.has(path));
}

/** What is a folder on disk git takes for one, however it is asked. */
const FOLDERS = ['a', 'a/b', 'b'];

let folder = '';

beforeAll(() => {
  folder = makeRepository([]).directory;
  for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true });
});

function compare(files: Readonly<Record<string, string>>, paths: readonly string[]): readonly string[] {
  for (const place of ['', 'a', 'b']) {
    writeFileSync(join(folder, place, '.gitignore'), Buffer.from(files[place] ?? '', 'latin1'));
  }
  return ignoredByGit(folder, paths);
}

const PATHS = [
  'a/', 'b/', 'a/b/', 'x', 'a.b', 'ab', 'a/a', 'a/b/a', 'a/b/x', 'b/a', 'b/a/a/b', 'x/a', 'x/a/b/x', 'a/x.a', 'x/b-a',
  '#a', '!a', 'a ', ' a', 'a\\', '[a]', 'a]', 'a-b', 'x/\xc3\xa9', '\xe9', '*', 'a*', 'b/**', '-', '^', 'a\tb', 'ax/b',
]; // prettier-ignore

test.each([
  '*', '*.a', 'a', '/a', 'a/', 'a/b', '/a/b/', 'a/**', '**/a', '**/b/**', 'a/**/b', '**', 'x/**/**/x', '!a', 'a\n!a/b', '*\n!a/\n!a/b',
  '*\n!*/\n!b', '\\#a', '\\!a', '#a', 'a\\ ', 'a  ', ' a', 'a\t', 'a\r', 'a\rb', 'a\xef\xbb\xbfb', 'a\\\\  ', 'a\\\\\\  ', 'a b  ', 'a\\', '[a]', '\\[a]', '[!a]', '[^a]', '[a-b]', '[]a]', '[a',
  '[[:alpha:]]', '[[:punct:]]a', '[[:nope:]]', '[[:alpha]', '[\\]]', '[a-]', '[-a]', '[--]', '?', '??', 'a?b', '*a*b*', 'a\\b', 'a\\/b', '**\\/b',
  'a**', 'x/a**', 'x/a**/x', 'a*/b', '/*', '/**', '/*/', '*/', '**/', '/', '//', '!', '\xef\xbb\xbfa', 'a\0b', '[[:space:]]a', 'x/[/]a', 'x[/]a', '\xc3?',
  'x/?\xa9', '***/b', 'a/***', '*/**/a', '\\a', 'a//b', '[b-a]', '[a-\\b]', '[[]', '[[a]', '[!]a]', '[a-\\', '[[:alpha:', '[a-b-x]', '[[:', '[!/]', 'x?a', 'a/!b', '**a/b', 'a**b/x', 'b/a/*/b',
])('the line %j ignores what it does for git', async (text) => {
  const files = { '': text };
  expect(await ignoredHere(files, PATHS)).toEqual(compare(files, PATHS));
}); // prettier-ignore

test('any lines in any folders ignore what they do for git', async () => {
  const letter = fc.constantFrom(
    'a', 'b', 'x', '*', '**', '/', '?', '[', ']', '!', '-', '\\', '.', '#', ' ', '[a-b]', '[!a]', '**/', '/**', '[[:alpha:]]', '^', '\xe9',
  ); // prettier-ignore
  const line = fc.array(letter, { minLength: 1, maxLength: 6 }).map((letters) => letters.join(''));
  const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'));
  const name = fc.array(fc.constantFrom('a', 'b', 'x', '.', '-', '#', '!', '[', ']', '\xe9', 'a', 'b'), {
    minLength: 1,
    maxLength: 2,
  });
  const path = fc
    .array(
      name.map((letters) => letters.join('')).filter((text) => text !== '.' && text !== '..'),
      { minLength: 1, maxLength: 4 },
    )
    .map((names) => names.join('/'));
  const cases = fc.tuple(text, text, fc.array(path, { minLength: 20, maxLength: 40 }));
  await fc.assert(
    fc.asyncProperty(cases, async ([top, below, more]) => {
      const files = { '': top, a: below };
      const paths = [...new Set([...PATHS, ...more])].filter((one) => !FOLDERS.includes(one));
      expect(await ignoredHere(files, paths)).toEqual(compare(files, paths));
    }),
    { numRuns: 100 },
  );
}, 120_000);

describe('hostile lines end soon', () => {
  const NAME = 'a'.repeat(4_000);
  test.each([
    ['stars', `${'*a'.repeat(500)}b`, NAME],
    ['folders', `${'**/a/'.repeat(500)}b`, 'a/'.repeat(2_000) + 'c'],
    ['folders and stars', `${'**/*a*a*a*/'.repeat(100)}b`, `${'aaaaaa/'.repeat(500)}c`],
    ['sets', `[${'!-~'.repeat(20_000)}]*x`, NAME],
    ['classes without an end', `[${'[:'.repeat(200_000)}`, NAME],
    ['lines', 'a*b\n'.repeat(16_000), NAME],
    ['spaces', `${' '.repeat(200_000)}x`, NAME],
    ['backslashes', `${'\\'.repeat(200_000)}x`, NAME],
    ['empty lines', '/\n'.repeat(30_000), 'a/'.repeat(2_000)],
  ])('%s', async (_, text, path) => {
    const paths = Array.from({ length: 1_000 }, (_, n) => `${String(n)}/${path}`);
    const started = processorTime();
    await keptOut(paths, async () => text, 20_000_000);
    expect(processorTime() - started).toBeLessThan(20_000);
  });

  test('and below a folder that is not there nothing is read', async () => {
    const asked: string[] = [];
    const textOf = async (folder: string): Promise<string> => {
      asked.push(folder);
      return folder === '' ? '*.log\n' : '';
    };
    const paths = Array.from({ length: 20 }, (_, n) => `a/gone/${'b/'.repeat(2_000)}${String(n)}.log`);
    const found = await keptOut([...paths, 'a/x.ts'], textOf, undefined, (folder) => folder === 'a');
    expect([...found.values()]).toEqual(paths.map(() => '.gitignore:1: *.log'));
    expect(asked).toEqual(['', 'a']);
  });

  test('and what is beyond is ignored by nothing', async () => {
    const texts = async (): Promise<string> => 'a*b*c*d\nx';
    expect(await keptOut(['x', 'y/x'], texts, 1_000)).toEqual(
      new Map([
        ['x', '.gitignore:2: x'],
        ['y/x', 'y/.gitignore:2: x'],
      ]),
    );
    expect(await keptOut(['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'x'], texts, 20)).toEqual(new Map());
  });
});
