import { sentencesRule, textAt } from '../../text-rules.js';

const MIN = 2;
const MAX = 5;

export const summarySentences = sentencesRule({
  id: 'summary-sentences',
  area: 'summary',
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
  texts: textAt('summary'),
  name: 'The summary',
  min: MIN,
  max: MAX,
  advice: (expected) => `Say what was accomplished in ${expected}.`,
});
