import { field, stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, sentencesInWords, sentencesWithin } from '../../../model/text.js';

const MIN = 1;
const MAX = 3;

const implemented = (summary: string) => ({
  set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});

export const completionSummarySentences: ReturnRule = {
  id: 'completion-summary-sentences',
  area: 'life-cycle',
  scope: 'return',
  severity: 'notice',
  summary: `The completion summary has ${String(MIN)} to ${String(MAX)} sentences`,
  rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
  remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are told.'),
  good: implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
  check(subject) {
    const summary = stringField(field(subject.value, 'completion_data'), 'completion_summary');
    // A blank one has an error of its own.
    if (summary === undefined || isBlank(summary) || sentencesWithin(summary, MIN, MAX)) return NOTHING;
    return [
      {
        pointer: join('', 'completion_data', 'completion_summary'),
        message: `The completion summary has ${sentencesInWords(summary, MAX)}; ${String(MIN)} to ${String(MAX)} were expected.`,
        recommendation: `${fixFormat(subject)}: say what was accomplished in ${String(MIN)} to ${String(MAX)} sentences.`,
      },
    ];
  },
};
