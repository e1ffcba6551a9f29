import fc from 'fast-check';
import type { Json } from '../../../src/model/json.js';
import { mayHoldEnvelope } from '../../../src/families/result-envelope/read/envelope.js';
import { READERS } from '../../../src/families/all.js';
import { read } from '../../../src/read/read.js';
import { block, headed } from '../../support/envelope.js';
import { placed, reading } from '../../support/reading.js';
import { processorTime } from '../../support/processor-time.js';

const RETURN = '{"status": "completed", "artifacts": []}';

function fence(content: string, info = 'json'): string {
  return `\`\`\`${info}\n${content}\n\`\`\`\n`;
}

/** The values of the returns in a Markdown text. */
function valuesIn(text: string): readonly Json[] {
  return reading(text, 'markdown').returns.map(({ value }) => value);
}

/** The value of the one envelope in a text. */
function envelopeIn(text: string): Readonly<Record<string, Json>> {
  const { returns } = reading(text, 'markdown');
  expect(returns.map(({ composed }) => composed)).toEqual(['result-envelope']);
  return returns[0]?.value ?? {};
}

/** The place of a pointer of the first return, and what is there. */
function placeOf(text: string, pointer: string, part?: 'key'): string {
  const [first] = reading(text, 'markdown').returns;
  if (first === undefined) throw new Error('no return');
  return placed(text, first.locate(pointer, part));
}

