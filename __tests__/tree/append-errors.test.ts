import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../src/model/usage.js';
import { appendErrors, withErrors } from '../../src/tree/write-file.js';
import { errorObjects, type ErrorSource } from '../../src/report/logs.js';
import { projectOf } from '../../src/tree/write-place.js';
import { byAjv } from '../support/schema-validators.js';
import { temporaryFolder } from '../support/repository.js';

const FINDING = {
  rule: 'artifact-missing',
  severity: 'error' as const,
  message: 'File does not exist: "a.md".',
  recommendation: 'Verify planner writes artifacts.',
  file: 'returns/a.return.json',
  index: 0,
  pointer: '/artifacts/0/path',
  range: { startLine: 4, startColumn: 7, endLine: 4, endColumn: 9 },
  excerpt: null,
  fingerprint: '0123456789abcdef0123456789abcdef',
};

const FOUND: ErrorSource = {
  findings: [FINDING],
  returns: [{ file: 'returns/a.return.json', index: 0, agent: 'planner', session: 'sess_1_a' }],
  failOn: 'error',
  clock: Date.parse('2026-01-28T12:00:00Z'),
};

const OBJECT = {
  id: 'error_1769601600_0123456789ab',
  timestamp: '2026-01-28T12:00:00.000Z',
  type: 'validation',
  severity: 'high',
  message: 'returns/a.return.json:4:7: File does not exist: "a.md".',
  context: {
    session_id: 'sess_1_a',
    agent: 'planner',
    file: 'returns/a.return.json',
    line: 4,
    column: 7,
    rule: 'artifact-missing',
  },
  recovery: 'Verify planner writes artifacts.',
  fix_status: 'not_addressed',
};

const objects = (found: Partial<ErrorSource>): readonly unknown[] =>
  errorObjects({ ...FOUND, ...found }).map((text) => JSON.parse(text) as unknown);

describe('An error object', () => {
  test('shows where, what, and what to do', () => {
    expect(objects({})).toEqual([OBJECT]);
  });

  test('has an id of its own', () => {
    const ids = objects({ findings: [FINDING, FINDING] }).map((object) => (object as { id: string }).id);
    expect(ids).toEqual(['error_1769601600_0123456789ab', 'error_1769601600_0123456789ab_2']);
  });

  test('names the agent of the caller where its return names none', () => {
    const [object] = objects({ returns: [], agent: 'scribe' });
    expect(object).toMatchObject({ context: { agent: 'scribe' } });
  });

  test('is made of what fails, and of nothing that the baseline knows', () => {
    const notice = { ...FINDING, severity: 'notice' as const };
    expect(objects({ findings: [notice, { ...FINDING, baselined: true }] })).toEqual([]);
    expect(objects({ findings: [notice], failOn: 'notice' })).toHaveLength(1);
    expect(objects({ failOn: 'never' })).toHaveLength(1);
  });

  test('has a message of at most 500 characters, as document 000 asks', () => {
    const [object] = objects({ findings: [{ ...FINDING, message: 'x'.repeat(900) }] }) as [{ message: string }];
    expect(object.message).toHaveLength(500);
  });

  test('of the whole run names no file', () => {
    const run = { ...FINDING, file: null, index: null, pointer: null, range: null };
    expect(objects({ findings: [run], clock: null })).toEqual([
      {
        ...OBJECT,
        id: 'error_0123456789ab',
        message: FINDING.message,
        timestamp: undefined,
        context: { rule: 'artifact-missing' },
      },
    ]);
  });
});

