import { planProgress } from '../../src/claims/plan-phases.js';
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
    planProgress(unit.repeat(Math.ceil(1_000_000 / unit.length)));
    planProgress(`# ${unit.repeat(900)}\n`.repeat(Math.ceil(1_000_000 / (unit.length * 900))));
  }
  expect(processorTime() - start).toBeLessThan(5_000);
});
