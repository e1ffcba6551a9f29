/** Returns items grouped by a key. Groups are in the order of their first items, and items keep their order within a group. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) addTo(groups, keyOf(item), item);
  return groups;
}

/** Adds an item to the end of a key's list. */
export function addTo<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Returns some items and all to which they lead, the nearer ones first. */
export function reachable<T>(items: Iterable<T>, next: (item: T) => Iterable<T>): ReadonlySet<T> {
  const seen = new Set(items);
  // Items added during iteration are visited as well.
  for (const item of seen) for (const one of next(item)) seen.add(one);
  return seen;
}

/** Yields lists of at most `size` items, in order; none is empty. */
export function* batchesOf<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Returns the first of the numbers 0 to `count` - 1 for which `holds` is true; `count` if there is none, and 0 for a count below 0. By binary search:
 * `holds` must be true for all numbers after that one, too.
 */
export function firstWhere(count: number, holds: (n: number) => boolean): number {
  return firstBetween(0, count, holds);
}

function firstBetween(low: number, high: number, holds: (n: number) => boolean): number {
  if (low >= high) return low;
  const middle = (low + high) >>> 1;
  return holds(middle) ? firstBetween(low, middle, holds) : firstBetween(middle + 1, high, holds);
}

/**
 * Returns a function that computes its result once per object, and releases it with the object. Used e.g. for what all
 * returns of a run need from one tree.
 */
export function oncePer<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/**
 * Returns the element of a list at an index that is in range.
 *
 * @throws {RangeError} if it is not: a mistake of the code, which no input causes.
 */
export function elementAt<T>(list: ArrayLike<T>, index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`there is no element ${String(index)} of ${String(list.length)}`);
  return element;
}

/**
 * Returns the value of a key that a map has.
 *
 * @throws {RangeError} if it has none: a mistake of the code, which no input causes.
 */
export function valueOf<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`there is no value of ${String(key)}`);
  return value;
}
