import type { Problem } from '../../../model/finding.js';
import { has, stringField, type JsonObject } from '../../../model/json.js';
import { fixFormat } from '../../../model/return.js';
import type { ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

/** The parts, by their names in each form. */
const PARTS = [
  { field: 'status', headed: '**Status**:', block: '**Status**:' },
  { field: 'summary', headed: '### Summary', block: '**Summary**:' },
  { field: 'artifacts', headed: '### Artifacts', block: '**Artifacts**:' },
  { field: 'next', headed: '### Next Recommended', block: '**Next**:' },
  { field: 'risks', headed: '### Risks', block: '**Risks**:' },
] as const;

const FORMS = { headed: 'headings such as "### Summary"', block: 'bold labels such as "**Summary**:"' } as const;

type Form = keyof typeof FORMS;

function isForm(word: string): word is Form {
  return Object.hasOwn(FORMS, word);
}

export const envelopeField: ReturnRule = {
  id: 'envelope-field',
  area: 'envelope',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'An envelope has every part that the standard names, in its form',
  rationale:
    'The orchestrator decides by these parts what happens next, and finds them by their names. A part that is missing leaves it to guess; where there is no risk, that is worth a word, too.',
  remedy: 'Add the part. Where there are no artifacts or risks, write `None.`',
  demand: {
    order: 10,
    text: 'No part is left out: where there are no artifacts or no risks, it is "None."',
  },
  sources: [
    { document: '004', heading: 'Fields' },
    { document: 'upstream', heading: 'the block of labels' },
  ],
  /** `needsChange`: whether the envelope names its change, unless it is that of an init. */
  params: { needsChange: true },
  bad: [
    { replace: [['Ready for the specification (sdd-spec).', '']] },
    { replace: [['None.', '']] },
    { replace: [['**Change**: parse-dates\n', '']], raisedIn: 'some' },
  ],
  good: {},
  check(subject, _, { needsChange }) {
    const { value, standard } = subject;
    const problems: Problem[] = [];
    const expected: Form = standard.shape.enums['/form']?.includes('block') === true ? 'block' : 'headed';
    const form = stringField(value, 'form') ?? expected;
    if (isForm(form) && form !== expected) {
      problems.push({
        pointer: '/form',
        message: `The parts of the envelope have ${FORMS[form]}; ${FORMS[expected]} were expected.`,
        recommendation: `${fixFormat(subject)}: write ${listOf(
          PARTS.slice(1).map((part) => part[expected]),
          'and',
        )}.`,
      });
    }
    if (needsChange === true && !has(value, 'change') && !isInit(value)) {
      problems.push({
        property: 'change',
        message:
          'The envelope does not name its change; "**Change**:" was expected. Only the envelope of an init has none.',
        recommendation: `${fixFormat(subject)}: add "**Change**:" with the name of the change.`,
      });
    }
    for (const part of PARTS) {
      if (has(value, part.field)) continue;
      problems.push({
        property: part.field,
        ...(part.field === 'risks' ? { severity: 'warning' } : {}),
        message: `The envelope has no ${quote(part[expected])}, or nothing in it.`,
        recommendation: `${fixFormat(subject)}: add ${quote(part[expected])}${part.field === 'risks' ? ', with "None." where there are none' : ''}.`,
      });
    }
    return problems;
  },
};

/** The phase that sets up the project is about no change (document 004, Fields). */
function isInit(value: JsonObject): boolean {
  return /\binit(?:ialis|ializ)?(?:ed|ation)?\b/i.test(stringField(value, 'heading') ?? '');
}
