import { numberField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const durationNegative: ReturnRule = {
  id: 'duration-negative',
  area: 'metadata',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'The duration is not negative',
  rationale:
    'Timeouts and statistics are computed from the duration. A negative one comes from a start that was guessed, or taken from another clock.',
  remedy: 'Count the seconds from the call to the return; 0 is allowed.',
  demand: {
    order: 120,
    text: '"metadata.duration_seconds" is 0 or more.',
  },
  sources: [{ document: '000', heading: 'metadata (required)' }],
  bad: { set: { '/metadata/duration_seconds': -1 } },
  good: { set: { '/metadata/duration_seconds': 0 } },
  check(subject) {
    const duration = numberField(metadataOf(subject), 'duration_seconds');
    if (duration === undefined || duration >= 0) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'duration_seconds'),
        message: `Field metadata.duration_seconds is ${String(duration)}; 0 or more was expected.`,
        recommendation: `${fixFormat(subject)}: count the seconds from the call to the return.`,
      },
    ];
  },
};
