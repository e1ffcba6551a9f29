import { gsdFamilyOfText } from '../../../../src/families/gsd/family.js';
import { selfCheckResults } from '../../../../src/families/gsd/read/self-check.js';
import { mayNameFile } from '../../../../src/read/lines/unread.js';
import type { Json } from '../../../../src/model/json.js';
import { placed } from '../../../support/reading.js';
import { gsdClaimed, gsdReturn } from '../support.js';

const text = (...lines: readonly string[]): string => lines.join('\n');

/** Where a pointer of a summary is, and what is there. */
function placeOf(written: string, pointer: string): string {
  return placed(written, gsdReturn(written).locate(pointer));
}

describe('The results of a self-check', () => {
  test.each<readonly [string, readonly string[]]>([
    ['Self-Check: PASSED', ['passed']],
    ['self-check failed', ['failed']],
    ['PASSED_ALL, UNFAILED, passedby', []],
    ['2FAILED', []],
    ['was not PASSED', []],
    ['none **FAILED**', []],
    ['never `FAILED`', []],
    ['zero tests FAILED', []],
    ["hasn't FAILED", []],
    ['didn’t  really  FAILED', []],
    ['without _FAILED_', []],
    ['0 FAILED', []],
    ['0   tests   FAILED', []],
    ['10 FAILED', ['failed']],
    ['1.0 FAILED', ['failed']],
    ['3/0 FAILED', ['failed']],
    ['1,0 FAILED', ['failed']],
    ['knot FAILED', ['failed']],
    ['not all of it PASSED', ['passed']],
    ['not: PASSED', ['passed']],
    ['FAILED: 0', []],
    ['FAILED = none', []],
    ['FAILED (0)', []],
    ['**FAILED**: **0**', []],
    ['FAILED:  zero', []],
    ['FAILED: 0.5', ['failed']],
    ['FAILED: 0/3', ['failed']],
    ['FAILED: 0 / 3', ['failed']],
    ['FAILED: 0 of 3', ['failed']],
    ['FAILED: 0 offered', []],
    ['FAILED: 03', ['failed']],
    ['FAILED: nonesuch', ['failed']],
    ['FAILED x: 0', ['failed']],
    ['FAILED 0', ['failed']],
    ['5 PASSED, FAILED: 0', ['passed']],
    ['PASSED then FAILED then PASSED', ['passed', 'failed', 'passed']],
    [`not ${'x'.repeat(33)}  PASSED`, []],
    [`not ${'x'.repeat(40)} PASSED`, ['passed']],
    [`FAILED${' '.repeat(38)}:0`, []],
    [`FAILED${' '.repeat(40)}:0`, ['failed']],
  ])('in %j are %j', (heading, results) => {
    expect(selfCheckResults(heading)).toEqual(results);
  });
});

describe('A text', () => {
  test.each([
    ['src/a.ts', true],
    ['a.ts', true],
    ['see "src/a.ts"', true],
    ['(a.ts)', true],
    ['[a.ts]', true],
    ['a.ts!?:.', true],
    ["it's `a.ts`;", true],
    ['word', false],
    ['n/a', false],
    ['N/A.', false],
    ['and/or', false],
    ['either/or', false],
    ['w/ dates', false],
    ['w/o', false],
    ['12/34', false],
    ['1/2/3', true],
    ['/', false],
    ['///', false],
    ['x12/34', true],
    ['12/34x', true],
    ['a.', false],
    ['', false],
    ['...', false],
  ])('%j may name a file: %s', (written, expected) => {
    expect(mayNameFile(written)).toBe(expected);
  });
});

