import { MOST_CLAIMS } from '../../../src/model/claim.js';
import type { Json } from '../../../src/model/json.js';
import { Composition, type DocumentKind, type ReadDocument } from '../../../src/read/document/composition.js';
import { Lines } from '../../../src/read/lines.js';
import type { Source } from '../../../src/read/source.js';
import { placed } from '../../support/reading.js';

function sourceOf(text: string): Source {
  const lines = new Lines(text);
  return {
    text,
    range: (start, end) => lines.range(start, end),
    lineAt: (offset) => lines.lineAt(offset),
    markdown: null,
    budget: { blocks: 0 },
  };
}

function composition(text: string, kind: DocumentKind = {}, composed: readonly string[] = []): Composition {
  return new Composition(sourceOf(text), kind, composed);
}

/** A frontmatter of some lines, with a text below it. */
function written(...lines: readonly string[]): string {
  return ['---', ...lines, '---', 'text', ''].join('\n');
}

/** What is at a pointer, by its place. */
function at(text: string, found: ReadDocument, pointer: string): string {
  return placed(text, found.locate(pointer));
}

describe('A document as a return', () => {
  test('has the fields of its frontmatter, and what a reader adds', () => {
    const made = composition(written('a: 1', 'b: [c]'));
    made.set('title', 'text');
    expect(made.unnumberedReturn()).toMatchObject({
      value: { frontmatter: 'whole', a: 1, b: ['c'], title: 'text', order: [] },
      verbatim: false,
      moreClaims: 0,
      startLine: 1,
      unread: [],
      duplicateKeys: [],
    });
  });

  test('leaves out the keys that it makes itself', () => {
    const text = written('frontmatter: x', 'order: y', 'files: z', 'a: 1');
    const found = composition(text, {}, ['files']).unnumberedReturn();
    expect([at(text, found, '/order'), at(text, found, '/files')]).toEqual(['1:1 ---', '1:1 ---']);
    expect(found.value).toEqual({
      frontmatter: 'whole',
      a: 1,
      order: [],
    });
  });

  test('takes the first of two keys, also if they are spelled in different ways', () => {
    const text = written('a: 1', 'A: 2', 'B: 3', 'b: 4', 'a: 5');
    const spellings = new Map([
      ['A', 'a'],
      ['B', 'b'],
    ]);
    const found = composition(text, { spellings }).unnumberedReturn();
    expect(found.value).toEqual({ frontmatter: 'whole', a: 1, b: 3, order: [] });
    expect(at(text, found, '/b')).toBe('4:4 3');
  });

  test('shows each field at its value; a list, a map and nothing at their key; what has no place at what holds it', () => {
    const text = written('a/b: ', '"x": y', 'c: [d, e]', 'f:', '  g: h');
    const found = composition(text).unnumberedReturn();
    const places = ['/x', '/c', '/c/1', '/c/9', '/c/1/9', '/f', '/f/g', '', '/none', '/order/0'];
    expect(places.map((pointer) => at(text, found, pointer))).toEqual([
      ...['3:6 y', '4:1 c', '4:8 e', '4:1 c', '4:8 e', '5:1 f', '6:6 h', '1:1 ---', '1:1 ---', '1:1 ---'],
    ]);
    expect(at(written('a:'), composition(written('a:')).unnumberedReturn(), '/a')).toBe('2:1 a');
  });

  test('shows a value over several lines at its first', () => {
    const text = written('a: [b,', '  c]', 'd: "e');
    const made = composition(text);
    made.mark('/whole', { text: 'a: [b,\n  c]', start: 4 });
    made.mark('/crlf', { text: 'a:\r\n', start: 4 });
    const found = made.unnumberedReturn();
    expect([at(text, found, '/whole'), at(text, found, '/crlf')]).toEqual(['2:1 a: [b,', '2:1 a:']);
  });

  test('begins behind a byte order mark', () => {
    const text = '\uFEFFtitle\ntext\n';
    const found = composition(text).unnumberedReturn();
    expect([found.startLine, found.locate('')]).toEqual([
      1,
      { startLine: 1, startColumn: 2, endLine: 1, endColumn: 7 },
    ]);
    expect(
      composition(`${'x'.repeat(300)}\n`)
        .unnumberedReturn()
        .locate('').endColumn,
    ).toBe(201);
    expect(found.value).toEqual({ frontmatter: 'none', order: [] });
    expect(found.frontmatterRange).toBeUndefined();
  });

  test('may show a part of its frontmatter at another place', () => {
    const text = written('a: [b]');
    const made = composition(text);
    const [member] = made.frontmatter.members;
    made.set('copy', member === undefined ? null : made.json(member.value, '/copy'));
    const found = made.unnumberedReturn();
    expect([found.value.copy, at(text, found, '/copy/0')]).toEqual([['b'], '2:5 b']);
  });
});

