import { stringField } from '../../../model/json.js';
import { isSuccess, saysSuccess } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';
import { storyKey } from '../place.js';
import { statusInBook } from '../sprint-status.js';
import { isOneOf } from '../status.js';

const BOOK = '_bmad-output/implementation-artifacts/sprint-status.yaml';

export const bmadSprintStatus: ReturnRule = {
  id: 'bmad-sprint-status',
  area: 'bmad',
  scope: 'return',
  ofTruth: true,
  severity: 'notice',
  about: () => ({
    summary: 'A story that the sprint status calls done or in review has such a status itself',
    rationale:
      'A story whose status says that it is not done claims nothing, so its File List is not checked. If sprint-status.yaml says that it is done, one of the two was forgotten. The other way round nothing is said, and an entry there is never a claim.',
    remedy: 'Set the status of the story, or the one in sprint-status.yaml.',
    sources: [{ document: 'upstream', heading: 'sprint-status template' }],
    bad: {
      families: ['bmad-story'],
      replace: [['Status: done', 'Status: draft']],
      tree: { [BOOK]: 'development_status:\n  epic-1: in-progress\n  1-2-parse-dates: done\n' },
    },
    good: [
      {
        families: ['bmad-story'],
        tree: { [BOOK]: 'development_status:\n  1-2-parse-dates: done\n' },
      },
      {
        families: ['bmad-story'],
        tree: { [BOOK]: 'development_status:\n  1-2-parse-dates: in-progress\n' },
      },
      {
        families: ['bmad-story'],
        replace: [['Status: done', 'Status: draft']],
        tree: { [BOOK]: 'development_status:\n  1-2-parse-dates-again: done\n' },
      },
    ],
  }),
  check({ value, standard, file, beside }) {
    if (saysSuccess({ value, standard })) return NOTHING;
    for (const [book, text] of beside) {
      const found = text === null ? null : statusInBook(text, storyKey(file));
      if (found === null) continue;
      if (!isOneOf(found.status, ['done', 'review'])) return NOTHING;
      const status = stringField(value, 'status');
      const own = status === undefined ? 'has no status' : `is ${quote(status)}`;
      return [
        {
          ...(status === undefined ? {} : { pointer: '/status' }),
          message: `Line ${String(found.line)} of ${quote(book, 200)} says ${quote(found.status)}, and the story ${own}${isSuccess({ value, standard }) ? '' : ', so its list is not checked'}.`,
          recommendation: 'Set the status of the story, or the one in the sprint status.',
        },
      ];
    }
    return NOTHING;
  },
};
