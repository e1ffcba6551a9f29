import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, sentencesInWords, sentencesWithin } from '../../../model/text.js';

const MIN = 1;
const MAX = 3;

export const envelopeSummarySentences: ReturnRule = {
  id: 'envelope-summary-sentences',
  area: 'envelope',
  scope: 'return',
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
  check(subject) {
    const summary = stringField(subject.value, 'summary');
    if (summary === undefined || isBlank(summary) || sentencesWithin(summary, MIN, MAX)) return NOTHING;
    return [
      {
        pointer: '/summary',
        message: `The summary has ${sentencesInWords(summary, MAX)}; ${String(MIN)} to ${String(MAX)} were expected.`,
        recommendation: `Say what happened in ${String(MIN)} to ${String(MAX)} sentences.`,
      },
    ];
  },
};
