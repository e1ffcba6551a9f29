import type { ReadProblem } from '../../src/model/document.js';
import type { Json, JsonObject } from '../../src/model/json.js';
import { FILE_START } from '../../src/model/pointer.js';
import { Chains } from '../../src/read/chains.js';
import { parse } from '../../src/read/json/json.js';
import { Lines } from '../../src/read/lines.js';
import {
  NO_PARTS,
  taken,
  type MarkdownReader,
  type Parts,
  type Source,
  type UnnumberedReturn,
} from '../../src/read/source.js';
import {
  isEnding,
  isEvent,
  mayTell,
  readHanded,
  readStated,
  withAsides,
  withoutRepeats,
  type Event,
} from '../../src/read/transcript.js';

const A = '{"status": "a", "artifacts": []}';
const B = '{"status": "b", "artifacts": []}';
const UNREAD: ReadProblem = { kind: 'unread-return', reason: 'quotes', text: 'x', range: FILE_START };
const WRAPPED: ReadProblem = { kind: 'wrapped', by: 'fence', range: FILE_START };

/** A return that was not said in a message. */
function found(status: string, more: Partial<UnnumberedReturn> = {}): UnnumberedReturn {
  return { composed: null, value: { status }, verbatim: true, startLine: 1, locate: () => FILE_START, ...more };
}

/** Finds a return between `# Result` and `# End`; JSON behind `fence`; a problem behind `unread`. */
const MARKDOWN: MarkdownReader = {
  mayHold: (text) => text.includes('# '),
  read: ({ text, range }) => ({
    ...NO_PARTS,
    problems: text.includes('unread') ? [UNREAD, WRAPPED] : [],
    returns: [
      ...(/# Result[^]*# End/.test(text)
        ? [found('', { composed: 'gsd', value: { text }, locate: () => range(0, 1) })]
        : []),
      ...(text.includes('fence') ? [found('fenced', { locate: () => range(0, 1) })] : []),
    ],
  }),
};

function event(value: JsonObject, more: Partial<Source> = {}, line: number | null = null): Event {
  const text = JSON.stringify(value);
  const lines = new Lines(text);
  const source: Source = {
    text,
    range: (start, end) => lines.range(start, end),
    lineAt: (offset) => lines.lineAt(offset),
    markdown: MARKDOWN,
    budget: { blocks: 9 },
    reportsUnread: true,
    ...more,
  };
  const parsed = parse(source);
  if (parsed.kind !== 'value') throw new Error('it is no JSON');
  return { source, parsed, value, line };
}

/** A message of an agent, in blocks. */
function message(...texts: readonly string[]): JsonObject {
  return { type: 'assistant', message: { content: texts.map((text) => ({ type: 'text', text })) } };
}

/** What is read of a message that ends a conversation. */
function stated(value: JsonObject, more: Partial<Source> = {}): Parts {
  const chains = new Chains();
  chains.note(value);
  return taken(readStated(event(value, more), chains));
}

/** The returns of a message, each with the text at whose place it is. */
function places(...texts: readonly string[]): readonly unknown[] {
  const value = message(...texts);
  const text = JSON.stringify(value);
  return stated(value).returns.map(({ value: { status = 'composed' }, locate }) => {
    const { startColumn, endColumn } = locate('/status');
    return [status, texts.indexOf(JSON.parse(text.slice(startColumn - 1, endColumn - 1)) as string)];
  });
}

