import { resolve } from 'node:path';
import { upwards } from '../../src/tree/inside.js';

const TOP = resolve('/');

test('the folders above a folder are those up to the top of the disk, the folder first', () => {
  expect(upwards(resolve('/a/b'))).toEqual([resolve('/a/b'), resolve('/a'), TOP]);
  expect(upwards(TOP)).toEqual([TOP]);
});

test('they end with a folder on the way, and with no other', () => {
  expect(upwards(resolve('/a/b/c'), resolve('/a'))).toEqual([resolve('/a/b/c'), resolve('/a/b'), resolve('/a')]);
  expect(upwards(resolve('/a'), resolve('/a'))).toEqual([resolve('/a')]);
  expect(upwards(resolve('/a'), resolve('/b'))).toEqual([resolve('/a'), TOP]);
});
