import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { estimatedTokens, estimatedTokensInWords } from '../../text-rules.js';

const MAX_TOKENS = 100;

export const summaryTokens: ReturnRule = {
  id: 'summary-tokens',
  area: 'summary',
  scope: 'return',
  severity: 'warning',
  summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
  rationale:
    'An orchestrator keeps the summary of every agent in its context window. The count is an estimate of four characters a token, since each model counts its own.',
  remedy: 'Shorten it to about 400 characters.',
  demand: {
    order: 80,
    text: 'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
  },
  sources: [
    { document: '000', heading: 'summary (required)' },
    { document: '003', heading: 'summary (required)' },
  ],
  bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(37)}times.` } },
  good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
  check(subject) {
    const length = stringField(subject.value, 'summary')?.length ?? 0;
    if (estimatedTokens(length) <= MAX_TOKENS) return NOTHING;
    return [
      {
        pointer: '/summary',
        message: `The summary has ${estimatedTokensInWords(length)}; at most about ${String(MAX_TOKENS)} were expected.`,
      },
    ];
  },
};
