import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { bytesOfName } from '../../src/model/path.js';
import { patchOf, type Change } from '../../src/report/patch.js';
import { git, temporaryFolder } from '../support/repository.js';

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}

function change(before: string, after: string, path = 'a.json'): Change {
  return { path, before: bytes(before), after: bytes(after) };
}

/** The names of a folder that bytes make: Node takes those that are no UTF-8 as buffers only. */
function placeIn(folder: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${folder}/`), bytesOfName(path)]);
}

/** What a file holds after git has applied the patch of a change to it. */
function applied({ path, before, after }: Change): Buffer {
  const folder = temporaryFolder();
  const place = placeIn(folder, path);
  mkdirSync(placeIn(folder, dirname(path)), { recursive: true });
  writeFileSync(place, before);
  const patch = patchOf({ path, before, after });
  if (patch === null) throw new Error('there is no patch');
  writeFileSync(join(folder, 'change.patch'), patch);
  for (const args of [['--check'], []]) {
    git(folder, ['apply', ...args, 'change.patch']);
  }
  return readFileSync(place);
}

test('A patch is what git makes of the same change', () => {
  const before = ['{', '  "a": 1,', '  "b": 2', '}', ''].join('\n');
  expect(patchOf(change(before, before.replace('2', '3'), 'specs/7 dates/.return-meta.json'))).toBe(
    [
      'diff --git "a/specs/7 dates/.return-meta.json" "b/specs/7 dates/.return-meta.json"',
      '--- "a/specs/7 dates/.return-meta.json"',
      '+++ "b/specs/7 dates/.return-meta.json"',
      '@@ -1,4 +1,4 @@',
      ' {',
      '   "a": 1,',
      '-  "b": 2',
      '+  "b": 3',
      ' }',
      '',
    ].join('\n'),
  );
});

test('Where nothing changes there is nothing to apply', () => {
  expect(patchOf(change('{}', '{}'))).toBe('');
});

test.each([
  ['a space', 'specs/7 dates/.return-meta.json'],
  ['quotes and a backslash', 'specs/"7"/da\\tes.json'],
  ['what is not ASCII', 'specs/größe_漢字_😀.json'],
  ['a line end and a tab', 'specs/a\nb\tc.json'],
  ['bytes that are no UTF-8', 'specs/a\udcff.json'],
  ['what turns text around, and a command', 'specs/\u202e/##[group]x.json'],
])('git applies the patch of a name with %s', (_, path) => {
  const patch = patchOf(change('1\n', '2\n', path));
  expect(patch).toMatch(/^[\x20-\x7e\n]*$/);
  expect(patch).not.toContain('##[');
  expect(applied(change('1\n', '2\n', path)).toString()).toBe('2\n');
});

test.each([
  ['no line end at the end', '{\n}', '{\n "a": 1\n}'],
  ['a line end that is added', '{}', '{}\n'],
  ['a line end that is taken away', '{}\n', '{}'],
  ['line ends of Windows', '{\r\n  "a": 1\r\n}\r\n', '{\r\n  "a": 2\r\n}\r\n'],
  ['a byte order mark that is taken away', '\uFEFF{\n}\n', '{\n}\n'],
  ['several byte order marks', '\uFEFF\uFEFF{\r\n}', '{\r\n}'],
  ['a byte order mark that stays', '\uFEFF{\n"a": 1}\n', '\uFEFF{\n"a": 2}\n'],
  ['all of its lines', '', 'a\nb\n'],
  ['none of its lines', 'a\nb\n', ''],
  ['a form of writing with joiners in pictures', '"👩‍💻 1"\n', '"👩‍💻 2"\n'],
  ['more lines than are compared', 'a\n'.repeat(3000), `${'b\n'.repeat(2999)}b`],
])('git applies the patch of a file with %s', (_, before, after) => {
  expect(applied(change(before, after)).toString()).toBe(after);
});

const LINE = fc.oneof(
  fc.constantFrom('{', '}', '  "a": 1,', '', '-', '+', '@@ -1 +1 @@', '\\', 'diff --git'),
  fc.string(),
);
const TEXT = fc
  .tuple(fc.constantFrom('', '\uFEFF'), fc.array(LINE, { maxLength: 12 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([mark, lines, end, ends]) => mark + lines.join(end) + (ends ? end : ''));
const NAME = fc
  .array(fc.string({ unit: 'binary', minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
  .map((parts) => `d/${parts.join('/').replace(/[\0/\ud800-\udfff]|^\.+$|\.git/giu, 'x')}`);

test('git applies every patch, byte for byte', () => {
  fc.assert(
    fc.property(NAME, TEXT, TEXT, (path, before, after) => {
      fc.pre(before !== after && patchOf(change(before, after, path)) !== null);
      expect(applied(change(before, after, path)).toString()).toBe(after);
    }),
    { numRuns: 30 },
  );
});

test.each([
  ['text that turns around', '"\u202e"\n'],
  ['a control character', '"\u001b[2J"\n'],
  ['what nobody sees', '"\u200b"\n'],
  ['a command to the runner after what is there unchanged', '::error::x\n1\n'],
  ["the runner's old form of a command", '"##[group]x"\n'],
  ['a command behind a byte order mark', '\uFEFF::error::x\n1\n'],
  ['a carriage return within a line', '"a\rb"\n'],
])('There is no patch that would show %s', (_, text) => {
  expect(patchOf(change(`${text}1\n`, `${text}2\n`))).toBeNull();
});

test('There is no patch of what is no UTF-8', () => {
  expect(patchOf({ path: 'a', before: Uint8Array.of(0xff), after: bytes('1') })).toBeNull();
});
