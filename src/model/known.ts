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
