import { gsdClaims } from '../../../../src/families/gsd/claims.js';
import { gsdClaimed, gsdReturn } from '../support.js';

function claimed(...lines: readonly string[]): readonly string[] {
  return gsdClaimed(lines.join('\n'));
}

describe('The files of a frontmatter', () => {
  it('are created, modified or deleted', () => {
    expect(
      claimed('---', 'key_files:', '  created: [a]', '  modified: [b]', '  deleted: [c]', '  removed: [d]', '---'),
    ).toEqual(['created 3:13 a', 'modified 4:14 b', 'deleted 5:13 c', 'deleted 6:13 d']);
  });

  it('are deleted where their description says so', () => {
    const lines = ['---', 'key-files:', '  modified:', '    - src/a.ts (deleted)', '    - src/b.ts', '---'];
    expect(claimed(...lines)).toEqual(['deleted 4:7 src/a.ts', 'modified 5:7 src/b.ts']);
    expect(gsdReturn(lines.join('\n')).value['key-files']).toEqual({
      modified: [
        { path: 'src/a.ts', type: 'deleted', readings: ['src/a.ts (deleted)'] },
        { path: 'src/b.ts', type: 'modified' },
      ],
    });
  });
});

describe('Keys that appear twice', () => {
  it('have their lists joined', () => {
    const lines = ['---', 'key-files:', '  created: [a/a]', '  created: [a/b]', 'key_files:', '  created:'];
    expect(claimed(...lines, '    - path: a/c', '      path: a/d', '---')).toEqual([
      'created 3:13 a/a',
      'created 4:13 a/b',
      'created 7:13 a/c',
      'created 8:13 a/d',
    ]);
    const ids = ['---', 'requirements-completed: [A-1]', 'requirements-completed: [A-2]', '---'];
    expect(gsdReturn(ids.join('\n')).value['requirements-completed']).toEqual(['A-1', 'A-2']);
  });

  it('have the status that excuses nothing', () => {
    const statusOf = (...words: readonly string[]): unknown =>
      gsdReturn(['---', ...words.map((word) => `status: ${word}`), '---'].join('\n')).value.status;
    expect(statusOf('halted', 'complete')).toBe('complete');
    expect(statusOf('finished', 'halted')).toBe('finished');
    expect(statusOf('halted', 'blocked')).toBe('halted');
  });
});

describe('A section on files', () => {
  test.each([
    ['- `a.ts`, `src/b.ts` and `src/c.ts`', ['a.ts', 'src/b.ts', 'src/c.ts']],
    ['- **`src/a.ts`** / **`src/b.ts`** - x', ['src/a.ts', 'src/b.ts']],
    ['- `src/a.ts` + `.test.ts`, `src/b.ts`', ['src/a.ts', 'src/b.ts']],
    ['- `src/a.ts` uses `src/b.ts`', ['src/a.ts']],
    ['- `src/a.ts` - x, `src/b.ts`', ['src/a.ts']],
    ['- `src/a.ts` `src/b.ts`', ['src/a.ts']],
  ])('has the listed code spans of %s', (line, paths) => {
    expect(claimed('## Files', line).map((claim) => claim.split(' ').at(-1))).toEqual(paths);
  });

  it('takes what is said behind the last of several for all', () => {
    expect(claimed('## Files Modified', '- `src/a.ts`, `src/b.ts` (deleted)')).toEqual([
      'deleted 2:4 src/a.ts',
      'deleted 2:16 src/b.ts',
    ]);
  });

  const HEADINGS = [
    ...['## Files Created/Modified', '# Files', '### Key Files', '## Files Created & Modified:'],
    ...['## Files Created and Modified', '## files created, changed', '## Files Deleted (2)'],
    ...['## Created Files', '## Modified Files', '## Changed Files **', '## Deleted Files', '## New files'],
  ];
  test.each(HEADINGS)('is under %s', (heading) => {
    expect(claimed(heading, '', '- `src/a.ts` - x')).toHaveLength(1);
  });

  test.each(['## Files to Review', '## File', '## Files Created by hand', 'Files', '##Files'])(
    'is not under %s',
    (heading) => {
      expect(claimed(heading, '', '- `src/a.ts` - x')).toEqual([]);
    },
  );
});

