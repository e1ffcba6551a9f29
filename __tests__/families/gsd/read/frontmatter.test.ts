import type { Json } from '../../../../src/model/json.js';
import { gsdClaimed, gsdReturn } from '../support.js';
import { placed } from '../../../support/reading.js';

function withFrontmatter(...lines: readonly string[]): string {
  return ['---', ...lines, '---', '', '# Summary', ''].join('\n');
}

function value(...lines: readonly string[]): Json {
  const { frontmatter, order, ...fields } = gsdReturn(withFrontmatter(...lines)).value;
  expect([frontmatter, order]).toEqual(['whole', []]);
  return fields;
}

function created(...lines: readonly string[]): readonly string[] {
  return gsdClaimed(withFrontmatter('key-files:', ...lines)).map((claim) => claim.replace(/^\w+ /, ''));
}

describe('A frontmatter', () => {
  it('is whole from a first line to the next that starts with three dashes', () => {
    expect(gsdReturn('---\nphase: one\n---- \nplan: 1\n').value).toEqual({
      frontmatter: 'whole',
      phase: 'one',
      order: [],
    });
  });

  it('may follow a byte order mark', () => {
    expect(gsdReturn('\uFEFF---\nphase: one\n---\n').value).toMatchObject({ frontmatter: 'whole', phase: 'one' });
  });

  it('ends its lines in LF or CRLF', () => {
    const text = '---\r\nphase: one\r\nkey-files:\r\n  created:\r\n    - src/a.ts\r\n---\r\n';
    expect(gsdReturn(text).value).toMatchObject({ frontmatter: 'whole', phase: 'one' });
    expect(gsdClaimed(text)).toEqual(['created 5:7 src/a.ts']);
  });

  it('ends its lines in CR', () => {
    const text = '---\rphase: one\rkey-files:\r  created: [src/a.ts, # first\r    src/b.ts]\r---\r';
    expect(gsdReturn(text).value).toMatchObject({
      frontmatter: 'whole',
      phase: 'one',
      'key-files': { created: [{ path: 'src/a.ts' }, { path: 'src/b.ts' }] },
    });
  });

  test.each([
    ['blank lines', '\n \n---\nphase: one\n---\n', 3],
    ['a comment', '<!-- MIT -->\n---\nphase: one\n---\n', 2],
    ['a comment of several lines', '<!--\nMIT\n--> <!-- 2026 -->\n\n---\nphase: one\n---\n', 5],
    ['white space', '  ---\n  phase: one\n  ---\n', 1],
    ['white space before the mark alone', ' ---\nphase: one\n ---\n', 1],
  ])('is late below %s', (_, text, line) => {
    const { value, frontmatterRange } = gsdReturn(text);
    expect(value).toEqual({ frontmatter: 'late', phase: 'one', order: [] });
    expect(frontmatterRange?.startLine).toBe(line);
  });

  test.each(['# Title\n---\nnot: ours\n---\n', '', '<!-- open\n---\nphase: one\n---\n', 'Done.\n'])(
    'is none in %j',
    (text) => {
      expect(gsdReturn(text).value).toEqual({ frontmatter: 'none', order: [] });
    },
  );

  it('is misplaced below other text, and not read', () => {
    const { value, frontmatterRange } = gsdReturn('# Title\n\n---\nphase: one\n---\n');
    expect(value).toEqual({ frontmatter: 'misplaced', order: [] });
    expect(frontmatterRange?.startLine).toBe(3);
    expect(gsdReturn('# Title\n```\n---\nphase: one\n---\n```\n').value).toMatchObject({ frontmatter: 'none' });
  });

  it('runs to the first heading where it never ends, also before a rule', () => {
    const block = ['---', 'phase: one', '# Files of the plan', 'key-files:', '  created: [src/a.ts]'];
    const body = ['', '# Summary', '', '**Done**', '', '## Files', '', '- `src/b.ts`', '', '---', 'tags: [a]', ''];
    const text = [...block, ...body].join('\n');
    const { value } = gsdReturn(text);
    expect(value).toMatchObject({ frontmatter: 'unended', phase: 'one' });
    expect(value.tags).toBeUndefined();
    expect(gsdClaimed(text)).toEqual(['created 5:13 src/a.ts', 'listed 13:4 src/b.ts']);
    expect(gsdReturn('---\nphase: one\n').value).toEqual({ frontmatter: 'unended', phase: 'one', order: [] });
  });

  it('may hold comments before keys, items and the end', () => {
    const lines = ['# Metrics', 'duration: 1', 'tags:', '# old', '- a', '## Section', 'phase: one', '# end'];
    expect(value(...lines)).toEqual({ duration: 1, tags: ['a'], phase: 'one' });
  });

  it('has its keys at the start of a line', () => {
    expect(value('phase: one', ' plan: 2', 'tags: [a]')).toEqual({ phase: 'one', tags: ['a'] });
  });

  it('takes the first of two keys, and notes the second', () => {
    expect(value('phase: one', 'phase: two')).toEqual({ phase: 'one' });
    const { duplicateKeys } = gsdReturn(
      withFrontmatter('phase: one', 'a:', '  b: 1', '  c: 2', '  b: 3', 'phase: two'),
    );
    expect(duplicateKeys?.map(({ key, firstLine, range }) => [key, firstLine, range.startLine])).toEqual([
      ['b', 4, 6],
      ['phase', 2, 7],
    ]);
    expect(gsdReturn(withFrontmatter('a:', '  b: 1', 'c:', '  b: 2')).duplicateKeys).toEqual([]);
  });

  it('keeps a key such as __proto__ as data', () => {
    const { value: found } = gsdReturn(withFrontmatter('__proto__:', '  phase: one', 'metrics:', '  __proto__: 1'));
    expect(JSON.stringify(found)).toContain('"__proto__":{"phase":"one"}');
    expect(JSON.stringify(found)).toContain('"metrics":{"__proto__":1}');
    expect(found.phase).toBeUndefined();
  });

  it('leaves the names free that the reader composes', () => {
    expect(value('files: 3', 'order: 1', 'selfCheck: passed', 'frontmatter: mine')).toEqual({});
  });
});

