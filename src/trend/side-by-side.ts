interface Identified {
  readonly fingerprint: string;
}

/** The comparison of two lists. A fingerprint that appears several times counts as often. */
export interface SideBySide<Before, Now> {
  /** Items that are new; of several with one fingerprint, the last ones. */
  readonly added: readonly Now[];
  /** Items that no longer exist; of several with one fingerprint, the last ones. */
  readonly fixed: readonly Before[];
  readonly unchanged: number;
  /** Items in both lists. Of several with one fingerprint, the first is paired with the first, and so on. */
  readonly kept: readonly (readonly [Before, Now])[];
}

/** Compares the findings of two runs. */
export function sideBySide<Before extends Identified, Now extends Identified>(
  before: readonly Before[],
  now: readonly Now[],
): SideBySide<Before, Now> {
  const added = withoutThese(now, before);
  return { added, fixed: withoutThese(before, now), unchanged: now.length - added.length, kept: pairsOf(before, now) };
}

/** Returns the list's items that remain after each item of `others` has removed one with its fingerprint. */
function withoutThese<T extends Identified>(list: readonly T[], others: readonly Identified[]): readonly T[] {
  const stock = new Map<string, number>();
  for (const { fingerprint } of others) stock.set(fingerprint, (stock.get(fingerprint) ?? 0) + 1);
  return list.filter(({ fingerprint }) => {
    const left = stock.get(fingerprint) ?? 0;
    if (left > 0) stock.set(fingerprint, left - 1);
    return left === 0;
  });
}

function pairsOf<Before extends Identified, Now extends Identified>(
  before: readonly Before[],
  now: readonly Now[],
): readonly (readonly [Before, Now])[] {
  const stock = new Map<string, Before[]>();
  for (const one of before.toReversed()) {
    const alike = stock.get(one.fingerprint);
    if (alike === undefined) stock.set(one.fingerprint, [one]);
    else alike.push(one);
  }
  return now.flatMap((one) => {
    const then = stock.get(one.fingerprint)?.pop();
    return then === undefined ? [] : [[then, one] as const];
  });
}
