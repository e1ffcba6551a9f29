import { fixFormat } from '../../../model/return.js';
import { sentencesRule, textAt } from '../../text-rules.js';

const MIN = 1;
const MAX = 3;

const implemented = (summary: string) => ({
  set: { '/status': 'implemented', '/completion_data': { completion_summary: summary } },
});

export const completionSummarySentences = sentencesRule({
  id: 'completion-summary-sentences',
  area: 'life-cycle',
  severity: 'notice',
  summary: `The completion summary has ${String(MIN)} to ${String(MAX)} sentences`,
  rationale: 'It becomes one entry in the list of finished tasks, which is read at a glance.',
  remedy: 'Say what was accomplished in one to three sentences; leave the details to the summary artifact.',
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: implemented('Dates are parsed. Times are parsed. Zones are parsed. Errors are reported.'),
  good: implemented('Dates are parsed. Times are parsed. Zones are parsed.'),
  texts: textAt('completion_data', 'completion_summary'),
  name: 'The completion summary',
  min: MIN,
  max: MAX,
  advice: (expected, subject) => `${fixFormat(subject)}: say what was accomplished in ${expected}.`,
});
