import { gsdClaimed, gsdReturn } from '../support.js';

function rows(...lines: readonly string[]): readonly string[] {
  return gsdClaimed(['### Required Artifacts (all)', '', ...lines].join('\n'), 'gsd-verification');
}

describe('A verification', () => {
  it('has the fields of its frontmatter', () => {
    const text = '---\nstatus: gaps_found\nscore: 3/4 truths\ngaps:\n  - truth: "x"\n    status: failed\n---\n';
    expect(gsdReturn(text, 'gsd-verification').value).toEqual({
      frontmatter: 'whole',
      status: 'gaps_found',
      score: '3/4 truths',
      gaps: [{ truth: 'x', status: 'failed' }],
      gapCount: 1,
      order: [],
    });
    expect(gsdReturn('---\ngaps: []\n---', 'gsd-verification').value.gapCount).toBe(0);
  });

  test.each([
    ...['✓', '✅ yes', 'VERIFIED', 'EXISTS', 'PASS', 'PASSED', 'SUBSTANTIVE', '**WIRED**', '`VERIFIED`'],
    '✓ | `CREATE TABLE IF NOT EXISTS`',
  ])('claims a row that says %s', (status) => {
    expect(rows(`| \`src/a.ts\` | A | ${status} | x |`)).toEqual(['artifact 3:4 src/a.ts']);
  });

  test.each([
    ...['fine', 'verified', 'PASSING', '✓ but ⚠️', '✗', '❌', 'EXISTS, STUB', 'VERIFIED | PARTIAL'],
    ...['✓ | MISSING', '✓ FAILED', '✓ ORPHANED', '✓ UNCERTAIN', '✓ | DELETED', '✓ | absent'],
    ...['✓ | Removed in plan 2', '✓ | does not exist', '✓ | no longer needed', '✓ | untracked'],
    ...['✓ | not tracked', '✓ | gitignored', '✓ | outside the repository', '`?` EXISTS? | MISSING'],
    'fine | `VERIFIED` by hand',
  ])('claims no row that says %s', (status) => {
    expect(rows(`| \`src/a.ts\` | A | ${status} | x |`)).toEqual([]);
  });

  it('claims what the first cell begins with that names a path', () => {
    expect(
      rows(
        '| `src/a.ts` (lines 1-3) | ✓ |',
        '| **`b.ts`** | ✓ |',
        '| src/c.ts | ✓ |',
        '| `word` | ✓ |',
        '| the `d.ts` | ✓ |',
        '| `e.ts` | a \\| b | ✓ |',
        '| `src/a.ts` | ✓ |',
        '`f.ts` | ✓',
        '| 1 | [`g.ts`](../g.ts) | ✓ |',
        '| `h.ts` (deleted) | gone | ✓ |',
      ),
    ).toEqual([
      ...['artifact 3:4 src/a.ts', 'artifact 4:6 b.ts', 'artifact 5:3 src/c.ts'],
      ...['artifact 8:4 e.ts', 'artifact 11:16 ../g.ts'],
    ]);
  });

  it('claims nothing in its other tables', () => {
    expect(gsdClaimed('### Key Links\n| `src/a.ts` | ✓ |', 'gsd-verification')).toEqual([]);
  });
});
