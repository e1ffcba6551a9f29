import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { Minimatch } from 'minimatch';
import { cleanPatterns, compilePatterns, matcherOf, OPTIONS, PatternError } from '../../src/gather/glob.js';
import { classifier, PLACES, selection } from '../../src/gather/gather.js';
import { openWorkspace } from '../../src/tree/workspace.js';
import { processorTime } from '../support/processor-time.js';

const FILES = [
  'a.json',
  'b.md',
  '.hidden',
  'specs/1_x/.return-meta.json',
  'specs/1_x/a.json',
  'specs/1_x/.meta/a.json',
  'specs/state.json',
  'returns/a.json',
  'returns/deep/er/b.return.json',
  'x/returns/c.jsonl',
  'a[b]/c.json',
  'sp ace/d.json',
  '.claude/docs/a.return.json',
  'x/.claude/docs/a.return.json',
  'node_modules/m/returns/a.json',
  'a.json.d/e.json',
  '{a,b}.json',
  '+(a).json',
  '#a.json',
  'é/ü.json',
];

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'glob [x]*'.replace('*', '')));
  for (const file of FILES) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** What the toolkit's walk of the workspace selects, and what the same patterns select from a listing. */
async function both(patterns: readonly string[]): Promise<readonly [walked: string[], selected: string[]]> {
  const matches = compilePatterns(patterns);
  const walked = await openWorkspace(root).list({ patterns: cleanPatterns(patterns), matches: () => true });
  return [walked.map(({ path }) => path).sort(), FILES.filter(matches).sort()];
}

