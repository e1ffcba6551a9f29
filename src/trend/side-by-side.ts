interface Identified {
  readonly fingerprint: string;
}

/** Which of two lists has what: a fingerprint that stands several times counts as often. */
export interface SideBySide<Before, Now> {
  /** What was not there before; of several alike the last. */
  readonly added: readonly Now[];
  /** What is no longer there; of several alike the last. */
  readonly mended: readonly Before[];
  readonly unchanged: number;
  /** What both have: the first of several alike with the first, and so on. */
  readonly kept: readonly (readonly [Before, Now])[];
}

/** Sets the findings of two runs side by side. */
export function sideBySide<Before extends Identified, Now extends Identified>(
  before: readonly Before[],
  now: readonly Now[],
): SideBySide<Before, Now> {
  const added = withoutThese(now, before);
  return { added, mended: withoutThese(before, now), unchanged: now.length - added.length, kept: pairsOf(before, now) };
}

/** What is left of a list when each of another has taken one of its kind. */
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
