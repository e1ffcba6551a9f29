import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { FILE_START } from '../../src/model/pointer.js';
import { decode } from '../../src/read/source.js';

const bytes = (...list: readonly number[]): Uint8Array => Uint8Array.from(list);

test.each([
  ['nothing', bytes(), ''],
  ['letters', Buffer.from('a\nb'), 'a\nb'],
  ['signs of one to four bytes', Buffer.from('aé日😀'), 'aé日😀'],
  ['a part of a larger buffer', Buffer.from('xxabyy').subarray(2, 4), 'ab'],
  ['a part of larger memory', new Uint8Array(Buffer.from('xxabyy')).subarray(2, 4), 'ab'],
  ['a byte order mark within', Buffer.from('a\uFEFF'), 'a\uFEFF'],
])('%s is text', (_, given, text) => {
  expect(decode(given)).toEqual({ text, problems: [] });
});

test('a byte order mark is left out and told, once', () => {
  expect(decode(Buffer.from('\uFEFF\uFEFFa'))).toEqual({
    text: '\uFEFFa',
    problems: [{ kind: 'byte-order-mark', range: FILE_START }],
  });
});

test.each([
  ['little-endian', bytes(0xff, 0xfe, 0x61, 0)],
  ['big-endian', bytes(0xfe, 0xff, 0, 0x61)],
])('UTF-16, %s, is no text', (_, given) => {
  expect(decode(given)).toEqual({ text: null, problems: [{ kind: 'encoding', reason: 'utf-16', range: FILE_START }] });
});

test.each([
  [bytes(0xff), 1, 1],
  [bytes(0xfe, 0x61), 1, 1],
  [bytes(0xff, 0xff), 1, 1],
  [bytes(0x61, 0xfe), 1, 2],
  [bytes(0x61, 0xff), 1, 2],
  [bytes(0x61, 0x62, 0x80), 1, 3],
  [bytes(0x61, 0x0a, 0x62, 0xc3), 2, 2],
  [bytes(0xc3, 0xa9, 0xc3, 0x61), 1, 2],
  [bytes(0xe6, 0x97, 0xa5, 0xe6, 0x97), 1, 2],
  [bytes(0xf0, 0x9f, 0x98, 0x80, 0xf0, 0x9f, 0x98), 1, 3],
  [bytes(0xed, 0xa0, 0x80), 1, 1],
])('bytes %p are no UTF-8 from line %d, column %d on', (given, line, column) => {
  const range = { startLine: line, startColumn: column, endLine: line, endColumn: column + 1 };
  expect(decode(given)).toEqual({ text: null, problems: [{ kind: 'encoding', reason: 'not-utf-8', range }] });
});

test('of any bytes, the place is behind the longest start that is UTF-8', () => {
  const piece = fc.oneof(
    fc.constantFrom(...['a', '\n', 'é', '日', '😀'].map((text) => [...Buffer.from(text)])),
    fc.array(fc.constantFrom(0x80, 0xbf, 0xc0, 0xc3, 0xe0, 0xe6, 0xed, 0xf0, 0xf4, 0xf8, 0xff), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const given = Buffer.from([0x61, ...pieces.flat()]);
      const { problems } = decode(given);
      if (isUtf8(given)) return problems.length === 0;
      let end = given.length;
      while (!isUtf8(given.subarray(0, end))) end--;
      const lines = given.subarray(0, end).toString('utf8').split('\n');
      const [problem] = problems;
      const { startLine, startColumn } =
        problem?.kind === 'encoding' ? problem.range : { startLine: 0, startColumn: 0 };
      return startLine === lines.length && startColumn === (lines.at(-1) ?? '').length + 1;
    }),
    { numRuns: 2000 },
  );
});
