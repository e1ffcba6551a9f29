import { stringField } from '../../../src/model/json.js';
import { isHolding } from '../../../src/read/read.js';
import { Lines } from '../../../src/read/lines.js';
import { linkName, TooManyBlocks, type Blocks } from '../../../src/read/markdown/block.js';
import { markdownReader } from '../../../src/read/markdown/commonmark.js';
import { mayHoldMarkdown, readMarkdown, type LooseReader } from '../../../src/read/markdown/markdown.js';
import { find, MOST_BLOCKS, type Parts, type Source } from '../../../src/read/source.js';
import { placed } from '../../support/reading.js';

function sourceOf(text: string, loose: readonly LooseReader[] = [], more: Partial<Source> = {}): Source {
  const lines = new Lines(text);
  return {
    text,
    range: (start, end) => lines.range(start, end),
    lineAt: (offset) => lines.lineAt(offset),
    markdown: markdownReader(loose),
    budget: { blocks: 1_000 },
    reportsUnread: true,
    ...more,
  };
}

/** The blocks of a text. */
function taken(text: string, budget = 1_000): Blocks {
  const seen: Blocks[] = [];
  const loose: LooseReader = {
    mayHold: () => true,
    find: (blocks) => {
      seen.push(blocks);
      return [];
    },
  };
  readMarkdown(sourceOf(text, [loose], { budget: { blocks: budget } }));
  // What is within is read first.
  const whole = seen.at(-1);
  if (whole === undefined) throw new Error('nothing was read');
  return whole;
}

const at = (text: string, offset: number): { readonly text: string; readonly offset: number } => ({ text, offset });

describe('The blocks of a text', () => {
  test.each<readonly [string, Blocks['blocks']]>([
    ['', []],
    ['# One', [{ kind: 'heading', level: 1, text: 'One', line: at('# One', 0) }]],
    ['\n  ###  One ##  ', [{ kind: 'heading', level: 3, text: 'One', line: at('###  One ##', 3) }]],
    ['# One#', [{ kind: 'heading', level: 1, text: 'One#', line: at('# One#', 0) }]],
    ['# One\t##', [{ kind: 'heading', level: 1, text: 'One', line: at('# One\t##', 0) }]],
    ['# #', [{ kind: 'heading', level: 1, text: '', line: at('# #', 0) }]],
    ['One\n===\n', [{ kind: 'heading', level: 1, text: 'One', line: at('One', 0) }]],
    [' One\n  two\n---\n', [{ kind: 'heading', level: 2, text: 'One two', line: at('One', 1) }]],
    [
      'a\n  b  \n\nc',
      [
        { kind: 'paragraph', lines: [at('a', 0), at('b', 4)] },
        { kind: 'paragraph', lines: [at('c', 9)] },
      ],
    ],
    ['a\r\nb\rc', [{ kind: 'paragraph', lines: [at('a', 0), at('b', 3), at('c', 5)] }]],
    ['---\n', [{ kind: 'break' }]],
    ['    a\n\n      b\n', [{ kind: 'code', info: null, lines: [at('a', 4), at('b', 13)] }]],
    ['```json x\na\n\n  b\n```\n', [{ kind: 'code', info: 'json x', lines: [at('a', 10), at('', 12), at('  b', 13)] }]],
    ['~~~\na', [{ kind: 'code', info: '', lines: [at('a', 4)] }]],
    ['  ```\n  a\n    b\n c\n  ```', [{ kind: 'code', info: '', lines: [at('a', 8), at('  b', 12), at('c', 17)] }]],
    [
      '- a\n\n  b\n- c',
      [
        {
          kind: 'list',
          items: [
            [
              { kind: 'paragraph', lines: [at('a', 2)] },
              { kind: 'paragraph', lines: [at('b', 7)] },
            ],
            [{ kind: 'paragraph', lines: [at('c', 11)] }],
          ],
        },
      ],
    ],
    [
      '> a\n>> b\n> c',
      [
        {
          kind: 'quote',
          blocks: [
            { kind: 'paragraph', lines: [at('a', 2)] },
            { kind: 'quote', blocks: [{ kind: 'paragraph', lines: [at('b', 7), at('c', 11)] }] },
          ],
        },
      ],
    ],
    [
      '> a\n> > b\nc\n\t> d',
      [
        {
          kind: 'quote',
          blocks: [
            { kind: 'paragraph', lines: [at('a', 2)] },
            { kind: 'quote', blocks: [{ kind: 'paragraph', lines: [at('b', 8), at('c', 10), at('d', 15)] }] },
          ],
        },
      ],
    ],
    ['> a\n> \\> b', [{ kind: 'quote', blocks: [{ kind: 'paragraph', lines: [at('a', 2), at('\\> b', 6)] }] }]],
    ['a\n\\> b', [{ kind: 'paragraph', lines: [at('a', 0), at('\\> b', 2)] }]],
    [
      '- ```\n  a\n\tb\n  ```',
      [{ kind: 'list', items: [[{ kind: 'code', info: '', lines: [at('a', 8), at('\tb', 10)] }]] }],
    ],
    [
      '> ~~~\n> a\n>   b\n>\n> ~~~',
      [{ kind: 'quote', blocks: [{ kind: 'code', info: '', lines: [at('a', 8), at('  b', 12), at('', 17)] }] }],
    ],
    ['<div>\na <b>c</b>\n<!-- d --> e\n</div>\n', [{ kind: 'html', lines: [at('a    c', 6), at('e', 28)] }]],
    [
      '<!-- a\nb --> c <!-- d\ne -->\n',
      [
        { kind: 'html', lines: [at('c <!-- d', 13)] },
        { kind: 'paragraph', lines: [at('e -->', 22)] },
      ],
    ],
    ['<!-- a -->b\n', [{ kind: 'html', lines: [at('b', 10)] }]],
    ['<p>a < b <1></p>', [{ kind: 'html', lines: [at('a < b <1>', 3)] }]],
  ])('%j are taken apart', (text, blocks) => {
    expect(taken(text).blocks).toEqual(blocks);
  });

  test('hold long lines whole, of which the parser sees the ends', () => {
    const long = `{"a": "${'x'.repeat(500)}"}`;
    expect(taken(`> ${long}\n`).blocks).toEqual([
      { kind: 'quote', blocks: [{ kind: 'paragraph', lines: [at(long, 2)] }] },
    ]);
    expect(taken(`\`\`\`\n${long}\n\`\`\`\n`).blocks).toEqual([{ kind: 'code', info: '', lines: [at(long, 4)] }]);
    expect(taken(`# ${long}`).blocks).toEqual([{ kind: 'heading', level: 1, text: long, line: at(`# ${long}`, 0) }]);
  });

  test('are as many as a file may have, each counted', () => {
    expect(taken('a\n\nb\n\n- c\n', 5).blocks).toHaveLength(3);
    expect(() => taken('a\n\nb\n\n- c\n', 4)).toThrow('nothing was read');
  });
});

