import { firstWhere } from '../../src/model/collections.js';

test.each([0, 1, 2, 3, 4, 5, 8, 100])('the first of %i numbers that is large enough, for each size', (count) => {
  for (let first = 0; first <= count; first++) {
    const asked: number[] = [];
    const found = firstWhere(count, (n) => {
      asked.push(n);
      return n >= first;
    });
    expect(found).toBe(first);
    expect(asked.every((n) => n >= 0 && n < count)).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(Math.ceil(Math.log2(count + 1)));
  }
});

test('nothing is asked where the count is below 0', () => {
  expect(firstWhere(-1, () => false)).toBe(0);
});
