import { batchesOf } from '../../src/model/collections.js';

describe('batches', () => {
  test.each([
    [[], []],
    [[1], [[1]]],
    [[1, 2], [[1, 2]]],
    [
      [1, 2, 3],
      [[1, 2], [3]],
    ],
    [
      [1, 2, 3, 4],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('of %j', (items, batches) => {
    expect([...batchesOf(items, 2)]).toEqual(batches);
  });

  test('take no more than they hold before they are yielded', () => {
    const taken: number[] = [];
    const items = (function* () {
      for (let n = 1; n <= 4; n++) {
        taken.push(n);
        yield n;
      }
    })();
    const [first] = batchesOf(items, 2);
    expect(first).toEqual([1, 2]);
    expect(taken).toEqual([1, 2]);
  });
});
