import type { Json, JsonObject } from '../../../../src/model/json.js';
import { READERS } from '../../../../src/families/all.js';
import { MOST_CLAIMS } from '../../../../src/model/claim.js';
import { read } from '../../../../src/read/read.js';
import { reading, placed } from '../../../support/reading.js';

/** The values of the envelopes in a text. */
function values(...lines: readonly string[]): readonly JsonObject[] {
  return reading(lines.join('\n'), 'markdown')
    .returns.filter(({ composed }) => composed === 'result-envelope')
    .map(({ value }) => value);
}

function value(...lines: readonly string[]): JsonObject {
  const [found, ...others] = values(...lines);
  if (found === undefined || others.length > 0) throw new Error('not one envelope');
  return found;
}

/** Where a pointer of the first envelope is, and what is there. */
function placeOf(lines: readonly string[], pointer: string, part?: 'key'): string {
  const text = lines.join('\n');
  const [found] = reading(text, 'markdown').returns;
  if (found === undefined) throw new Error('no envelope');
  return placed(text, found.locate(pointer, part));
}

const BLOCK = ['**Status**: success', '**Summary**: Maps fold.', '**Next**: sdd-spec'] as const;

/** The texts of the artifacts, with what they claim. */
function artifacts(...lines: readonly string[]): readonly string[] {
  const found = value(...BLOCK, '', '### Artifacts', '', ...lines).artifacts as readonly {
    path?: string;
    text: string;
  }[];
  return found.map(({ path, text }) => (path === undefined ? text : `${path}: ${text}`));
}

function risks(...lines: readonly string[]): readonly string[] {
  const found = (value(...BLOCK, '', '### Risks', '', ...lines).risks ?? ['none']) as readonly {
    severity?: string;
    text: string;
  }[];
  return found.map((risk) => (typeof risk === 'string' ? risk : `${risk.severity ?? '-'} ${risk.text}`));
}