describe('JSON in Markdown', () => {
  test.each(['json', 'JSON', 'jsonc', '', 'json title="return"'])('is read from a fence with the info %j', (info) => {
    expect(valuesIn(fence(RETURN, info))).toEqual([{ status: 'completed', artifacts: [] }]);
  });

  test.each(['ts', 'jsonl', 'text', 'yaml'])('is left alone in a fence with the info %j', (info) => {
    expect(valuesIn(fence(RETURN, info))).toEqual([]);
  });

  test('is left alone in code by indentation', () => {
    expect(valuesIn(`text\n\n    ${RETURN}\n`)).toEqual([]);
  });

  test('is read where lines end in CR, across fences of one return, and between them', () => {
    expect(valuesIn(`# Log\r\r${fence(RETURN).replaceAll('\n', '\r')}`)).toHaveLength(1);
    const [first, second] = [RETURN.slice(0, 23), RETURN.slice(23)];
    const text = `${fence(first)}\nIt goes on:\n\n${fence(second)}\n${fence(RETURN)}`;
    expect(valuesIn(text)).toEqual([JSON.parse(RETURN), JSON.parse(RETURN)]);
    expect(reading(text, 'markdown').problems).toEqual([]);
    // What no other fence completes is a problem of its own.
    expect(reading(`${fence(RETURN.slice(0, -1))}\n${fence('1')}`, 'markdown').problems).toMatchObject([
      { kind: 'syntax' },
    ]);
  });

  test('is read from a paragraph, alone or in a sentence', () => {
    expect(valuesIn(`${RETURN}\n`)).toHaveLength(1);
    expect(valuesIn(`My return is ${RETURN}, and that is all.\n`)).toHaveLength(1);
  });

  test.each([
    ['a status alone', '{"status": "ok", "data": 1}'],
    ['an object of Kubernetes', '{"kind": "Pod", "metadata": {"name": "a"}, "status": {"phase": "Running"}}'],
    ['an array of other things', '[{"status": "ok"}]'],
    ['no JSON', '{status: ok, artifacts: []}'],
  ])('with %s is no return and no finding', (_, content) => {
    expect(reading(fence(content), 'markdown')).toMatchObject({ returns: [], problems: [] });
  });

  test('in an array makes a return of each element', () => {
    expect(valuesIn(fence(`[${RETURN}, ${RETURN}]`))).toHaveLength(2);
  });

  test.each([
    ['a fence', fence(`${RETURN}\n${RETURN}`)],
    ['a fence, among other text', fence(`First ${RETURN}, then {x} and ${RETURN}`)],
    ['a paragraph', `The first is ${RETURN}, the second {"status": "x", "metadata": {"a": [{}]}}.\n`],
    ['paragraphs', `${RETURN}\n\n${RETURN}\n`],
    ['a paragraph, behind more braces than anyone writes', `${'{x} '.repeat(200)}${RETURN} ${RETURN}\n`],
    ['a fence, behind what nests deep', fence(`${'['.repeat(300)} ${RETURN} ${RETURN}`, '').replace('[', 'x [')],
    [
      'a fence of Markdown',
      `\`\`\`${fence(`# Done\n\n${fence(RETURN)}\n${RETURN}`, 'md')}\`\`\`\n`.replace(/\n```\n```\n$/, '\n``````\n'),
    ],
    ['HTML', `<details>\n<summary>Return</summary>\n${RETURN}\n<!-- ${RETURN} --> ${RETURN}\n</details>\n`],
  ])('may hold several returns in %s', (_, text) => {
    expect(valuesIn(text)).toHaveLength(2);
  });

  test('is read across empty lines', () => {
    const text = `Here:\n\n{\n  "status": "x",\n\n      "metadata": {},\n\n  "artifacts": []\n}\n\n${RETURN}\n`;
    expect(valuesIn(text)).toEqual([
      { status: 'x', metadata: {}, artifacts: [] },
      { status: 'completed', artifacts: [] },
    ]);
    expect(placeOf(text, '/artifacts')).toBe('8:16 []');
  });

  test('is read where the letters of its keys are written as escapes', () => {
    const written = String.raw`{"\u0073tatus": "x", "\u0061rtifacts": []}`;
    expect(valuesIn(fence(written))).toEqual([{ status: 'x', artifacts: [] }]);
    expect(valuesIn(`Here: ${written}`)).toHaveLength(1);
  });

  test('is a part of what holds it', () => {
    expect(valuesIn(fence(`{"status": "x", "artifacts": [${RETURN}], "metadata": ${RETURN}}`))).toHaveLength(1);
    expect(valuesIn(fence(`{"examples": [${RETURN}]}`))).toEqual([]);
  });

  test('has its places in the file, inside lists and quotes and behind tabs', () => {
    const text = [
      '1. The return:',
      '',
      '   > ~~~json',
      '   > {',
      '   >   "status": "done",',
      '   >\t"artifacts": []',
      '   > }',
      '   > ~~~',
      '',
    ].join('\n');
    expect(placeOf(text, '')).toBe('4:6 {');
    expect(placeOf(text, '/status')).toBe('5:18 "done"');
    expect(placeOf(text, '/status', 'key')).toBe('5:8 "status"');
    expect(placeOf(text, '/artifacts')).toBe('6:19 []');
  });

  test('has its places after lines that end in CRLF, after lone CRs, and behind letters of two units', () => {
    const text = `\uD83D\uDE00 a\rb\r\n\r\n\`\`\`\r\n{"note": "\uD83D\uDE00", "status": "x",\r\n "artifacts": 1}\r\n\`\`\`\r\n`;
    expect(placeOf(text, '/status')).toBe('4:26 "x"');
    expect(placeOf(text, '/artifacts')).toBe('5:15 1');
  });

  test('has its places after many empty lines', () => {
    expect(placeOf(`a\n${'\n'.repeat(50)}${fence(`\n\n\n${RETURN}`)}`, '/status')).toBe('56:12 "completed"');
  });

  test('that was meant as a return and is broken is a problem at its place', () => {
    const text = `${fence(RETURN)}\n${fence('{\n  "status": "completed"\n  "artifacts": []\n}')}\n${fence(RETURN)}`;
    const { returns, problems } = reading(text, 'markdown');
    expect(returns.map(({ index, startLine }) => [index, startLine])).toEqual([
      [0, 2],
      [1, 13],
    ]);
    expect(problems).toMatchObject([{ kind: 'syntax' }]);
    expect(problems.map((problem) => ('range' in problem ? placed(text, problem.range) : ''))).toEqual([
      '8:3 "artifacts"',
    ]);
  });

  test('with a key twice is a problem at the second', () => {
    const text = fence('{"status": "a",\n "status": "b", "artifacts": []}');
    expect(reading(text, 'markdown').problems).toMatchObject([
      { kind: 'duplicate-key', firstLine: 2, range: { startLine: 3, startColumn: 2, endColumn: 10 } },
    ]);
  });

  test('nested too deep is a problem, where it was meant as a return', () => {
    const deep = `${'['.repeat(200)}${']'.repeat(200)}`;
    expect(reading(fence(`{"status": "a", "artifacts": ${deep}}`), 'markdown').problems).toMatchObject([
      { kind: 'too-deep' },
    ]);
    expect(reading(fence(`{"status": "a", "other": ${deep}}`), 'markdown').problems).toEqual([]);
  });
});