describe('A text without a place', () => {
  test.each<readonly [string, string | null]>([
    ['must_haves: x', 'gsd-plan'],
    ['files_modified: []', 'gsd-plan'],
    ['autonomous: true', 'gsd-plan'],
    ['verified: x', 'gsd-verification'],
    ['score: 1/1', 'gsd-verification'],
    ['gaps: []', 'gsd-verification'],
    ['key-files: x', 'gsd-summary'],
    ['key_files: x', 'gsd-summary'],
    ['requirements-completed: []', 'gsd-summary'],
    ['requirements_completed: []', 'gsd-summary'],
    ['subsystem: x', 'gsd-summary'],
    ['duration: 1min', 'gsd-summary'],
    ['autonomous: true\nscore: 1\nduration: 1', 'gsd-plan'],
    ['score: 1\nduration: 1', 'gsd-verification'],
    ['title: x', null],
  ])('with a phase and %j looks like a %s', (key, family) => {
    expect(gsdFamilyOfText(`---\nphase: 01\n${key}\n---\n`)).toBe(family);
    expect(gsdFamilyOfText(`---\n${key}\n---\n`)).toBeNull();
    expect(gsdFamilyOfText(`phase: 01\n${key}\n`)).toBeNull();
  });
});

describe('The value of a summary', () => {
  it('has its parts, as they are written', () => {
    const written = text(
      '---',
      'requirements-completed: [A-1, [x], ~, B-2]',
      'status: halted',
      'status: [odd]',
      'commits: [70003a9]',
      '---',
      '## Commits',
      '`hash` 1c865dd',
      '| `hash` | Id | Pending |',
      '| --- | :-: | --- |',
      '| `tbd` | 2dac16b | pending |',
      '### More `3dac16b`',
      '## Self-Check: PASSED',
      '## Self-Check: PASSED',
    );
    expect(gsdReturn(written).value).toEqual({
      frontmatter: 'whole',
      'requirements-completed': ['A-1', 'B-2'],
      status: ['odd'],
      commits: ['2dac16b', '70003a9'],
      placeholders: ['hash', 'tbd', 'pending'],
      selfCheck: 'passed',
      order: ['/commits/0', '/commits/1'],
    });
    expect(placeOf(written, '/requirements-completed/1')).toBe('2:39 B-2');
    expect(placeOf(written, '/placeholders/1')).toBe('11:4 tbd');
    expect(placeOf(written, '/placeholders/2')).toBe('11:21 pending');
    expect(placeOf(written, '/selfCheck')).toBe('13:4 Self-Check: PASSED');
    expect(placeOf(written, '/status/0')).toBe('4:10 odd');
  });

  it.each(['files', 'commits', 'self-check', 'selfCheck', 'placeholders', 'measured'])(
    'has no %s of its frontmatter',
    (key) => {
      const { value, locate } = gsdReturn(`---\nphase: 01\n${key}: "x"\n---\n`);
      expect(value).toEqual({ frontmatter: 'whole', phase: '01', order: [] });
      expect(locate(`/${key}`)).toEqual(locate(''));
    },
  );

  it('has the window of its work', () => {
    const measured = (...lines: readonly string[]): unknown => gsdReturn(text('---', ...lines, '---')).value.measured;
    const id = (letter: string, length: number): string => `1${letter.repeat(length - 1)}`;
    expect(measured('plan_head_before: 0123456', 'plan_head_after: ABCDEF1', 'commits: 12')).toEqual({
      before: '0123456',
      after: 'ABCDEF1',
      commits: 12,
    });
    expect(measured('actuals:', '  commits: 2', 'commits: 3')).toEqual({ commits: 3 });
    expect(measured(`plan_head_before: ${id('a', 64)}`, 'commits: 999999')).toEqual({
      before: id('a', 64),
      commits: 999_999,
    });
    for (const other of ['012345', id('a', 65), 'x0123456a', '0123456 (main)', '[0123456]', '']) {
      expect(measured(`plan_head_before: ${other}`)).toBeUndefined();
    }
    for (const other of ['1000000', 'x1', '1x', '-1', '[1]', 'many', '1.5']) {
      expect(measured(`commits: ${other}`)).toBeUndefined();
    }
    const written = text('---', 'commits: many', 'actuals:', '  commits: 2', '---');
    expect(gsdReturn(written).value.measured).toEqual({ commits: 2 });
    expect(placeOf(written, '/measured/commits')).toBe('4:12 2');
  });

  it('reads two spellings of a key, and no others', () => {
    const { value } = gsdReturn('---\nkey_files:\n  created: [src/a.ts]\nrequirements_completed: [A-1]\n---');
    expect(value['key-files']).toEqual({ created: [{ path: 'src/a.ts', type: 'created' }] });
    expect(value['requirements-completed']).toEqual(['A-1']);
    expect(value).not.toHaveProperty('key_files');
    expect(value).not.toHaveProperty('requirements_completed');
  });

  test.each(['phase', 'plan', 'subsystem', 'key-files', 'key_files', 'must_haves', 'verified', 'score'])(
    'has a misplaced frontmatter by a line with the key %s',
    (key) => {
      const state = (line: string): Json | undefined => gsdReturn(`# Title\n\n---\n${line}\n---\n`).value.frontmatter;
      expect([state(`${key}: x`), state(`"${key}" \t: x`), state(`'${key.toUpperCase()}': x`)]).toEqual([
        'misplaced',
        'misplaced',
        'misplaced',
      ]);
      expect([state(`my ${key}: x`), state(`${key}s: x`), state(key), state(`x${key}x: x`)]).toEqual(
        Array(4).fill('none'),
      );
    },
  );
});