describe('The links of a text', () => {
  test.each<readonly [string, readonly (readonly [string, string])[]]>([
    ['[a]: b.md\n[a]: c.md\n', [['A', 'b.md']]],
    ['[a  B]: <b c.md> "title"\n', [['A B', 'b c.md']]],
    ['> [a]: b.md\n', [['A', 'b.md']]],
    ['text\n', []],
    ['`[a]: b.md`\n\n[c]: d\n', [['C', 'd']]],
    [`[a]: ${'x'.repeat(300)}.md\n`, [['A', `${'x'.repeat(300)}.md`]]],
    [`[a]: <${'x y'.repeat(100)}>\n`, [['A', 'x y'.repeat(100)]]],
    ['[a\\]b]: c\n', [['A\\]B', 'c']]],
  ])('%j are those that are defined', (text, links) => {
    expect([...taken(text).links]).toEqual(links);
  });

  test('have names that are compared without case and white space', () => {
    expect([linkName(' a \n\t b'), linkName('\u1E9E'), linkName('ss')]).toEqual(['A B', 'SS', 'SS']);
  });
});

const RETURN = '{"status": "a", "artifacts": []}';
const OTHER = '{"status": "b", "artifacts": []}';

function parts(text: string, loose: readonly LooseReader[] = [], more: Partial<Source> = {}): Parts {
  return readMarkdown(sourceOf(text, loose, more));
}

/** The status of each return, and the place of its start. */
function returns(text: string): readonly string[] {
  return parts(text).returns.map(
    ({ value, locate }) => `${stringField(value, 'status') ?? ''} ${placed(text, locate('')).split(' ')[0] ?? ''}`,
  );
}

function fence(content: string, info = 'json'): string {
  return `\`\`\`${info}\n${content}\n\`\`\`\n`;
}

