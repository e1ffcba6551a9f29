import { field } from '../../../model/json.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdVerificationScore: ReturnRule = {
  id: 'gsd-verification-score',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'The score of a verification is N/M, and all of M where it passed',
    rationale: 'A phase has passed when all that must hold does. Where the score says less, one of the two is wrong.',
    remedy: 'Count again what holds, and write the status that follows.',
    demand: {
      order: 100,
      text: '"score" begins with N/M: N is at most M, and equals it when "status" is "passed".',
    },
    sources: [{ document: 'upstream', heading: 'verification template' }],
    bad: [
      { replace: [['score: 2/2', 'score: 1/2']] },
      { replace: [['score: 2/2', 'score: 3/2']] },
      { replace: [['score: 2/2', 'score: all']] },
    ],
    good: [
      {},
      {
        replace: [
          ['score: 2/2', 'score: 1/2'],
          ['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read'],
        ],
      },
    ],
  }),
  check(subject) {
    const score = field(subject.value, 'score') ?? null;
    if (score === null) return NOTHING;
    // A score is short: the rest is prose.
    const text = (typeof score === 'object' ? JSON.stringify(score) : String(score)).slice(0, 200);
    const [, held, of] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? [];
    if (held === undefined || of === undefined) {
      return [
        {
          pointer: '/score',
          severity: 'notice',
          message: `The score is ${quote(text)}; what holds of how many, such as "5/5", was expected.`,
          recommendation: 'Write how many of the must-haves hold, a slash, and how many there are.',
        },
      ];
    }
    const isLess = Number(held) < Number(of) && statusOf(subject) === 'passed';
    if (!isLess && Number(held) <= Number(of)) return NOTHING;
    return [
      {
        pointer: '/score',
        message: isLess
          ? `The verification passed with a score of ${held}/${of}; ${of}/${of} was expected.`
          : `The score is ${held}/${of}; at most ${of}/${of} was expected.`,
        recommendation: 'Count again what holds, and write the status that follows.',
      },
    ];
  },
};