describe('Parts are an envelope', () => {
  test.each([
    [['**Status**: success', '**Summary**: x', '**Next**: y'], 1],
    [['**Summary**: x', '**Risks**: none', '**Next**: y'], 1],
    [['**Summary**: x', '**Next**: y'], 0],
    [['**Status**: odd', '**Summary**: x', '**Artifacts**: a.ts'], 0],
    [['**Status**: done', '**Summary**: x', '**Artifacts**: a.ts'], 1],
    [['**Status**: done', '**Artifacts**: a.ts'], 0],
    [['**Change**: c', '**Status**: done', '**Artifacts**: a.ts'], 1],
    [['**Project**: c', '**Status**: done', '**Artifacts**: a.ts'], 1],
    [['**Change**: c', '**Status**: success', '**Summary**: x'], 1],
    [['**Change**: c', '**Status**: done', '**Summary**: x'], 0],
    [['**Status**: success', '**Summary**: x'], 0],
    [['**Change**: c', '**Status**: success'], 0],
    [['**Status**: success', '**Next**: x'], 0],
  ])('%j: %i', (lines, count) => {
    expect(values(...lines)).toHaveLength(count);
  });

  test.each([
    ...['success', 'Success!', 'succeeded', 'warning', 'failed', 'failure', 'partially', 'blocked', 'done'],
    ...['complete', 'completed', 'ok', 'ERROR'],
  ])('by a status such as %s, or one that is nearly so', (status) => {
    const isOne = status !== 'Success!' && status !== 'succeeded';
    expect(values(`**Status**: ${status}`, '**Summary**: x', '**Artifacts**: a.ts')).toHaveLength(isOne ? 1 : 0);
  });

  test.each(['success', 'warning', 'failure', 'partial', 'blocked'])(
    'with a change by the status %s alone',
    (status) => {
      expect(values('**Change**: c', `**Status**: ${status}`, '**Summary**: x')).toHaveLength(1);
      expect(values('**Change**: c', `**Status**: my ${status}`, '**Summary**: x')).toEqual([]);
      expect(values('**Change**: c', `**Status**: ${status}s`, '**Summary**: x')).toEqual([]);
    },
  );

  test('but not below the heading of an archive report', () => {
    expect(values('# Archive Report', ...BLOCK)).toEqual([]);
    expect(values('# My archive report', ...BLOCK)).toHaveLength(1);
    expect(values('# Archive reports', ...BLOCK)).toHaveLength(1);
  });

  test('also in a quote, and in an item of a list, once', () => {
    const parts = ['## Done', '', '**Status**: success', '', '### Summary', 'x', '', '### Next', 'y'];
    const inItem = parts.map((line, n) => `${n === 0 ? '- ' : '  '}${line}`);
    expect(values(...parts.map((line) => `> ${line}`))).toMatchObject([{ heading: 'Done', summary: 'x' }]);
    expect(values(...inItem)).toMatchObject([{ heading: 'Done', summary: 'x' }]);
    expect(values('- a', '', ...inItem, '', '- b')).toMatchObject([{ heading: 'Done', summary: 'x' }]);
    expect(values('- a', ...inItem.map((line) => `  ${line}`))).toMatchObject([{ heading: 'Done', summary: 'x' }]);
    expect(values('- Result:', '', ...BLOCK.map((line) => `  ${line}`))).toMatchObject([{ summary: 'Maps fold.' }]);
    expect(values('- **Status**: success', '- Summary')).toEqual([]);
  });

  test('in a fence where they are whole, and have no name to be filled in', () => {
    const fenced = (...lines: readonly string[]): number => values('```md', ...lines, '```').length;
    expect(fenced(...BLOCK)).toBe(1);
    expect(fenced('**Status**: success', '**Summary**: x', '**Artifacts**: a.ts')).toBe(1);
    expect(fenced('**Status**: success', '**Summary**: x', '**Risks**: y')).toBe(0);
    expect(fenced('**Status**: success', '**Risks**: x', '**Next**: y')).toBe(0);
    expect(fenced('**Status**: <status>', '**Summary**: x', '**Next**: y')).toBe(0);
    expect(fenced('**Change**: {name}', ...BLOCK)).toBe(0);
    expect(fenced('**Change**: <the name>', ...BLOCK)).toBe(0);
    expect(fenced('**Change**: {1}', ...BLOCK)).toBe(1);
    expect(fenced(...BLOCK, '**Artifacts**: `{name}/a.ts`')).toBe(0);
    expect(fenced(...BLOCK, '**Artifacts**:', '- x', '  - `<name>.ts`')).toBe(0);
    expect(fenced(...BLOCK, '**Artifacts**:', '', '`{name}.ts`')).toBe(0);
    expect(fenced(...BLOCK, '**Artifacts**:', '- `a.ts`')).toBe(1);
    expect(fenced(...BLOCK, '**Artifacts**:', '- `a.ts`', '- `{name}.ts`')).toBe(0);
    expect(fenced(...BLOCK, '**Artifacts**:', '', '`{name}.ts`', 'more')).toBe(0);
    expect(fenced(...BLOCK, '**Artifacts**:', '', '> `a.ts`')).toBe(1);
    expect(fenced(...BLOCK, '**Risks**: {risk}')).toBe(1);
  });
});

describe('A document', () => {
  test('is read for whole envelopes: those with a status, a summary, and artifacts or what comes next', () => {
    const count = (...lines: readonly string[]): number =>
      read(Buffer.from(lines.join('\n')), 'markdown', { ...READERS, document: true }).returns.length;
    const short = ['**Change**: c', '**Status**: success', '**Summary**: x'];
    expect([count(...short), values(...short).length]).toEqual([0, 1]);
    expect(count(...short, '**Artifacts**: `a.ts`')).toBe(1);
    expect(count(...short, '**Next**: y')).toBe(1);
    expect(count('**Status**: success', '**Artifacts**: `a.ts`', '**Next**: y', '**Risks**: none')).toBe(0);
  });
});

