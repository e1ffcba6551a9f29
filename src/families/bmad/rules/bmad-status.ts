import { stringField } from '../../../model/json.js';
import { isKnownStatus } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { plainStatus, stateIn } from '../status.js';

export const bmadStatus: ReturnRule = {
  id: 'bmad-status',
  area: 'bmad',
  step: 'status',
  scope: 'return',
  ofTruth: true,
  severity: 'warning',
  summary: 'The status of a story or a build spec says whether the work is done',
  rationale:
    'Only a return whose work is done makes claims. One with an unknown status, or none, claims nothing, and must not look proved. This is a warning only if the compared change adds the return or changes its status. A known word in place of one of upstream, such as shipped for done, is read as that, and nothing is said.',
  remedy: 'Write a status of the template: done or review where the work is done.',
  demand: 'stated',
  sources: [{ document: 'upstream', heading: 'story template, sprint-status template, spec template' }],
  bad: [
    { families: ['bmad-story'], replace: [['Status: done', 'Status: wonderful']] },
    { families: ['bmad-story'], replace: [['Status: done\n', '']] },
    { families: ['bmad-spec'], replace: [["status: 'done'", "status: 'fine'"]] },
  ],
  good: [
    {},
    { families: ['bmad-story'], replace: [['Status: done', '**Status:** Review']] },
    { families: ['bmad-story'], replace: [['Status: done', 'Status: shipped']] },
    { families: ['bmad-story'], replace: [['Status: done', '## Status\n\nDone ✅']] },
    { families: ['bmad-spec'], replace: [["status: 'done'", 'status: in-review # since Monday']] },
  ],
  check({ value, standard, isNew = false, restated = false }) {
    const expected = listOf(standard.statuses.map((word) => quote(word)));
    const status = stringField(value, 'status');
    if (status === undefined || plainStatus(status) === '') {
      return [
        {
          ...severityOf(isNew || restated),
          message: `The status is absent, so nothing is claimed; ${expected} was expected.`,
          recommendation: 'Write the status.',
        },
      ];
    }
    if (stateIn(value) !== 'unknown' || isKnownStatus(status, standard)) return NOTHING;
    return [
      {
        pointer: '/status',
        ...severityOf(isNew || restated),
        message: `The status is ${quote(status)}, so nothing is claimed; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
      },
    ];
  },
};

function severityOf(isGrave: boolean): { readonly severity?: 'notice' } {
  return isGrave ? {} : { severity: 'notice' };
}