describe('The returns of a message', () => {
  test.each<readonly [string, readonly string[], readonly (readonly [string, number])[]]>([
    ['in one block', [A], [['a', 0]]],
    [
      'in several of one block',
      [`${A} and ${B}`],
      [
        ['a', 0],
        ['b', 0],
      ],
    ],
    [
      'in each block',
      [A, 'x', B],
      [
        ['a', 0],
        ['b', 2],
      ],
    ],
    ['in a block behind text', ['x', `It is: ${A}`], [['a', 1]]],
    ['over two blocks', ['{"status": "a",', ' "artifacts": []}'], [['a', 0]]],
    ['over two blocks, cut within a key', ['{"sta', 'tus": "a", "artifacts": []}'], [['a', 0]]],
    [
      'of which one is over two blocks',
      [A, '{"status": "b",', '"artifacts": []}'],
      [
        ['a', 0],
        ['b', 0],
      ],
    ],
    ['of which one is behind what is broken', ['{"a', A, '# Result', '# End'], [['a', 1]]],
    ['in Markdown', ['# Result\n# End'], [['composed', 0]]],
    ['in Markdown over two blocks', ['# Result', '# End'], [['composed', 0]]],
    [
      'in Markdown, beside JSON',
      [`${A}\n# Result\n# End`],
      [
        ['a', 0],
        ['composed', 0],
      ],
    ],
    ['in a fence', ['# fence'], [['fenced', 0]]],
    ['in a fence, which was read as JSON', [`${A} # fence`], [['a', 0]]],
    ['in none', ['x', 'y'], []],
  ])('are read %s', (_, texts, expected) => {
    expect(places(...texts)).toEqual(expected);
  });

  test('are said, and no text of the file', () => {
    expect(stated(message(A)).returns).toMatchObject([{ verbatim: false, said: true, startLine: 1 }]);
    const chains = new Chains();
    const value = message(A);
    chains.note(value);
    expect(taken(readStated(event(value, {}, 7), chains)).returns).toMatchObject([{ startLine: 7 }]);
  });

  test('are read by their blocks with an empty line between them', () => {
    expect(stated(message('# Result', '# End')).returns[0]?.value).toEqual({ text: '# Result\n\n# End' });
  });

  test('are read without the marks of a task around them', () => {
    const text = '<task_result># Result\n# End</task_result>';
    expect(stated(message(text)).returns[0]?.value).toEqual({ text: '\n# Result\n# End\n' });
  });

  test('that are broken are problems of what was said', () => {
    const { problems } = stated(message(`{"status": "a", "artifacts": [}`));
    expect(problems).toMatchObject([{ kind: 'unread-return', reason: 'syntax', text: '' }]);
    const deep = stated(message(`{"status": "a", "artifacts": ${'['.repeat(101)}${']'.repeat(101)}}`)).problems;
    expect(deep).toMatchObject([{ kind: 'too-deep' }]);
  });

  test('come with what looks like one, and with all problems of Markdown where no JSON was found', () => {
    const kinds = (text: string, more: Partial<Source> = {}): readonly string[] =>
      stated(message(text), more).problems.map(({ kind }) => kind);
    expect(kinds('# unread')).toEqual(['unread-return', 'wrapped']);
    expect(kinds(`${A} # unread`)).toEqual(['unread-return']);
    expect(kinds(`${A} unread`)).toEqual(['unread-return']);
    expect(kinds(`${A} unread`, { reportsUnread: false })).toEqual([]);
    expect(kinds('unread')).toEqual([]);
    expect(kinds('# unread', { markdown: null })).toEqual([]);
  });

  test('are not read of a message that is not the end', () => {
    const chains = new Chains();
    const first = message(A);
    chains.note(first);
    chains.note(message(B));
    expect(taken(readStated(event(first), chains)).returns).toEqual([]);
  });
});

describe('What an event hands over', () => {
  function handed(value: JsonObject): readonly (readonly [unknown, boolean])[] {
    return taken(readHanded(event(value))).returns.map((one) => [one.value.status, one.verbatim]);
  }
  const one: Json = { status: 'a', artifacts: [] };

  test.each<readonly [string, JsonObject, readonly (readonly [string, boolean])[]]>([
    ['a value', { toolUseResult: one }, [['a', true]]],
    ['a text', { toolUseResult: A }, [['a', false]]],
    ['a value, which its text says again', { type: 'result', structured_output: one, result: ` ${A}` }, [['a', true]]],
    [
      'a value, and another text',
      { type: 'result', structured_output: one, result: B },
      [
        ['a', true],
        ['b', false],
      ],
    ],
    [
      'a value, and a text with it',
      { type: 'result', structured_output: one, result: `It is ${A}` },
      [
        ['a', true],
        ['a', false],
      ],
    ],
    [
      'a value, and a list in its text',
      { type: 'result', structured_output: one, result: `[${A}]` },
      [
        ['a', true],
        ['a', false],
      ],
    ],
    ['a value, and broken text', { type: 'result', structured_output: one, result: '{"a"' }, [['a', true]]],
    [
      'several values, and the text of one',
      { type: 'result', structured_output: [one, { status: 'b' }, one], result: A },
      [
        ['a', true],
        ['b', true],
        ['a', false],
      ],
    ],
  ])('is %s', (_, value, expected) => {
    expect(handed(value)).toEqual(expected);
  });
});

describe('A value of a log', () => {
  const returned: JsonObject = { status: 'a', artifacts: [] };

  test.each<readonly [Json, boolean]>([
    [message('x'), true],
    [{ message: { role: 'assistant' } }, true],
    [{ type: 'user', message: { content: [{ type: 'tool_result', content: 'x' }] } }, true],
    [{ toolUseResult: null }, true],
    [{ type: 'result', result: 'x' }, true],
    [{ type: 'result' }, false],
    [{ part: { tool: 'Task' } }, true],
    [{ part: { tool: 'bash' } }, false],
    [{ type: 'user', message: { content: 'x' } }, false],
    [{ ...returned, toolUseResult: 'x' }, false],
    [{}, false],
    [null, false],
    [['x'], false],
  ])('%j is one in which an agent may have ended: %j', (value, expected) => {
    expect(isEnding(value)).toBe(expected);
  });

  test.each(['message', 'part', 'uuid', 'sessionId', 'sessionID', 'session_id', 'timestamp', 'subtype'])(
    'with a type and %s is an event',
    (key) => {
      expect(isEvent({ type: 'x', [key]: 'y' })).toBe(true);
      expect(isEvent({ [key]: 'y' })).toBe(false);
      expect(isEvent({ type: 1, [key]: 'y' })).toBe(false);
      expect(isEvent({ ...returned, type: 'x', [key]: 'y' })).toBe(false);
    },
  );

  test.each<Json>([{ type: 'x' }, {}, null, 'message', [{ type: 'x', uuid: 'y' }]])('%j is no event', (value) => {
    expect(isEvent(value)).toBe(false);
  });
});

