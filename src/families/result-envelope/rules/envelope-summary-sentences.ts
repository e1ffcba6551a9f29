import { sentencesRule, textAt } from '../../text-rules.js';

const MIN = 1;
const MAX = 3;

export const envelopeSummarySentences = sentencesRule({
  id: 'envelope-summary-sentences',
  area: 'envelope',
  severity: 'warning',
  summary: `The summary of an envelope has ${String(MIN)} to ${String(MAX)} sentences`,
  rationale: 'The orchestrator keeps the summary of every phase in its context. What is longer belongs in an artifact.',
  remedy: 'Say what happened in one to three sentences, and leave the details to the artifacts.',
  demand: {
    order: 20,
    text: 'The summary has 1 to 3 sentences.',
  },
  sources: [{ document: '004', heading: 'Fields' }],
  bad: { replace: [['It has three phases.', 'It has three phases. The first reads dates. The second reads times.']] },
  good: { replace: [['It has three phases.', 'It has three phases. The first reads dates.']] },
  texts: textAt('summary'),
  name: 'The summary',
  min: MIN,
  max: MAX,
  advice: (expected) => `Say what happened in ${expected}.`,
});
