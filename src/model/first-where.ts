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
