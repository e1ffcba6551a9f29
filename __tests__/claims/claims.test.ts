import { claimsOf } from '../../src/claims/claims.js';
import { standards } from '../../src/families/registry.js';

const MAKER = standards.find(({ id }) => id === 'return-meta@2.1') ?? { claimFields: [] };
const FILE = 'specs/7_dates/.return-meta.json';

describe('The members of a team', () => {
  const made = (...results: readonly (string | Readonly<Record<string, string | null>>)[]): readonly string[] =>
    claimsOf({ teammate_results: results }, MAKER, FILE).map(({ path, pointer }) => `${pointer} ${path}`);

  test('claim what they wrote, unless their work did not end well', () => {
    expect(
      made(
        { name: 'A', status: 'completed', output_path: 'a.md' },
        { name: 'B', status: 'timeout', output_path: 'b.md' },
        { name: 'C', output_path: 'c.md' },
        { name: 'D', status: 'completed', output_path: null },
      ),
    ).toEqual(['/teammate_results/0/output_path a.md', '/teammate_results/2/output_path c.md']);
  });

  test('claim nothing in prose', () => {
    expect(made('Teammate A found two calendars')).toEqual([]);
    expect(claimsOf({ memory_candidates: ['Dates are hard'] }, MAKER, FILE)).toEqual([]);
    expect(claimsOf({ artifacts: ['a.md'] }, MAKER, FILE)).toHaveLength(1);
  });
});
