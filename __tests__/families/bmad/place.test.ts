import { archive } from '../../../src/families/bmad/index.js';
import { epicOf, isBmadPlace, isStoryName, mayBeBmad } from '../../../src/families/bmad/place.js';
import { bmadReturn } from '../../support/bmad.js';

test.each([
  ['docs/stories/1.2.words.md', true],
  ['docs/stories/epic-1/archive/1.2.words.md', true],
  ['_bmad-output/1-2-words.md', true],
  ['_bmad-output-old/a/b.md', true],
  ['app/_bmad-output/implementation-artifacts/spec-words.md', true],
  ['docs/sprint-artifacts/1-2-words.md', true],
  ['specs/stories/1.2-words.md', true],
  ['docs/1.2.words.md', false],
  ['docs/stories/1.2.words.txt', false],
  ['my-stories/1.2.words.md', false],
  ['docs/stories/templates/1.2.words.md', false],
  ['_bmad/specs/1.2.words.md', false],
  ['.bmad-core/stories/1.2.words.md', false],
  ['.claude/skills/specs/x.md', false],
  ['node_modules/x/specs/y.md', false],
  ['specs/spec-dates.md', true],
  ['specs/7_parse_dates/plans/1.2-words.md', false],
  ['specs/archive/7_parse_dates/reports/01_dates.md', false],
])('Whether %s may be a return', (file, expected) => {
  expect(isBmadPlace(file)).toBe(expected);
});

test.each([
  ['story-dates.md', true],
  ['bug-12.md', true],
  ['tech-debt-1.md', true],
  ['1-2-dates.md', true],
  ['1.2.story.md', true],
  ['7.1-4-dates.md', true],
  ['E2-3-dates.md', true],
  ['1.4a.dates.md', true],
  ['storyboard.md', false],
  ['12-dates.md', false],
  ['dates.md', false],
])('Whether %s has the name of a story', (name, expected) => {
  expect(isStoryName(`docs/stories/${name}`)).toBe(expected);
});

describe('A document is a story', () => {
  test.each([
    ['# Story 1.2: Dates\n## Dev Agent Record\n', 'docs/stories/dates.md', true],
    ['# Dates\n## Dev Agent Record\n', 'docs/stories/dates.md', false],
    ['# Dates\n## Dev Agent Record\n', 'docs/stories/1.2.dates.md', true],
    ['# Dates\n### Developer Agent Record\n', 'docs/stories/1.2.dates.md', true],
    ['# Dates\n### File List\n', 'docs/stories/1.2.dates.md', true],
    ['# Dates\n```\n### File List\n```\n', 'docs/stories/1.2.dates.md', false],
    ['# Dates\n\nThe File List is elsewhere.\n', 'docs/stories/1.2.dates.md', false],
    ['# History of dates\n### File List\n', 'docs/stories/dates.md', false],
  ])('%j at %s', (text, file, expected) => {
    expect(bmadReturn(text, file) !== null).toBe(expected);
    if (expected) expect(mayBeBmad(text)).toBe(true);
  });
});

test('A cheap look passes over most Markdown', () => {
  expect(mayBeBmad('# Notes\n\nThe file list of the dev agent record.\n')).toBe(false);
  expect(mayBeBmad('---\nstatus: done\nroute: x\n---\n')).toBe(true);
});

test('A story keeps its identity wherever it is archived', () => {
  const of = archive.stablePath('docs/stories/1.2.dates.md');
  for (const other of [
    'archive/1.2.dates.story.md',
    'docs/1.2.dates.md.ARCHIVED',
    'x/1.2.dates.old.md',
    '1.2.dates.done.md',
  ]) {
    expect(archive.stablePath(other)).toBe(of);
  }
  expect(archive.stablePath('docs/stories/1.3.dates.md')).not.toBe(of);
});

test.each([
  ['docs/stories/1.2.parse-dates.md', '1'],
  ['docs/stories/2.4a.parse-dates.story.md', '2'],
  ['docs/stories/E2-3-parse-dates.md', '2'],
  ['docs/stories/story-7.1-4.md', '7'],
  ['_bmad-output/implementation-artifacts/10-3-parse-dates.md', '10'],
  ['_bmad-output/implementation-artifacts/epic-12/parse-dates.md', '12'],
  ['_bmad-output/implementation-artifacts/epic-02/archive/1-4-parse-dates.md', '2'],
  ['_bmad-output/implementation-artifacts/spec-1-2-parse-dates.md', '1'],
  ['_bmad-output/implementation-artifacts/spec-parse-dates.md', 'specs'],
  ['docs/stories/bug-parse-dates.md', 'none'],
  ['docs/stories/epic-1.md', 'none'],
])('The epic of %s is %s', (file, name) => {
  expect(epicOf(file)).toEqual({ by: 'epic', name });
});
