import { archive, family } from '../../../src/families/bmad/index.js';
import {
  bmadFamilyNamed,
  epicOf,
  isBmadPlace,
  isStoryName,
  mayBeBmad,
  NOT_BELOW,
  PLACES,
  storyKey,
} from '../../../src/families/bmad/place.js';
import { loaded } from '../../../src/families/bmad/family.js';

const STORY = '# Story 1.2: Dates\n\nStatus: done\n\n## Dev Agent Record\n\n### File List\n';
const SPEC = '---\nstatus: done\nroute: x\n---\n## Intent\n';

describe('A place of stories and specs', () => {
  test.each(PLACES)('has files of the pattern %s', (pattern) => {
    const file = (star: string): string =>
      pattern.replace('**/', 'docs/').replace('**/*', `a/1.2.x`).replace('*', star);
    expect([isBmadPlace(file('')), isBmadPlace(file('-old'))]).toEqual([true, true]);
    expect(isBmadPlace(file('').replace('docs/', 'docs-x'))).toBe(false);
  });

  test.each(NOT_BELOW)('is not below a folder %s', (folder) => {
    expect(isBmadPlace(`docs/stories/${folder}/1.2.x.md`)).toBe(false);
    expect(isBmadPlace(`${folder}/stories/1.2.x.md`)).toBe(false);
    expect(isBmadPlace(`docs/stories/my-${folder}/1.2.x.md`)).toBe(true);
  });

  test.each([
    ['specs/OC_12_dates/x.md', false],
    ['specs/a/b/12_dates/plans/x.md', false],
    ['specs/12-dates/x.md', true],
    ['specs/x12_dates/x.md', true],
    ['specs/12_dates.md', true],
    ['myspecs/stories/12_dates/x.md', true],
    ['docs/stories/.old/x.md', false],
    ['docs/stories/x.md.bak', false],
    ['stories/x.md', true],
  ])('may hold %s: %s', (file, expected) => {
    expect(isBmadPlace(file)).toBe(expected);
  });
});

describe('The name of a story', () => {
  test.each([
    ...['story.md', 'Story-1.md', 'bug 1.md', 'tech-debt.md', '1.2.md', '1-2-x.md', '12a.3b.md', 'AB-1.2.md'],
    ...['EPIC1.2.md', '1.E2-x.md', '1.2.3.x.md'],
  ])('is %s', (name) => {
    expect(isStoryName(name)).toBe(true);
  });
  test.each([
    ...['stories.md', 'my-story.md', 'bugs.md', 'tech_debt.md', '1.md', '1-x.md', '12ab.3.md', 'ABCDE1.2.md'],
    ...['1.2x3.md', '1.2_x.md', '1..2.md', '1.2.txt', '1_2.md'],
  ])('is not %s', (name) => {
    expect(isStoryName(name)).toBe(false);
  });
  test('says which family a file is of', () => {
    expect(bmadFamilyNamed('docs/stories/1.2.x.md')).toBe('bmad-story');
    expect(bmadFamilyNamed('docs/stories/spec-1.2.md')).toBe('bmad-spec');
    expect(bmadFamilyNamed('stories/my-spec-1.md')).toBeNull();
    expect(bmadFamilyNamed('stories/spec-x/notes.md')).toBeNull();
    expect(bmadFamilyNamed('docs/1.2.x.md')).toBeNull();
    expect([storyKey('a/1-2-x.md'), storyKey('1.2.md.md'), storyKey('a.md/b')]).toEqual(['1-2-x', '1.2.md', 'b']);
    expect(family.named?.('docs\\stories\\1.2.x.md')).toEqual({ family: 'bmad-story', isCertain: true });
    expect(family.named?.('README.md')).toBeNull();
    expect(family.places[0]?.isCertain?.('docs/stories/1.2.x.md')).toBe(true);
    expect(family.places[0]?.isCertain?.('docs/stories/notes.md')).toBe(false);
  });
});

