import { StringPool } from '../../src/merge/read-shard.js';

describe('A pool of texts', () => {
  it('gives a text back, and null for none', () => {
    const pool = new StringPool();
    expect(['a', 'b', 'a', null, '', null].map((text) => pool.text(text))).toEqual(['a', 'b', 'a', null, '', null]);
  });

  it('gives equal lists back as the first of them', () => {
    const pool = new StringPool();
    const [first, other] = [['a', 'b'], ['a,b']];
    expect(pool.list(first)).toBe(first);
    expect(pool.list(other)).toBe(other);
    for (let n = 0; n < 3; n++) expect(pool.list(['a', 'b'])).toBe(first);
  });

  it('keeps 10,000 of them: a later one comes back as it is', () => {
    const pool = new StringPool();
    for (let n = 1; n < 10_000; n++) pool.list([String(n)]);
    const [last, later] = [['last'], ['later']];
    for (const list of [last, later]) expect(pool.list(list)).toBe(list);
    expect(pool.list(['last'])).toBe(last);
    const again = ['later'];
    expect(pool.list(again)).toBe(again);
  });
});
