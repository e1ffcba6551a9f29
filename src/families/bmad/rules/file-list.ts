import { field, listField, numberField } from '../../../model/json.js';
import { unreadParts } from '../../../model/finding.js';
import { saysSuccess } from '../../../model/return.js';
import { rulesOnClaims, rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { count, quote } from '../../../model/text.js';
import { unreadRule } from '../../../rules/return.js';
import { deletionRule, untouchedFiles } from '../../../rules/claim-present.js';
import { inStory } from '../samples.js';

const BASELINE = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567';

/** The commit that last changed the files of an example. */
const LAST = '1'.repeat(40);

export const fileListRules = rulesOnReturns('bmad', {
  'bmad-file-list': {
    severity: 'warning',
    about: () => ({
      summary: 'A finished story has a File List, which names files or says that there are none',
      rationale:
        'The File List is the report of a story. Without one, or if it names no path, nothing can be checked. This is a warning only if the compared change adds a list in which every line says that its file is planned, not in git or not done.',
      remedy: 'List the files below the heading File List, each path in a code span, or write that there are none.',
      sources: ['upstream dev-story, File List'],
      bad: [
        { replace: [['### File List', '### The parser']] },
        {
          replace: [
            ['- `src/parse-dates.ts` (new)\n', '- [ ] `src/parse-dates.ts`\n'],
            ['- `src/page.ts` (modified)\n', '- `src/page.ts` (planned)\n'],
          ],
        },
        {
          replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', 'The parser and the page.\n']],
        },
      ],
      good: [
        {},
        {
          replace: [['- `src/parse-dates.ts` (new)\n- `src/page.ts` (modified)\n', '- None\n']],
        },
        {
          replace: [
            ['### File List', '### The parser'],
            ['Status: done', 'Status: draft'],
          ],
        },
      ],
    }),
    check({ value, standard, unread = [], isNew = false, restated = false }) {
      if (!saysSuccess({ value, standard })) return NOTHING;
      if (field(value, 'lists') === 0) {
        return {
          severity: 'notice',
          message: 'The story is done and has no File List.',
          recommendation: 'List the files that it created, modified and deleted below a heading "File List".',
        };
      }
      // Unread lines have their own finding.
      if (listField(value, 'file-list').length > 0 || unreadParts(unread).length > 0) return NOTHING;
      const hedged = numberField(value, 'hedged') ?? 0;
      const all = hedged + (numberField(value, 'dropped') ?? 0);
      if (all === 0 && field(value, 'saysNone') === true) return NOTHING;
      return {
        ...(hedged > 0 && (isNew || restated) ? {} : { severity: 'notice' as const }),
        pointer: '/file-list',
        message:
          all === 0
            ? 'The File List of the finished story names no path.'
            : `The File List of the finished story claims nothing: ${count(all, 'line')} of it ${all === 1 ? 'names a file and says' : 'name files and say'} that it is planned, not in git or not done.`,
        recommendation: 'Write each path in a code span as its own item, or write "None".',
      };
    },
  },
  'bmad-unread': unreadRule(() => ({
    summary: 'Every line of a File List that names a path is read as a claim',
    rationale:
      'A line or table row names one path, or several in code spans with commas between them. A path in a sentence, a code block or HTML is not read, nor is anything after a comment that never ends, and it must not look proved. If the compared change did not add the story, this is a notice.',
    remedy: 'Write each path in a code span as its own item.',
    demand: {
      order: 90,
      text: ({ family }) =>
        family === 'bmad-story'
          ? 'Each line of the File List that names a path is an item that begins with the path: other lines are not read.'
          : 'A comment, if there is one, ends with -->.',
    },
    sources: ['upstream dev-story, File List'],
    bad: [
      { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '- The page in src/page.ts']] },
      { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '```\nsrc/page.ts\n```']] },
      { families: ['bmad-story'], replace: [['- `src/page.ts` (modified)', '<!-- To do']] },
      { families: ['bmad-spec'], replace: [['## Suggested', '<!-- To do\n\n## Suggested']] },
    ],
    good: [
      {
        families: ['bmad-story'],
        replace: [['- `src/page.ts` (modified)', '- `src/page.ts`, `src/parse-dates.ts`']],
      },
      { families: ['bmad-spec'], replace: [['## Suggested', '<!-- - `src/todo.ts` -->\n\n## Suggested']] },
    ],
  })),
});

