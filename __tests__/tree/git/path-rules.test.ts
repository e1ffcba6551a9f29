import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesUnknown } from '../../../src/model/history.js';
import {
  ignoringRules,
  isAskable,
  isWritable,
  pathsInLfs,
  type Limits,
  type RuleFiles,
} from '../../../src/tree/git/path-rules.js';
import { temporaryFolder, writeFiles } from '../../support/repository.js';

const caller = process.env;
/** Where the temporary folders are made, and a home that ignores everything and sends everything to Git LFS. */
let place = '';

beforeEach(() => {
  const home = temporaryFolder();
  writeFiles(home, {
    'tmp/.gitignore': '*\n',
    'tmp/.gitattributes': '* filter=lfs\n',
    '.gitconfig': `[core]\n\texcludesFile = ${home}/all\n\tattributesFile = ${home}/all-lfs\n\tignoreCase = true\n`,
    all: '*\n',
    'all-lfs': '* filter=lfs\n',
    '.config/git/ignore': '*\n',
    '.config/git/attributes': '* filter=lfs\n',
  });
  place = join(home, 'tmp');
  process.env = {
    ...caller,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    GIT_CONFIG_GLOBAL: join(home, '.gitconfig'),
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.excludesFile',
    GIT_CONFIG_VALUE_0: join(home, 'all'),
  };
});

afterEach(() => {
  // Nothing is left behind, whatever happened.
  expect(readdirSync(place).sort()).toEqual(['.gitattributes', '.gitignore']);
  process.env = caller;
});

type Texts = Readonly<Record<string, string | Uint8Array>>;

/** The rule files of a tree by their folders. */
function inFolders(texts: Texts): RuleFiles {
  return {
    project: '/project',
    hasFolder: (folder) => Object.keys(texts).some((one) => `${one}/`.startsWith(`${folder}/`)),
    fileIn: async (folder) => {
      const text = texts[folder];
      return text === undefined ? null : Buffer.from(text);
    },
  };
}

function ignored(texts: Texts, paths: readonly string[], limits: Partial<Limits> = {}) {
  return ignoringRules(paths, inFolders(texts), { place, ...limits });
}

function sentToLfs(texts: Texts, paths: readonly string[], limits: Partial<Limits> = {}) {
  return pathsInLfs(paths, inFolders(texts), { place, ...limits });
}

describe('A .gitignore of the tree', () => {
  test.each<[string, Texts, Readonly<Record<string, string>>]>([
    ['names no path', {}, {}],
    ['is empty', { '': '' }, {}],
    [
      'names a file',
      { '': '\n# a\n*.log\n' },
      { 'x.log': '.gitignore:3: *.log', 'a/b/y.log': '.gitignore:3: *.log', 'a/B.log': '.gitignore:3: *.log' },
    ],
    ['is of a folder', { a: '/b/\n' }, { 'a/b/y.log': 'a/.gitignore:1: /b/' }],
    ['includes a path again', { '': '*.log\n', a: '!*\n' }, { 'x.log': '.gitignore:1: *.log' }],
    [
      'is below an ignored folder, and not read',
      { '': 'a/\n', 'a/b': '!*\n' },
      { 'a/b/y.log': '.gitignore:1: a/', 'a/B.log': '.gitignore:1: a/' },
    ],
    ['is written in another case', { '': 'X.LOG\nb.log\n' }, {}],
    [
      'names a colon, a wildcard, and a byte that is no text',
      { '': Buffer.from(':x\n\\*\n\xe9\n', 'latin1') },
      {
        ':x': '.gitignore:1: :x',
        '*': '.gitignore:2: \\*',
        '\udce9': '.gitignore:3: \udce9',
      },
    ],
  ])('%s', async (_, texts, expected) => {
    const paths = ['x.log', 'a/b/y.log', 'a/B.log', ':x', '*', '\udce9', 'nul\0'];
    expect(await ignored(texts, paths)).toEqual(new Map(Object.entries(expected)));
  });
});