describe('An event may tell of a return', () => {
  test.each<readonly [readonly string[], boolean]>([
    [[A], true],
    [['x'], false],
    [[], false],
    [['x', A], true],
    [['{"status": 1,', '"artifacts": []}'], true],
    [['{"sta', 'tus": 1, "metadata": []}'], true],
    [['# x'], true],
    [[`{'artifacts': []}`], true],
  ])('in %j: %j', (texts, expected) => {
    expect(mayTell(event(message(...texts)))).toBe(expected);
  });

  test('in one of several answers; in nothing that looks like one where that is no problem', () => {
    const answers = ['x', A].map((content) => ({ type: 'tool_result', content }));
    expect(mayTell(event({ type: 'user', message: { content: answers } }))).toBe(true);
    expect(mayTell(event(message(`{'artifacts': []}`), { reportsUnread: false }))).toBe(false);
    expect(mayTell(event(message('# x'), { markdown: null }))).toBe(false);
  });
});

describe('Returns that are said again', () => {
  test('are left out, if they were handed over or said before', () => {
    const said = (status: string, startLine: number): UnnumberedReturn => found(status, { said: true, startLine });
    const parts = (...returns: readonly UnnumberedReturn[]): Parts => ({ problems: [UNREAD], returns, more: 2 });
    const lines = (...returns: readonly UnnumberedReturn[]): readonly number[] => {
      const kept = withoutRepeats(parts(...returns));
      expect([kept.problems, kept.more]).toEqual([[UNREAD], 2]);
      return kept.returns.map(({ startLine }) => startLine);
    };
    const handed = (status: string, startLine: number): UnnumberedReturn => found(status, { startLine });
    expect(lines(said('a', 1), said('b', 2), said('a', 3))).toEqual([1, 2]);
    expect(lines(said('a', 1), handed('a', 2), said('b', 3))).toEqual([2, 3]);
    expect(lines(handed('a', 1), handed('a', 2))).toEqual([1, 2]);
    expect(lines(handed('a', 1), handed('a', 2), said('a', 3))).toEqual([1, 2]);
  });
});

describe('What an agent said on its way', () => {
  /** The problems that the first of some messages gives, beside what was read. */
  function asides(
    texts: readonly string[],
    returns: readonly UnnumberedReturn[] = [],
    reportsUnread = true,
  ): readonly unknown[] {
    const chains = new Chains();
    const events = texts.map((text) => event(message(text), { reportsUnread }));
    for (const { value } of events) chains.note(value);
    const parts: Parts = { problems: [WRAPPED], returns, more: 3 };
    const all = withAsides(parts, events, chains);
    expect([all.returns, all.more, all.problems[0]]).toEqual([returns, 3, WRAPPED]);
    return all.problems.slice(1).map((problem) => {
      const { startColumn, endColumn } = 'range' in problem ? problem.range : FILE_START;
      const at = events.map(({ source }) => source.text.slice(startColumn - 1, endColumn - 1));
      return { ...problem, range: at[0] };
    });
  }
  const problem = (reason: string, text: string): unknown => ({
    kind: 'unread-return',
    reason,
    text: '',
    range: JSON.stringify(text),
  });

  test('is a problem if it looks like a return that was not read', () => {
    expect(asides([A, 'Done.'])).toEqual([problem('not-final', A)]);
    expect(asides([`${A} ${B}`, 'Done.'], [found('', { value: { status: 'a', artifacts: [] } })])).toEqual([
      problem('not-final', `${A} ${B}`),
    ]);
    const broken = '{"status": "a", "artifacts": [}';
    expect(asides([broken, 'Done.'])).toEqual([problem('syntax', broken)]);
    expect(asides(['# unread', 'Done.'])).toEqual([problem('syntax', '# unread')]);
  });

  test('is one problem, and none if it is the end, was read, or nothing of that kind is reported', () => {
    expect(asides([A, A, 'Done.'])).toHaveLength(1);
    expect(asides([A])).toEqual([]);
    expect(asides(['x', 'Done.'])).toEqual([]);
    expect(asides([A, 'Done.'], [found('', { value: { status: 'a', artifacts: [] } })])).toEqual([]);
    expect(asides([A, 'Done.'], [], false)).toEqual([]);
    const deep = `{"status": "a", "artifacts": ${'['.repeat(101)}${']'.repeat(101)}}`;
    expect(asides([deep, 'Done.'])).toEqual([]);
  });
});
