import { loosenedInWords } from '../../src/report/describe/loosened.js';
import type { Loosened } from '../../src/model/report.js';

const BY = '.return-gate.yml';

const ROWS: readonly (readonly [string, readonly Loosened[]])[] = [
  ['', []],
  [`${BY} turns artifact-missing off`, [{ setting: 'rules', by: BY, rule: 'artifact-missing', level: 'off' }]],
  [
    `${BY} turns artifact-missing and phantom-work off and sets artifact-empty to notice`,
    [
      { setting: 'rules', by: BY, rule: 'artifact-missing', level: 'off' },
      { setting: 'rules', by: BY, rule: 'artifact-empty', level: 'notice' },
      { setting: 'rules', by: BY, rule: 'phantom-work', level: 'off' },
    ],
  ],
  [
    `${BY} turns 4 rules on claims off`,
    ['a', 'b', 'c', 'd'].map((rule) => ({ setting: 'rules', by: BY, rule, level: 'off' }) as const),
  ],
  [
    `${BY} keeps 4 rules on claims from failing`,
    ['a', 'b', 'c', 'd'].map(
      (rule) => ({ setting: 'overrides', by: BY, rule, level: 'off', paths: [`${rule}/**`] }) as const,
    ),
  ],
  [
    `${BY} turns artifact-missing off for specs/old/** and turns artifact-empty off for 2 findings`,
    [
      { setting: 'overrides', by: BY, rule: 'artifact-missing', level: 'off', paths: ['specs/old/**'] },
      { setting: 'overrides', by: BY, rule: 'artifact-empty', level: 'off', findings: 2 },
    ],
  ],
  [
    `${BY} sets fail-on to never, ignores returns in specs/old/** and selects only some of the returns`,
    [
      { setting: 'fail-on', by: BY },
      { setting: 'ignore', by: BY, pattern: 'specs/old/**' },
      { setting: 'paths', by: BY, pattern: null },
    ],
  ],
  [
    `${BY} turns artifact-missing off; the input ignore ignores returns in 4 patterns`,
    [
      { setting: 'rules', by: BY, rule: 'artifact-missing', level: 'off' },
      ...['a', 'b', 'c', 'd'].map((pattern) => ({ setting: 'ignore', by: 'the input ignore', pattern }) as const),
    ],
  ],
];

test.each(ROWS)('%s', (words, loosened) => {
  expect(loosenedInWords({ loosened })).toBe(words);
});

test('a long pattern is cut', () => {
  const pattern = 'x'.repeat(500);
  expect(loosenedInWords({ loosened: [{ setting: 'ignore', by: BY, pattern }] }).length).toBeLessThan(120);
});