describe('A document without a return', () => {
  test.each([
    ['nothing', ''],
    ['a proposal', '# Fold maps\n\n## Why\n\n## What Changes\n- a\n\n## Next steps\n'],
    ['a decision', '# 7. Fold maps\n\n**Status**: Accepted\n\n## Summary\nx\n\n## Risks\nThey tear.\n'],
    ['a draft with a change', '**Change**: fold-maps\n**Status**: Draft\n\n## Summary\nx\n\n## Risks\nThey tear.\n'],
    ['a report', '## Summary\nx\n\n**Status**: PASS\n\n## Artifacts\n- `a/b.md`\n'],
    ['an envelope in a fence of code', fence(headed(), 'ts')],
    ['a form to be filled in', fence(headed({ status: 'success | warning | failure' }), 'markdown')],
    [
      'a form with names to be filled in',
      fence(headed({ artifacts: '- `openspec/changes/{change-name}/design.md`' }), 'markdown'),
    ],
    ['a part of a form', fence('**Status**: success\n**Risks**: None\n', 'markdown')],
    ['an envelope in a comment', `<!--\n${block()}-->\n`],
  ])('that is %s gives nothing', (_, text) => {
    expect(reading(text, 'markdown')).toMatchObject({ returns: [], problems: [] });
  });

  test('gives nothing for its byte order mark; one with a return does', () => {
    expect(reading('\uFEFF# Notes\n', 'markdown').problems).toEqual([]);
    expect(reading(`\uFEFF${headed()}`, 'markdown').problems).toMatchObject([{ kind: 'byte-order-mark' }]);
  });

  test('is parsed only where it has the words of a return', () => {
    expect(mayHoldEnvelope('# Notes\n\nThe status is fine, next comes rain.\n')).toBe(false);
    expect(mayHoldEnvelope('**Status**: x\n')).toBe(true);
  });
});

describe('An envelope with headed sections', () => {
  test('reads over headings that are underlined, numbered, decorated or closed', () => {
    const text = [
      'Proposal Created',
      '---',
      '**Status:** `success`',
      '',
      '### 1. Summary ###',
      'Fine.',
      '### **Next Recommended**:',
      'sdd-spec',
      '',
    ].join('\n');
    expect(envelopeIn(text)).toMatchObject({
      heading: 'Proposal Created',
      status: 'success',
      summary: 'Fine.',
      next: 'sdd-spec',
    });
  });
});