export const claimRules = rulesOnClaims('bmad', {
  'bmad-deleted-present': deletionRule('list', () => ({
    summary: 'A file that is listed as deleted does not exist',
    rationale:
      'The list says that the file was deleted. It may have come back since, or be listed twice, so this is a notice.',
    remedy: 'Delete the file, or correct the list.',
    sources: ['upstream dev-story, File List'],
    bad: [
      { families: ['bmad-story'], replace: [['`src/page.ts` (modified)', '`src/page.ts` (deleted)']] },
      { families: ['bmad-spec'], replace: [['`src/page.ts` -- show them', '`src/page.ts` -- delete the file']] },
    ],
    good: [
      {},
      {
        families: ['bmad-story'],
        replace: [['`src/page.ts` (modified)', '`src/old-page.ts` (deleted)']],
        earlier: { 'src/old-page.ts': null },
      },
    ],
  })),
  'bmad-baseline-unknown': {
    verdict: 'missing',
    kinds: ['commit'],
    severity: 'notice',
    about: () => ({
      summary: 'The commit at which the work began is in the history',
      rationale:
        'This commit shows which files the work changed. A squash or rebase removes commits, and a project that was split off keeps the ids of the old repository, so this is a notice. NO_VCS is right if there was no repository.',
      remedy: 'Write the current id of the commit, or leave it: nothing else depends on it.',
      sources: ['upstream dev-story, baseline_commit; build, baseline_revision'],
      bad: [
        { families: ['bmad-story'], replace: [inStory(BASELINE)] },
        { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]] },
      ],
      good: [
        { families: ['bmad-story'], replace: [inStory('NO_VCS')] },
        { families: ['bmad-story'], replace: [inStory(BASELINE)], commits: { [BASELINE]: ['README.md'] } },
        { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]], commits: { [BASELINE]: ['README.md'] } },
      ],
    }),
    check({ claim }) {
      return {
        message: `The baseline ${quote(claim.path, 80)} is not in the history.`,
        recommendation:
          'A squash, a rebase or another repository may be the reason. Write the current id of the commit, or leave it.',
      };
    },
  },
  'bmad-untouched': {
    verdict: ['present', 'empty', 'relocated'],
    after: 'both',
    severity: 'notice',
    about: () => ({
      summary: 'A claimed file changed since the commit at which the work began',
      rationale:
        'The frontmatter names the commit at which the work began. If no commit has changed a file since, the work did not make or change it. If the commit is not in the history, nothing is reported. In a pull request, a new story only creates files that the same change touched.',
      remedy: 'Remove the file from the list, or correct the baseline.',
      sources: ['upstream dev-story, baseline_commit; build, baseline_revision'],
      bad: [
        { families: ['bmad-story'], replace: [inStory(LAST)], commits: { [LAST]: ['src/page.ts'] } },
        { families: ['bmad-spec'], replace: [['NO_VCS', LAST]], commits: { [LAST]: ['src/page.ts'] } },
      ],
      good: [
        { families: ['bmad-story'], replace: [inStory(BASELINE)], commits: { [BASELINE]: ['README.md'] } },
        { families: ['bmad-spec'], replace: [['NO_VCS', BASELINE]], commits: { [BASELINE]: ['README.md'] } },
      ],
    }),
    check: untouchedFiles(
      (claim) => `${quote(claim.path, 200)} was not changed since the baseline, so the work did not change it.`,
    ),
  },
});
