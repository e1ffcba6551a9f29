import { epicOf } from '../../../src/families/bmad/epic.js';

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
