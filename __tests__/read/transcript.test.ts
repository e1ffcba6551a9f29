import fc from 'fast-check';
import type { Json } from '../../src/model/json.js';
import type { Form } from '../../src/model/document.js';
import { mayHoldMarkdown } from '../../src/read/markdown/markdown.js';
import { READERS } from '../../src/families/all.js';
import { read, type Reading } from '../../src/read/read.js';
import { headed } from '../support/envelope.js';
import { placed, reading } from '../support/reading.js';
import { processorTime } from '../support/processor-time.js';

const RETURN = { status: 'completed', artifacts: [] };
const JSON_TEXT = JSON.stringify(RETURN);

/** An agent's end as Claude Code logs it. */
function toolUse(result: Json): Json {
  return { type: 'user', uuid: 'u', message: { role: 'user', content: [] }, toolUseResult: result };
}

function agentEnd(text: string): Json {
  return toolUse({ status: 'completed', agentType: 'planner', content: [{ type: 'text', text }] });
}

function lines(...events: readonly Json[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** The status of each return. */
function statuses(text: string, form: Form = 'jsonl'): readonly (Json | undefined)[] {
  return reading(text, form).returns.map(({ value }) => value.status);
}

const CHATTER: readonly Json[] = [
  { type: 'summary', summary: 'Plan', leafUuid: 'l', sessionId: 's' },
  { type: 'assistant', uuid: 'u', message: { content: [{ type: 'text', text: 'I plan.' }] } },
  toolUse({ stdout: JSON_TEXT, stderr: '' }),
  toolUse('Error: exit code 1'),
  { type: 'step_start', sessionID: 's', part: { type: 'step-start' } },
  { type: 'tool_use', part: { tool: 'bash', state: { output: JSON_TEXT } } },
];

describe('The end of an agent', () => {
  test.each<readonly [string, Json]>([
    ['in a text block', agentEnd(JSON_TEXT)],
    [
      'in one of several',
      toolUse({
        content: [
          { type: 'text', text: 'Done.' },
          { type: 'text', text: JSON_TEXT },
        ],
      }),
    ],
    ['as a plain content', toolUse({ content: JSON_TEXT })],
    ['as a plain string', toolUse(JSON_TEXT)],
    ['in a fence', agentEnd(`Done:\n\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\n\nThat is all.`)],
    ['in prose', agentEnd(`Done. ${JSON_TEXT} That is all.`)],
    ['behind other braces', agentEnd(`I used {x} and {"a": 1}: ${JSON_TEXT}`)],
    ['of claude -p', { type: 'result', subtype: 'success', is_error: false, result: JSON_TEXT }],
    ['of claude -p that is an error', { type: 'result', subtype: 'success', is_error: true, result: JSON_TEXT }],
    ['of claude -p with a schema', { type: 'result', subtype: 'success', result: 'x', structured_output: RETURN }],
    [
      'of OpenCode',
      { type: 'tool_use', part: { tool: 'task', state: { output: `<task_result>${JSON_TEXT}</task_result>` } } },
    ],
    ['of OpenCode without tags', { type: 'tool_use', part: { tool: 'task', state: { output: JSON_TEXT } } }],
    [
      'of OpenCode that is cut',
      { type: 'tool_use', part: { tool: 'task', state: { output: `<task_result>${JSON_TEXT}` } } },
    ],
  ])('%s holds a return', (_, event) => {
    expect(statuses(lines(event))).toEqual(['completed']);
    expect(statuses(JSON.stringify(event), 'json')).toEqual(['completed']);
    expect(statuses(JSON.stringify([CHATTER[0] ?? null, event]), 'json')).toEqual(['completed']);
  });

  test.each<readonly [string, Json]>([
    ['launched and not ended', toolUse({ status: 'async_launched', content: [{ type: 'text', text: JSON_TEXT }] })],
    [
      'an error without a return',
      { type: 'result', subtype: 'success', is_error: true, result: 'API Error: status 500' },
    ],
    ['an error without a text', { type: 'result', subtype: 'error_max_turns', is_error: true }],
    ['a text without a return', agentEnd('The status is fine, next comes rain.')],
    ['another object', agentEnd('{"status": "fine"}')],
  ])('%s is none', (_, event) => {
    expect(reading(lines(event), 'jsonl')).toMatchObject({ returns: [], problems: [] });
    expect(reading(JSON.stringify(event), 'json').problems).toMatchObject([{ kind: 'no-return' }]);
  });

  test('may be an envelope', () => {
    expect(reading(lines(agentEnd(headed())), 'jsonl').returns).toMatchObject([
      { composed: 'result-envelope', startLine: 1, value: { form: 'headed', status: 'success' } },
    ]);
  });

  test('may say one thing as structured output and another in the text', () => {
    const event = { type: 'result', result: JSON_TEXT, structured_output: { status: 'partial' } };
    expect(statuses(lines(event))).toEqual(['partial', 'completed']);
    expect(statuses(lines({ ...event, structured_output: [{ status: 'partial' }, 1, RETURN] }))).toEqual([
      'partial',
      'completed',
      'completed',
    ]);
  });

  test('that says the structured output once more in the text is one', () => {
    const event = { type: 'result', result: ` ${JSON.stringify(RETURN, null, 2)}`, structured_output: RETURN };
    expect(statuses(lines(event))).toEqual(['completed']);
  });

  test.each<readonly [string, Json]>([
    ['one behind the other', agentEnd(`${JSON_TEXT}\n${JSON_TEXT}`)],
    ['among other text', agentEnd(`First: ${JSON_TEXT}. Then I saw {x}, and: ${JSON_TEXT}`)],
    ['in an array', agentEnd(`[${JSON_TEXT}, ${JSON_TEXT}]`)],
    ['in fences', agentEnd(`\`\`\`json\n${JSON_TEXT}\n\`\`\`\n\n\`\`\`\n${JSON_TEXT}\n\`\`\`\n`)],
    ['in blocks', toolUse([JSON_TEXT, 'x', JSON_TEXT].map((text) => ({ type: 'text', text })))],
    [
      'in tags and beside them',
      {
        part: {
          tool: 'task',
          state: { output: `<task_result>${JSON_TEXT}</task_result> and <task_result>x</task_result> ${JSON_TEXT}` },
        },
      },
    ],
    ['in several ways of one event', { type: 'result', toolUseResult: JSON_TEXT, result: JSON_TEXT }],
  ])('may hold several returns: %s', (_, event) => {
    expect(statuses(lines(event))).toEqual(['completed', 'completed']);
  });

  test('may hold JSON and an envelope', () => {
    const { returns } = reading(lines(agentEnd(`${JSON_TEXT}\n\n${headed()}`)), 'jsonl');
    expect(returns.map(({ composed }) => composed)).toEqual([null, 'result-envelope']);
  });

  test('that was meant as a return and is broken is a problem', () => {
    const { returns, problems } = reading(lines(agentEnd('{"status": "completed", "artifacts": [}')), 'jsonl');
    expect(returns).toEqual([]);
    expect(problems).toMatchObject([{ kind: 'syntax' }]);
  });
});

/** A message of an agent, in the main conversation or in one beside it. */
function message(text: string | readonly string[], isSidechain = false): Json {
  const content = [text].flat().map((one) => ({ type: 'text', text: one }));
  return { type: 'assistant', isSidechain, uuid: 'u', message: { role: 'assistant', content } };
}

describe('What an agent says', () => {
  test.each<readonly [string, Json]>([
    ['in the main conversation', message(JSON_TEXT)],
    ['in one beside it', message(`Done: ${JSON_TEXT}`, true)],
    ['as a plain content', { type: 'assistant', message: { role: 'assistant', content: JSON_TEXT } }],
    ['in an event without that type', { type: 'message', message: { role: 'assistant', content: JSON_TEXT } }],
    ['over two blocks', message([JSON_TEXT.slice(0, 17), JSON_TEXT.slice(17)])],
    ['as a result that is an object', { type: 'result', subtype: 'success', result: RETURN }],
    ['as a result of blocks', { type: 'result', result: { content: [{ type: 'text', text: JSON_TEXT }] } }],
    ['as a result and once more as structured output', { type: 'result', result: RETURN, structured_output: RETURN }],
    ['as the output of a result', { type: 'result', result: { output: JSON_TEXT } }],
    ['as what a tool gave', toolUse(RETURN)],
    ['to OpenCode, with a capital', { type: 'tool_use', part: { tool: 'Task', state: { output: JSON_TEXT } } }],
    ['to OpenCode, as an object', { type: 'tool_use', part: { tool: 'task', state: { output: RETURN } } }],
  ])('%s is a return', (_, event) => {
    expect(statuses(lines(event))).toEqual(['completed']);
    expect(statuses(JSON.stringify(event), 'json')).toEqual(['completed']);
  });

  test('may be an envelope over two blocks', () => {
    const [head, tail] = headed().split('### Artifacts');
    const { returns } = reading(lines(message([head ?? '', `### Artifacts${tail ?? ''}`])), 'jsonl');
    expect(returns).toMatchObject([{ composed: 'result-envelope', value: { artifacts: [{}], status: 'success' } }]);
  });

  test.each<readonly [string, Json]>([
    ['a question', message('Which status do you want?')],
    ['what a person says', { type: 'user', uuid: 'u', message: { role: 'user', content: JSON_TEXT } }],
    [
      'what an agent writes into a file',
      {
        type: 'assistant',
        message: { role: 'assistant', content: [{ type: 'tool_use', input: { content: JSON_TEXT } }] },
      },
    ],
    ['a result with other fields', { type: 'result', result: { cost: 1 } }],
  ])('%s is none', (_, event) => {
    expect(reading(lines(event), 'jsonl')).toMatchObject({ returns: [], problems: [] });
  });

  test('and then hands over is one return, at the place where it is handed over', () => {
    const text = lines(message(JSON_TEXT, true), agentEnd(JSON_TEXT), message(`I got ${JSON_TEXT}`), message('{}'));
    expect(reading(text, 'jsonl').returns).toMatchObject([{ startLine: 2, index: 0 }]);
    const differs = JSON.stringify({ ...RETURN, status: 'failed' });
    expect(statuses(lines(message(differs), agentEnd(JSON_TEXT), agentEnd(JSON_TEXT)))).toEqual([
      'failed',
      'completed',
      'completed',
    ]);
  });

  test('and is broken may be what it talks about', () => {
    expect(reading(lines(message('{"status": "completed", "artifacts": [}')), 'jsonl').problems).toMatchObject([
      { kind: 'unread-return', reason: 'syntax' },
    ]);
  });

  test('leaves other lines as they are', () => {
    expect(statuses(lines(message('I plan.'), { status: 'partial' }))).toEqual(['partial']);
  });

  test('is reported before it is read', () => {
    expect(mayHoldMarkdown(Buffer.from(lines(message(headed()))), 'jsonl')).toBe(true);
  });
});

/** A message of an agent, as Claude Code numbers and names it. */
function saidBy(text: string, more: Readonly<Record<string, Json>> = {}): Json {
  return {
    type: 'assistant',
    sessionId: 's',
    message: { role: 'assistant', content: [{ type: 'text', text }] },
    ...more,
  };
}

describe('Of what an agent says, only its end is a return', () => {
  const TEMPLATE = 'I will return {"status": "completed|partial|failed|blocked", "artifacts": [], "metadata": {}}.';
  const draft = JSON.stringify({ ...RETURN, status: 'failed' });
  const NOTICE = [{ kind: 'unread-return', reason: 'not-final' }];

  test.each<readonly [string, readonly Json[]]>([
    ['its last text', [saidBy(TEMPLATE), saidBy(JSON_TEXT)]],
    [
      'its last text before a call',
      [
        saidBy(TEMPLATE),
        saidBy(JSON_TEXT),
        {
          type: 'assistant',
          sessionId: 's',
          message: { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'Bash' }] },
        },
      ],
    ],
    [
      'the end of the agent beside it',
      [saidBy(TEMPLATE, { agentId: 'a' }), saidBy(JSON_TEXT, { agentId: 'a' }), saidBy('Thanks.')],
    ],
    [
      'the end of one that is known by its events',
      [
        { type: 'user', uuid: '1', isSidechain: true, parentUuid: null, message: { role: 'user', content: 'Do it.' } },
        saidBy(TEMPLATE, { isSidechain: true, uuid: '2', parentUuid: '1' }),
        saidBy(JSON_TEXT, { isSidechain: true, uuid: '3', parentUuid: '2' }),
      ],
    ],
    ['what it hands over by its id', [saidBy(draft, { agentId: 'a' }), toolUse({ agentId: 'a', content: JSON_TEXT })]],
    ['what its result says', [saidBy(draft), { type: 'result', session_id: 's', structured_output: RETURN }]],
  ])('%s', (_, events) => {
    const { returns, problems } = reading(lines(...events), 'jsonl');
    expect(returns).toMatchObject([{ value: RETURN }]);
    expect(problems).toMatchObject(NOTICE);
    const whole = reading(JSON.stringify(events), 'json');
    expect(whole.returns).toMatchObject([{ value: RETURN }]);
    expect(whole.problems).toMatchObject(NOTICE);
  });

  test('and each agent has its own', () => {
    const events = [
      saidBy(JSON_TEXT, { agentId: 'a' }),
      saidBy(draft, { agentId: 'b' }),
      saidBy(JSON_TEXT.replace('completed', 'partial')),
    ];
    expect(statuses(lines(...events))).toEqual(['completed', 'failed', 'partial']);
  });

  test('and a message may be several events', () => {
    const part = (text: string): Json => ({
      type: 'assistant',
      message: { id: 'm', content: [{ type: 'text', text }] },
    });
    expect(statuses(lines(part(JSON_TEXT), part('That is all.')))).toEqual(['completed']);
  });

  test('and one notice speaks of all the others', () => {
    const { returns, problems } = reading(
      lines(saidBy(TEMPLATE), saidBy(draft), saidBy('{"status": "x", "artifacts": [}'), saidBy('Done.')),
      'jsonl',
    );
    expect(returns).toEqual([]);
    expect(problems).toMatchObject(NOTICE);
  });

  test('and what says the same once more is silent', () => {
    expect(
      reading(lines(saidBy(JSON_TEXT), saidBy(JSON_TEXT), agentEnd(JSON_TEXT), saidBy('Done.')), 'jsonl'),
    ).toMatchObject({ returns: [{}], problems: [] });
  });
});

