import fc from 'fast-check';
import { sideBySide } from '../../src/trend/side-by-side.js';

interface One {
  readonly fingerprint: string;
  readonly n: number;
}

/** Few fingerprints, so that many are on both sides, and several times. */
const list: fc.Arbitrary<readonly One[]> = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', '__proto__', ''), { maxLength: 20 })
  .map((fingerprints) => fingerprints.map((fingerprint, n) => ({ fingerprint, n })));

function counted(items: readonly One[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { fingerprint } of items) counts.set(`=${fingerprint}`, (counts.get(`=${fingerprint}`) ?? 0) + 1);
  return Object.fromEntries(counts);
}

test('what is new and what is unchanged is all that is there now; what was fixed and what is unchanged, all that was there before', () => {
  fc.assert(
    fc.property(list, list, (before, now) => {
      const { added, mended, unchanged, kept: pairs } = sideBySide(before, now);
      expect(pairs.map(([one, other]) => one.fingerprint === other.fingerprint)).toEqual(Array(unchanged).fill(true));
      expect(pairs.map(([, one]) => one)).toEqual(now.filter((one) => !added.includes(one)));
      expect(added.length + unchanged).toBe(now.length);
      expect(mended.length + unchanged).toBe(before.length);
      const rest = now.filter((one) => !added.includes(one));
      const kept = before.filter((one) => !mended.includes(one));
      expect(counted(rest)).toEqual(counted(kept));
      // Nothing is both new and fixed.
      expect(Object.keys(counted(added)).filter((key) => key in counted(mended))).toEqual([]);
    }),
  );
});

test('looked at from the other side, what is new is what was mended', () => {
  fc.assert(
    fc.property(list, list, (before, now) => {
      const there = sideBySide(before, now);
      const back = sideBySide(now, before);
      expect([back.added, back.mended, back.unchanged]).toEqual([there.mended, there.added, there.unchanged]);
    }),
  );
});

test('a list beside itself is unchanged', () => {
  fc.assert(
    fc.property(list, (same) => {
      expect(sideBySide(same, same)).toEqual({
        added: [],
        mended: [],
        unchanged: same.length,
        kept: same.map((one) => [one, one]),
      });
    }),
  );
});
