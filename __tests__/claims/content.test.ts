import { Look, type Inspection } from '../../src/claims/content.js';

/** Looks at a content in pieces of so many bytes, as long as more is wanted. */
function look(bytes: Uint8Array, size = Infinity): Inspection & { readonly seen: number } {
  const viewer = new Look();
  let seen = 0;
  for (let wantsMore = true; wantsMore && seen < bytes.length;) {
    const piece = bytes.subarray(seen, seen + size);
    seen += piece.length;
    wantsMore = viewer.view(piece);
  }
  return { ...viewer.inspection(), seen };
}

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const INVISIBLE = [
  ' \t\r\n\u000b\f\u0085\u00a0\u1680\u2000\u2028\u2029\u202f\u205f\u3000',
  '\0\u0001\u001b\u007f',
  '\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2064\ufeff',
  '\u00ad\u034f\u061c\u180e\ufe0f\u{e0001}\u{e0061}\u{e0100}',
  '\u115f\u1160\u3164\uffa0\u2800',
];

const BLANK: readonly (readonly [string, Uint8Array])[] = [
  ...INVISIBLE.map((text, n): [string, Uint8Array] => [`set ${String(n)} in UTF-8`, Buffer.from(text)]),
  ...INVISIBLE.map((text, n): [string, Uint8Array] => [
    `set ${String(n)} in UTF-16LE with its mark`,
    Buffer.from(`\ufeff${text}`, 'utf16le'),
  ]),
  ...INVISIBLE.map((text, n): [string, Uint8Array] => [
    `set ${String(n)} in UTF-16BE with its mark`,
    utf16be(`\ufeff${text}`),
  ]),
  ['wide spaces in UTF-16LE', Buffer.from('\u3000\u3000\u2800\n', 'utf16le')],
  ['wide spaces in UTF-16BE', utf16be('\u3000\u3000\u2800\n')],
  ['the same in UTF-32', Buffer.from([0, 0x30, 0, 0, 0x0b, 0x20, 0, 0])],
  ['spaces of ISO 8859-1', Buffer.from([0xa0, 0xad, 0x20, 0x0a])],
  ['wide spaces, and a line feed of one byte', Buffer.concat([Buffer.from('\u3000\0', 'utf16le'), Buffer.from('\n')])],
  ['wide spaces, and a space of one byte', Buffer.concat([Buffer.from('\u3000\0', 'utf16le'), Buffer.from(' ')])],
  ['NUL only', Buffer.alloc(5_000)],
  ['long and of many kinds', Buffer.from(INVISIBLE.join('').repeat(2_000))],
];

describe.each([1, 3, 1_024, Infinity])('in pieces of %d bytes', (size) => {
  test.each(BLANK)('%s is blank', (_, bytes) => {
    expect(look(bytes, size).blank).toBe(true);
  });

  test.each<[string, Uint8Array]>([
    ['a letter', Buffer.from('.')],
    ['a letter behind much that is blank', Buffer.from(`${' '.repeat(5_000)}x`)],
    ['a letter that is not ASCII', Buffer.from('\u00e9\n')],
    ['an emoji', Buffer.from(' \u{1f600} ')],
    ['text in UTF-16LE', Buffer.from('\ufeffx', 'utf16le')],
    ['text in UTF-16LE without a mark', Buffer.from('text', 'utf16le')],
    ['text in UTF-16BE without a mark', utf16be('text')],
    ['narrow text that would be blank in UTF-16', Buffer.from('a b c d ')],
    ['a letter behind an even number of NUL bytes', Buffer.from(`${'\0'.repeat(5_000)}x`)],
    ['half a sign at the end', Buffer.from([0x20, 0xe2, 0x80])],
    ['bytes that are no text', Buffer.from([0x89, 0x50, 0xff, 0xd8])],
    ['two bytes that would be a selector in UTF-16LE', Buffer.from([0x0f, 0xfe])],
    ['two bytes that would be a selector in UTF-16BE', Buffer.from([0xfe, 0x0f])],
    ['half a surrogate', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x20, 0x00])],
  ])('%s is not', (_, bytes) => {
    expect(look(bytes, size).blank).toBe(false);
  });
});

test('a piece without bytes changes nothing', () => {
  const viewer = new Look();
  for (const piece of [Buffer.alloc(2_000, ' '), Buffer.alloc(0), Buffer.from([0x20, 0]), Buffer.alloc(0)]) {
    expect(viewer.view(piece)).toBe(true);
  }
  expect(viewer.inspection()).toEqual({ blank: true, pointerSize: null });
  const wide = new Look();
  for (const piece of [Buffer.alloc(1_024), Buffer.from('\n'), Buffer.alloc(0)]) wide.view(piece);
  expect(wide.inspection().blank).toBe(true);
});

test('of what shows something only the start is looked at', () => {
  expect(look(Buffer.from('# Title\n'.repeat(100_000)), 4_096).seen).toBe(4_096);
});

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0a'.repeat(32)}\nsize 12345\n`;

test.each<[string, number | null]>([
  [POINTER, 12_345],
  [POINTER.replace('12345', '0'), 0],
  [POINTER.replace('oid', `ext-0-x sha256:${'1'.repeat(64)}\noid`), 12_345],
  [POINTER.replace('12345', '9'.repeat(40)), null],
  [POINTER.replace('size 12345\n', ''), null],
  [POINTER.replace('oid sha256', 'oid md5'), null],
  [`${POINTER}\n`, null],
  [` ${POINTER}`, null],
  [POINTER + '#'.repeat(1_024), null],
  [POINTER.replace('oid', `ext-0-x ${'1'.repeat(1_023 - POINTER.length - 9)}\noid`), 12_345],
  [POINTER.replace('oid', `ext-0-x ${'1'.repeat(1_024 - POINTER.length - 9)}\noid`), null],
])('the size that %j records', (text, size) => {
  expect(look(Buffer.from(text), 7).pointerSize).toBe(size);
});
