/** A stream of numbers that is the same for the same seed (mulberry32), and random enough for filler. */
export class Random {
  #state: number;

  constructor(seed: number) {
    // Neighbouring seeds give unrelated streams.
    this.#state = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number from 0 to below a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  of<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }

  /** Returns one of some values, each with its weight as frequency. */
  weighted<T>(weights: readonly [readonly [T, number], ...(readonly [T, number])[]]): T {
    let left = this.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of weights) if ((left -= weight) < 0) return value;
    return weights[0][0];
  }
}
