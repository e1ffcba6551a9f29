import { type Form, type ReadProblem } from '../../src/model/document.js';
import { FILE_START } from '../../src/model/pointer.js';
import { isHolding, read, type ReadOptions, type Reading } from '../../src/read/read.js';
import { MOST_RETURNS } from '../../src/read/source.js';
import { placed } from '../support/reading.js';

function given(text: string | Uint8Array, form: Form = 'json', options: Partial<ReadOptions> = {}): Reading {
  return read(typeof text === 'string' ? Buffer.from(text) : text, form, { markdown: null, ...options });
}

/** Each problem, with its place in place of its range. */
function problems(text: string, form: Form = 'json', options: Partial<ReadOptions> = {}): readonly unknown[] {
  return shown(given(text, form, options).problems, text);
}

function shown(found: readonly ReadProblem[], text: string): readonly unknown[] {
  return found.map((problem) => {
    if (!('range' in problem)) return problem;
    const { range, ...rest } = problem;
    return { ...rest, at: placed(text, range) };
  });
}

/** The index, the line and the status of each return, and the place of its status. */
function returns(text: string, form: Form = 'json', options: Partial<ReadOptions> = {}): readonly unknown[] {
  return given(text, form, options).returns.map(({ index, startLine, value, locate }) => {
    return [index, startLine, value.status, placed(text, locate('/status'))];
  });
}

/** A return with a status, in so many characters. */
function one(status: string): string {
  return `{"status": "${status}", "artifacts": []}`;
}

/** The end of an agent, as a transcript has it. */
function end(text: string): string {
  return JSON.stringify({ type: 'result', subtype: 'success', result: text });
}

describe('A file of JSON', () => {
  test('is a return', () => {
    expect(given(one('a'))).toMatchObject({
      problems: [],
      returns: [{ index: 0, composed: null, value: { status: 'a', artifacts: [] }, verbatim: true, startLine: 1 }],
    });
    expect(given(one('a')).returns[0]).toMatchObject({ moreClaims: 0 });
    expect(returns(`\n  ${one('a')}\n`)).toEqual([[0, 2, 'a', '2:14 "a"']]);
  });

  test('is an array of them', () => {
    expect(returns(`[${one('a')},\n ${one('b')}]`)).toEqual([
      [0, 1, 'a', '1:13 "a"'],
      [1, 2, 'b', '2:13 "b"'],
    ]);
    expect(returns(` [ ${one('a')} ] `)).toEqual([[0, 1, 'a', '1:15 "a"']]);
  });

  test.each<readonly [string, readonly unknown[]]>([
    ['', [{ kind: 'syntax', reason: 'it is empty', at: '1:1 ' }]],
    [' \n', [{ kind: 'syntax', reason: 'it is empty', at: '1:1  ' }]],
    ['{"a": 1,}', [{ kind: 'syntax', reason: 'property name expected', at: '1:9 }' }]],
    ['{"a": "\\x"}', [{ kind: 'syntax', reason: 'invalid escape character', at: '1:7 "\\x"' }]],
    ['{} {}', [{ kind: 'syntax', reason: 'end of file expected', at: '1:4 {' }]],
    ['[]', [{ kind: 'no-return', at: '1:1 []' }]],
    ['\n 3 ', [{ kind: 'not-object', value: 3, at: '2:2 3' }]],
    ['null', [{ kind: 'not-object', value: null, at: '1:1 null' }]],
    [
      `[1, ${one('a')}, "b"]`,
      [
        { kind: 'not-object', value: 1, at: '1:2 1' },
        { kind: 'not-object', value: 'b', at: '1:39 "b"' },
      ],
    ],
    [
      '{"a": 1, "b": {"c": 1, "c": 2},\n"a": 2}',
      [
        { kind: 'duplicate-key', key: 'c', firstLine: 1, at: '1:24 "c"' },
        { kind: 'duplicate-key', key: 'a', firstLine: 1, at: '2:1 "a"' },
      ],
    ],
    ['[{}, {"a": [{"b": 1, "b": 2}]}]', [{ kind: 'duplicate-key', key: 'b', firstLine: 1, at: '1:22 "b"' }]],
  ])('%j has problems', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  test('that nests too deeply is not read, whatever is in it', () => {
    const text = `[${one('a')},\n${'['.repeat(100)}${']'.repeat(101)}`;
    expect(problems(text)).toEqual([{ kind: 'too-deep', limit: 100, at: '2:100 [' }]);
    expect(returns(text)).toEqual([]);
  });

  test('has up to 99 keys that are repeated, and says how many more', () => {
    const keys = (count: number): string => `{${Array.from({ length: count }, () => '"a":1').join(',')}}`;
    expect(problems(keys(100)).map((problem) => (problem as ReadProblem).kind)).toEqual(
      Array(99).fill('duplicate-key'),
    );
    expect(problems(keys(103)).slice(98)).toEqual([
      { kind: 'duplicate-key', key: 'a', firstLine: 1, at: '1:596 "a"' },
      { kind: 'more-duplicates', more: 3 },
    ]);
  });

  test.each<readonly [string, string, readonly unknown[]]>([
    ['in a fence', `\`\`\`json\n${one('a')}\n\`\`\``, [{ kind: 'wrapped', by: 'fence', at: '2:1 {' }]],
    ['in prose', `Done: ${one('a')}`, [{ kind: 'wrapped', by: 'prose', at: '1:7 {' }]],
    ['behind prose and a fence', `\`\`\`\nno\n\`\`\`\n${one('a')}`, [{ kind: 'wrapped', by: 'fence', at: '4:1 {' }]],
    ['before prose', `${one('a')} Done.`, [{ kind: 'wrapped', by: 'prose', at: '1:1 {' }]],
  ])('wraps a return %s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected);
    expect(given(text).returns.map(({ value, verbatim }) => [value.status, verbatim])).toEqual([['a', true]]);
  });

  test('may hold several returns, and their problems', () => {
    const text = `${one('a')}\n{"status": 1, "status": 2}`;
    expect(returns(text)).toEqual([
      [0, 1, 'a', '1:12 "a"'],
      [1, 2, 2, '2:25 2'],
    ]);
    expect(problems(text)).toEqual([
      { kind: 'wrapped', by: 'prose', at: '1:1 {' },
      { kind: 'duplicate-key', key: 'status', firstLine: 2, at: '2:15 "status"' },
    ]);
  });

  test('that is broken holds no part of a return', () => {
    const text = `{"status": "a", "artifacts": [], "inner": ${one('b')}`;
    expect(returns(text)).toEqual([]);
    expect(problems(text)).toMatchObject([{ kind: 'syntax' }]);
    expect(problems('Done. {"a": 1}')).toMatchObject([{ kind: 'syntax', at: '1:1 Done.' }]);
    expect(problems('{"status": "a\\x"} x')).toMatchObject([{ kind: 'syntax' }]);
  });

  test('may be an event of a transcript, or an array of events', () => {
    expect(given(end(one('a'))).returns.map(({ value, verbatim }) => [value.status, verbatim])).toEqual([['a', false]]);
    const events = `[{"type": "user"},\n${end(one('a'))},\n${one('b')}]`;
    expect(given(events).returns.map(({ value, startLine, verbatim }) => [value.status, startLine, verbatim])).toEqual([
      ['a', 2, false],
      ['b', 3, true],
    ]);
    expect(problems(events)).toEqual([]);
    const none = end('Done.');
    expect(problems(none)).toEqual([{ kind: 'no-return', at: `1:1 ${none}` }]);
  });
});

