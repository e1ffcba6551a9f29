import { stringField } from '../../../model/json.js';
import { stateOfStatus } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { plainStatus } from '../status.js';

export const bmadStatus: ReturnRule = {
  id: 'bmad-status',
  area: 'bmad',
  step: 'status',
  scope: 'return',
  ofTruth: true,
  severity: 'warning',
  about: () => ({
    summary: 'The status of a story or a build spec says whether the work is done',
    rationale:
      'Of a return that goes on nothing is checked. An unknown status, or none, does not say that, so its claims are checked: in full if the compared change adds the return or changes its status, otherwise as warnings. This is a warning in the same case. A known word in place of one of upstream, such as shipped for done, is read as that, and nothing is reported.',
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
  }),
  check({ value, standard, statusIsNew = false }) {
    const expected = listOf(standard.statuses.map((word) => quote(word)));
    const status = stringField(value, 'status');
    if (status === undefined || plainStatus(status) === '') {
      return [
        {
          ...severityOf(statusIsNew),
          message: `The status is absent, so whether the work is done is not known; ${expected} was expected.`,
          recommendation: 'Write the status.',
        },
      ];
    }
    if (stateOfStatus(status, standard) !== null) return NOTHING;
    return [
      {
        pointer: '/status',
        ...severityOf(statusIsNew),
        message: `The status is ${quote(status)}, an unknown word, so whether the work is done is not known; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
      },
    ];
  },
};

function severityOf(isGrave: boolean): { readonly severity?: 'notice' } {
  return isGrave ? {} : { severity: 'notice' };
}