describe('Commits of a frontmatter', () => {
  const commits = (...lines: readonly string[]): unknown => gsdReturn(text('---', ...lines, '---')).value.commits;
  test.each([
    ['commits: [70003a9]'],
    ['commit: 70003a9'],
    ['task_commits: [70003a9]'],
    ['task-commit: 70003a9'],
    ['commits:\n  - "70003a9: feat"'],
    ["commits:\n  - '`70003a9` feat'"],
    ['commits:\n  - 70003a9 (feat)'],
    ['commits:\n  - hash: 70003a9'],
    ['commits:\n  - task-1:   `70003a9`'],
    ['commits:\n  - "task_1: 70003a9, feat"'],
    ['commits:\n  - 70003a9: 1c865dd'],
  ])('are read from %j', (lines) => {
    expect(commits(lines)).toEqual(['70003a9']);
  });
  test.each([
    ['my_commits: [70003a9]'],
    ['commits_made: [70003a9]'],
    ['task commits: [70003a9]'],
    ['commits:\n  - see 70003a9'],
    ['commits:\n  - "- (): 70003a9"'],
    ['commits:\n  - x y: 70003a9'],
    ['commits:\n  - "::"'],
    ['commits: []'],
  ])('are not read from %j', (lines) => {
    expect(commits(lines)).toBeUndefined();
  });
});