describe('The claims of a document', () => {
  test('are in the order in which they are added, each at its place', () => {
    const text = written('a: b.ts', 'c: d.ts');
    const made = composition(text);
    const lists: Json[][] = [[], []];
    const [one = [], other = []] = lists;
    made.claim(one, '/files', { path: 'b.ts' }, { text: 'b.ts', start: 7 }, 'path');
    made.claim(other, '/others', 'd.ts', { text: 'd.ts', start: 15 });
    made.claim(one, '/files', { path: 'e.ts' }, { text: 'a', start: 4 }, 'path');
    expect(lists).toEqual([[{ path: 'b.ts' }, { path: 'e.ts' }], ['d.ts']]);
    const found = made.unnumberedReturn();
    const order = ['/files/0/path', '/others/0', '/files/1/path'];
    expect(found.value.order).toEqual(order);
    expect(order.map((pointer) => at(text, found, pointer))).toEqual(['2:4 b.ts', '3:4 d.ts', '2:1 a']);
  });

  test('are as many as anybody looks at: the others are counted', () => {
    const made = composition('text\n');
    const list: Json[] = [];
    for (let n = 0; n < MOST_CLAIMS + 2; n++) made.claim(list, '/files', 'a.ts', { text: 'text', start: 0 });
    const { value, moreClaims } = made.unnumberedReturn();
    expect([list.length, (value.order as readonly Json[]).length, moreClaims]).toEqual([MOST_CLAIMS, MOST_CLAIMS, 2]);
  });
});

describe('A document notes', () => {
  test('the lines that were not read, up to a thousand', () => {
    const text = 'a\nbc\n';
    const made = composition(text);
    made.leaveUnread([{ text: 'bc', start: 2 }]);
    expect(made.unnumberedReturn().unread).toEqual([
      { text: 'bc', range: { startLine: 2, startColumn: 1, endLine: 2, endColumn: 3 } },
    ]);
    made.leaveUnread(Array.from({ length: 1_001 }, () => ({ text: 'a', start: 0 })));
    expect(made.unnumberedReturn().unread).toHaveLength(1_000);
  });

  test('where its frontmatter begins, also if it is misplaced', () => {
    const text = '\n---\na: 1\n---\n';
    expect(composition(text).unnumberedReturn().frontmatterRange).toMatchObject({ startLine: 2, endColumn: 4 });
    const misplaced = composition(`x${text}`, { ownKey: /^a:/ }).unnumberedReturn();
    expect([misplaced.value.frontmatter, misplaced.frontmatterRange?.startLine]).toEqual(['misplaced', 2]);
  });

  test('the keys that a map has twice, in their order, at any depth', () => {
    const text = written('b:', '  - c: 1', '    c: 2', '  - c: 3', 'a: {dd: 1, dd: 2}', 'b: {e: 1, e: 2}', 'a: 3');
    const { duplicateKeys } = composition(text).unnumberedReturn();
    expect(duplicateKeys?.map(({ key, firstLine, range }) => [key, firstLine, placed(text, range)])).toEqual([
      ['c', 3, '4:5 c'],
      ['dd', 6, '6:12 dd'],
      ['b', 2, '7:1 b'],
      ['e', 7, '7:11 e'],
      ['a', 6, '8:1 a'],
    ]);
  });

  test('no more than twenty of them', () => {
    const text = written(...Array.from({ length: 30 }, () => 'a: 1'));
    const { duplicateKeys } = composition(text).unnumberedReturn();
    expect(duplicateKeys?.map(({ range }) => range.startLine)).toEqual(Array.from({ length: 20 }, (_, n) => n + 3));
  });
});