describe('A .gitattributes of the tree', () => {
  test.each<[string, Texts, readonly string[]]>([
    ['names nothing', {}, []],
    ['names a pattern', { '': '?.bin filter=lfs diff=lfs merge=lfs -text\n' }, ['x.bin', 'a/y.bin']],
    ['is overruled in a folder', { '': '?.bin filter=lfs\n', a: '*.bin -filter\n' }, ['x.bin']],
    ['quotes a pattern', { '': '"b c.bin" filter=lfs\n' }, ['b c.bin']],
    ['has a macro', { '': '[attr]large filter=lfs -text\nx.bin large\n' }, ['x.bin']],
    ['has a macro where git accepts none', { a: '[attr]large filter=lfs\n*.bin large\n' }, []],
    ['names another filter', { '': '*.bin filter=crypt\n' }, []],
    ['is written in another case', { '': '*.BIN filter=lfs\n' }, []],
  ])('%s', async (_, texts, expected) => {
    expect(await sentToLfs(texts, ['x.bin', 'a/y.bin', 'b c.bin'])).toEqual(new Set(expected));
  });
});

describe('Nothing is said of a path, and so nothing excused,', () => {
  const SLOW = `x/${'**/*a*'.repeat(6)}b`;
  const deep = `x/${`${'a'.repeat(150)}/`.repeat(17)}`;

  test.each<[string, Texts, string, Partial<Limits>]>([
    ['where a pattern takes too long', { '': SLOW }, `${deep}c`, { time: 300 }],
    ['where there are too many files', { '': '*', a: '*' }, 'a/x', { files: 1 }],
    ['where they are too large', { '': '#'.repeat(11) }, 'a/x', { bytes: 10 }],
    ['where one is too deep', { 'a/a/a': '*' }, 'a/a/a/x', { depth: 2 }],
    ['where one is in a folder that cannot be written', { 'a/../../x': '*' }, 'a/../../x/y', {}],
    ['where one is in a folder of git', { 'a/.GIT': '*' }, 'a/.GIT/y', {}],
  ])('%s', async (_, texts, path, limits) => {
    const unknown: RulesUnknown = 'unanswered';
    expect(await ignored(texts, [path, 'x'], limits)).toBe(unknown);
    if (limits.time === undefined) expect(await sentToLfs(texts, [path, 'x'], limits)).toBe(unknown);
  });

  test('where no temporary folder can be made', async () => {
    expect(await ignored({ '': '*' }, ['x'], { place: join(place, 'none') })).toBe('unanswered');
  });

  test('where there is no git but in the project', async () => {
    process.env.PATH = join(place, 'bin');
    expect(await ignored({ '': '*' }, ['x'])).toBe('unanswered');
  });
});

test('Below a folder that is not there no file is looked for', async () => {
  const asked: string[] = [];
  const files: RuleFiles = {
    project: '/project',
    hasFolder: (folder) => folder === 'a',
    fileIn: async (folder) => {
      asked.push(folder);
      return folder === '' ? Buffer.from('*.log\n') : null;
    },
  };
  const paths = ['a/gone/b/c/x.log', `a/gone/${'b/'.repeat(2_000)}x.log`, 'x.log'];
  expect(await ignoringRules(paths, files, { place })).toEqual(
    new Map(['a/gone/b/c/x.log', 'x.log'].map((path) => [path, '.gitignore:1: *.log'])),
  );
  expect(asked).toEqual(['', 'a']);
});

describe('On a platform', () => {
  test.each<[NodeJS.Platform, readonly string[]]>([
    ['linux', ['a', 'a/b', 'a\\..\\b', 'C:', 'aux', 'a.', 'con.txt', '\udce9', '\u{1f600}']],
    ['win32', ['a', 'a/b', '\u{1f600}']],
  ])('%s, a folder can be written by the names that it takes as they are', (platform, expected) => {
    const names = [
      'a',
      'a/b',
      'a\\..\\b',
      'C:',
      'aux',
      'a.',
      'con.txt',
      '\udce9',
      '\u{1f600}',
      '..',
      'a/../b',
      'a/.Git',
    ];
    expect([...names, 'a//b', './a'].filter((name) => isWritable(name, platform))).toEqual(expected);
  });

  test.each<[NodeJS.Platform, readonly string[]]>([
    ['linux', ['a', 'a\\b']],
    ['win32', ['a']],
  ])('%s, git is asked about paths that it takes as they are', (platform, expected) => {
    expect(['a', 'a\\b', 'a\0'].filter((path) => isAskable(path, platform))).toEqual(expected);
  });
});