test.each([
  ['## File List', true],
  ['   ###### The file list of it', true],
  ['# Dev Agent Record', true],
  ['#\tDeveloper Record', true],
  ['# Developer Agent Record', true],
  [`# ${'x'.repeat(200)}File List`, true],
  [`# ${'x'.repeat(201)}File List`, false],
  ['    # File List', false],
  ['#File List', false],
  ['####### File List', false],
  ['File List', false],
  ['# Dev Record', true],
  ['# Device Record', false],
  ['baseline_commit: x', true],
  ['"baseline_revision" : x', true],
  ["'followup_review_recommended': x", true],
  ['review_loop_iteration\t: x', true],
  ['ROUTE: x', true],
  ['spec_checkpoint: x', true],
  [' route: x', false],
  ['my route: x', false],
  ['routes: x', false],
  ['route', false],
])('A text with %j may be a story or a spec: %s', (line, expected) => {
  expect(mayBeBmad(`Text.\n${line}\nText.`)).toBe(expected);
});

describe('A story or a spec that is over', () => {
  test.each([
    ['docs/stories/archived/1.2.x.md', true],
    ['archived/1.2.x.md', true],
    ['docs/stories/1.2.x.ARCHIVED.md', true],
    ['docs/stories/1.2.x.md.old', true],
    ['docs/stories/1.2.x.done.md', true],
    ['docs/stories/1.2.x.md', false],
    ['docs/stories/my-archived/1.2.x.md', false],
    ['docs/stories/1.2.old.x.md', false],
  ])('is %s: %s', (file, expected) => {
    expect(archive.isArchived(file)).toBe(expected);
  });
  test('is known by its name, and moves by itself', () => {
    const names = ['a/1.2.x.md', '1.2.x.story.md', '1.2.x.md.ARCHIVED', '1.2.x.old.done.md'].map((file) =>
      archive.stablePath(file),
    );
    expect(names).toEqual(Array(4).fill('1.2.x'));
    expect(archive.stablePath('a/1.2.old.x.md')).toBe('1.2.old.x');
    expect(archive.movedWith('src/a.ts', 'docs/stories/1.2.x.md')).toEqual([]);
  });
  test.each([
    ['specs/notes.md', false],
    ['specs/1.2.x.md', true],
    ['specs/spec-x.md', true],
    ['specs/spec-x/notes.md', false],
    ['docs/stories/notes.md', true],
    ['docs/notes.md', false],
  ])('owns %s: %s', (file, expected) => {
    expect(archive.owns(file)).toBe(expected);
  });
});

test.each([
  ['epic-3/x.md', '3'],
  ['docs/Epic_12-dates/x.md', '12'],
  ['docs/epic 4/x.md', '4'],
  ['docs/epic5/x.md', '5'],
  ['docs/myepic-5/x.md', 'none'],
  ['docs/epic-x/x.md', 'none'],
  ['story-3.1.md', '3'],
  ['bug_4-1-x.md', '4'],
  ['tech-debt.5.1.md', '5'],
  ['AB-06.2.md', '6'],
  ['ABCDE-6.2.md', 'none'],
  ['7a.E1-x.md', '7'],
  ['7ab.1-x.md', 'none'],
  ['7_1.md', 'none'],
  ['7-x.md', 'none'],
  ['x-7-1.md', '7'],
  ['x y-7-1.md', 'none'],
  ['7-1-x/notes.md', 'none'],
  ['spec-x/notes.md', 'none'],
  ['my-spec-x.md', 'none'],
  ['spec-x.md', 'specs'],
])('The epic of %s is %s', (file, name) => {
  expect(epicOf(file)).toEqual({ by: 'epic', name });
});

describe('The family of BMAD', () => {
  test('recognises a text without a place, but not one that is read as a whole', () => {
    const recognise = (text: string, form: 'json' | 'whole' = 'json'): string | null =>
      loaded.recognise?.(text, { form, found: 0 }) ?? null;
    expect(recognise(STORY)).toBe('bmad-story');
    expect(recognise(SPEC)).toBe('bmad-spec');
    expect(recognise('# Notes\n')).toBeNull();
    expect(recognise(STORY, 'whole')).toBeNull();
  });
});
