import { movedWith } from '../../src/families/archive.js';

describe('movedWith', () => {
  it.each([
    ['specs/7_x/plans/a.md', 'specs/archive/7_x/.return-meta.json', ['specs/archive/7_x/plans/a.md']],
    [
      'specs/7_x/plans/a.md',
      'specs/vault/01-old/archive/7_x/.return-meta.json',
      ['specs/vault/01-old/archive/7_x/plans/a.md'],
    ],
    ['specs/archive/7_x/plans/a.md', 'specs/vault/01-old/7_x/.meta/a.json', ['specs/vault/01-old/7_x/plans/a.md']],
    ['.claude/specs/7_x/a.md', '.claude/specs/archive/7_x/.return-meta.json', ['.claude/specs/archive/7_x/a.md']],
  ])('%s, claimed by %s', (path, file, candidates) => {
    expect(movedWith(path, file)).toEqual(candidates);
  });

  it.each([
    ['specs/7_x/a.md', 'specs/7_x/.return-meta.json'],
    ['specs/8_y/a.md', 'specs/archive/7_x/.return-meta.json'],
    ['other/7_x/a.md', 'specs/archive/7_x/.return-meta.json'],
    ['src/a.ts', 'specs/archive/7_x/.return-meta.json'],
    ['specs/deep/7_x/a.md', 'specs/archive/7_x/.return-meta.json'],
    ['specs/7_x', 'specs/archive/7_x/.return-meta.json'],
  ])('finds no move of %s for %s', (path, file) => {
    expect(movedWith(path, file)).toEqual([]);
  });
});