describe('A file of JSON Lines', () => {
  test('has a return in each line that is not blank', () => {
    const text = `${one('a')}\n\n  ${one('b')}\r\n[${one('c')}, ${one('d')}]\r \n`;
    expect(given(text, 'jsonl').returns.map(({ value, startLine }) => [value.status, startLine])).toEqual([
      ['a', 1],
      ['b', 3],
      ['c', 4],
      ['d', 4],
    ]);
    expect(problems(text, 'jsonl')).toEqual([]);
  });

  test.each<readonly [string, readonly unknown[]]>([
    ['', [{ kind: 'no-return', at: '1:1 ' }]],
    ['\n \n', [{ kind: 'no-return', at: '1:1 ' }]],
    ['3\n', [{ kind: 'not-object', value: 3, at: '1:1 3' }]],
    [`${one('a')}\n[]\n`, [{ kind: 'no-return', at: '2:1 []' }]],
    [`${one('a')}\n{"a"}\n`, [{ kind: 'syntax', reason: 'colon expected', at: '2:5 }' }]],
    [`{"type": "user", "uuid": "u"}\n`, []],
    [`\n${'['.repeat(101)}`, [{ kind: 'too-deep', limit: 100, at: '2:101 [' }]],
  ])('%j has problems', (text, expected) => {
    expect(problems(text, 'jsonl')).toEqual(expected);
  });

  test('may have several returns in a line, or one among other text, which is a problem', () => {
    const text = `${one('a')}\n${one('b')} ${one('c')}\nx ${one('d')}\n`;
    expect(returns(text, 'jsonl')).toEqual([
      [0, 1, 'a', '1:12 "a"'],
      [1, 2, 'b', '2:12 "b"'],
      [2, 2, 'c', '2:45 "c"'],
      [3, 3, 'd', '3:14 "d"'],
    ]);
    expect(problems(text, 'jsonl')).toEqual([
      { kind: 'syntax', reason: 'end of file expected', at: '2:34 {' },
      { kind: 'syntax', reason: 'invalid symbol', at: '3:1 x' },
    ]);
  });

  test('is a log of returns or a transcript: there, other objects are left alone', () => {
    const others = '{"a": 1}\n{"b": 2}\n';
    expect(given(`${one('a')}\n${others}`, 'jsonl').returns).toHaveLength(3);
    expect(given(`${others}${end(one('a'))}\n`, 'jsonl').returns.map(({ value }) => value.status)).toEqual(['a']);
    expect(given(`${others}${end('Done.')}\n${one('b')}\n`, 'jsonl').returns.map(({ value }) => value.status)).toEqual([
      'b',
    ]);
  });

  test('has so many returns, and no more are read', () => {
    const text = (count: number): string => `${one('a')}\n`.repeat(count);
    expect(problems(text(MOST_RETURNS), 'jsonl')).toEqual([]);
    const found = given(`${text(MOST_RETURNS + 1)}{"a"\nx\n{"b": 1}\n`, 'jsonl');
    expect(found.returns).toHaveLength(MOST_RETURNS);
    expect(found.problems).toEqual([{ kind: 'too-many-returns', found: MOST_RETURNS + 4, limit: MOST_RETURNS }]);
  });

  test('has up to 99 problems of repeated keys, and says how many more', () => {
    const text = '{"a":1,"a":2,"a":3}\n'.repeat(52);
    const found = given(text, 'jsonl').problems;
    expect(found).toHaveLength(100);
    expect(found.slice(98)).toMatchObject([{ kind: 'duplicate-key' }, { kind: 'more-duplicates', more: 5 }]);
    const more = given(`${text}{${Array(121).fill('"a":1').join(',')}}\n{"b"}\n`, 'jsonl').problems;
    expect(more.slice(98)).toMatchObject([
      { kind: 'duplicate-key' },
      { kind: 'syntax' },
      { kind: 'more-duplicates', more: 125 },
    ]);
  });
});

