import { namesakesInWords } from '../../src/engine/absent/absent.js';
import type { Tree } from '../../src/model/tree.js';
import { treeOf } from './compared.js';

const RETURN = 'specs/7_dates/.return-meta.json';
const tree: Tree = treeOf({ 'specs/7_dates/reports/a.md': 'a', 'specs/7_dates/b.md': 'b', [RETURN]: '{}' });

describe('A claim of a path that never was', () => {
  test.each<[string, string, readonly string[], string]>([
    [
      'names the file that it leads to from the folder of its return',
      'reports/a.md',
      [],
      'Did you mean specs/7_dates/reports/a.md?',
    ],
    [
      'names a file of that name beside its return, before all others',
      'src/b.md',
      ['c/b.md'],
      'Did you mean specs/7_dates/b.md?',
    ],
    ['names no folder', 'reports', [], ''],
    ['names neither its return nor itself', '.return-meta.json', [], ''],
    ['names the one file of that name elsewhere', 'src/c.md', ['x/c.md'], 'A file of that name is at x/c.md.'],
    [
      'names three elsewhere',
      'c.md',
      ['x/c.md', 'y/c.md', 'z/c.md'],
      'Files of that name are at x/c.md, y/c.md and z/c.md.',
    ],
    ['names none of four', 'c.md', ['w/c.md', 'x/c.md', 'y/c.md', 'z/c.md'], ''],
    ['says nothing where there is none', 'c.md', [], ''],
  ])('%s', (_, path, namesakes, words) => {
    expect(namesakesInWords({ path, returnFile: RETURN }, namesakes, tree)).toBe(words);
  });
});