describe('What a self-check found', () => {
  const found = (line: string): readonly string[] => gsdClaimed(`## Self-Check: PASSED\n${line}`);
  test.each([
    ['FOUND: src/a.ts', '2:8 src/a.ts'],
    ['  *  **FOUND**:  src/a.ts', '2:18 src/a.ts'],
    ['+ **FOUND:** src/a.ts', '2:14 src/a.ts'],
    ['FOUND src/a.ts', '2:7 src/a.ts'],
    ['- src/a.ts - FOUND', '2:3 src/a.ts'],
    ['-  src/a.ts -- FOUND', '2:4 src/a.ts'],
    ['* src/a.ts — **FOUND** (x)', '2:3 src/a.ts'],
    ['+ src/a.ts –FOUND', '2:3 src/a.ts'],
    ['  - src/a.ts: FOUND', '2:5 src/a.ts'],
    ['- src/a.ts:   FOUND', '2:3 src/a.ts'],
    ['- `src/a.ts`: FOUND', '2:4 src/a.ts'],
    ['- src/FOUND.ts: FOUND', '2:3 src/FOUND.ts'],
    ['- src/a.ts - x FOUND - FOUND', '2:3 src/a.ts'],
  ])('is a path: %j', (line, place) => {
    expect(found(line)).toEqual([`checked ${place}`]);
  });
  test.each([
    ['FOUND: 70003a9', '2:8 70003a9'],
    ['FOUND: `70003a9`', '2:9 70003a9'],
    ['FOUND: commit  70003A9 (x)', '2:16 70003A9'],
    ['FOUND: Commit `70003a9`, x', '2:16 70003a9'],
    ['FOUND: 70003a9: x', '2:8 70003a9'],
    ['FOUND: 70003a9; x', '2:8 70003a9'],
    ['- commit 70003a9 - FOUND', '2:10 70003a9'],
    ['FOUND: c70003a9', '2:8 c70003a9'],
    ['- Commits 70003a9 and `80003b9`: FOUND', '2:11 70003a9, 2:24 80003b9'],
    ['- [x] commits 70003a9, 80003b9, and 90003c9 exist', '2:15 70003a9, 2:24 80003b9, 2:37 90003c9'],
  ])('is a commit: %j', (line, places) => {
    expect(found(line)).toEqual(places.split(', ').map((place) => `commit ${place}`));
  });
  test.each([
    ...['- FOUND: a.ts', 'x FOUND: src/a.ts', 'FOUND:src/a.ts', 'FOUNDx: src/a.ts', 'src/a.ts - FOUND'],
    ...['-src/a.ts - FOUND', '- src/a.ts FOUND', '- src/a.ts. FOUND', '- src/a.ts - FOUND_x'],
    ...['- src/a.ts - FOUND2', '- - FOUND', '- FOUND', 'FOUND: 70003a9x', 'FOUND: 70003a'],
    ...[
      'FOUND: my commit 70003a9',
      'FOUND: 20260220',
      'FOUND: layout/info/png, string',
      '- [x] `date(a / 1000` is there',
    ],
  ])('is nothing: %j', (line) => {
    expect(found(line)).toEqual([]);
  });
  test('is unread where a path is behind other words', () => {
    const { unread = [] } = gsdReturn('## Self-Check: PASSED\nFOUND: the notes in `docs/a.md`\n');
    expect(unread.map(({ text: shown }) => shown)).toEqual(['FOUND: the notes in `docs/a.md`']);
  });
});

describe('The value of a plan', () => {
  test.each([
    ['<task type="checkpoint:x">', true],
    ["<task  type = 'checkpoint'>", true],
    [`<task ${'x'.repeat(298)} type="checkpoint">`, true],
    [`<task ${'x'.repeat(299)} type="checkpoint">`, false],
    ['<tasks type="checkpoint">', false],
    ['<task subtype="checkpoint">', false],
    ['<task> type="checkpoint"', false],
    ['<task type="auto">', false],
    ['<task type=checkpoint>', false],
  ])('waits for a person by %j: %s', (task, expected) => {
    expect(gsdReturn(`---\nphase: x\n---\n${task}`, 'gsd-plan').value.checkpoint).toBe(expected ? true : undefined);
    expect(gsdReturn(`---\nname: '${task.replaceAll("'", '')}'\n---\n`, 'gsd-plan').value.checkpoint).toBeUndefined();
  });

  it('says that a map in place of a list is not read', () => {
    const text = '---\nmust_haves:\n  artifacts:\n    web: src/a.ts\n  key_links: []\n---\n';
    expect(gsdReturn(text, 'gsd-plan').value.must_haves).toEqual({
      artifacts: [],
      key_links: [],
      unread: ['artifacts'],
    });
  });

  it('has artifacts and links with what is a path, each in its place', () => {
    const written = text(
      '---',
      'must_haves:',
      '  artifacts:',
      '    - path: [x]',
      '    - path: ~',
      '    - path: the parser',
      '      contains: x',
      '    - path: "src/a.ts"',
      '      provides: A',
      '  key_links:',
      '    - to: src/b.ts',
      '    - from: the parser',
      '      to: [x]',
      '      via: 3',
      '      pattern: ~',
      '  artifacts: [x]',
      '  key_links: 3',
      '---',
    );
    const { value, locate } = gsdReturn(written, 'gsd-plan');
    expect(value).toEqual({
      frontmatter: 'whole',
      must_haves: {
        artifacts: [
          { path: null, contains: ['x'] },
          { path: 'src/a.ts', provides: 'A' },
        ],
        key_links: [{ from: null, via: '3' }],
        unread: ['artifacts', 'key_links'],
      },
      order: ['/must_haves/artifacts/1/path'],
    });
    expect(placed(written, locate('/must_haves/artifacts/0'))).toBe('6:7 path: the parser');
    expect(placed(written, locate('/must_haves/artifacts/0/path'))).toBe('6:13 the parser');
    expect(placed(written, locate('/must_haves/artifacts/1'))).toBe('8:7 path: "src/a.ts"');
    expect(placed(written, locate('/must_haves/artifacts/1/path'))).toBe('8:14 src/a.ts');
    expect(placed(written, locate('/must_haves/artifacts/1/provides'))).toBe('9:17 A');
    expect(placed(written, locate('/must_haves/key_links/0'))).toBe('12:7 from: the parser');
    expect(placed(written, locate('/must_haves/key_links/0/from'))).toBe('12:13 the parser');
    expect(placed(written, locate('/must_haves/artifacts'))).toBe('16:3 artifacts');
    expect(placed(written, locate('/must_haves/key_links'))).toBe('17:3 key_links');
  });
});