/** Texts of the things that Markdown is made of, in any order. */
const fragments = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\n',
          '\n\n',
          '\r',
          '\r\n',
          '\t',
          '    ',
          '# ',
          '## A',
          '### Summary',
          '**Status**: ',
          '**Next**: x',
          '**Risks**:',
        ],
        ...[
          '- ',
          '  - ',
          '1. ',
          '> ',
          '```',
          '```json\n',
          '~~~',
          '---',
          '===',
          '<!--',
          '<div>',
          '[a]: b',
          '[a](b/c)',
          '`a/b`',
        ],
        ...[
          RETURN,
          '{"status":',
          '"artifacts":[',
          ']}',
          '{',
          '"',
          'None.',
          'engram #obs_1',
          '\0',
          '\uD83D\uDE00',
          '\uD83D',
        ],
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('Reading Markdown', () => {
  test('never throws, and every place is one line of the file', () => {
    fc.assert(
      fc.property(fragments, (text) => {
        const { returns, problems } = reading(text, 'markdown');
        const lines = text.replace(/^\uFEFF/, '').split('\n');
        const ranges = [
          ...returns.flatMap(({ locate }) =>
            ['', '/status', '/artifacts/0/path', '/risks/0', '/a~1b'].map((at) => locate(at)),
          ),
          ...problems.flatMap((problem) => ('range' in problem ? [problem.range] : [])),
        ];
        for (const { startLine, startColumn, endLine, endColumn } of ranges) {
          const length = lines[startLine - 1]?.replace(/\r$/, '').length ?? -1;
          expect(length).toBeGreaterThanOrEqual(0);
          expect(endLine).toBe(startLine);
          expect(startColumn).toBeLessThanOrEqual(Math.max(1, length));
          expect(endColumn).toBeLessThanOrEqual(length + 1);
          expect(endColumn).toBeGreaterThan(length === 0 ? 0 : startColumn);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('never throws on bytes, and finds nothing where no envelopes are looked for', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fragments, (bytes, text) => {
        read(bytes, 'markdown', READERS);
        expect(read(Buffer.from(text), 'markdown', { markdown: null }).returns).toEqual([]);
      }),
    );
  });

  test('finds what an envelope says wherever it stands', () => {
    const word = fc.stringMatching(/^[a-z]{1,10}$/);
    fc.assert(
      fc.property(word, word, fc.nat(5), fc.constantFrom('', '> ', '> > '), (change, file, gap, quote) => {
        const envelope = headed({ change, artifacts: `${'\n'.repeat(gap)}- x/${file}.md` });
        const text = `# Log\n\n${envelope.replace(/^/gm, quote)}\n`;
        const [found] = reading(text, 'markdown').returns;
        expect(found?.value).toMatchObject({ change, artifacts: [{ path: `x/${file}.md` }] });
        expect(
          placed(
            text,
            found?.locate('/artifacts/0/path') ?? { startLine: 0, startColumn: 0, endLine: 0, endColumn: 0 },
          ),
        ).toMatch(new RegExp(` x/${file}\\.md$`));
      }),
    );
  });

  const LABELS = '**Status**: success\n**Summary**: x\n**Next**: y\n**Artifacts**: ';
  const repeated =
    (text: string): ((size: number) => string) =>
    (size) =>
      text.repeat(Math.ceil(size / text.length));

  test.each<readonly [string, (size: number) => string]>([
    ['comments that never end', repeated('<!--')],
    ['brackets that never end', repeated('[')],
    ['backticks', repeated('`')],
    ['marks of lists on one line', repeated('* ')],
    ['marks of quotes on one line', repeated('>')],
    ['lists in lists, line after line', repeated(`${'* '.repeat(20)}a\n`)],
    ['labels behind items', repeated('\n- `a/b`\n**Risks**: x')],
    ['paths on one line', repeated('a/b.c, ')],
    ['empty lines in deep lists', (size) => `\n${'- '.repeat(40)}a${'\n'.repeat(size)}`],
    ['braces', repeated('{"status"')],
    ['envelopes', repeated(`\n\n${LABELS}`)],
  ])('takes no more than linear time for %s', (_, make) => {
    const timeOf = (size: number): number => {
      const bytes = Buffer.from(LABELS + make(size));
      const start = processorTime();
      read(bytes, 'markdown', READERS);
      return processorTime() - start;
    };
    timeOf(10_000);
    // Eight times as much takes 64 times as long where it is quadratic; the rest, and another try, is for a busy machine.
    const isLinear = (): boolean => timeOf(160_000) < Math.max(timeOf(20_000), 10) * 30;
    expect(isLinear() || isLinear()).toBe(true);
  });
});
