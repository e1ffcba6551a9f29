import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, sentencesInWords, sentencesWithin } from '../../../model/text.js';

const MIN = 2;
const MAX = 5;

export const summarySentences: ReturnRule = {
  id: 'summary-sentences',
  area: 'summary',
  scope: 'return',
  severity: 'notice',
  summary: `The summary has ${String(MIN)} to ${String(MAX)} sentences, in a handoff at most 4`,
  rationale:
    'One sentence seldom holds both the outcome and what follows from it; more than five are a report, and a report is an artifact.',
  remedy: 'Say the outcome in one sentence, and what the caller must know of it in one to four more.',
  sources: [
    { document: '000', heading: 'summary (required)' },
    { document: '003', heading: 'summary (required)' },
  ],
  params: { max: MAX },
  bad: { set: { '/summary': 'Planned how dates are parsed' } },
  good: [
    {},
    {
      families: ['subagent-return'],
      set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass. The next phase is open.' },
    },
    {
      families: ['orchestrator-handoff'],
      set: { '/summary': 'Planned the parser. It reads dates. It has tests. They pass.' },
    },
  ],
  check(subject, _context, params) {
    const max = Number(params.max);
    const summary = stringField(subject.value, 'summary');
    if (summary === undefined || isBlank(summary) || sentencesWithin(summary, MIN, max)) return NOTHING;
    return [
      {
        pointer: '/summary',
        message: `The summary has ${sentencesInWords(summary, max)}; ${String(MIN)} to ${String(max)} were expected.`,
        recommendation: `Say what was accomplished in ${String(MIN)} to ${String(max)} sentences.`,
      },
    ];
  },
};