describe('JSON in blocks', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['a paragraph', `x ${RETURN}\n`, ['a 1:3']],
    ['a paragraph of several lines', `x\n  {"status": "a",\n "artifacts": []}\n`, ['a 2:3']],
    ['paragraphs, each', `x ${RETURN}\n\ny ${OTHER}\n`, ['a 1:3', 'b 3:3']],
    [
      'paragraphs, across an empty line',
      `{"status": "a",\n\n"artifacts": []} ${OTHER}\n\n${RETURN}\n`,
      ['a 1:1', 'b 3:18', 'a 5:1'],
    ],
    ['paragraphs, across code', `{"status": "a",\n\n    "x": 1,\n\n"artifacts": []}\n`, ['a 1:1']],
    ['code by indentation, not', `x\n\n    ${RETURN}\n\n${OTHER}\n`, ['b 5:1']],
    ['code by indentation behind a break, not', `---\n\n    ${RETURN}\n`, []],
    ['a list', `- ${RETURN}\n- x\n\n  ${OTHER}\n`, ['a 1:3', 'b 4:3']],
    ['a quote', `> ${RETURN}\n> y\n`, ['a 1:3']],
    ['HTML', `<div>\n${RETURN}\n</div>\n`, ['a 2:1']],
    ['HTML in a list', `- <div>\n  ${RETURN}\n  </div>\n`, ['a 2:3']],
    ['a fence', fence(RETURN), ['a 2:1']],
    ['a fence in a list', `- x\n\n  \`\`\`json\n  ${RETURN}\n  \`\`\`\n`, ['a 4:3']],
    ['a fence of a list', fence(`[${RETURN},\n ${OTHER}]`), ['a 2:2', 'b 3:2']],
    ['two fences, one return', `${fence('{"status": "a",')}\n${fence('"artifacts": []}')}`, ['a 2:1']],
    [
      'two fences, with a sentence between them',
      `${fence('{"status": "a",')}\nand\n\n${fence('"artifacts": []}')}\n${fence(OTHER)}`,
      ['a 2:1', 'b 12:1'],
    ],
    [
      'two fences, not with a heading between them',
      `${fence('{"status": "a",')}\n# x\n\n${fence('"artifacts": []}')}`,
      [],
    ],
    [
      'two fences, not with another kind between them',
      `${fence('{"status": "a",')}\n${fence('x', 'ts')}\n${fence('"artifacts": []}')}`,
      [],
    ],
    ['two fences, each whole', `${fence(RETURN)}${fence(OTHER)}`, ['a 2:1', 'b 5:1']],
    ['two fences, not in other JSON over both', `${fence('{"a": [')}\n${fence(`${RETURN}]}`)}`, []],
    ['two fences, the second alone', `${fence('{"a": [')}\n${fence(RETURN)}`, ['a 6:1']],
    [
      'two fences, not with code between them',
      `${fence('{"status": "a",')}\n    x\n\n${fence('"artifacts": []}')}`,
      [],
    ],
    ['a fence behind one that is no JSON', `${fence('x {"status": "a",')}\n${fence('"artifacts": []}')}`, []],
    ['a fence within a quote', `> ~~~md\n> ${RETURN}\n> ~~~\n`, ['a 2:3']],
    [
      'paragraphs, one behind what it starts',
      `{"status": "a",\n\n"artifacts": []} x ${OTHER}\n\ny\n`,
      ['a 1:1', 'b 3:20'],
    ],
    ['paragraphs, beside code with an example', `x ${RETURN}\n\n    ${OTHER}\n\ny\n`, ['a 1:3']],
  ])('is read in %s', (_, text, expected) => {
    expect(returns(text)).toEqual(expected);
  });

  test.each([
    ['json', true],
    ['JSONC', true],
    ['', true],
    ['json title', true],
    ['jsonl', false],
    ['xjson', false],
    ['text', false],
  ])('is read in a fence with the info %j: %j', (info, expected) => {
    expect(parts(fence(RETURN, info)).returns).toHaveLength(expected ? 1 : 0);
  });

  test.each([
    ['md', true],
    ['Markdown x', true],
    ['mdx', false],
    ['xmd', false],
  ])('is read in a fence within a fence with the info %j: %j', (info, expected) => {
    const text = `~~~~${info}\nx\n\n${fence(RETURN)}~~~~\n`;
    expect(returns(text)).toEqual(expected ? ['a 5:1'] : []);
  });

  test('is read in fences three deep, and no deeper', () => {
    const within = (depth: number): string =>
      depth === 0 ? fence(RETURN) : `${'~'.repeat(depth + 3)}md\n${within(depth - 1)}${'~'.repeat(depth + 3)}\n`;
    expect([1, 2, 3, 4].map((depth) => parts(within(depth)).returns.length)).toEqual([1, 1, 1, 0]);
  });

  test('may be no return, which is a problem at its place', () => {
    const problems = (text: string): readonly unknown[] =>
      parts(text).problems.map((problem) => ({
        ...problem,
        ...('range' in problem ? { range: placed(text, problem.range) } : {}),
      }));
    expect(problems(fence(`[${RETURN}, 1]`))).toEqual([{ kind: 'not-object', value: 1, range: '2:36 1' }]);
    expect(problems(fence(` x [${RETURN}, 1]`))).toEqual([]);
    expect(problems(fence('{"status": "a", "artifacts": [}'))).toMatchObject([{ kind: 'syntax' }]);
    expect(problems(fence('\n  {"artifacts": [],  \n"metadata": {}}'))).toEqual([
      { kind: 'unread-return', reason: 'no-status', text: '{"artifacts": [],', range: '3:3 {"artifacts": [],' },
    ]);
    expect(problems(fence(RETURN, 'ts'))).toEqual([
      { kind: 'unread-return', reason: 'language', text: RETURN, range: `2:1 ${RETURN}` },
    ]);
    expect(problems(fence(`x\n\n[${RETURN}, 1]`))).toEqual([]);
    expect(problems(`[${RETURN},\n1]\n`)).toMatchObject([{ kind: 'not-object', value: 1, range: '2:1 1' }]);
    expect(problems(fence(RETURN, 'md'))).toEqual([]);
    expect(parts(fence(RETURN, 'ts'), [], { reportsUnread: false }).problems).toEqual([]);
    expect(problems('{"status": "a", "artifacts": [}\n')).toMatchObject([{ kind: 'syntax' }]);
  });
});

