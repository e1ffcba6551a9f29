import { isArchived, movedWith, stableFilePath } from '../../src/families/archive.js';

describe('movedWith', () => {
  it.each([
    ['specs/7_x/plans/a.md', 'specs/archive/7_x/.return-meta.json', ['specs/archive/7_x/plans/a.md']],
    [
      'specs/7_x/plans/a.md',
      'specs/vault/01-old/archive/7_x/.return-meta.json',
      ['specs/vault/01-old/archive/7_x/plans/a.md'],
    ],
    ['specs/archive/7_x/plans/a.md', 'specs/vault/01-old/7_x/.meta/a.json', ['specs/vault/01-old/7_x/plans/a.md']],
    [
      'openspec/changes/parse-dates/tasks.md',
      'openspec/changes/archive/2026-01-28-parse-dates/verify.md',
      ['openspec/changes/archive/2026-01-28-parse-dates/tasks.md'],
    ],
    // The nearest folder of that name first.
    ['specs/7_x/a.md', 'specs/vault/7_x/7_x/r.json', ['specs/vault/7_x/7_x/a.md', 'specs/vault/7_x/a.md']],
    ['specs/archive/7_x/a.md', 'specs/archive/7_x/7_x/r.json', ['specs/archive/7_x/7_x/a.md']],
    ['7_x/a.md', 'archive/7_x/r.json', ['archive/7_x/a.md']],
    ['specs/7_x/a.md', 'specs/vault/1/2/3/4/5/6/7/7_x/r.json', ['specs/vault/1/2/3/4/5/6/7/7_x/a.md']],
    ['.claude/specs/7_x/a.md', '.claude/specs/archive/7_x/.return-meta.json', ['.claude/specs/archive/7_x/a.md']],
    // A folder that had its date before it was archived.
    [
      'openspec/changes/2026-01-28-dates/tasks.md',
      'openspec/changes/archive/2026-01-28-dates/verify.md',
      ['openspec/changes/archive/2026-01-28-dates/tasks.md'],
    ],
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
    ['specs/7_x/a.md', 'specs/archive/7_x'],
    ['specs/parse-dates/a.md', 'specs/archive/2026-1-28-parse-dates/r.json'],
    ['specs/parse-dates/a.md', 'specs/archive/x-2026-01-28-parse-dates/r.json'],
    ['specs/x-parse-dates/a.md', 'specs/archive/x-2026-01-28-parse-dates/r.json'],
    ['specs/archive/8_y/a.md', 'specs/archive/7_x/r.json'],
    ['specs/archive/7_x/a.md', 'specs/archive/7_x/r.json'],
    // Nine folders below the store are too many to look through.
    ['specs/7_x/a.md', 'specs/vault/1/2/3/4/5/6/7/8/7_x/r.json'],
  ])('finds no move of %s for %s', (path, file) => {
    expect(movedWith(path, file)).toEqual([]);
  });
});

describe('an archive', () => {
  test.each([
    ...['specs/archive/1_task/.return-meta.json', 'specs/vault/01-base/archive/1_task/.return-meta.json'],
    'openspec/changes/archive/2026-01-28-parse-dates/verify.md',
    '.planning/milestones/v1.2-phases/01-a/01-01-SUMMARY.md',
    ...['.planning/v1.0-phases/01-a/01-01-SUMMARY.md', 'docs/stories/archive/1.2.words.md'],
    ...['docs/stories/archived/1.2.words.md', 'docs/stories/1.2.words.old.md'],
  ])('has %s', (file) => {
    expect(isArchived(file)).toBe(true);
  });

  test.each([
    ...['specs/1_task/.return-meta.json', 'specs/1_archive/.return-meta.json', 'specs/archive.json'],
    ...['specs/archive', 'archives/1_task/.return-meta.json', '.planning/phases/01-a/01-01-SUMMARY.md'],
    ...['docs/stories/1.2.words.md', 'docs/stories/1.2.archived-words.md'],
  ])('does not have %s', (file) => {
    expect(isArchived(file)).toBe(false);
  });
});

describe('The path of a file, whether or not it is archived', () => {
  test.each([
    ['specs/7_x/r.json', 'specs/7_x/r.json'],
    ['specs/archive/7_x/r.json', 'specs/7_x/r.json'],
    ['archive/7_x/r.json', '7_x/r.json'],
    ['specs/vault/01-old/archive/7_x/r.json', 'specs/7_x/r.json'],
    ['specs/vault/01-old/OC_007_x/.meta/r.json', 'specs/OC_007_x/.meta/r.json'],
    // Without the folder of a task, nothing tells how much of the way belongs to the vault.
    ['specs/vault/old/x/r.json', 'specs/vault/old/x/r.json'],
    ['specs/7_x/vault/r.json', 'specs/7_x/vault/r.json'],
    ['specs/vault/a7_x/r.json', 'specs/vault/a7_x/r.json'],
    ['vault/7_x/r.json', '7_x/r.json'],
    ['7_x/vault/8_y/r.json', '7_x/8_y/r.json'],
    ['specs/archive', 'specs/archive'],
    ['specs/archive/archive', 'specs/archive'],
    ['specs/archives/7_x/r.json', 'specs/archives/7_x/r.json'],
    ['.planning/milestones/v1.2-phases/01-a/01-01-SUMMARY.md', '.planning/01-a/01-01-SUMMARY.md'],
    ['.planning/phases/01-a/01-01-SUMMARY.md', '.planning/01-a/01-01-SUMMARY.md'],
  ])('%s: %s', (file, path) => {
    expect(stableFilePath(file)).toBe(path);
  });
});
