import { JsonFile } from '../../src/rewrite/json-file.js';
import type { Form } from '../../src/model/document.js';
import type { JsonObject } from '../../src/model/json.js';

const RETURN = '{"status":"partial","artifacts":[],"metadata":{}}';

function open(text: string, form: Form = 'json'): JsonFile {
  return new JsonFile(Buffer.from(text), form);
}

/** The text of a file with other values of all its returns. */
function rewritten(text: string, change: (value: JsonObject) => JsonObject, form: Form = 'json'): string {
  const file = open(text, form);
  const changed = new Map(file.returns.map(({ index, value }) => [index, change(value)]));
  return Buffer.from(file.withValues(changed)).toString('utf8');
}

function obstacles(text: string, form: Form = 'json'): readonly (string | null)[] {
  return open(text, form).returns.map(({ obstacle }) => obstacle);
}

const blocked = (value: JsonObject): JsonObject => ({ ...value, status: 'blocked' });

describe('A file that can be edited', () => {
  test.each<readonly [string, string, Form, number]>([
    ['a return', `${RETURN}\n`, 'json', 1],
    ['an array of returns', `[\n  ${RETURN},\n  ${RETURN}\n]\n`, 'json', 2],
    ['JSON Lines, with empty ones', `${RETURN}\n\n  ${RETURN}\r\n${RETURN}`, 'jsonl', 3],
    ['an array on a line', `[${RETURN}, ${RETURN}]\n${RETURN}\n`, 'jsonl', 3],
    ['structured output', `{"type":"result","subtype":"success","structured_output":${RETURN}}\n`, 'jsonl', 1],
  ])('holds %s', (_, text, form, returns) => {
    expect(obstacles(text, form)).toEqual(Array.from({ length: returns }, () => null));
    expect(rewritten(text, (value) => value, form)).toBe(text);
    expect(rewritten(text, blocked, form)).toBe(text.replaceAll('"partial"', '"blocked"'));
  });

  test('keeps its byte order mark, unless that is dropped with all that follow it', () => {
    expect(rewritten(`\uFEFF${RETURN}`, blocked)).toBe(`\uFEFF${RETURN.replace('partial', 'blocked')}`);
    const dropped = open(`\uFEFF\uFEFF${RETURN}`).withValues(new Map(), { dropMark: true });
    expect(Buffer.from(dropped).toString('utf8')).toBe(RETURN);
  });

  test('is not rewritten where it has an obstacle', () => {
    const file = open(`Here: ${RETURN}`);
    expect(() => file.withValues(new Map([[0, {}]]))).toThrow('return 0 cannot be edited');
  });
});

describe('A return cannot be edited for certain', () => {
  const inText = JSON.stringify(RETURN);
  test.each<readonly [string, string, Form, string]>([
    ['in a fence', '```json\n' + RETURN + '\n```\n', 'json', 'There is other text around the JSON. Remove that first.'],
    ['in prose', `Here it is: ${RETURN}`, 'json', 'There is other text around the JSON. Remove that first.'],
    ['in Markdown', '```json\n' + RETURN + '\n```\n', 'markdown', 'It is in Markdown, where a text edit is not safe.'],
    [
      'in a text of a transcript',
      `{"type":"user","toolUseResult":${inText}}\n`,
      'jsonl',
      'It is in a transcript, where an edit is not safe.',
    ],
    [
      'where a key stands twice',
      '{"status":"partial","status":"blocked","artifacts":[]}',
      'json',
      'A key appears twice, and only a person knows which one is meant.',
    ],
    [
      'with a number that is no double',
      RETURN.replace('{}', '{"x":12345678901234567890}'),
      'json',
      'It has a number with too many digits, which an edit would round.',
    ],
  ])('%s', (_, text, form, why) => {
    expect(obstacles(text, form)).toEqual([why]);
  });

  test('but the other lines of its file can', () => {
    const text = `{"status":"partial","status":"blocked","artifacts":[]}\n${RETURN}\n`;
    expect(obstacles(text, 'jsonl')).toEqual([expect.stringContaining('twice'), null]);
  });
});