describe('The value of an envelope', () => {
  test('has short parts from their line, without decoration, or from below their heading', () => {
    expect(
      value('**Change**: `fold-maps` ', '**Status**: **success**\\', '**Summary**: x', '**Next**: y'),
    ).toMatchObject({
      change: 'fold-maps',
      status: 'success',
    });
    const headed = ['## Done', '### Status', '', '`success`', '', '### Summary', 'x', '### Next', 'y'];
    expect(value(...headed)).toEqual({
      form: 'headed',
      heading: 'Done',
      status: 'success',
      summary: 'x',
      next: 'y',
      order: ['status', 'summary', 'next'],
    });
    expect(placeOf(headed, '/status')).toBe('2:1 ### Status');
    expect(placeOf(headed, '/status', 'key')).toBe('2:1 ### Status');
    expect(placeOf(headed, '/form')).toBe('6:1 ### Summary');
    expect(placeOf(headed, '/form', 'key')).toBe('6:1 ### Summary');
    expect(placeOf(headed, '/heading', 'key')).toBe('1:1 ## Done');
    expect(placeOf(headed, '/nothing/here', 'key')).toBe('1:1 ## Done');
    expect(
      value('### Status', '- success', '### Summary', 'x', '### Risks', 'none', '### Next', 'y'),
    ).not.toHaveProperty('status');
    expect(value('**Status**: `*`', '**Summary**: x', '**Risks**: none', '**Next**: y')).not.toHaveProperty('status');
  });

  test('has no short part where its line is nothing but decoration, and else what is between', () => {
    const change = (text: string): unknown => value(`**Change**: ${text}`, ...BLOCK).change ?? null;
    expect(['** \\', '`*a*` \\', '`a', 'a*b'].map(change)).toEqual([null, 'a', 'a', 'a*b']);
    expect(placeOf(['**Change**: *`maps`*', ...BLOCK], '/change')).toBe('1:15 maps');
  });

  test('has the first of each part that says something, and the order of all', () => {
    const lines = [
      ...['## Done', '**Status**: success', '### Summary', '### Summary', 'One.', '### Next', 'y'],
      ...['### Summary', 'Two.'],
    ];
    expect(value(...lines)).toMatchObject({ summary: 'One.', order: ['status', 'summary', 'next'] });
    expect(placeOf(lines, '/summary', 'key')).toBe('4:1 ### Summary');
    expect(placeOf(lines, '/next', 'key')).toBe('6:1 ### Next');
    expect(placeOf(BLOCK, '/form')).toBe('2:1 **Summary**:');
  });

  test('has the labels of parts that say nothing', () => {
    const lines = ['## Done', '**Status**: success', '### Summary', '', '### Next', 'y', '### Risks', 'None'];
    expect(value(...lines)).not.toHaveProperty('summary');
    expect(placeOf(lines, '/summary', 'key')).toBe('3:1 ### Summary');
    expect(placeOf(lines, '/summary')).toBe('1:1 ## Done');
    expect(reading(lines.join('\n'), 'markdown').returns[0]?.verbatim).toBe(false);
  });

  test('is headed where any long part is below a heading', () => {
    expect(value('**Status**: success', '**Summary**: x', '### Next', 'y').form).toBe('headed');
    expect(value(...BLOCK).form).toBe('block');
  });

  test('has prose line for line, with what is listed, quoted and shown in it', () => {
    expect(
      value(
        '**Status**: success',
        '**Next**: y',
        '### Summary',
        'One',
        'two.',
        '',
        '- a',
        '  - b',
        '',
        '> c',
        '',
        '```',
        'd',
        '',
        'e',
        '```',
        '',
        '<div>f</div>',
        '',
        '***',
      ).summary,
    ).toBe('One two.\na\nb\nc\nd e');
  });
});

