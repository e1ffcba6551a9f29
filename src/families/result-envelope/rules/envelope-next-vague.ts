import { stringField } from '../../../model/json.js';
import { pattern, quote } from '../../../model/text.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

/** Words that alone do not say what comes next. */
const VAGUE = new Set(
  'a ahead all and as as-is carry continue continuing done forward go going good he it keep later move moving next normally now on onward onwards phase phases planned please proceed process ready soon step steps task tasks tbd the then to todo with work workflow'.split(
    ' ',
  ),
);

/** A longer text counts as specific, whatever its words are. */
const LONGEST = 80;

const WORDS = pattern(String.raw`[\p{L}\p{N}-]+`, 'gu');

export const envelopeNextVague: ReturnRule = {
  id: 'envelope-next-vague',
  area: 'envelope',
  scope: 'return',
  severity: 'warning',
  summary: 'An envelope says what exactly comes next',
  rationale:
    'The orchestrator takes its next step from here. That it should go on, it knows; which phase is ready, or what blocks it, only the agent can tell.',
  remedy: 'Name the phase that is ready, such as `Ready for specs (sdd-spec)`, or what has to be done before.',
  demand: {
    order: 30,
    text: 'What comes next is named: "continue" or "proceed" alone is not enough.',
  },
  sources: [
    { document: '004', heading: 'Fields' },
    { document: '004', heading: 'Sub-Agent Responsibilities' },
  ],
  bad: [
    { replace: [['Ready for the specification (sdd-spec).', 'Continue.']] },
    { replace: [['Ready for the specification (sdd-spec).', 'Proceed to the next phase']] },
  ],
  good: { replace: [['Ready for the specification (sdd-spec).', 'Continue with sdd-spec.']] },
  check({ value }) {
    const next = stringField(value, 'next');
    if (next === undefined || next.length > LONGEST) return NOTHING;
    const words = [...next.toLowerCase().matchAll(WORDS())];
    if (words.length === 0 || !words.every(([word]) => VAGUE.has(word))) return NOTHING;
    return [
      {
        pointer: '/next',
        message: `${quote(next)} does not say what comes next.`,
        recommendation: 'Name the phase that is ready, or what must be done before it.',
      },
    ];
  },
};