describe('A commit', () => {
  it('is a code span or a cell that is an id and nothing else', () => {
    expect(
      claimed(
        '## Task Commits',
        '1. **Task 1** - `70003a9` (feat)',
        '- `see 2dac16b`, 1c865dd, `20260220`',
        '| Task | Commit |',
        '| 1 | 1c865dd | `4e5f6a7` |',
        '### Plan metadata',
        '`abc1239`',
        '## Notes',
        '`7654321`',
      ),
    ).toEqual(['commit 2:18 70003a9', 'commit 5:7 1c865dd', 'commit 5:18 4e5f6a7', 'commit 7:2 abc1239']);
  });

  test.each(['## Commits', '## Commit', '# Task Commit:', '## commits (3)'])('is under %s', (heading) => {
    expect(claimed(heading, '`70003a9`')).toEqual(['commit 2:2 70003a9']);
  });

  it('of the frontmatter comes last', () => {
    const lines = [
      '---',
      'commits:',
      '  - 70003a9: feat',
      '  - hash: 2dac16b',
      '  - "1c865dd (fix)"',
      '  - feat: x',
      '---',
    ];
    expect(claimed(...lines, '## Commits', '`4e5f6a7`')).toEqual([
      'commit 9:2 4e5f6a7',
      'commit 3:5 70003a9',
      'commit 4:11 2dac16b',
      'commit 5:6 1c865dd',
    ]);
  });

  it('has its kind', () => {
    const { value } = gsdReturn('## Commits\n`70003a9`');
    expect(gsdClaims(value, 'gsd-summary')).toEqual([
      { path: '70003a9', pointer: '/commits/0', type: 'commit', kind: 'commit' },
    ]);
  });

  it('is in a row of a table, and in its head, which has no placeholder', () => {
    const placeholders = (...lines: readonly string[]): unknown =>
      gsdReturn(['## Commits', ...lines].join('\n')).value.placeholders;
    const head = ['| Hash | Message |', '|------|:-------:|'];
    expect(placeholders(...head, '| 70003a9 | feat |')).toBeUndefined();
    expect(placeholders('| `hash` | `pending` |', '|---|---|')).toBeUndefined();
    expect(placeholders('| Hash | Message |', '| 70003a9 | feat |')).toBeUndefined();
    expect(placeholders(...head, '| pending | feat |', '| `tbd` | fix |')).toEqual(['pending', 'tbd']);
    expect(placeholders(...head, '| 70003a9 | feat |', 'Text', '| Hash | Pending |')).toBeUndefined();
    expect(placeholders(...head, '', '| Hash | Message |')).toBeUndefined();
    expect(placeholders('### Hash', ...head, '| pending | feat |', '### More', '| tbd | fix |')).toEqual(['pending']);
    expect(claimed('## Commits', '| 70003a9 | feat |', '|---|---|', '| 2dac16b | fix |')).toEqual([
      'commit 2:3 70003a9',
      'commit 4:3 2dac16b',
    ]);
  });

  it("may be the template's", () => {
    const { value } = gsdReturn('## Commits\n`abc123f` `hash` `[hash]` `TBD` `pending`');
    expect(value).toMatchObject({
      commits: ['abc123f'],
      placeholders: ['abc123f', 'hash', '[hash]', 'TBD', 'pending'],
    });
  });
});

describe('A self-check', () => {
  it('says what it found', () => {
    expect(
      claimed(
        '## Self Check: PASSED',
        'FOUND: src/a.ts',
        '- **FOUND:** src/b.ts (12 lines)',
        '- src/c.ts — FOUND',
        '- `src/d.ts`: **FOUND**',
        '- src/e.ts -- FOUND on disk',
        '- FOUND: commit 70003a9',
        '- `2dac16b` - FOUND',
        '- FOUND: a.ts',
        '- MISSING: src/f.ts',
        'src/g.ts - FOUND',
        '- 3 of 4 — FOUND',
        '- src/h.ts: FOUNDATION',
        '### More',
        'FOUND: src/i.ts',
      ),
    ).toEqual([
      'checked 2:8 src/a.ts',
      'checked 3:14 src/b.ts',
      'checked 4:3 src/c.ts',
      'checked 5:4 src/d.ts',
      'checked 6:3 src/e.ts',
      'commit 7:17 70003a9',
      'commit 8:4 2dac16b',
    ]);
  });
});

describe('Claims of a summary', () => {
  it('come in the order of the text', () => {
    expect(
      claimed(
        '## Self-Check',
        'FOUND: a/1.ts',
        '## Commits',
        '`70003a9`',
        '## Files',
        '- `2.ts`',
        '## Commits',
        '`2dac16b`',
      ),
    ).toEqual(['checked 2:8 a/1.ts', 'commit 4:2 70003a9', 'listed 6:4 2.ts', 'commit 8:2 2dac16b']);
  });

  it('of one path are one: the first, but deleted where any is', () => {
    expect(
      claimed(
        '---',
        'key-files:',
        '  created: [src/a.ts, ./src/b.ts]',
        '---',
        '## Files',
        '- `src//a.ts`',
        '- `src/b.ts` (removed)',
      ),
    ).toEqual(['created 3:13 src/a.ts', 'deleted 3:25 src/b.ts']);
  });

  it('beyond the most that are looked at are counted', () => {
    const { value, moreClaims } = gsdReturn(
      `## Files\n${Array.from({ length: 10_003 }, (_, n) => `- \`${String(n)}.ts\`\n`).join('')}`,
    );
    expect(gsdClaims(value, 'gsd-summary')).toHaveLength(10_000);
    expect(moreClaims).toBe(3);
  });
});

describe('The requirements of a summary', () => {
  it('are texts', () => {
    expect(gsdReturn('---\nrequirements_completed: [A-01, "B-2", 3]\n---').value['requirements-completed']).toEqual([
      'A-01',
      'B-2',
      '3',
    ]);
  });
});
