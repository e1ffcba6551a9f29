import {
  isData,
  isOutput,
  listedIn,
  pathInData,
  unlistedIn,
} from '../../../../src/families/result-envelope/read/listing.js';
import type { Segment } from '../../../../src/read/markdown/block.js';

const at = (text: string, offset = 100): Segment => ({ text, offset });

describe('Code below Artifacts', () => {
  const lines = (...texts: readonly string[]): readonly Segment[] => texts.map((text, n) => at(text, 100 * (n + 1)));
  test.each([
    ...['bash', 'bat', 'batch', 'cmd', 'command', 'console', 'diff', 'fish', 'ksh', 'log', 'output', 'patch'],
    ...['posh', 'powershell', 'ps1', 'pwsh', 'sh', 'sh-session', 'shell', 'shell-session', 'shellsession'],
    ...['terminal', 'zsh', ' BASH title'],
  ])('shows what ran in the language %j', (info) => {
    expect(isOutput(info, [])).toBe(true);
  });
  test.each([null, '', 'ts', 'text', 'bashful', 'my-bash', 'shx'])('shows something else in %j', (info) => {
    expect(isOutput(info, lines('src/a.ts', '$x', '# a', 'a$ b'))).toBe(false);
  });
  test.each(['$ ls', '  %  ls', 'PS C:\\x> ls', 'me@host:~/x$ ls', 'me@host # ls'])(
    'shows what ran by the prompt %j',
    (line) => {
      expect(isOutput(null, lines('x', line))).toBe(true);
    },
  );
  test.each(['$ls', '$', 'x $ ls', 'PS ls', 'me@ $ ls', `me@host${' '.repeat(200)}$ ls`])(
    'shows no prompt in %j',
    (line) => {
      expect(isOutput(null, lines(line))).toBe(false);
    },
  );
  test.each([...['YAML', 'yml', 'json', 'jsonc', 'json5', 'jsonl', 'toml', ' toml x']])('is data in %j', (info) => {
    expect(isData(info)).toBe(true);
  });
  test.each([null, '', 'jsonx', 'my-yaml', 'text'])('is no data in %j', (info) => {
    expect(isData(info)).toBe(false);
  });

  test.each([
    ['  - src/a.ts  ', '104 src/a.ts'],
    ['"a.ts",  ', '100 "a.ts",'],
    ['1) a.ts', '103 a.ts'],
    ['- [x] a.ts', '106 a.ts'],
    ['D  a.ts', '100 D  a.ts'],
    ['new file: a.ts', '100 new file: a.ts'],
    ['- Created src/a.ts', '102 Created src/a.ts'],
    ['a.ts (x)', '100 a.ts (x)'],
    ['a.ts | 12', '100 a.ts'],
    ['a.ts // x', '100 a.ts'],
    ['a.ts -> b.ts', '100 a.ts -> b.ts'],
    ['src/{a,b}.ts', '100 src/{a,b}.ts'],
    ['src/*.ts', '100 src/*.ts'],
  ])('lists what %j names', (line, expected) => {
    expect(listedIn(lines(line))?.map(({ text, start }) => `${String(start)} ${text}`)).toEqual([expected]);
  });

  test.each(['a.ts b', '"a.ts', 'see a.ts', 'src/a b.ts', 'a.1', 'http://x.y/a.ts', "import './a/b.ts';"])(
    'is no list with %j',
    (line) => {
      expect(listedIn(lines('src/a.ts', line))).toBeNull();
    },
  );

  test('may have heads and remarks in its list, and is none with nothing else', () => {
    const others = ['# x', '  // x', 'Files:', '...', '[', '],', '{}', '()'];
    expect(listedIn(lines(...others, 'src/a.ts'))?.map(({ text }) => text)).toEqual(['src/a.ts']);
    expect(listedIn(lines(...others))).toBeNull();
    expect(listedIn([])).toBeNull();
    // What an unticked box names is not done.
    expect(listedIn(lines('- [ ] src/a.ts', '- [x] src/b.ts'))?.map(({ text }) => text)).toEqual(['src/b.ts']);
  });

  test('that is no list may name a path all the same, as a list or a tree does', () => {
    expect(unlistedIn(lines('x', 'src/a.ts', 'src/b.ts'))?.text).toBe('src/a.ts');
    expect(unlistedIn(lines('x', '| src/a.ts | new |'))?.text).toBe('| src/a.ts | new |');
    expect(unlistedIn(lines('x', 'a.ts'))).toBeUndefined();
    expect(unlistedIn(lines('src/', '├── a.ts'))?.text).toBe('├── a.ts');
    expect(unlistedIn(lines('src', '  `-- a.ts'))?.text).toBe('  `-- a.ts');
    expect(unlistedIn(lines('├── a.1', '├── ts'))).toBeUndefined();
  });

  test.each([
    ...[
      'src/a.ts',
      '- path: src/a.ts',
      '"src/a.ts",',
      "x: 'src/a.ts'",
      '[src/a.ts]',
      '{a: src/a.ts}',
      'a=src/a.ts  ',
      'x:src/a.ts',
      'дата/файл.ts',
      'a,src/b_c.d-e@f.ts',
    ],
    `${'x'.repeat(391)} src/a.ts`,
  ])('of data names a path in %j', (line) => {
    expect(pathInData(lines('x', line))?.text).toBe(line);
  });
  test.each([
    'a.ts',
    'src/a',
    'https://x.y/a.ts',
    '/src/a.ts',
    'src/a.ts x',
    'src/a.1',
    '(src/a.ts)',
    'text/html',
    `${'x'.repeat(400)} src/a.ts`,
  ])('of data names none in %j', (line) => {
    expect(pathInData(lines(line))).toBeUndefined();
  });
});