describe('What a tool answers, in an event without its result', () => {
  const call = (name: string): Json => ({
    type: 'assistant',
    message: { role: 'assistant', content: [{ type: 'tool_use', id: 't', name }] },
  });
  const answer = (content: Json): Json => ({
    type: 'user',
    message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content }] },
  });
  const good = { ...RETURN, status: 'partial' };

  test.each(['Task', 'Agent', 'task'])('is a return where an agent answers: %s', (name) => {
    for (const content of [JSON_TEXT, [{ type: 'text', text: JSON_TEXT }]]) {
      expect(statuses(lines(agentEnd(JSON.stringify(good)), call(name), answer(content)))).toEqual([
        'partial',
        'completed',
      ]);
    }
  });

  test('is what a file or a program says where another tool answers', () => {
    expect(reading(lines(agentEnd(JSON.stringify(good)), call('Read'), answer(JSON_TEXT)), 'jsonl')).toMatchObject({
      returns: [{ value: good }],
      problems: [],
    });
  });

  test('is reported where nothing shows which tool answers', () => {
    expect(reading(lines(agentEnd(JSON.stringify(good)), answer(JSON_TEXT)), 'jsonl')).toMatchObject({
      returns: [{ value: good }],
      problems: [{ kind: 'unread-return', reason: 'not-final' }],
    });
    expect(reading(lines(agentEnd(JSON.stringify(good)), answer('It is fine.')), 'jsonl').problems).toEqual([]);
  });
});