describe('patterns over a commit and over the workspace', () => {
  it.each([
    [['**/*.json']],
    [['specs']],
    [['specs/']],
    [['specs/**']],
    [['a.json/**']],
    [['a.json.d']],
    [['**/.return-meta.json', '**/*.return.json', '!x/**']],
    [['*', '!*.md']],
    [['**', '!specs', 'specs/1_x/a.json']],
    [['a[[]b]/*']],
    [['a[b]/*']],
    [['{a,b}.json']],
    [['+(a).json']],
    [['sp ace/*']],
    [['./returns/*']],
    [['?.json']],
    [['!a.json']],
    [['!!a.json']],
    [['returns/**/*.json', '# a comment', '']],
  ])('%j select the same files', async (patterns) => {
    const [walked, selected] = await both(patterns);
    expect(selected).toEqual(walked);
  });

  it('select the same files, whatever the patterns', async () => {
    const segment = fc.constantFrom(
      '**',
      '*',
      '?',
      'specs',
      'returns',
      '*.json',
      '.*',
      'a*',
      '1_x',
      '.claude',
      'docs',
      '[ab]*',
      'x',
      '*a*.json',
      '.meta',
    );
    const pattern = fc
      .tuple(
        fc.constantFrom('', '', '', '!', '!!', './'),
        fc.array(segment, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '', '/'),
      )
      .map(([before, segments, after]) => before + segments.join('/') + after);
    await fc.assert(
      fc.asyncProperty(fc.array(pattern, { minLength: 1, maxLength: 4 }), async (patterns) => {
        const [walked, selected] = await both(patterns);
        expect(selected).toEqual(walked);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['../x', 'has a "." or ".." inside: write it relative to the project root.'],
    ['a/../b', 'has a "." or ".." inside: write it relative to the project root.'],
    ['a/./b', 'has a "." or ".." inside: write it relative to the project root.'],
    ['/etc/*', 'is absolute: write it relative to the project root.'],
    ['~/x', 'is absolute: write it relative to the project root.'],
    ['C:/x', 'is absolute: write it relative to the project root.'],
    ['!', 'is empty: write what it should match.'],
  ])('%s cannot be used', async (pattern, reason) => {
    const message = `The pattern "${pattern}" ${reason}`;
    expect(() => compilePatterns([pattern])).toThrow(PatternError);
    expect(() => compilePatterns([pattern])).toThrow(new PatternError(message));
  });

  it('may be of the longest path, and of 20 brackets', () => {
    expect(compilePatterns(['x'.repeat(4_096)])('x'.repeat(4_096))).toBe(true);
    expect(compilePatterns(['[a]'.repeat(20)])('a'.repeat(20))).toBe(true);
    expect(() => compilePatterns(['[a]'.repeat(21)])).toThrow('brackets');
  });

  it('are lines, each trimmed, without comments', () => {
    expect(cleanPatterns([' a \n\r\n  b\r\nc\nd', '# e', ' #f', 'g#', '', '#h'])).toEqual(['a', 'b', 'c', 'd', 'g#']);
    expect(['a.json', 'b.json'].filter(compilePatterns(['*.json', '! a.json']))).toEqual(['b.json']);
  });

  it('are negated by each ! at their start, and by none inside', () => {
    const files = ['a!b', 'a', '!a'];
    expect(files.filter(compilePatterns(['a!b']))).toEqual(['a!b']);
    expect(files.filter(compilePatterns(['*', '!a!b']))).toEqual(['a', '!a']);
    expect(files.filter(compilePatterns(['*', '! !! a!b']))).toEqual(['a', '!a']);
    expect(files.filter(compilePatterns(['!! a!b']))).toEqual(['a!b']);
  });

  it('select all files as a dot, but no folder of which another function decides', () => {
    expect(FILES.filter(compilePatterns(['.']))).toEqual(FILES);
    const asked: string[] = [];
    const matches = compilePatterns(['.', 'specs/', 'returns', 'a[b]/**', '!x'], null, (folder) => {
      asked.push(folder);
      return (path) => path.endsWith('.jsonl');
    });
    expect(asked).toEqual(['', 'specs', 'returns']);
    expect(['a.json', 'specs/a.jsonl', 'returns', 'returns/a.json', 'x/a.jsonl', 'ab/c.json'].filter(matches)).toEqual([
      'specs/a.jsonl',
      'returns',
      'ab/c.json',
    ]);
  });

  it('apply in order, after what is selected before them', () => {
    const matches = compilePatterns(['!*.md', 'b.md', '!c.*'], (path) => path.length === 4);
    expect(['a.md', 'b.md', 'c.md', 'c.js', 'd.js', 'long.js'].filter(matches)).toEqual(['b.md', 'd.js']);
    expect(compilePatterns([])('a.json')).toBe(false);
    expect(compilePatterns([], () => true)('a.json')).toBe(true);
  });

  it.each([
    [['a//b.json'], ['a/b.json']],
    [['a/**/**'], ['a/b.json', 'a/x/y.c']],
    [['**/x/**'], ['a/x/y.c', 'x']],
    [['**/b.?son'], ['a/b.json', 'b.json']],
    [['**/[b].json'], ['a/b.json', 'b.json']],
    [['*/x/?.c'], ['a/x/y.c']],
    [['a/*'], ['a/b.json', 'a/x/y.c']],
    [
      ['*', '!a/**'],
      ['b.json', 'x', '.+$^'],
    ],
    [['.+$^'], ['.+$^']],
    [
      ['a/x', 'x'],
      ['a/x/y.c', 'x'],
    ],
  ])('%j select what they name', (patterns, expected) => {
    const all = ['a/b.json', 'b.json', 'a/x/y.c', 'x', '.+$^'];
    expect(all.filter(compilePatterns(patterns))).toEqual(all.filter((path) => expected.includes(path)));
  });

  it.each([
    ['longer than any path', 'x'.repeat(4_097), 'has 4097 characters: write one of at most 4096'],
    ['of too many brackets', '['.repeat(21), 'has more than 20 opening brackets'],
  ])('a pattern that is %s cannot be used', async (_, pattern, message) => {
    expect(() => compilePatterns([pattern])).toThrow(message);
  });

  it('a name of any length is matched, in time that grows with it', () => {
    const selects = compilePatterns(['*a*a*b']);
    expect([`${'a'.repeat(254)}b`, `${'a'.repeat(4_000)}c`, `${'a'.repeat(4_000)}b`].map(selects)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('the built-in patterns', () => {
  it('leave out state files, templates and packages, and no return', async () => {
    const { matches } = selection([], []);
    expect(FILES.filter(matches)).toEqual([
      'specs/1_x/.return-meta.json',
      'returns/a.json',
      'returns/deep/er/b.return.json',
    ]);
  });
});

describe('letter case', () => {
  const SPELLED = [
    'specs/1_x/.Return-Meta.json',
    'specs/1_x/.return-meta.JSON',
    'Specs/1_x/.RETURN-META-2.Json',
    'X.RETURN.md',
    'Returns/a.JSON',
    'Return-Logs/a.jsonl',
    'OpenSpec/Changes/x/proposal.MD',
  ];

  it('makes no difference to the built-in patterns', async () => {
    const { matches } = selection([], []);
    expect(SPELLED.filter((path) => !matches(path))).toEqual([]);
    for (const pattern of PLACES.flatMap(({ patterns }) => patterns)) expect(pattern).toBe(pattern.toLowerCase());
  });

  it('tells exceptions apart, and what a user asks for or leaves out', async () => {
    const { matches } = selection([], ['Returns/**']);
    expect(['Node_Modules/returns/a.json', '.Claude/docs/a.return.json'].filter(matches)).toHaveLength(2);
    expect(['node_modules/Returns/b.json', '.claude/docs/A.Return.json', 'Returns/a.JSON'].filter(matches)).toEqual([]);
    expect(['returns/a.json', 'RETURNS/a.json'].filter(matches)).toHaveLength(2);
    const { matches: asked } = selection(['returns/*.json'], []);
    expect(['returns/a.json', 'Returns/a.json', 'returns/a.JSON'].filter(asked)).toEqual(['returns/a.json']);
  });

  it('makes none to how a file is read', async () => {
    const classify = classifier();
    expect(classify('a/.Return-Meta-Multi-1.JSON')).toMatchObject({ family: 'return-meta', reduced: true });
    expect(classify('a/.Return-Meta.json')).toMatchObject({ family: 'return-meta', reduced: false });
    expect(classify('notes/A.JSONL')).toMatchObject({ form: 'jsonl' });
    expect(classify('notes/A.Md')).toMatchObject({ form: 'markdown' });
  });
});

describe('more patterns than one search is made for', () => {
  it.each([
    ['many', Array.from({ length: 5_000 }, (_, n) => `folder-${String(n)}/*.json`)],
    ['long', [...['x', 'y', 'z'].map((letter) => `${letter.repeat(4_000)}/*.json`), 'folder-7/*.json']],
  ])('select and take away as few do: %s', async (_, patterns) => {
    const selects = compilePatterns(patterns);
    expect(['folder-7/a.json', 'folder-7/a.md', 'other/a.json'].map(selects)).toEqual([true, false, false]);
    const takesAway = compilePatterns(['**/*.json', ...patterns.map((pattern) => `!${pattern}`)]);
    expect(['folder-7/a.json', 'folder-7/a.md', 'other/a.json'].map(takesAway)).toEqual([false, false, true]);
  });
});

describe('a name with asterisks', () => {
  const parts = ['*', '*', '?', 'a', 'b', '[a]', '[ab]', '[!a]', '[*]', '.', '-', '1'];
  const globs = fc.array(fc.constantFrom(...parts), { minLength: 2, maxLength: 9 });
  const names = fc.array(fc.constantFrom('a', 'b', '.', '1', '-', '*', '\u{1f600}'), { minLength: 1, maxLength: 9 });

  test('and classes that make no expression is an error of the pattern', async () => {
    expect(() => compilePatterns(['**/[[:alpha:]]-*'])).toThrow(PatternError);
    expect(() => compilePatterns(['**/[[:alpha:]]-*'])).toThrow(
      'The pattern "**/[[:alpha:]]-*" has a class that cannot be matched: write a simpler one.',
    );
    expect(compilePatterns(['**/[[:alpha:]]*x*y'])('d/axy')).toBe(true);
  });

  test('matches what minimatch matches', () => {
    fc.assert(
      fc.property(globs, fc.array(names, { minLength: 5, maxLength: 20 }), (glob, list) => {
        const own = matcherOf(glob.join(''));
        const theirs = new Minimatch(glob.join(''), OPTIONS);
        for (const name of list) expect([name, own(name.join(''))]).toEqual([name, theirs.match(name.join(''))]);
      }),
      { numRuns: 500 },
    );
  });

  test('may be a name of dots, of which minimatch has a test of its own', () => {
    expect(['.', 'a.', 'a'].filter(matcherOf('*.'))).toEqual(['.', 'a.']);
  });

  test('takes time that grows with the name, however many there are', () => {
    const start = processorTime();
    for (const unit of ['*a', '*', '*?', '?*a', '**a']) {
      const selects = compilePatterns([`x/${unit.repeat(400)}*z*b`]);
      expect(selects(`x/${'a'.repeat(4_000)}b`)).toBe(false);
    }
    expect(processorTime() - start).toBeLessThan(2_000);
  });
});