describe('The text of an errors file', () => {
  const ERRORS = ['{"a":1}', '{"b":2}'];

  test.each([
    [null, '{\n  "errors": [\n    {"a":1},\n    {"b":2}\n  ]\n}\n'],
    ['[]', '[\n  {"a":1},\n  {"b":2}\n]'],
    ['[{"x":1}]\n', '[{"x":1}, {"a":1}, {"b":2}]\n'],
    ['[\n\t{"x":1}\n]\n', '[\n\t{"x":1},\n\t{"a":1},\n\t{"b":2}\n]\n'],
    ['[\r\n  1\r\n]', '[\r\n  1,\r\n  {"a":1},\r\n  {"b":2}\r\n]'],
    [
      '{\n    "_v": 1,\n    "errors": [],\n    "z": {}\n}\n',
      '{\n    "_v": 1,\n    "errors": [\n        {"a":1},\n        {"b":2}\n    ],\n    "z": {}\n}\n',
    ],
    ['\uFEFF{"errors":[0]}', '\uFEFF{"errors":[0, {"a":1}, {"b":2}]}'],
  ])('keeps all else: %j', (before, after) => {
    expect(withErrors(before, ERRORS, 'f')).toBe(after);
    JSON.parse(after.replace(/^\uFEFF/, ''));
  });

  test.each(['{', '[1,]', '42', '{}', '{"errors": {}}', '[] []'])('is damaged: %j', (text) => {
    expect(() => withErrors(text, ERRORS, 'f')).toThrow(UsageError);
  });

  test.each([
    ['{"errors": 1}', 'it is neither an array of errors nor an object whose "errors" is one'],
    ['"errors"', 'it is neither an array of errors nor an object whose "errors" is one'],
    ['{"errors": [], "errors": {}}', 'it is neither an array of errors nor an object whose "errors" is one'],
    ['{"error": [], "x": {"errors": []}}', 'it is neither an array of errors nor an object whose "errors" is one'],
  ])('is damaged, and the error says how: %j', (text, why) => {
    const message = (reason: string): string =>
      `The errors file f is damaged and unchanged: ${reason}. Fix it, or name another file.`;
    expect(() => withErrors(text, ERRORS, 'f')).toThrow(message(why));
  });

  test.each([
    ['{"errors": [1], "errors": [2]}', '{"errors": [1], "errors": [2, {"a":1}, {"b":2}]}'],
    ['{"x": 1,\n\t"errors": []}', '{"x": 1,\n\t"errors": [\n\t\t{"a":1},\n\t\t{"b":2}\n\t]}'],
    ['[\n\n  1, 2]', '[\n\n  1, 2, {"a":1}, {"b":2}]'],
    ['[ 1,\n2]', '[ 1,\n2,\n{"a":1},\n{"b":2}]'],
    ['{"s": "a  b",\n"errors": []}', '{"s": "a  b",\n"errors": [\n  {"a":1},\n  {"b":2}\n]}'],
    ['{\n\t"errors": [\n\t]\n}', '{\n\t"errors": [\n\t\t{"a":1},\n\t\t{"b":2}\n\t]\n}'],
    ['[\n  {\n    "x": 1\n  }\n]', '[\n  {\n    "x": 1\n  },\n  {"a":1},\n  {"b":2}\n]'],
    ['[{\n"x": 1}]', '[{\n"x": 1}, {"a":1}, {"b":2}]'],
    ['  [ ]', '  [\n    {"a":1},\n    {"b":2}\n  ]'],
  ])('goes on as it is written: %j', (before, after) => {
    expect(withErrors(before, ERRORS, 'f')).toBe(after);
    JSON.parse(after);
  });

  test('that nests deeper than can be followed is damaged', () => {
    const text = `{"errors": [${'['.repeat(100_000)}${']'.repeat(100_000)}]}`;
    expect(() => withErrors(text, ERRORS, 'f')).toThrow(/^The errors file f is damaged .* nest too deeply\. Fix it/);
    expect(withErrors('{"errors": [[[[0]]]]}', ERRORS, 'f')).toBe('{"errors": [[[[0]]], {"a":1}, {"b":2}]}');
  });
});

describe('An errors file', () => {
  const folder = temporaryFolder();
  const PROJECT = projectOf([folder]);
  let n = 0;
  const fresh = (text?: string | Uint8Array): string => {
    const file = join(folder, `case-${String(n++)}`, 'errors.json');
    if (text !== undefined) {
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, text);
    }
    return file;
  };
  const appending =
    (...given: Parameters<typeof appendErrors>) =>
    () => {
      appendErrors(...given);
    };
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')) as unknown;

  test('is made where there is none, valid by its schema', () => {
    const file = fresh();
    appendErrors(file, errorObjects(FOUND), PROJECT);
    appendErrors(file, errorObjects(FOUND), PROJECT);
    expect(read(file)).toEqual({ errors: [OBJECT, OBJECT] });
    const accepts = byAjv('errors-file');
    expect(accepts(read(file) as never)).toBe(true);
    expect(accepts([{ type: 'validation' }] as never)).toBe(false);
  });

  test('is left alone where nothing failed', () => {
    const file = fresh();
    appendErrors(file, errorObjects({ ...FOUND, findings: [] }), PROJECT);
    expect(existsSync(file)).toBe(false);
  });

  test('keeps its mode, and leaves nothing beside it', () => {
    const file = fresh('[]\n');
    chmodSync(file, 0o640);
    appendErrors(file, errorObjects(FOUND), PROJECT);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(file, '..'))).toEqual(['errors.json']);
  });

  test.each(['', ' \r\n', '\uFEFF'])('that is empty starts anew: %j', (content) => {
    const file = fresh(content);
    appendErrors(file, errorObjects(FOUND), PROJECT);
    expect((read(file) as { errors: unknown[] }).errors).toHaveLength(1);
  });

  test.each<[string, string | Uint8Array]>([
    ['cut', '[{"type": "x"'],
    ['no errors', '{"errors": 1}'],
    ['no UTF-8', Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d)],
  ])('that is damaged (%s) is not overwritten', (_, content) => {
    const file = fresh(content);
    expect(appending(file, errorObjects(FOUND), PROJECT)).toThrow(
      typeof content === 'string' ? /damaged and unchanged: \S/ : /damaged and unchanged: it is not UTF-8\./,
    );
    expect(readFileSync(file)).toEqual(Buffer.from(content));
    expect(readdirSync(join(file, '..'))).toEqual(['errors.json']);
  });

  test('is not written through a link, nor over a folder', () => {
    const file = fresh('[]');
    const link = join(file, '..', 'link.json');
    symlinkSync(file, link);
    expect(appending(link, errorObjects(FOUND), PROJECT)).toThrow(UsageError);
    expect(appending(join(file, '..'), errorObjects(FOUND), PROJECT)).toThrow(UsageError);
    expect(readFileSync(file, 'utf8')).toBe('[]');
  });

  test.each(['/dev/null', '/dev/stdout'])('that is not a regular file (%s) keeps nothing, and is refused', (file) => {
    expect(appending(file, errorObjects(FOUND), PROJECT)).toThrow(
      `The errors file ${file} is not a regular file: name the file itself.`,
    );
  });

  test('below what is no folder is a clear error', () => {
    expect(appending(join(fresh('[]'), 'x', 'errors.json'), errorObjects(FOUND), PROJECT)).toThrow(
      /could not be written/,
    );
  });
});