describe('The gaps of a verification', () => {
  const gaps = (written: string): unknown => gsdReturn(`---\ngaps:${written}\n---`, 'gsd-verification').value.gapCount;
  test.each([
    [' []', 0],
    [' [a, b]', 2],
    ['\n  - a\n  - b\n  - c', 3],
    ['', 0],
    [' none', 0],
    [' None.', 0],
    [' null', 0],
    [' no', 0],
    [' 0', 0],
    [' n/a', 0],
    [' none of them', 1],
    [' 10', 1],
    [' two tests', 1],
    ['\n  truth: x', 1],
  ])('%j are %i', (written, count) => {
    expect(gaps(written)).toBe(count);
  });
  it('are shown at their key, and are not taken from the frontmatter', () => {
    const written = '---\nscore: 1/1\ngapCount: 3\nartifacts: [a]\ngaps: [x]\n---';
    const { value, locate } = gsdReturn(written, 'gsd-verification');
    expect(value).toEqual({ frontmatter: 'whole', score: '1/1', gaps: ['x'], gapCount: 1, order: [] });
    expect(placed(written, locate('/gapCount'))).toBe('5:1 gaps');
    expect(locate('/artifacts')).toEqual(locate(''));
  });
  it('say nothing of the rows of artifacts, which are under their own heading', () => {
    const rows = (heading: string, row: string): readonly string[] =>
      gsdClaimed(`### ${heading}\nText.\n${row}`, 'gsd-verification');
    expect(rows('Required Artifacts', '| `src/a.ts` | `✓ VERIFIED` |')).toHaveLength(1);
    expect(rows('Required Artifacts', '| `src/a.ts` | `✓VERIFIED` |')).toHaveLength(1);
    expect(rows('Required Artifacts', '| `src/a.ts` | x `VERIFIED` |')).toEqual([]);
    expect(rows('Required Artifacts', '| `src/a.ts` | ✓ outside repo |')).toEqual([]);
    expect(rows('Required Artifacts', '| `src/a.ts` | ✓ VERI`x`FIED | out`x`side repo |')).toHaveLength(1);
    expect(rows('Required Artifacts', '| x `src/a.ts` | ✓ |')).toEqual([]);
    expect(rows('Required Artifacts', '| `src/*.ts` | ✓ |')).toEqual([]);
    expect(rows('All Required Artifacts', '| `src/a.ts` | ✓ |')).toEqual([]);
  });
});