describe('A heading', () => {
  const headingOf = (...lines: readonly string[]): unknown => value(...lines).heading ?? null;
  test.each([
    [['## Done', ...BLOCK], 'Done'],
    [['## Done in C# ##', ...BLOCK], 'Done in C#'],
    [['## Done in C#', ...BLOCK], 'Done in C#'],
    [['## Done', 'Here:', '', ...BLOCK], 'Done'],
    [['## Done', '', '- **Status**: success', '- **Summary**: x', '- **Next**: y'], 'Done'],
    [['## Done', 'One.', '', 'Two.', '', ...BLOCK], null],
    [['## Done', '- a', '', ...BLOCK], null],
    [['## Done', '```', 'x', '```', ...BLOCK], null],
    [['# Done', ...BLOCK], null],
    [['## Old', '## Done', ...BLOCK], 'Done'],
    [['## Done', 'One.', '', 'Two.', '**Status**: success', '**Summary**: x', '**Next**: y'], 'Done'],
    [['## Done', '', 'Text', ...BLOCK], 'Done'],
  ])('is that above the first part, with an introduction at most: %j', (lines, heading) => {
    expect(headingOf(...lines)).toBe(heading);
  });

  test('of another thing ends an envelope, or a part of it, or sorts what is in the part', () => {
    const start = ['## Done', '**Status**: success', '### Summary', 'x', '### Next', 'y', '### Artifacts', '- `a.ts`'];
    const claimed = (...lines: readonly string[]): readonly unknown[] =>
      ((value(...start, ...lines).artifacts ?? []) as readonly { path?: string }[]).map(({ path }) => path);
    expect(claimed('## More', '- `b.ts`')).toEqual(['a.ts']);
    expect(claimed('### More', '- `b.ts`')).toEqual(['a.ts']);
    expect(claimed('#### More', '- `b.ts`')).toEqual(['a.ts', 'b.ts']);
    expect(claimed('# More', '- `b.ts`')).toEqual(['a.ts']);
    expect(claimed('### Artifacts (2)', '- `b.ts`')).toEqual(['a.ts', 'b.ts']);
    expect(value(...BLOCK, '**Risks**: none', '#### More', '', '- CRITICAL: x').risks).toEqual([]);
    expect(value(...BLOCK, '', '#### More', '', '**Risks**: x')).not.toHaveProperty('risks');
    expect(value(...BLOCK, '', '**Risks**: x')).toHaveProperty('risks', [{ text: 'x' }]);
  });
});

describe('A label', () => {
  test('that no standard names ends a part, unless it is a severity', () => {
    expect(value(...BLOCK, '**Risks**:', '**CRITICAL**: x', '**Mode**: y', '**WARNING**: z').risks).toEqual([
      { severity: 'CRITICAL', text: '**CRITICAL**: x' },
    ]);
    const ofMode = ['**Status**: success', '### Next', 'y', '### Summary', '**Mode**: fast'];
    expect(value(...ofMode).summary).toBe('**Mode**: fast');
    expect(value('**Status**: success', '**Summary**: x', 'and y', '**Next**: z')).toMatchObject({
      summary: 'x and y',
    });
  });

  test('behind an item, without an empty line, is a label all the same', () => {
    expect(
      value(
        '**Status**: success',
        '**Artifacts**:',
        '- `a.ts`',
        '- `b.ts`',
        'more',
        '**Summary**: x',
        '- y',
        '**Next**: z',
      ),
    ).toMatchObject({ artifacts: [{ path: 'a.ts' }, { path: 'b.ts' }], summary: 'x\ny', next: 'z' });
    expect(
      value('**Status**: success', '**Artifacts**:', '- a', '  - `b.ts`', '**Summary**: x', '**Next**: z'),
    ).toMatchObject({
      artifacts: [{ text: 'a' }, { path: 'b.ts' }],
      summary: 'x',
    });
  });

  test('behind a paragraph of an item, or in a list below it, is a label, and the text before it is the item', () => {
    const head = ['**Status**: success', '**Summary**: x', '### Artifacts', ''];
    expect(value(...head, '- `a.ts`', '', '  Text', '**Next**: z')).toMatchObject({
      artifacts: [{ path: 'a.ts' }, { text: 'Text' }],
      next: 'z',
    });
    expect(value(...head, '- `a.ts`', '', '  **Next**: z', '', '  more', '**Risks**: none')).toMatchObject({
      artifacts: [{ path: 'a.ts' }],
      next: 'z\nmore',
      risks: [],
    });
    expect(value(...head, '- Files', '  - `b.ts`', '  - `c.ts`', '**Next**: z')).toMatchObject({
      artifacts: [{ text: 'Files' }, { path: 'b.ts' }, { path: 'c.ts' }],
      next: 'z',
    });
    expect(value(...head, '- ```', '  src/a.ts', '  ```', '', '  Text', '**Next**: z')).toMatchObject({
      artifacts: [{ path: 'src/a.ts' }, { text: 'Text' }],
      next: 'z',
    });
  });

  test('alone in a list of something else is none of an envelope', () => {
    const rest = ['', '**Summary**: x', '**Next**: y'];
    expect(values('- **Status**: success', '- text', ...rest)).toEqual([]);
    expect(values('- **Status**: success', '- **Change**: c', ...rest)).toHaveLength(1);
  });

  test('of a second status starts another envelope', () => {
    const lines = [
      '**Change**: a',
      ...BLOCK,
      '**Change**: b',
      ...BLOCK,
      '**Status**: failure',
      '**Summary**: x',
      '**Next**: y',
    ];
    expect(values(...lines).map(({ change, status }) => [change ?? null, status])).toEqual([
      ['a', 'success'],
      ['b', 'success'],
      [null, 'failure'],
    ]);
  });

  test('of a second project starts another envelope', () => {
    const lines = ['**Project**: a', ...BLOCK, '**Project**: b', ...BLOCK];
    expect(values(...lines).map(({ project }) => project)).toEqual(['a', 'b']);
  });

  test('is followed by what continues its line, or one block, and lists', () => {
    const next = (...lines: readonly string[]): unknown =>
      value('**Status**: success', '**Summary**: x', ...lines).next;
    expect(next('**Next**:', '', 'One.', '', 'Two.')).toBe('One.\nTwo.');
    expect(next('**Next**: One.', '', 'Two.')).toBe('One.');
    expect(next('**Next**: One.', '', '- Two.', '', 'Three.')).toBe('One.\nTwo.');
    expect(next('**Next**:', '- One.', '', 'Two.')).toBe('One.');
    expect(next('**Next**: One.', '', '---', '', '- Two.')).toBe('One.');
  });
});

