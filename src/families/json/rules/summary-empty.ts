import { stringField } from '../../../model/json.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

export const summaryEmpty: ReturnRule = {
  id: 'summary-empty',
  area: 'summary',
  scope: 'return',
  supersedes: ['summary-length'],
  severity: 'error',
  structural: true,
  summary: 'The summary is not blank',
  rationale: 'The summary is often all that a caller reads. A blank one says nothing while it counts as present.',
  remedy: 'Say in two to five sentences what was accomplished.',
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '000', heading: 'summary (required)' }],
  bad: { set: { '/summary': ' ' } },
  good: {},
  check(subject) {
    const summary = stringField(subject.value, 'summary');
    if (summary === undefined || !isBlank(summary)) return NOTHING;
    return [
      {
        pointer: '/summary',
        message: `The summary is blank: ${quote(summary)}.`,
        recommendation: `${fixFormat(subject)}: say what was accomplished in 2 to 5 sentences.`,
      },
    ];
  },
};
