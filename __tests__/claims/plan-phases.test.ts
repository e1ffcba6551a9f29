import { planProgress } from '../../src/claims/progress.js';
import { processorTime } from '../support/processor-time.js';

/** The marks of a plan's phases, each with its line; null where its form leaves them open. */
function marks(...lines: readonly string[]): readonly string[] | null {
  return planProgress(lines.join('\n'))?.phases.map(({ line, mark }) => `${String(line)} ${mark}`) ?? null;
}

describe('The phases of a plan', () => {
  test('are its numbered headings with their marks', () => {
    const plan = [
      '# Plan',
      '- **Status**: [NOT STARTED]',
      '## Phases',
      '### Phase 1: Read [COMPLETED]',
      '- [ ] a box',
      '### Phase 2: Write [in progress]',
      '### Phase 2b: Write more [PARTIAL] ',
      '#### Details',
      '### Phase 3: [BLOCKED] Publish ###',
      '### **Phase 4: Look [at this]** [NOT STARTED]',
    ];
    expect(marks(...plan)).toEqual([
      '4 [COMPLETED]',
      '6 [IN PROGRESS]',
      '7 [PARTIAL]',
      '9 [BLOCKED]',
      '10 [NOT STARTED]',
    ]);
  });

  test('have lines of any ending', () => {
    expect(planProgress('# P\r\n\r\n## Phase 1: A [COMPLETED]\r\n')?.phases).toEqual([
      { line: 3, completed: true, mark: '[COMPLETED]' },
    ]);
  });

  test('are headings without a number, where all of them are marked', () => {
    expect(marks('# Plan', '## Goals', '## Read [COMPLETED]', '### Why', '## Write [PARTIAL]', '## Risks')).toEqual([
      '3 [COMPLETED]',
      '5 [PARTIAL]',
    ]);
  });

  test('are neither in fences nor in comments', () => {
    expect(
      marks(
        '```markdown',
        '### Phase 1: A [COMPLETED]',
        '~~~',
        '```',
        '<!--',
        '### Phase 1: B [COMPLETED]',
        '-->',
        '```code``` and text',
        '### Phase 1: C [PARTIAL]',
      ),
    ).toEqual(['9 [PARTIAL]']);
  });

  test.each([
    ['no marks', ['## Phase 1: A', '## Phase 2: B']],
    ['marks on some', ['## Phase 1: A [COMPLETED]', '## Phase 2: B']],
    ['a mark that is not known', ['## Phase 1: A [COMPLETED]', '## Phase 2: B [COMPLETED WITH EXCLUSIONS]']],
    ['two marks on one', ['## Phase 1: A [COMPLETED] [PARTIAL]']],
    ['phases on two levels', ['## Phase 1: A [COMPLETED]', '### Phase 1.1: B [COMPLETED]']],
    ['a phase twice', ['## Phase 1: A [COMPLETED]', '## Phase 1: B [COMPLETED]']],
    ['an unmarked heading between marked ones', ['## A [COMPLETED]', '## B', '## C [COMPLETED]']],
    ['a mark of the whole plan alone', ['# Plan [COMPLETED]', '## A', '## B']],
    ['a fence that stays open', ['## Phase 1: A [COMPLETED]', '```', '## Phase 2: B [COMPLETED]']],
    ['a comment that stays open', ['## Phase 1: A [COMPLETED]', '<!-- ', '## Phase 2: B [COMPLETED]']],
    [
      'a fence within a fence that was never closed',
      ['## Phase 1: A [COMPLETED]', '```sh', '## Phase 2: B [COMPLETED]', '```js', '```', '## Phase 3: C [PARTIAL]'],
    ],
    [
      'a phase in code that no heading has',
      ['## Phase 1: A [COMPLETED]', '```', '## Phase 2: B [COMPLETED]', '```', 'x', '## Phase 3: C [PARTIAL]'],
    ],
    [
      'a phase in a comment that no heading has',
      ['## Phase 1: A [COMPLETED]', '<!--', '## Phase 2: B [COMPLETED]', '-->'],
    ],
    ['no headings and no boxes', ['Three phases.']],
  ])('are open with %s', (_, lines) => {
    expect(marks(...lines)).toBeNull();
  });
});