describe('Scalars', () => {
  test.each<readonly [string, Json]>([
    ['plain text', 'plain text'],
    ['text # comment', 'text'],
    ['c#', 'c#'],
    ['"a \\"b\\" \\u00e5\\\\.c" # comment', 'a "b" å\\.c'],
    ["'it''s'", "it's"],
    ['"open', '"open'],
    ['"quoted" and more', '"quoted" and more'],
    ['true', true],
    ['False', false],
    ['3', 3],
    ['-2.5', -2.5],
    ['01', '01'],
    ['4.10', '4.10'],
    ['1e3', '1e3'],
    ['2026-02-20', '2026-02-20'],
    ['', null],
    ['~', null],
    ['null', null],
  ])('%j is %j', (text, expected) => {
    expect(value(`phase: ${text}`)).toEqual({ phase: expected });
  });

  it('may be below, or go on there', () => {
    expect(value('phase:', '  one', 'plan: a', '  b', 'subsystem: |', '  c', '  d', 'x: "e', '  f"')).toEqual({
      phase: 'one',
      plan: 'a b',
      subsystem: 'c\nd',
      x: 'e f',
    });
  });
});

describe('A list', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['indented items', ['  created:', '    - a.ts', '    - b.ts'], ['4:7 a.ts', '5:7 b.ts']],
    ['items as far out as their key', ['  created:', '  - a.ts', '  - b.ts'], ['4:5 a.ts', '5:5 b.ts']],
    ['blank lines and comments', ['  created:', '', '    # new', '    - a.ts', '    - b.ts'], ['6:7 a.ts', '7:7 b.ts']],
    [
      'deeper lines',
      ['  created:', '    - a.ts', '      - c.ts', '      more', '    - b.ts'],
      ['4:7 a.ts', '7:7 b.ts'],
    ],
    ['brackets', ['  created: [a.ts, "b.ts"]'], ['3:13 a.ts', '3:20 b.ts']],
    ['brackets with a comment', ['  created: [a.ts] # one'], ['3:13 a.ts']],
    ['a comma in quotes', ['  created: ["a,b.ts", c.ts]'], ['3:14 a,b.ts', '3:23 c.ts']],
    ['brackets over lines', ['  created: [', '    a.ts, # one', '    b.ts,', '  ]'], ['4:5 a.ts', '5:5 b.ts']],
    ['brackets on the next line', ['  created:', '    [a.ts,', '    b.ts]'], ['4:6 a.ts', '5:5 b.ts']],
    ['brackets in a path', ['  created: [app/[id]/a.ts, b.ts]'], ['3:13 app/[id]/a.ts', '3:28 b.ts']],
    ['a path that begins with brackets', ['  created:', '    - [id]/a.ts'], ['4:7 [id]/a.ts']],
    ['a lone scalar', ['  created: a.ts'], ['3:12 a.ts']],
    ['the word for none', ['  created: none'], []],
    ['nothing', ['  created:', '  modified: []'], []],
    ['maps with a path', ['  created:', '    - path: a.ts', '      what: new'], ['4:13 a.ts']],
    ['maps with a path below', ['  created:', '    - what: new', '      file: "a.ts"'], ['5:14 a.ts']],
    ['maps in braces', ['  created: [{path: a.ts, what: new}, {what: new}]'], ['3:20 a.ts']],
    ['maps in braces as items', ['  created:', '    - {what: "x, y", path: "a.ts"}'], ['4:29 a.ts']],
    ['brackets that do not pair', ['  created: [}, a.ts, b.ts]', '  modified: [a.ts}]'], ['3:16 a.ts', '3:22 b.ts']],
    ['maps with neither', ['  created:', '    - what: new'], []],
    ['files as words', ['  created:', '    - a.ts: new', '    - Makefile: new'], ['4:7 a.ts', '5:7 Makefile']],
    ['what no YAML parser takes', ['  created:', '    - "a.ts" (new)', '    - `b.ts`: x: y'], ['4:8 a.ts', '5:8 b.ts']],
    ['keys that are no kinds of files', ['  tests:', '    - a.ts', '  created:', '    - b.ts'], ['6:7 b.ts']],
  ])('of %s', (_, lines, expected) => {
    expect(created(...lines)).toEqual(expected);
  });

  it('of objects is read with the lists in them', () => {
    const coverage = [
      'coverage:',
      '  - id: D1',
      '    verification:',
      '      - kind: unit',
      '        ref: "a.test.ts"',
      '    human_judgment: false',
      '  - {id: D2, verification: [{kind: e2e}]}',
    ];
    expect(value(...coverage)).toEqual({
      coverage: [
        { id: 'D1', verification: [{ kind: 'unit', ref: 'a.test.ts' }], human_judgment: false },
        { id: 'D2', verification: [{ kind: 'e2e' }] },
      ],
    });
    const text = withFrontmatter(...coverage);
    const { locate } = gsdReturn(text);
    expect(placed(text, locate('/coverage/0/verification/0/kind'))).toBe('5:15 unit');
    expect(placed(text, locate('/coverage/1/id'))).toBe('8:10 D2');
    expect(placed(text, locate('/coverage/1/absent'))).toBe('8:5 {id: D2, verification: [{kind: e2e}]}');
    expect(placed(text, locate('/absent'))).toBe('1:1 ---');
    expect(placed(text, locate('/coverage'))).toBe('2:1 coverage');
  });
});