describe('What loose readers find', () => {
  /** Finds a return for each block of text with a sign in it, and notes where it looked. */
  function reader(sign: string, looked: string[] = []): LooseReader {
    return {
      mayHold: (text) => text.includes(sign),
      find: function* ({ blocks }, source, where) {
        looked.push(`${where}: ${source.text.split('\n')[0] ?? ''}`);
        for (const block of blocks) {
          const [line] = block.kind === 'paragraph' ? block.lines : [];
          if (line?.text !== sign) continue;
          const { offset } = line;
          yield find(() => ({
            returns: [
              {
                composed: 'gsd',
                value: { status: sign },
                verbatim: false,
                startLine: source.lineAt(offset),
                locate: () => source.range(offset, offset + 1),
              },
            ],
          }));
        }
      },
    };
  }

  test('is among the JSON, in its order', () => {
    const text = `${fence(RETURN)}\n!\n\n${fence(OTHER)}\n?\n`;
    const found = parts(text, [reader('!'), reader('?')]);
    expect(found.returns.map(({ value, startLine }) => [value.status, startLine])).toEqual([
      ...[
        ['a', 2],
        ['!', 5],
        ['b', 8],
        ['?', 11],
      ],
    ]);
  });

  test('may be in fences of Markdown and of plain text, and in HTML', () => {
    const looked: string[] = [];
    const text = ['md', 'text', 'TXT x', '', 'plain', 'plaintext', 'texts', 'ts']
      .map((info) => fence('!', info))
      .join('\n');
    const found = parts(`${text}\n<div>\n!\n</div>\n`, [reader('!', looked)]);
    expect(found.returns.map(({ startLine }) => startLine)).toEqual([2, 6, 10, 14, 18, 22, 34]);
    expect(looked).toEqual([...Array<string>(6).fill('fence: !'), 'text: !', 'text: ```md']);
  });

  test('is not sought where no text may hold it', () => {
    const looked: string[] = [];
    expect(parts('x\n', [reader('!', looked)]).returns).toEqual([]);
    expect(looked).toEqual([]);
    parts(`!\n\n${fence('x', 'text')}\n${fence('x', 'md')}`, [reader('!', looked)]);
    expect(looked).toEqual(['text: !']);
  });
});

describe('A text with more blocks than a file may have', () => {
  test('is a problem once, whatever else is read of the file', () => {
    const budget = { blocks: 3 };
    const text = `a\n\nb\n\nc\n\nd ${RETURN}\n`;
    const problems = [{ kind: 'too-many-blocks', limit: MOST_BLOCKS }];
    const found = parts(text, [], { budget });
    expect([found, isHolding({ ...found, returns: [] })]).toEqual([{ problems, returns: [], more: 0 }, true]);
    expect(parts(text, [], { budget })).toEqual({ problems: [], returns: [], more: 0 });
    expect(new TooManyBlocks().name).toBe('TooManyBlocks');
  });

  test('no other error is one', () => {
    const broken: LooseReader = {
      mayHold: () => true,
      find: () => {
        throw new RangeError('broken');
      },
    };
    expect(() => parts('x', [broken])).toThrow(new RangeError('broken'));
    expect(parts(RETURN, [], { markdown: null })).toEqual({ problems: [], returns: [], more: 0 });
  });
});

test.each([
  ['x', 'markdown', true],
  ['x', 'json', false],
  ['"toolUseResult"', 'jsonl', true],
  ['"tool_result"', 'jsonl', true],
  ['"output"', 'json', true],
  ['"assistant"', 'jsonl', true],
  ['\\u0061', 'json', true],
  ['"results"', 'json', false],
  ['output', 'json', false],
] as const)('%j, read as %s, may hold Markdown: %j', (text, form, expected) => {
  expect(mayHoldMarkdown(Buffer.from(text), form)).toBe(expected);
  expect(mayHoldMarkdown(Buffer.from(`"output"${text}"output"`).subarray(8, 8 + text.length), form)).toBe(expected);
});