describe('A line of a plan', () => {
  const long = 'x'.repeat(1_000);

  test.each<[string, string | null]>([
    ['# Phase 1: A [COMPLETED]', '[COMPLETED]'],
    ['###### Phase 1 [partial]', '[PARTIAL]'],
    ['   ## Phase 1 [In Progress ]', '[IN PROGRESS]'],
    ['##\tPhase\t1 [BLOCKED]\r', '[BLOCKED]'],
    ['## __Phase 12.34b__: A [NOT STARTED]', '[NOT STARTED]'],
    ['## **phase   1**: A [COMPLETED]', '[COMPLETED]'],
    ['## Phase 123456789.123456789 [COMPLETED]', '[COMPLETED]'],
    ['## Phase 1 [see here] [COMPLETED] [1]', '[COMPLETED]'],
    ['## Phase 1 [COMPLETED', null],
    ['## Phase 1 [COMPLETED!]', null],
    ['## Phase 1 [          COMPLETED]', '[COMPLETED]'],
    ['## Phase 1 [           COMPLETED]', '[COMPLETED]'],
    ['## Phase 1 [            COMPLETED]', null],
    ['    ## Phase 1 [COMPLETED]', null],
    ['####### Phase 1 [COMPLETED]', null],
    ['##Phase 1 [COMPLETED]', null],
    ['x # Phase 1 [COMPLETED]', null],
    [`## Phase 1 ${long} [COMPLETED]`, null],
    [`## Phase 1 ${long.slice(0, 1_000 - '## Phase 1  [COMPLETED]'.length)} [COMPLETED]`, '[COMPLETED]'],
    [`## Phase 1 ${long.slice(0, 1_001 - '## Phase 1  [COMPLETED]'.length)} [COMPLETED]`, null],
  ])('such as %j has the mark %j', (line, mark) => {
    expect(planProgress(`# Plan\n${line}\n`)?.phases ?? null).toEqual(
      mark === null ? null : [{ line: 2, completed: mark === '[COMPLETED]', mark }],
    );
  });

  test.each<[string, boolean]>([
    ['## Phase 2 [PARTIAL]', true],
    ['## phase 1B [PARTIAL]', true],
    ['## Phase 1.1 [PARTIAL]', true],
    // Those are headings of another kind, which have no marks of phases.
    ['## Phase 1-2 [PARTIAL]', false],
    ['## Phase 1bc [PARTIAL]', false],
    ['## Phase 1_x [PARTIAL]', false],
    ['## Phase A [PARTIAL]', false],
    ['## Phases 2 [PARTIAL]', false],
    ['## Phase2 [PARTIAL]', false],
    ['## ***Phase 2*** [PARTIAL]', false],
    ['## After phase 2 [PARTIAL]', false],
    ['## Phase          2 [PARTIAL]', false],
    ['## Phase 1234567890 [PARTIAL]', false],
  ])('such as %j is a phase beside a numbered one: %j', (line, isPhase) => {
    expect(marks('## Phase 1 [COMPLETED]', line)).toEqual(
      isPhase ? ['1 [COMPLETED]', '2 [PARTIAL]'] : ['1 [COMPLETED]'],
    );
  });

  test.each([
    ['## Phase 1 [COMPLETED]', '## PHASE 1 [PARTIAL]'],
    ['## Phase 1b [COMPLETED]', '## Phase 1B [PARTIAL]'],
    ['## Phase 1 [COMPLETED]', '# Phase 2 [PARTIAL]'],
    ['## Phase 1 [COMPLETED]', '## Phase 2 [PARTIAL] [BLOCKED]'],
  ])('such as %j makes another one, %j, unclear', (...lines) => {
    expect(marks(...lines)).toBeNull();
  });

  test.each<[string, readonly string[], readonly string[] | null]>([
    ['```', ['```'], ['4 [PARTIAL]']],
    ['~~~', ['~~~'], ['4 [PARTIAL]']],
    ['  ```sh', ['  ```  '], ['4 [PARTIAL]']],
    ['````', ['`````'], ['4 [PARTIAL]']],
    ['~~~~ `x`', ['~~~~'], ['4 [PARTIAL]']],
    ['````', ['```'], null],
    ['```', ['~~~'], null],
    ['~~~', ['```'], null],
    ['```', ['``` `x`', '```'], ['5 [PARTIAL]']],
    ['~~~', ['~~~ x', '~~~'], null],
    ['<!--', ['-->'], ['4 [PARTIAL]']],
    ['x <!-- y', ['z --> w'], ['4 [PARTIAL]']],
    ['--> <!--', ['-->'], ['4 [PARTIAL]']],
    ['<!--', ['x'], null],
    // No fence, no comment: inline code, two characters, a comment on one line.
    ['```x`', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
    ['``````x```', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
    ['``', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
    ['~~', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
    ['x ```', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
    ['x ~~~', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
    ['<!-- x -->', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
    ['-->', [], ['2 [COMPLETED]', '3 [PARTIAL]']],
  ])('that opens code or a comment hides an example until it is closed: %j, %j', (opening, closing, expected) => {
    const lines = [opening, '## Phase 1 [COMPLETED]', ...closing];
    // The example repeats a phase of the plan, which has one of its own.
    const shown = closing.length === 0 ? ['## Phase 2 [PARTIAL]'] : ['## Phase 1 [PARTIAL]'];
    expect(marks(...lines, ...shown)).toEqual(expected);
  });

  test('in code hides a phase only if it is a marked phase that the plan does not have', () => {
    const plan = (hidden: string): readonly string[] | null =>
      marks('## Phase 1 [COMPLETED]', '```', hidden, '```', '<!--', hidden, '-->');
    expect(plan('## Phase 2')).toEqual(['1 [COMPLETED]']);
    expect(plan('## Goals [COMPLETED]')).toEqual(['1 [COMPLETED]']);
    expect(plan('## PHASE 1 [PARTIAL]')).toEqual(['1 [COMPLETED]']);
    expect(plan('## Phase 2 [PARTIAL]')).toBeNull();
  });

  test('without a number counts from the first marked heading to the last, on its level', () => {
    expect(marks('## Goals', '# A', '## B [COMPLETED]', '### C', '# D', '## E [PARTIAL]', '## F')).toEqual([
      '3 [COMPLETED]',
      '6 [PARTIAL]',
    ]);
    expect(marks('## A [COMPLETED]')).toEqual(['1 [COMPLETED]']);
    expect(marks('## A [COMPLETED]', '## A [COMPLETED]')).toHaveLength(2);
    expect(marks('## A [COMPLETED]', '### B [COMPLETED]')).toBeNull();
    expect(marks('# Plan [COMPLETED]', '- [x] a')).toBeNull();
  });

  test.each<[string, string | null]>([
    ['- [ ] a', '[ ]'],
    ['* [x] a', '[x]'],
    ['+ [X] a', '[x]'],
    [' - [x] a', null],
    ['x - [x] a', null],
    ['- [x]', null],
    ['- [xx] a', null],
    ['- [y] a', null],
    ['-[x] a', null],
    ['1. [x] a', null],
  ])('such as %j is a task with the mark %j', (line, mark) => {
    expect(planProgress(`# Plan\n${line}`)).toEqual(
      mark === null ? null : { by: 'boxes', phases: [{ line: 2, completed: mark === '[x]', mark }] },
    );
  });
});

test('Code with a longer fence, which shows a fence, hides no phase', () => {
  const lines = [
    '## Phase 1: A [COMPLETED]',
    '````markdown',
    '```js',
    'code',
    '```',
    '````',
    '## Phase 2: B [PARTIAL]',
  ];
  expect(marks(...lines)).toEqual(['1 [COMPLETED]', '7 [PARTIAL]']);
});

test('A plan of very many phases describes all of them', () => {
  const lines = Array.from({ length: 2_000 }, (_, n) => `## Phase ${String(n + 1)} [NOT STARTED]`);
  expect(marks(...lines)).toHaveLength(2_000);
});

describe('Check boxes', () => {
  test('are in for phases where no heading is marked, those of inner lists aside', () => {
    const plan = planProgress('# Plan\n\n## Tasks\n\n- [x] a\n  - [ ] inner\n* [X] b\n- [ ] c\n- [link](x)\n');
    expect(plan).toEqual({
      by: 'boxes',
      phases: [
        { line: 5, completed: true, mark: '[x]' },
        { line: 7, completed: true, mark: '[x]' },
        { line: 8, completed: false, mark: '[ ]' },
      ],
    });
  });
});

test('Hostile plans take time that grows with their length', () => {
  const start = processorTime();
  for (const unit of [
    '[',
    ']',
    '# [',
    '# Phase 1 [a',
    '`',
    '```\n',
    '<!--',
    '-->\n',
    '#',
    '- [',
    '\n',
    ' ',
    '*_',
    '# a\n',
    '- [ ] a\n',
    '# Phase 1 [PARTIAL]\n',
  ]) {
    planProgress(unit.repeat(Math.ceil(200_000 / unit.length)));
    planProgress(`# ${unit.repeat(900)}\n`.repeat(Math.ceil(200_000 / (unit.length * 900))));
  }
  expect(processorTime() - start).toBeLessThan(1_000);
});