describe('The bytes of a file', () => {
  test('are UTF-8, or nothing is read', () => {
    const found = given(Uint8Array.from([0xff, 0xfe]));
    expect([found, found.line(1)]).toMatchObject([
      { problems: [{ kind: 'encoding', reason: 'utf-16' }], returns: [] },
      '',
    ]);
  });

  test('may begin with a mark, which is a problem but in Markdown without returns', () => {
    const text = `\uFEFF${one('a')}`;
    expect(given(text)).toMatchObject({ problems: [{ kind: 'byte-order-mark' }], returns: [{}] });
    expect(given('\uFEFF{"a"}').problems.map(({ kind }) => kind)).toEqual(['byte-order-mark', 'syntax']);
    expect(given('\uFEFF# Notes\n', 'markdown').problems).toEqual([]);
  });

  test('give the text of each line', () => {
    const { line } = given(`${one('a')}\n\nx\r\n`);
    expect([1, 2, 3, 4].map((n) => line(n))).toEqual([one('a'), '', 'x', '']);
  });
});

describe('Where one return is asked for', () => {
  test('an array is a problem, and is read', () => {
    const text = ` [${one('a')}]`;
    const value = [{ status: 'a', artifacts: [] }];
    expect(given(text, 'json', { single: true }).problems).toEqual([{ kind: 'not-object', value, range: FILE_START }]);
    expect(given(text, 'json', { single: true }).returns).toHaveLength(1);
    expect(given(`[${one('a')}, ${one('a')}, 1]`, 'json', { single: true }).problems.map(({ kind }) => kind)).toEqual([
      'not-object',
      'not-object',
    ]);
  });

  test.each([one('a'), `[{"type": "x"}, ${end(one('a'))}]`])('%s is none', (text) => {
    expect(given(text, 'json', { single: true }).problems).toEqual([]);
  });

  test('brackets that are no JSON are none', () => {
    expect(given('[a]', 'json', { single: true }).problems).toMatchObject([{ kind: 'syntax' }]);
  });
});

test('a file holds a return, or what should be one, unless nothing was read', () => {
  const holds = (...found: readonly ReadProblem[]): boolean => isHolding({ problems: found, returns: [] });
  expect(isHolding(given(one('a')))).toBe(true);
  expect(holds()).toBe(false);
  expect(holds({ kind: 'nothing-read', range: FILE_START })).toBe(false);
  expect(holds({ kind: 'unread-return', reason: 'quotes', text: '', range: FILE_START })).toBe(false);
  expect(holds({ kind: 'nothing-read', range: FILE_START }, { kind: 'no-return', range: FILE_START })).toBe(true);
});
