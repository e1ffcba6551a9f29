import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { estimatedTokens, estimatedTokensInWords } from '../../text-rules.js';

const AIM = 400;
const MAX = 600;

export const handoffTokens: ReturnRule = {
  id: 'handoff-tokens',
  area: 'handoff',
  scope: 'return',
  severity: 'warning',
  summary: `A handoff stays under ${String(AIM)} tokens, and has at most about ${String(MAX)}`,
  rationale:
    'The orchestrator reads the handoff of every step and keeps it in its context window: what is long there belongs into an artifact. The count is an estimate of four characters a token, white space between fields left out.',
  remedy: 'Move details into the artifacts, and leave here what the next step depends on.',
  demand: {
    order: 70,
    text: 'The whole object has at most 600 tokens, of about 4 characters each.',
  },
  sources: [{ document: 'upstream', heading: 'Orchestrator handoff: size' }],
  bad: { set: { '/decisions_made': [`Dates are read ${'and written again '.repeat(150)}by one parser.`] } },
  good: { set: { '/decisions_made': ['Dates are read by one parser.'] } },
  check({ value }) {
    const { length } = JSON.stringify(value);
    if (estimatedTokens(length) <= MAX) return NOTHING;
    return [
      {
        pointer: '',
        message: `The handoff has ${estimatedTokensInWords(length)}; fewer than ${String(AIM)} were expected.`,
        recommendation: 'Move details into the artifacts: the orchestrator keeps every handoff in its context window.',
        // It stays the same finding while the handoff is too long, whatever its text.
        value: MAX,
      },
    ];
  },
};