describe('Artifacts that a rule or other text has ended', () => {
  const paths = (...lines: readonly string[]): unknown =>
    (value('**Status**: success', '**Summary**: x', ...lines).artifacts as readonly { path?: string }[]).map(
      ({ path }) => path ?? null,
    );
  test('go on in lists and code where the envelope goes on behind them', () => {
    const label = ['**Artifacts**: `a.ts`', '', 'Text.', '', '- `b.ts`', '', '```', 'c/d.ts', '```'];
    expect(paths(...label, '', '**Next**: y')).toEqual(['a.ts', 'b.ts', 'c/d.ts']);
    expect(paths('**Next**: y', ...label)).toEqual(['a.ts']);
    const more = ['**Artifacts**: `a.ts`', '', 'Text.', '', 'More on `z.ts`.', '', '- `b.ts`', ''];
    expect(paths(...more, '**Next**: y')).toEqual(['a.ts', 'b.ts']);
    expect(
      value('**Status**: success', '**Summary**: x', '**Risks**: a', '', 'Text.', '', '- b', '', '**Next**: y').risks,
    ).toEqual([{ text: 'a' }]);
    expect(paths('**Artifacts**: `a.ts`', '', '```', 'c/d.ts', '```', '', '**Next**: y')).toEqual(['a.ts', 'c/d.ts']);
    expect(
      paths('**Artifacts**: `a.ts`', '', '---', '', '- `b.ts`', '', '## Other', '', '- `c.ts`', '', '**Next**: y'),
    ).toEqual(['a.ts']);
    expect(paths('**Risks**: none', '', '---', '', '- `b.ts`', '', '**Artifacts**: `a.ts`', '**Next**: y')).toEqual([
      'a.ts',
    ]);
  });
});

describe('A rule', () => {
  const paths = (...lines: readonly string[]): unknown =>
    (value('**Status**: success', '**Summary**: x', ...lines).artifacts as readonly { path?: string }[]).map(
      ({ path }) => path,
    );
  test('ends a part below a heading, but artifacts only where the envelope ends', () => {
    const list = ['### Artifacts', '', '- `a.ts`', '', '---', '', '- `b.ts`', ''];
    expect(paths('**Next**: y', '', ...list)).toEqual(['a.ts']);
    expect(paths(...list, '### Next', 'y')).toEqual(['a.ts', 'b.ts']);
    expect(
      value(
        '**Status**: success',
        '**Summary**: x',
        ...list.map((line) => line.replace('Artifacts', 'Risks')),
        '### Next',
        'y',
      ).risks,
    ).toEqual([{ text: '`a.ts`' }]);
  });
});

