import type { Problem } from '../../../model/finding.js';
import { listField } from '../../../model/json.js';
import { elementAt } from '../../../model/collections.js';
import type { ReturnRule } from '../../../model/rule.js';
import { listOf } from '../../../model/text.js';

const NAMES = ['Change', 'Status', 'Summary', 'Artifacts', 'Next Recommended', 'Risks'];

/** The parts, in the order of their names. An init names its project where other phases name their change. */
const PARTS: readonly (readonly string[])[] = [
  ['change', 'project'],
  ['status'],
  ['summary'],
  ['artifacts'],
  ['next'],
  ['risks'],
];

export const envelopeSectionOrder: ReturnRule = {
  id: 'envelope-section-order',
  area: 'envelope',
  scope: 'return',
  severity: 'notice',
  summary: 'The parts of an envelope are in the order of the standard',
  rationale: 'People who read many envelopes look for each part in its usual place.',
  remedy: `Put the parts in this order: ${listOf(NAMES, 'and')}.`,
  sources: [{ document: '004', heading: 'Result Envelope Format' }],
  bad: { replace: [['**Change**: parse-dates\n**Status**: success', '**Status**: success\n**Change**: parse-dates']] },
  good: {},
  check({ value }) {
    const problems: Problem[] = [];
    let last = 0;
    for (const name of listField(value, 'order').filter((part) => typeof part === 'string')) {
      const rank = PARTS.findIndex((parts) => parts.includes(name));
      if (rank < 0) continue;
      if (rank < last) {
        problems.push({
          pointer: `/${name}`,
          part: 'key',
          message: `${elementAt(NAMES, rank)} comes after ${elementAt(NAMES, last)}; it was expected before it.`,
          recommendation: `Put the parts in this order: ${listOf(NAMES, 'and')}.`,
          value: name,
        });
      }
      last = Math.max(last, rank);
    }
    return problems;
  },
};
