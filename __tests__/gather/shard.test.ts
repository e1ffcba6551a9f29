import { isInShard, parseShard } from '../../src/gather/gather.js';

describe('a shard is written', () => {
  test.each([
    ['1/1', { part: 1, parts: 1 }],
    ['2/16', { part: 2, parts: 16 }],
    ['1000/1000', { part: 1000, parts: 1000 }],
  ])('%s', (text, shard) => {
    expect(parseShard(text)).toEqual(shard);
  });

  test.each([
    '',
    '0/2',
    '3/2',
    '1/0',
    '1',
    '1/',
    '/2',
    '01/2',
    '1/02',
    '-1/2',
    '1/2/3',
    ' 1/2',
    '1/2\n',
    '1/1001',
    '1e0/2',
    '１/2',
  ])('not %j', (text) => {
    expect(parseShard(text)).toBeUndefined();
  });
});

describe('a file', () => {
  const paths = Array.from({ length: 4_000 }, (_, n) => `specs/${String(n)}_task/.return-meta.json`);
  const partOf = (path: string, parts: number): readonly number[] =>
    Array.from({ length: parts }, (_, n) => n + 1).filter((part) => isInShard(path, { part, parts }));

  test.each([1, 2, 3, 16, 20])('is in one of %i shards, and all of them have about as many', (parts) => {
    const sizes = new Map<number, number>();
    for (const path of paths) {
      const [part, ...others] = partOf(path, parts);
      expect(others).toEqual([]);
      sizes.set(part ?? 0, (sizes.get(part ?? 0) ?? 0) + 1);
    }
    expect(Math.max(...sizes.values()) / (paths.length / parts)).toBeLessThan(1.3);
  });

  // As sha256sum has it of the bytes of the name.
  test.each([
    ['specs/1_one/.return-meta.json', 7],
    ['specs/ä/.return-meta.json', 11],
    ['specs/\udcff/.return-meta.json', 4],
  ])('%j is in shard %i of 16, whatever else there is, on every platform', (path, part) => {
    expect(partOf(path, 16)).toEqual([part]);
  });
});
