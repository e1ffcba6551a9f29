import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { estimatedTokens, estimatedTokensInWords } from '../../text-rules.js';

const MAX_TOKENS = 100;

/** From here on it is a warning: the standard's limit is an estimate. */
const WARNING_TOKENS = 120;

export const summaryTokens: ReturnRule = {
  id: 'summary-tokens',
  area: 'summary',
  scope: 'return',
  severity: 'warning',
  summary: `The summary has at most about ${String(MAX_TOKENS)} tokens`,
  rationale: `An orchestrator keeps the summary of every agent in its context window. The count is an estimate of four characters a token, since each model counts its own. It is a warning from ${String(WARNING_TOKENS)} tokens on, and a notice below.`,
  remedy: 'Shorten it to about 400 characters.',
  demand: {
    order: 80,
    text: 'The "summary" of the return, where there is one, has 10 to 400 characters (about 100 tokens).',
  },
  sources: [
    { document: '000', heading: 'summary (required)' },
    { document: '003', heading: 'summary (required)' },
  ],
  bad: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(46)}times.` } },
  good: { set: { '/summary': `Planned the parser. It reads ${'dates and '.repeat(36)}times.` } },
  check(subject) {
    const length = stringField(subject.value, 'summary')?.length ?? 0;
    const tokens = estimatedTokens(length);
    if (tokens <= MAX_TOKENS) return NOTHING;
    return [
      {
        pointer: '/summary',
        ...(tokens < WARNING_TOKENS ? { severity: 'notice' as const } : {}),
        message: `The summary has ${estimatedTokensInWords(length)}; at most about ${String(MAX_TOKENS)} were expected.`,
      },
    ];
  },
};
