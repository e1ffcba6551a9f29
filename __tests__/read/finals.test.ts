import type { Json, JsonObject } from '../../src/model/json.js';
import { handedBy, isHanding, isSaid, statedBy, wholeText, type Final } from '../../src/read/finals.js';

const RETURN: JsonObject = { status: 'a', artifacts: [] };

/** `pointer text` of each block of a text, or `pointer {}` of a value. */
function shown(finals: readonly Final[]): readonly string[] {
  return finals.flatMap((final) => {
    if (final.kind === 'value') return [`${final.pointer} ${JSON.stringify(final.value)}`];
    return [final, ...(final.more ?? [])].map(({ pointer, text }) => `${pointer} ${text}`);
  });
}

const blocks = (...texts: readonly string[]): Json => texts.map((text) => ({ type: 'text', text }));

describe('What an event hands over', () => {
  test.each<readonly [JsonObject, readonly string[]]>([
    [{ toolUseResult: 'x' }, ['/toolUseResult x']],
    [{ toolUseResult: blocks('x', 'y') }, ['/toolUseResult/0/text x', '/toolUseResult/1/text y']],
    [{ toolUseResult: { content: 'x' } }, ['/toolUseResult/content x']],
    [{ toolUseResult: { content: [{ type: 'image' }, { text: 'x' }] } }, ['/toolUseResult/content/1/text x']],
    [{ toolUseResult: { content: [] } }, []],
    [{ toolUseResult: { status: 'async_launched', content: 'x' } }, []],
    [{ toolUseResult: RETURN }, ['/toolUseResult {"status":"a","artifacts":[]}']],
    [{ toolUseResult: { status: 'a', content: 'x' } }, ['/toolUseResult/content x']],
    [{ toolUseResult: null }, []],
    [{ type: 'result', result: 'x' }, ['/result x']],
    [{ type: 'result', result: blocks('x') }, ['/result/0/text x']],
    [{ type: 'result', result: { text: 'x' } }, ['/result/text x']],
    [{ type: 'result', result: { output: 'x', content: 'y' } }, ['/result/output x']],
    [{ type: 'result', result: { result: 'x' } }, ['/result/result x']],
    [{ type: 'result', result: { content: 'x' } }, ['/result/content x']],
    [{ type: 'result', result: { status: 1 } }, ['/result {"status":1}']],
    [{ type: 'result', result: [1, { status: 1 }, { text: 'x' }] }, ['/result/1 {"status":1}']],
    [{ type: 'result', result: null }, []],
    [{ type: 'result', subtype: 'success' }, []],
    [{ type: 'result', structured_output: { a: 1 } }, ['/structured_output {"a":1}']],
    [{ type: 'result', structured_output: [1, { a: 1 }], result: 'x' }, ['/structured_output/1 {"a":1}', '/result x']],
    [{ part: { tool: 'Task', state: { output: 'x' } } }, ['/part/state/output x']],
    [{ part: { tool: 'task', state: { output: { text: 'x' } } } }, ['/part/state/output/text x']],
    [{ part: { tool: 'task' } }, []],
    [
      { toolUseResult: 'x', type: 'result', result: 'y', part: { tool: 'task', state: { output: 'z' } } },
      ['/toolUseResult x', '/result y', '/part/state/output z'],
    ],
  ])('%j hands over %j', (event, expected) => {
    expect(isHanding(event)).toBe(true);
    expect(shown(handedBy(event))).toEqual(expected);
  });

  test.each<JsonObject>([
    {},
    { type: 'result' },
    { type: 'user', result: 'x', structured_output: RETURN },
    { part: { tool: 'bash', state: { output: 'x' } } },
    { part: { tool: 'tasks', state: { output: 'x' } } },
    { tool: 'task', state: { output: 'x' } },
  ])('%j hands over nothing', (event) => {
    expect(isHanding(event)).toBe(false);
    expect(handedBy(event)).toEqual([]);
  });

  test.each(['subtype', 'is_error', 'result', 'structured_output'])('a result with %s is one', (key) => {
    expect(isHanding({ type: 'result', [key]: null })).toBe(true);
  });
});

describe('What an event states', () => {
  const answer = (content: Json, id?: string): Json => ({
    type: 'tool_result',
    content,
    ...(id === undefined ? {} : { tool_use_id: id }),
  });

  test.each<readonly [JsonObject, readonly string[]]>([
    [{ type: 'assistant', message: { content: 'x' } }, ['/message/content x']],
    [
      { message: { role: 'assistant', content: blocks('x', 'y') } },
      ['/message/content/0/text x', '/message/content/1/text y'],
    ],
    [{ type: 'assistant', message: {} }, []],
    [{ type: 'assistant', content: 'x' }, []],
    [{ type: 'user', message: { role: 'user', content: 'x' } }, []],
    [
      { message: { content: [answer('x'), answer(blocks('y'))] } },
      ['/message/content/0/content x', '/message/content/1/content/0/text y'],
    ],
    [{ message: { content: [{ type: 'text', text: 'x', content: 'y' }] } }, []],
    [{ toolUseResult: 'z', message: { content: [answer('x')] } }, []],
    [{}, []],
  ])('%j states %j', (event, expected) => {
    expect(shown(statedBy(event))).toEqual(expected);
  });

  test('answers a call, if it is an answer', () => {
    const event = { message: { content: [answer('x', 'c'), answer('y')] } };
    expect(statedBy(event)).toEqual([
      { kind: 'text', pointer: '/message/content/0/content', text: 'x', call: 'c' },
      { kind: 'text', pointer: '/message/content/1/content', text: 'y', call: '' },
    ]);
    expect(statedBy({ type: 'assistant', message: { content: blocks('x') } })).toEqual([
      { kind: 'text', pointer: '/message/content/0/text', text: 'x' },
    ]);
  });

  test('is said by an agent, or not', () => {
    expect(isSaid({ type: 'assistant', message: {} })).toBe(true);
    expect(isSaid({ type: 'user', message: { role: 'assistant' } })).toBe(true);
    expect(isSaid({ type: 'user', message: { role: 'user' } })).toBe(false);
    expect(isSaid({ type: 'assistant', message: 'x' })).toBe(false);
  });

  test('is one text, a line for each block', () => {
    expect(wholeText({ kind: 'text', pointer: '', text: 'x' })).toBe('x');
    expect(wholeText({ kind: 'text', pointer: '', text: 'x', more: [{ pointer: '', text: 'y' }] })).toBe('x\ny');
  });
});