describe('The elements of Artifacts', () => {
  test.each<readonly [lines: string, expected: string]>([
    ['- > `a.ts`\n-\n- `b.ts`', 'a.ts: `a.ts`; b.ts: `b.ts`'],
    ['- the parser\n\n  Text.', 'the parser'],
    ['- x • `a.ts`', 'x • `a.ts`'],
    ['- the parser\n\n  ```\n  const a = 1;\n  ```', 'the parser; const a = 1;'],
    ['- `x/a.ts`, `src/`\n  - `b.ts`', 'x/a.ts: `x/a.ts`, `src/`; src/: src/'],
    ['- Files\n  - the parser', 'Files'],
    ['- `x.ts`\n  - `lib/`: `a.ts`', 'x.ts: `x.ts`'],
    ['- `src/`\n  - `lib/`: `a.ts`', 'src/: `src/`'],
    ['`src/a.ts`\nsee `src/b.ts`', 'src/a.ts: `src/a.ts`; see `src/b.ts`'],
    ['*`src/a.ts`*\n*`src/b.ts`*', 'src/a.ts: *`src/a.ts`*; src/b.ts: *`src/b.ts`*'],
    ['- x• `a.ts`', 'x• `a.ts`'],
    ['- `a.ts` is  \n  new', 'a.ts: `a.ts` is'],
    ['```\nsrc/a.ts\n  \nsrc/b.ts\n```', 'src/a.ts: src/a.ts; src/b.ts: src/b.ts'],
    ['```ts\n  const a = 1;  \n```', 'const a = 1;'],
  ])('of %j are %j', (lines, expected) => {
    expect(artifacts(...lines.split('\n')).join('; ')).toBe(expected);
  });

  test('of one item are together as long as the item', () => {
    const item = `- ${Array.from({ length: 2_000 }, (_, n) => `\`src/part-${String(n)}.ts\``).join(', ')}`;
    const found = artifacts(item);
    expect(found).toHaveLength(2_000);
    expect(JSON.stringify(found).length).toBeLessThan(4 * item.length);
  });

  test.each<readonly [lines: string, expected: string]>([
    ['- `a.ts`\n- `b.ts`: x', 'a.ts: `a.ts`; b.ts: `b.ts`: x'],
    ['- the parser', 'the parser'],
    ['src/a.ts\nsrc/b.ts', 'src/a.ts: src/a.ts; src/b.ts: src/b.ts'],
    ['`src/a.ts`\nis new', 'src/a.ts: `src/a.ts`; is new'],
    ['Files:\nsrc/a.ts', 'src/a.ts: src/a.ts'],
    ['- Files\n  - `a.ts`\n    - `b.ts`', 'Files; a.ts: `a.ts`'],
    ['- `a.ts`\n  - the parser', 'a.ts: `a.ts`'],
    ['- `src/`\n  - `a.ts`', '`src/`; src/a.ts: `a.ts`'],
    ['- `src/`\n  - the parser', 'src/: `src/`'],
    ['- `src/`\n  - `lib/a.ts`', 'src/: `src/`'],
    ['- `a.ts`\n\n  Text on `b.ts`.', 'a.ts: `a.ts`'],
    ['- `a.ts`\n\n  Text.', 'a.ts: `a.ts`'],
    ['- the parser\n\n  Text on `b.ts`.', 'the parser'],
    ['-   ```\n    src/a.ts\n    ```', 'src/a.ts: src/a.ts'],
    ['> - `a.ts`\n>\n> ---\n>\n> `b.ts`', 'a.ts: `a.ts`; b.ts: `b.ts`'],
    ['#### `a.ts`\n#### Others\n- `b.ts`', 'b.ts: `b.ts`'],
    ['<p>a.ts</p>\n<p>x</p>', 'a.ts: a.ts; x'],
    ['| a | b |\n|---|---|\n| `a.ts` | x |\n| y | z |', 'a.ts: `a.ts` | x'],
    ['```\n\n \n```\n\n- `a.ts`', 'a.ts: `a.ts`'],
    ['```\nsrc/a.ts\n\nsrc/b.ts\n```', 'src/a.ts: src/a.ts; src/b.ts: src/b.ts'],
    ['```ts\nconst a = 1;\n```', 'const a = 1;'],
    [
      '• `a.ts`\n‣ `b.ts`\n⁃ `c.ts`\n∙ `d.ts`\n▪ `e.ts`\n● `f.ts`\n◦`g.ts`\n· `h.ts`',
      'a.ts: • `a.ts`; b.ts: ‣ `b.ts`; c.ts: ⁃ `c.ts`; d.ts: ∙ `d.ts`; e.ts: ▪ `e.ts`; f.ts: ● `f.ts`; g.ts: ◦`g.ts`; h.ts: · `h.ts`',
    ],
    ['- None\n- `a.ts`', 'a.ts: `a.ts`'],
    ['- `a.ts`\n- None', 'a.ts: `a.ts`'],
    ['- `a.ts`\n- None\n  - `b.ts`', 'a.ts: `a.ts`; b.ts: `b.ts`'],
    ['None\n\nThe parser.', ''],
    ['- `src/*.ts`', '`src/*.ts`'],
    ['- `src/*.ts` and `a.ts`', 'a.ts: `src/*.ts` and `a.ts`'],
  ])('of %j are %j', (lines, expected) => {
    expect(artifacts(...lines.split('\n')).join('; ')).toBe(expected);
  });

  test('of a line with an observation and a file are the observation, in its place; the file is unread', () => {
    const lines = [...BLOCK, '', '### Artifacts', '', '- `#obs_42 src/a.ts`'];
    expect(placeOf(lines, '/artifacts/0/observation')).toBe('7:4 #obs_42');
    expect(reading(lines.join('\n'), 'markdown').returns[0]?.unread).toMatchObject([{ text: lines.at(-1)?.slice(2) }]);
  });

  test('of one line are kept apart by bars, each in its place', () => {
    const lines = [
      '**Status**: success',
      '**Summary**: x',
      '**Next**: y',
      '**Artifacts**: `a.ts` |  the parser  | `b.ts`',
    ];
    expect(value(...lines).artifacts).toEqual([
      { path: 'a.ts', type: 'listed', text: '`a.ts`' },
      { text: 'the parser' },
      { path: 'b.ts', type: 'listed', text: '`b.ts`' },
    ]);
    expect(placeOf(lines, '/artifacts')).toBe('4:16 `a.ts` |  the parser  | `b.ts`');
    expect(placeOf(lines, '/artifacts/1')).toBe('4:26 the parser');
    expect(placeOf(lines, '/artifacts/2/path')).toBe('4:41 b.ts');
    expect(value(...lines.slice(0, 3), '**Artifacts**: `a.ts` |  ', 'and `b.ts`').artifacts).toMatchObject([
      { path: 'a.ts' },
      { text: 'and `b.ts`' },
    ]);
    const marked = [...BLOCK, '', '### Artifacts', '', '‣  `a.ts`'];
    expect(placeOf(marked, '/artifacts/0')).toBe('7:1 ‣  `a.ts`');
    expect(placeOf(marked, '/artifacts/0/path')).toBe('7:5 a.ts');
    expect(value(...lines.slice(0, 3), '**Risks**: CRITICAL: a | b').risks).toEqual([
      { severity: 'CRITICAL', text: 'CRITICAL: a | b' },
    ]);
  });

  test('of one line may be empty between bars, and have spaces before them', () => {
    const lines = [...BLOCK, '**Artifacts**: `a.ts` |  |    the parser | `b.ts`'];
    expect(value(...lines).artifacts).toEqual([
      { path: 'a.ts', type: 'listed', text: '`a.ts`' },
      { text: 'the parser' },
      { path: 'b.ts', type: 'listed', text: '`b.ts`' },
    ]);
    expect(placeOf(lines, '/artifacts/1')).toBe('4:31 the parser');
  });

  test('are no more than a return may claim: the rest is counted', () => {
    const names = (count: number): string => `- ${Array.from({ length: count }, () => '`a.ts`').join(', ')}`;
    const found = (...items: readonly string[]): unknown => {
      const [one] = reading([...BLOCK, '', '### Artifacts', '', ...items].join('\n'), 'markdown').returns;
      return [(one?.value.artifacts as readonly Json[]).length, one?.moreClaims];
    };
    expect(found(names(MOST_CLAIMS - 1), names(3), '- the parser')).toEqual([MOST_CLAIMS, 2]);
    expect(found(names(MOST_CLAIMS - 1), names(1), '- the parser', names(1))).toEqual([MOST_CLAIMS, 1]);
    expect(found(names(MOST_CLAIMS - 1), '- the parser', '- the lexer')).toEqual([MOST_CLAIMS, 0]);
  });

  test('may be left out or empty', () => {
    expect(value(...BLOCK, '', '### Artifacts')).not.toHaveProperty('artifacts');
    expect(value(...BLOCK, '', '### Artifacts', '', 'None.').artifacts).toEqual([]);
  });

  test('say what is not read, at its place', () => {
    const unread = (...lines: readonly string[]): readonly unknown[] =>
      (reading([...BLOCK, '', '### Artifacts', '', ...lines].join('\n'), 'markdown').returns[0]?.unread ?? []).map(
        ({ text, range }) => `${String(range.startLine)}:${String(range.startColumn)} ${text}`,
      );
    expect(unread('```', 'x', '   src/a.ts ', '```')).toEqual(['9:4 src/a.ts']);
    expect(unread('```yaml', 'a: src/a.ts', '```')).toEqual(['8:1 a: src/a.ts']);
    expect(unread('```ts', "import 'src/a.ts'", '```')).toEqual([]);
    expect(unread('```yaml', 'a: b', '```')).toEqual([]);
    expect(unread('```sh', 'x', 'src/a.ts', '```')).toEqual([]);
    expect(unread('```', 'src', '├── a.json', '└── b', '```')).toEqual(['9:1 ├── a.json']);
    expect(unread('- see `src/*.ts`')).toEqual(['7:3 see `src/*.ts`']);
  });
});

describe('The risks of an envelope', () => {
  test.each<readonly [lines: string, expected: string]>([
    ['- CRITICAL: a\n- b', 'CRITICAL CRITICAL: a; - b'],
    ['CRITICAL: a\nb', 'CRITICAL CRITICAL: a; - b'],
    ['a\nb', '- a b'],
    ['- CRITICAL:\n  - a\n  - WARNING: b\n- c', 'CRITICAL a; WARNING WARNING: b; - c'],
    ['- Of maps:\n  - a\n- CRITICAL of **maps:**\n  - b', '- a; CRITICAL b'],
    ['- CRITICAL a\n  - b', 'CRITICAL CRITICAL a'],
    ['**CRITICAL**\n\n- a\n- b\n\n**WARNING**\n\n- c', 'CRITICAL a; CRITICAL b; WARNING c'],
    ['#### CRITICAL\n- a\n#### Other\n- b', 'CRITICAL a; - b'],
    ['- a\n\n  CRITICAL: b', '- a'],
    ['- Of maps:\n\n  They tear.', '- Of maps:'],
    ['- CRITICAL: a\n  - b', 'CRITICAL CRITICAL: a'],
    ['**CRITICAL**\n\n- a\n\n#### Others\n\n- b', 'CRITICAL a; - b'],
    ['- CRITICAL\n\n  a', 'CRITICAL a'],
    ['- CRITICAL\n\n  ```\n  a\n  ```', 'CRITICAL CRITICAL'],
    ['```\nCRITICAL: a\n```', ''],
    ['<p>\nCRITICAL: a\nb\nWARNING: none\n</p>', 'CRITICAL CRITICAL: a'],
    ['| Risk | Severity |\n|---|---|\n| a | CRITICAL |\n| none | WARNING |\n| b | low |', 'CRITICAL a; - b | low'],
    ['- None\n- CRITICAL: a', 'CRITICAL CRITICAL: a'],
    ['None.\n\nText.', ''],
    ['- CRITICAL: none\n- a', '- a'],
    ['', 'none'],
  ])('of %j are %j', (lines, expected) => {
    expect(risks(...lines.split('\n')).join('; ')).toBe(expected);
  });

  test('have their places', () => {
    const lines = [...BLOCK, '', '### Risks', '', '- CRITICAL:', '  - a', '- b'];
    expect(placeOf(lines, '/risks')).toBe('5:1 ### Risks');
    expect(placeOf(lines, '/risks/0')).toBe('8:5 a');
    expect(placeOf(lines, '/risks/1/severity')).toBe('9:3 b');
  });
});
