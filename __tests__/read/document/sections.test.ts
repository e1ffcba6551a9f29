import { cellsOf, codeSpans, Sections, type Section } from '../../../src/read/document/sections.js';
import { linesFrom, trimmed, type SourceText } from '../../../src/read/document/node.js';

const line = (text: string, start = 0): SourceText => ({ text, start });

/** The level, the heading, the lines below it and those of its code. */
function shown({ level, heading, lines, code }: Section): readonly unknown[] {
  return [level, heading.text, lines.map(({ line: { text } }) => text), code.map(({ text }) => text)];
}

/** Texts with their offsets, `text@offset`. */
function placed(parts: readonly SourceText[]): string {
  return parts.map(({ text, start }) => `${text}@${String(start)}`).join(', ');
}

const TEXT = [
  '# One',
  'a',
  '```',
  'b',
  '```',
  '## Two',
  'c',
  '~~~',
  'd',
  '~~~',
  '### Three',
  'e',
  '## Two',
  'f',
  '# Four',
  '```',
  'g',
  '```',
].join('\n');

describe('Sections', () => {
  test('are outermost with all that is deeper, and not those within', () => {
    const sections = new Sections(TEXT, 0);
    expect([...sections.outermost(() => true)].map(shown)).toEqual([
      [1, 'One', ['a', '## Two', 'c', '### Three', 'e', '## Two', 'f'], ['b', 'd']],
      [1, 'Four', [], ['g']],
    ]);
    expect([...sections.outermost(({ level }) => level > 1)].map(shown)).toEqual([
      [2, 'Two', ['c', '### Three', 'e'], ['d']],
      [2, 'Two', ['f'], []],
    ]);
    expect([...sections.outermost(({ name }) => name === 'three' || name === 'one')].map(shown)).toHaveLength(1);
  });

  test('are direct up to the next heading of any level', () => {
    const sections = new Sections(TEXT, 0);
    expect([...sections.direct(() => true)].map(shown)).toEqual([
      [1, 'One', ['a'], ['b']],
      [2, 'Two', ['c'], ['d']],
      [3, 'Three', ['e'], []],
      [2, 'Two', ['f'], []],
      [1, 'Four', [], ['g']],
    ]);
    expect([...sections.direct(({ name }) => name === 'three')].map(shown)).toEqual([[3, 'Three', ['e'], []]]);
    expect([...sections.direct(() => false)]).toEqual([]);
  });

  test('begin at an offset, and have their places in the whole text', () => {
    const [section] = new Sections('---\n---\n## A: \nb\n', 8).direct(() => true);
    expect(section).toMatchObject({ level: 2, name: 'a', heading: { text: 'A:', start: 11 } });
    expect(section?.lines).toEqual([{ line: line('b', 15) }, { line: line('', 17) }]);
  });
});

describe('A heading', () => {
  test.each([
    ['# A', 1, 'A'],
    ['   ###### A', 6, 'A'],
    ['#\tA', 1, 'A'],
    ['##', 2, ''],
    ['# A #', 1, 'A #'],
  ])('is %j, of level %i', (text, level, heading) => {
    const [only] = new Sections(text, 0).lines;
    expect([only?.heading?.level, only?.heading?.heading.text]).toEqual([level, heading]);
  });

  test.each(['#A', '####### A', '    # A', 'A # B', ' '])('is not %j', (text) => {
    expect(new Sections(text, 0).lines).toEqual([{ line: line(text) }]);
  });

  test.each([
    ['Files', 'files'],
    ['Files:', 'files'],
    ['Files **', 'files'],
    ['Files ##', 'files'],
    ['Files (3)', 'files'],
    ['Files (a (b))', 'files (a'],
    ['Files)', 'files)'],
    ['(all)', ''],
    ['A (b) c', 'a (b) c'],
  ])('of %j is compared as %j', (text, name) => {
    const [only] = new Sections(`# ${text}`, 0).lines;
    expect(only?.heading?.name).toBe(name);
  });
});

describe('Fenced code', () => {
  /** The lines outside of it, and those in it. */
  function split(...lines: readonly string[]): readonly (readonly string[])[] {
    const sections = new Sections(['# A', ...lines].join('\n'), 0);
    const [section] = sections.direct(() => true);
    return [section?.lines.map(({ line: { text } }) => text) ?? [], section?.code.map(({ text }) => text) ?? []];
  }

  test.each<readonly [string, lines: string, outside: string, inside: string]>([
    ['ends with as many signs', '```\na\n```\nb', 'b', 'a'],
    ['ends with more', '```\na\n````\nb', 'b', 'a'],
    ['does not end with fewer', '````\na\n```\n````\nb', 'b', 'a\n```'],
    ['does not end with other signs', '```\n~~~\n```\nb', 'b', '~~~'],
    ['does not end before a word', '```\n``` a\n```\nb', 'b', '``` a'],
    ['may be indented, and be followed by blanks', '\t ~~~ ts\na\n ~~~ \nb', 'b', 'a'],
    ['ends with more than two such signs more', '```\na\n`````\nb', 'b', 'a'],
    ['may have such signs in its word', '~~~ a`b`\nc\n~~~\nd', 'd', 'c'],
    ['may not end', '~~~\na\n# B', '', 'a\n# B'],
    ['does not begin with a span', '```a```\nb', '```a```\nb', ''],
    ['may have such signs behind others', '~~~ `a`\nb\n~~~\nc', 'c', 'b'],
    ['takes three signs', '``\na', '``\na', ''],
    ['begins its line', 'a ```\nb', 'a ```\nb', ''],
  ])('%s', (_, lines, outside, inside) => {
    expect(split(...lines.split('\n')).map((part) => part.join('\n'))).toEqual([outside, inside]);
  });
});

test.each<readonly [string, spans: string]>([
  ['a `b` c `d e`', 'b@13, d e@19'],
  ['``a``', 'a@12'],
  ['`a', ''],
  ['``', ''],
  ['`a`b`c`', 'a@11, c@15'],
])('the code spans of %j', (text, spans) => {
  expect(placed(codeSpans(line(text, 10)))).toBe(spans);
});

test.each<readonly [string, cells: string | null]>([
  [' | a | b | ', 'a@13, b@17'],
  ['|a|b', 'a@11, b@13'],
  ['||a|', '@11, a@12'],
  ['| a \\| b | c\\|', 'a \\| b@12, c\\|@21'],
  ['| a \\\\| b', 'a \\\\@12, b@18'],
  ['| a \\', 'a \\@12'],
  ['|', ''],
  ['a | b', null],
  ['', null],
])('the cells of %j', (text, cells) => {
  const found = cellsOf(line(text, 10));
  expect(found === null ? null : placed(found)).toBe(cells);
});

test('lines from an offset, and a part of one without blanks', () => {
  expect(linesFrom('ab\r\nc\rd\n', 1)).toEqual([line('b', 1), line('c', 4), line('d', 6), line('', 8)]);
  expect(trimmed(line('  ab  cd ', 10))).toEqual(line('ab  cd', 12));
  expect(trimmed(line('  ab  cd ', 10), 4, 7)).toEqual(line('c', 16));
  expect(trimmed(line('   ', 10))).toEqual(line('', 13));
});
