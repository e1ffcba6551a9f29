import type { Json, JsonObject } from '../../src/model/json.js';
import { Chains } from '../../src/read/chains.js';
import { statedBy } from '../../src/read/finals.js';

/** A message of an agent. */
function said(text: string, more: JsonObject = {}, id?: string): JsonObject {
  const message = { role: 'assistant', content: [{ type: 'text', text }], ...(id === undefined ? {} : { id }) };
  return { type: 'assistant', message, ...more };
}

/** A call of a tool. */
function called(name: string, id: string, block: JsonObject = {}): JsonObject {
  return { type: 'assistant', message: { content: [{ type: 'tool_use', id, name, input: {}, ...block }] } };
}

/** What a tool answered to a call. */
function answered(call: string, text: string, more: JsonObject = {}): JsonObject {
  const block = { type: 'tool_result', tool_use_id: call, content: [{ type: 'text', text }] };
  return { type: 'user', message: { role: 'user', content: [block] }, ...more };
}

/** What an agent beside the main conversation handed over at its end. */
function handed(text: string, agentId: string): JsonObject {
  const content: Json = [{ type: 'text', text }];
  return { type: 'user', message: { content: [] }, toolUseResult: { status: 'completed', agentId, content } };
}

/** The end of a session. */
function result(text: string, session?: string): JsonObject {
  return {
    type: 'result',
    subtype: 'success',
    result: text,
    ...(session === undefined ? {} : { session_id: session }),
  };
}

/** The places of all that is stated, once all events are known. */
function placesOf(...events: readonly JsonObject[]): readonly string[] {
  const chains = new Chains();
  for (const event of events) chains.note(event);
  return events.flatMap((event) => statedBy(event).map((spoken) => chains.placeOf(event, spoken)));
}

describe('the end of a conversation is its last message with a text', () => {
  test.each<readonly [string, readonly JsonObject[], readonly string[]]>([
    ['of one', [said('a')], ['end']],
    ['of two', [said('a'), said('b')], ['aside', 'end']],
    ['before one of blanks', [said('a'), said(' \n')], ['end', 'aside']],
    ['of which each block is an event', [said('a', {}, 'm'), said('b', {}, 'm')], ['end', 'end']],
    ['of another message', [said('a', {}, 'm'), said('b', {}, 'n')], ['aside', 'end']],
    ['without an id behind one with an id', [said('a', {}, 'm'), said('b')], ['aside', 'end']],
  ])('%s', (_, events, places) => {
    expect(placesOf(...events)).toEqual(places);
  });
});

describe('conversations are told apart', () => {
  test.each<readonly [string, JsonObject, JsonObject]>([
    ['by sessionId', { sessionId: 's' }, { sessionId: 't' }],
    ['by session_id', { session_id: 's' }, { session_id: 't' }],
    ['by sessionID', { sessionID: 's' }, { sessionID: 't' }],
    ['by agentId', { agentId: 'a' }, { agentId: 'b' }],
    ['by the call that started them', { parent_tool_use_id: 'a' }, { parent_tool_use_id: 'b' }],
    ['from the main one', {}, { isSidechain: true }],
  ])('%s', (_, one, other) => {
    expect(placesOf(said('a', one), said('b', other))).toEqual(['end', 'end']);
    expect(placesOf(said('a', one), said('b', one))).toEqual(['aside', 'end']);
  });

  test('by what was asked first, which events that follow name', () => {
    const ask = (uuid: string): JsonObject => ({
      type: 'user',
      uuid,
      isSidechain: true,
      message: { role: 'user', content: 'do' },
    });
    const reply = (uuid: string, parentUuid: string): JsonObject => said(uuid, { uuid, parentUuid, isSidechain: true });
    expect(placesOf(ask('p'), ask('q'), reply('p1', 'p'), reply('q1', 'q'), reply('p2', 'p1'))).toEqual([
      ...['aside', 'end', 'end'],
    ]);
  });

  test('but for those that name nothing known', () => {
    const side = { isSidechain: true };
    expect(placesOf(said('a', side), said('b', { ...side, parentUuid: 'x' }))).toEqual(['aside', 'end']);
    expect(placesOf(said('a', { ...side, uuid: 'u' }), said('b', side))).toEqual(['aside', 'end']);
  });
});

describe('what a tool answered', () => {
  test.each(['Task', 'task', 'Agent'])('is an end if the tool is %s', (name) => {
    expect(placesOf(called(name, 'c'), answered('c', 'x'))).toEqual(['end']);
  });

  test.each(['Bash', 'TaskList', 'SubTask', ''])('is no end if the tool is %j', (name) => {
    expect(placesOf(called(name, 'c'), answered('c', 'x'))).toEqual(['other']);
  });

  test('is no message: the one before it stays the end', () => {
    expect(placesOf(called('Bash', 'c'), said('a'), answered('c', 'x'))).toEqual(['end', 'other']);
  });

  test('may be one if nobody knows the tool', () => {
    expect(placesOf(answered('c', 'x'))).toEqual(['aside']);
    expect(placesOf(called('Task', 'd'), answered('c', 'x'))).toEqual(['aside']);
    expect(placesOf(called('Task', 'c', { type: 'text' }), answered('c', 'x'))).toEqual(['aside']);
  });
});

describe('a text that was handed over is read there', () => {
  test.each<readonly [string, JsonObject, JsonObject]>([
    ['by the agent of that name', said('other words', { agentId: 'a' }), handed('x', 'a')],
    ['by an agent with the same words', said(' x\n', { agentId: 'b' }), handed('x', 'a')],
    ['by one with the same words between blanks', said('x', { agentId: 'b' }), handed('\n x ', 'a')],
    ['as the answer to its call', said('other words', { parent_tool_use_id: 'c' }), answered('c', 'x')],
    ['at the end of its session', said('other words', { session_id: 's' }), result('x', 's')],
    ['at the end of a session without an id', said('other words', { session_id: 's' }), result('x')],
    ['at the end, by a message without a session', said('other words'), result('x', 's')],
  ])('%s', (_, message, end) => {
    const [place] = placesOf(called('Task', 'c'), message, end);
    expect(place).toBe('aside');
  });

  test.each<readonly [string, JsonObject, JsonObject]>([
    ['another agent handed it over', said('y', { agentId: 'b' }), handed('x', 'a')],
    ['another session ended', said('y', { session_id: 't' }), result('x', 's')],
    ['the main conversation did not end', said('y'), handed('x', 'a')],
    ['an agent beside it is not ended by a session', said('y', { agentId: 'b' }), result('x')],
    ['another call was answered', said('y', { parent_tool_use_id: 'c' }), answered('d', 'x')],
    ['no agent answered', said('x', { parent_tool_use_id: 'e' }), answered('f', 'x')],
  ])('not where %s', (_, message, end) => {
    const [place] = placesOf(called('Task', 'd'), called('Bash', 'f'), message, end);
    expect(place).toBe('end');
  });

  test('in several blocks, whose words are one text', () => {
    const events = [said('a', { agentId: 'b' }, 'm'), said('c', { agentId: 'b' }, 'm'), handed('a\nc', 'other')];
    expect(placesOf(...events)).toEqual(['aside', 'aside']);
  });

  test('and what the agent says afterwards is its end again', () => {
    const agent = { agentId: 'a' };
    expect(placesOf(said('x', agent), handed('x', 'a'), said('y', agent))).toEqual(['aside', 'end']);
  });
});
