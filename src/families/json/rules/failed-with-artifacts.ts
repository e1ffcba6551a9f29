import { listField } from '../../../model/json.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count } from '../../../model/text.js';

const ERRORS = [
  { type: 'execution', message: 'The parser crashed', recoverable: true, recommendation: 'Run /plan 7 again' },
] as const;

export const failedWithArtifacts: ReturnRule = {
  id: 'failed-with-artifacts',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'notice',
  summary: 'A failed return has no artifacts',
  rationale:
    'Failed means that nothing usable came of the work. With files to show for it the work was partial, and a caller can go on from there instead of starting again.',
  remedy: 'Set the status to partial if the files are usable; else take them out of the return.',
  sources: [
    { document: '000', heading: 'status (required)' },
    { document: '003', heading: 'status (required)' },
  ],
  bad: { set: { '/status': 'failed', '/errors': ERRORS } },
  good: { set: { '/status': 'partial', '/errors': ERRORS } },
  check(subject) {
    if (statusOf(subject) !== 'failed') return NOTHING;
    const { length } = listField(subject.value, 'artifacts');
    if (length === 0) return NOTHING;
    return [
      {
        pointer: '/artifacts',
        message: `Status "failed" means no usable result, but the return lists ${count(length, 'artifact')}.`,
        recommendation: 'Set the status to "partial" if they are usable; else list none.',
        value: 'failed',
      },
    ];
  },
};
