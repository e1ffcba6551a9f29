import fc from 'fast-check';
import { withTrend, readEarlier } from '../../src/compare/compare.js';
import type { Finding } from '../../src/model/finding.js';
import type { Trend } from '../../src/model/report.js';
import { render } from '../../src/report/json.js';
import { finding, report } from '../report/sample.js';

/** Compares a run that has some findings with an earlier one. */
function compared(before: readonly Finding[], now: readonly Finding[]): Trend {
  const file = { name: 'night.json', text: [...render(report({ findings: before }))].join('') };
  const { trend } = withTrend(report({ findings: now }), readEarlier('--compare', [file.name], file));
  if (trend === undefined) throw new Error('Nothing was compared.');
  return trend;
}

/** Few fingerprints, so that many are on both sides, and several times. */
const list: fc.Arbitrary<readonly Finding[]> = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'), { maxLength: 20 })
  .map((fingerprints) => fingerprints.map((fingerprint, n) => finding({ fingerprint, message: String(n) })));

function counted(items: readonly { readonly fingerprint: string }[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { fingerprint } of items) counts.set(`=${fingerprint}`, (counts.get(`=${fingerprint}`) ?? 0) + 1);
  return Object.fromEntries(counts);
}

test('what is new and what is unchanged is all that is there now; what was fixed and what is unchanged, all that was there before', () => {
  fc.assert(
    fc.property(list, list, (before, now) => {
      const { added, fixed, unchanged } = compared(before, now);
      expect(added.length + unchanged).toBe(now.length);
      expect(fixed.length + unchanged).toBe(before.length);
      const kept = before.filter(({ message }) => !fixed.some((one) => one.message === message));
      expect(counted(now.filter((one) => !added.includes(one)))).toEqual(counted(kept));
      // Nothing is both new and fixed.
      expect(Object.keys(counted(added)).filter((key) => key in counted(fixed))).toEqual([]);
    }),
  );
});

test('looked at from the other side, what is new is what was fixed', () => {
  fc.assert(
    fc.property(list, list, (before, now) => {
      const messages = (all: readonly { readonly message: string }[]): readonly string[] =>
        all.map(({ message }) => message);
      const there = compared(before, now);
      const back = compared(now, before);
      expect([messages(back.added), messages(back.fixed)]).toEqual([messages(there.fixed), messages(there.added)]);
    }),
  );
});

test('of several findings with one fingerprint the first is paired with the first: a list beside itself is unchanged', () => {
  fc.assert(
    fc.property(list, (same) => {
      expect(compared(same, same)).toMatchObject({ added: [], fixed: [], updated: [], unchanged: same.length });
    }),
  );
});

test('a finding whose return was archived since is unchanged', () => {
  const before = finding({ fingerprint: 'then' });
  const now = finding({ fingerprint: 'now', formerFingerprint: 'then' });
  expect(compared([before], [now])).toMatchObject({ added: [], fixed: [], unchanged: 1 });
});

test('the worst comes first, and what is new and known comes last', () => {
  const [warning, known, error] = [
    finding({ fingerprint: '1', severity: 'warning' }),
    finding({ fingerprint: '2', baselined: true }),
    finding({ fingerprint: '3' }),
  ];
  expect(compared([], [warning, known, error]).added).toEqual([error, warning, known]);
  expect(compared([warning, known, error], []).fixed.map(({ fingerprint }) => fingerprint)).toEqual(['2', '3', '1']);
});
