import { elementAt, valueOf } from '../../src/model/collections.js';

describe('What is known to be there', () => {
  test('is the element at an index', () => {
    expect(elementAt(['a', 'b'], 1)).toBe('b');
    expect(elementAt([0, null], 0)).toBe(0);
    expect(elementAt([0, null], 1)).toBeNull();
    expect(elementAt('ab', 0)).toBe('a');
  });

  test('is the value of a key', () => {
    expect(valueOf(new Map([['a', '']]), 'a')).toBe('');
    expect(valueOf(new Map([[1, null]]), 1)).toBeNull();
  });

  test.each([-1, 2, 0.5, NaN])('throws at index %d of two', (index) => {
    expect(() => elementAt(['a', 'b'], index)).toThrow(new RangeError(`there is no element ${String(index)} of 2`));
  });

  test('throws where a map has no such key', () => {
    expect(() => valueOf(new Map([['a', 1]]), 'b')).toThrow(new RangeError('there is no value of b'));
  });
});
