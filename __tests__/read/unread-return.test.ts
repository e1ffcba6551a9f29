import type { ReadProblem } from '../../src/model/document.js';
import { READERS } from '../../src/families/all.js';
import { read, isHolding, type Reading } from '../../src/read/read.js';
import { headed } from '../support/envelope.js';

const RETURN = '{"status": "completed", "artifacts": [{"type": "plan", "path": "a.md"}], "metadata": {}}';

function fence(content: string, info = 'json'): string {
  return `\`\`\`${info}\n${content}\n\`\`\`\n`;
}

function log(text: string, options: Partial<Parameters<typeof read>[2]> = { log: true }): Reading {
  return read(Buffer.from(text), 'markdown', { ...READERS, ...options });
}

function reasons(text: string): readonly string[] {
  return log(text).problems.map((problem: ReadProblem) => ('reason' in problem ? problem.reason : problem.kind));
}

describe('A fence that looks like a return', () => {
  test.each<readonly [string, string]>([
    ['no-status', fence('{"artifacts": [], "metadata": {}}')],
    ['no-status', fence('{"summary": "x", "artifacts": [{"type": "plan", "path": "a.md"}]}')],
    ['letter-case', fence(RETURN.replace('"status"', '"Status"'))],
    ['letter-case', fence(RETURN.replace('"artifacts"', '"ARTIFACTS"').replace('"metadata"', '"Metadata"'))],
    ['quotes', fence(RETURN.replaceAll('"', "'"), 'python')],
    ['quotes', fence(RETURN.replaceAll('"', "'").replace('{}', "{'done': True, 'next': None,}"))],
    ['quotes', fence(`result = ${RETURN.replaceAll('"', "'")}`, 'python')],
    ['quotes', fence(RETURN.replace(/"([^"]*)"/g, '\u201C$1\u201D'))],
    ['quotes', fence(`{'status': 'completed', 'summary': 'It's done', 'artifacts': []}`)],
    ['language', fence(RETURN, 'text')],
    ['language', fence(RETURN, 'ts')],
    ['no-status', fence('"artifacts": [],\n"metadata": {}}')],
  ])('is a problem: %s', (reason, text) => {
    expect(reasons(text)).toEqual([reason]);
    expect(reasons(`- item\n\n  ${text.replaceAll('\n', '\n  ')}`)).toEqual([reason]);
    expect(reasons(`${text}\n${fence(RETURN)}`)).toEqual([reason]);
  });

  test.each<readonly [string, string]>([
    ['a return', fence(RETURN)],
    ['an object of Kubernetes', fence('{"kind": "Pod", "metadata": {"name": "a"}, "status": {"phase": "Running"}}')],
    ['one in Python', fence("{'kind': 'Pod', 'metadata': {'name': 'a'}, 'status': {'phase': 'Running'}}", 'python')],
    ['artifacts of another tool', fence('{"total_count": 1, "artifacts": [{"id": 1, "name": "dist"}]}')],
    ['a program', fence("const answer = { status: 'ok' };\nsave(answer, 'artifacts');", 'ts')],
    ['a program with keys', fence("def f():\n    return {'artifacts': [], 'metadata': {}}", 'python')],
    ['a status alone', fence("{'status': 'ok', 'data': 1}", 'python')],
  ])('is none of %s', (_, text) => {
    expect(reasons(`${text}\n${fence(RETURN)}`)).toEqual([]);
  });

  test('is an example in a document of a change, and where one return is asked for', () => {
    const text = fence('{"artifacts": [], "metadata": {}}');
    expect(log(text, { document: true }).problems).toEqual([]);
    expect(log(text, { single: true }).problems).toEqual([]);
    expect(log(`${headed()}\n${text}`, { document: true })).toMatchObject({ problems: [], returns: [{}] });
  });
});

describe('A return log', () => {
  test.each(['', '# Notes\n\nAll done.\n', fence('{"a": 1}')])('with nothing to read is a problem: %j', (text) => {
    const reading = log(text);
    expect(reading.problems).toMatchObject([{ kind: 'nothing-read' }]);
    expect(isHolding(reading)).toBe(false);
    expect(log(text, {}).problems).toEqual([]);
    expect(log(text, { document: true }).problems).toEqual([]);
  });

  test('with a return, or what is wrong with one, is none', () => {
    expect(log(headed()).problems).toEqual([]);
    expect(log(fence('{"status": "a", "artifacts": [}')).problems).toMatchObject([{ kind: 'syntax' }]);
  });

  test('of JSON Lines, or of events, is one, too', () => {
    const lines = (text: string): Reading => read(Buffer.from(text), 'jsonl', { ...READERS, log: true });
    expect(lines('').problems).toMatchObject([{ kind: 'nothing-read' }]);
    expect(lines('{"type": "user", "uuid": "u"}\n').problems).toMatchObject([{ kind: 'nothing-read' }]);
    expect(lines(`${RETURN}\r${RETURN}\r`)).toMatchObject({ problems: [], returns: [{}, {}] });
    expect(lines('[]\n').problems).toMatchObject([{ kind: 'no-return' }]);
  });
});