describe('A transcript', () => {
  test('holds the returns of its lines, and nothing is said of the others', () => {
    const text = lines(
      ...CHATTER,
      agentEnd(JSON_TEXT),
      ...CHATTER,
      agentEnd(JSON.stringify({ ...RETURN, status: 'failed' })),
    );
    const { returns, problems } = reading(text, 'jsonl');
    expect(problems).toEqual([]);
    expect(returns.map(({ index, startLine, value }) => [index, startLine, value.status])).toEqual([
      [0, 7, 'completed'],
      [1, 14, 'failed'],
    ]);
  });

  test('without a return is no finding, in lines', () => {
    expect(reading(lines(...CHATTER), 'jsonl')).toMatchObject({ returns: [], problems: [] });
    expect(reading(lines(CHATTER[0] ?? null), 'jsonl')).toMatchObject({ returns: [], problems: [] });
  });

  test('may hold bare returns, too', () => {
    expect(statuses(lines(...CHATTER, { ...RETURN, type: 'user', status: 'partial' }))).toEqual(['partial']);
  });

  test('has a line that is no JSON as a problem: it may have held a return', () => {
    expect(reading(`${lines(agentEnd(JSON_TEXT))}{"type": "user", "toolUseRes`, 'jsonl').problems).toMatchObject([
      { kind: 'syntax', range: { startLine: 2 } },
    ]);
  });

  test('has places at the string that holds the return', () => {
    const text = `${lines(CHATTER[0] ?? null)}{"toolUseResult": "{\\"status\\": \\"x\\", \\"artifacts\\": 1}"}\n`;
    const [found] = reading(text, 'jsonl').returns;
    const string = '2:19 "{\\"status\\": \\"x\\", \\"artifacts\\": 1}"';
    for (const pointer of ['', '/status', '/artifacts/0']) {
      expect(found && placed(text, found.locate(pointer))).toBe(string);
      expect(found && placed(text, found.locate(pointer, 'key'))).toBe(string);
    }
  });

  test('has places in the structured output itself', () => {
    const text = '{\n  "type": "result",\n  "structured_output": {\n    "status": "x",\n    "artifacts": []\n  }\n}\n';
    const [found] = reading(text, 'json').returns;
    expect(found?.startLine).toBe(3);
    expect(found && placed(text, found.locate('/status'))).toBe('4:15 "x"');
  });

  test('has problems at the string, with the lines of the file', () => {
    const twice = '{"status": "x", "status": "y", "artifacts": []}';
    expect(reading(`\n${lines(toolUse(twice))}`, 'jsonl').problems).toMatchObject([
      { kind: 'duplicate-key', key: 'status', firstLine: 2, range: { startLine: 2 } },
    ]);
  });

  test('says nothing of keys that stand twice in what is no return', () => {
    const text = `{"type": "user", "type": "user", "toolUseResult": ${JSON.stringify(JSON_TEXT)}}\n`;
    expect(reading(text, 'jsonl')).toMatchObject({ problems: [], returns: [{ value: RETURN }] });
  });

  test('of bare JSON is found where no envelopes are looked for, and an envelope is not', () => {
    const without = (text: string): Reading => read(Buffer.from(lines(agentEnd(text))), 'jsonl', { markdown: null });
    expect(without(JSON_TEXT).returns).toMatchObject([{ startLine: 1 }]);
    expect(without(headed()).returns).toEqual([]);
    expect(reading(lines(agentEnd(headed())), 'jsonl').returns).toHaveLength(1);
  });

  test.each<readonly [string, Json]>([
    ['of Claude Code', agentEnd(headed())],
    ['of claude -p', { type: 'result', subtype: 'success', result: headed() }],
    ['of OpenCode', { type: 'tool_use', part: { tool: 'task', state: { output: headed() } } }],
  ])('%s is reported before it is read, also where an escape spells its keys', (_, event) => {
    const plain = lines(event);
    const escaped = plain.replace(/esult|utput/g, (word) => `\\u00${word.charCodeAt(0).toString(16)}${word.slice(1)}`);
    for (const text of [plain, escaped]) {
      expect(reading(text, 'jsonl').returns).toHaveLength(1);
      expect(mayHoldMarkdown(Buffer.from(text), 'jsonl')).toBe(true);
    }
  });
});

