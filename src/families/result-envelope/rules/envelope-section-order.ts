import type { Problem } from '../../../model/finding.js';
import { listField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf } from '../../../model/text.js';

const NAMES = ['Change', 'Status', 'Summary', 'Artifacts', 'Next Recommended', 'Risks'];

/** An init names its project where other phases name their change. */
const RANKS: ReadonlyMap<unknown, number> = new Map([
  ['change', 0],
  ['project', 0],
  ['status', 1],
  ['summary', 2],
  ['artifacts', 3],
  ['next', 4],
  ['risks', 5],
]);

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
    for (const name of listField(value, 'order')) {
      const rank = RANKS.get(name);
      if (rank === undefined || typeof name !== 'string') continue;
      if (rank < last) {
        problems.push({
          pointer: `/${name}`,
          part: 'key',
          message: `${NAMES[rank] ?? name} comes after ${NAMES[last] ?? ''}; it was expected before it.`,
          recommendation: `Put the parts in this order: ${listOf(NAMES, 'and')}.`,
          value: name,
        });
      }
      last = Math.max(last, rank);
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
