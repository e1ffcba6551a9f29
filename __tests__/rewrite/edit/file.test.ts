import { EditableFile } from '../../../src/rewrite/edit/file.js';
import type { Form } from '../../../src/model/document.js';

const RETURN = '{"status":"partial","artifacts":[],"metadata":{}}';

function open(text: string, form: Form = 'json'): EditableFile {
  return new EditableFile(Buffer.from(text), form);
}

function obstacles(text: string, form: Form = 'json'): readonly (string | null)[] {
  return open(text, form).returns.map(({ obstacle }) => obstacle);
}

function textOf(file: EditableFile): string {
  return Buffer.from(file.bytes).toString('utf8');
}

const SET = [{ kind: 'set', pointer: '/status', value: 'blocked' }] as const;

describe('A file that can be edited', () => {
  test.each<readonly [string, string, Form, number]>([
    ['a return', `${RETURN}\n`, 'json', 1],
    ['an array of returns', `[\n  ${RETURN},\n  ${RETURN}\n]\n`, 'json', 2],
    ['JSON Lines, with empty ones', `${RETURN}\n\n  ${RETURN}\r\n${RETURN}`, 'jsonl', 3],
    ['an array on a line', `[${RETURN}, ${RETURN}]\n${RETURN}\n`, 'jsonl', 3],
    ['structured output', `{"type":"result","subtype":"success","structured_output":${RETURN}}\n`, 'jsonl', 1],
  ])('holds %s', (_, text, form, returns) => {
    expect(obstacles(text, form)).toEqual(Array.from({ length: returns }, () => null));
    const file = open(text, form);
    expect(textOf(file)).toBe(text);
    for (const { index } of file.returns) file.edit(index, SET);
    expect(textOf(file)).toBe(text.replaceAll('"partial"', '"blocked"'));
  });

  test('keeps what marks its byte order, unless that is dropped with all that follow it', () => {
    const kept = open(`\uFEFF${RETURN}`);
    kept.edit(0, SET);
    expect(textOf(kept)).toBe(`\uFEFF${RETURN.replace('partial', 'blocked')}`);
    const dropped = open(`\uFEFF\uFEFF${RETURN}`);
    dropped.dropMark();
    expect(textOf(dropped)).toBe(RETURN);
  });

  test('gives the value as edits have left it', () => {
    const file = open(RETURN);
    file.edit(0, [{ kind: 'move', from: '/status', to: '/metadata/status' }]);
    expect(file.valueOf(0)).toEqual({ artifacts: [], metadata: { status: 'partial' } });
  });

  test('shows where something stood before it was moved, renamed or made', () => {
    const file = open(
      '{\n  "agent": "x",\n  "status": "partial",\n  "metadata": {\n    "n": 12\n  },\n  "artifacts": []\n}\n',
    );
    file.edit(0, [
      { kind: 'move', from: '/agent', to: '/metadata/agent' },
      { kind: 'rename', pointer: '/status', key: 'state' },
      { kind: 'set', pointer: '/errors', value: [{ type: 'x' }] },
    ]);
    const at = (pointer: string, part?: 'key'): string => {
      const { startLine, startColumn, endColumn } = file.originOf(0, pointer, part);
      return `${String(startLine)}:${String(startColumn)}-${String(endColumn)}`;
    };
    expect(at('/metadata/agent')).toBe('2:12-15');
    expect(at('/metadata/agent', 'key')).toBe('2:3-10');
    expect(at('/state', 'key')).toBe('3:3-11');
    expect(at('/metadata/n')).toBe('5:10-12');
    expect(at('/errors/0/type')).toBe('1:1-2');
    expect(at('/nowhere')).toBe('1:1-2');
  });

  test('refuses to edit what has an obstacle', () => {
    expect(() => {
      open(`Here: ${RETURN}`).edit(0, SET);
    }).toThrow('return 0 cannot be edited');
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
  ])('%s', (_, text, form, why) => {
    expect(obstacles(text, form)).toEqual([why]);
    expect(textOf(open(text, form))).toBe(text);
  });

  test('but the other lines of its file can', () => {
    const text = `{"status":"partial","status":"blocked","artifacts":[]}\n${RETURN}\n`;
    expect(obstacles(text, 'jsonl')).toEqual([expect.stringContaining('twice'), null]);
  });
});