describe('JSON Lines', () => {
  test('hold a return a line, whatever it lacks', () => {
    expect(statuses(`${JSON_TEXT}\n\n{"status": "failed"}\n{}\n`)).toEqual(['completed', 'failed', undefined]);
  });

  test('take a line with a type of its own for a return, unless a log wrote it', () => {
    expect(reading('{"type": "plan", "summary": "x"}\n', 'jsonl').returns).toHaveLength(1);
    expect(reading('{"type": "user", "timestamp": "x"}\n', 'jsonl').returns).toHaveLength(0);
  });

  test.each(['', '\n', ' \r\n\t\n'])('that are %j hold none, which is a problem', (text) => {
    expect(reading(text, 'jsonl').problems).toMatchObject([{ kind: 'no-return' }]);
  });

  test('go on behind a broken line', () => {
    const { returns, problems } = reading(`${JSON_TEXT}\n{"status": "a" "artifacts": []}\n${JSON_TEXT}\n`, 'jsonl');
    expect(returns.map(({ index, startLine }) => [index, startLine])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect(problems).toMatchObject([{ kind: 'syntax', range: { startLine: 2, startColumn: 16 } }]);
  });
});

describe('Reading transcripts', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(JSON_TEXT, headed(), '{"status": 1, "artifacts":', '**Status**: x'),
  );
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      text,
      fc.constantFrom<Json>(null, 1, true),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom(
          'type',
          'toolUseResult',
          'content',
          'text',
          'result',
          'structured_output',
          'part',
          'tool',
          'state',
          'output',
        ),
        fc.oneof(fc.constantFrom<Json>('result', 'task', 'text'), tie('value')),
      ) as fc.Arbitrary<Json>,
    ),
  }));

  test('never throws on any JSON, and every place is in the file', () => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 4 }),
        fc.constantFrom<Form>('json', 'jsonl'),
        (values, form) => {
          const file = form === 'json' ? JSON.stringify(values, null, 1) : lines(...values);
          const count = file.split('\n').length;
          for (const { locate, startLine } of reading(file, form).returns) {
            expect(locate('/status').startLine).toBeGreaterThanOrEqual(startLine);
            expect(locate('/status').startLine).toBeLessThanOrEqual(count);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('never throws on bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        value,
        fc.constantFrom<Form>('json', 'jsonl'),
        (bytes, event, form) => {
          read(bytes, form, READERS);
          const text = Buffer.from(JSON.stringify(event));
          const values = [READERS.markdown, null].map((markdown) =>
            read(text, form, { markdown }).returns.map(({ value }) => value),
          );
          // What is said to hold no Markdown is not handed to its parser.
          if (!mayHoldMarkdown(text, form)) expect(values[1]).toEqual(values[0]);
        },
      ),
    );
  });

  test.each<readonly [string, (size: number) => string]>([
    ['braces in a text', (size) => '"status"{'.repeat(size / 9)],
    ['objects in a text', (size) => `x ${'{"status": 1} '.repeat(size / 14)}`],
    ['envelopes in a text', (size) => headed().repeat(size / 200)],
  ])('takes no more than linear time for %s', (_, make) => {
    const seconds = (size: number): number => {
      const bytes = Buffer.from(JSON.stringify({ type: 'result', result: make(size) }));
      const start = processorTime();
      read(bytes, 'json', READERS);
      return processorTime() - start;
    };
    seconds(10_000);
    const [small, large] = [seconds(20_000), seconds(160_000)];
    // Eight times as much takes 64 times as long where it is quadratic; the rest is for a busy machine.
    expect(large).toBeLessThan(Math.max(small, 10) * 30);
  });
});
