import { field, isArray, type Json } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { agentName, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const errors: Json = [
  {
    type: 'timeout',
    message: 'The time was up after the first phase',
    recoverable: true,
    recommendation: 'Run /plan 7 again',
  },
];

export const partialWithoutArtifacts: ReturnRule = {
  id: 'partial-without-artifacts',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'notice',
  summary: 'A partial return lists what it has made so far',
  rationale:
    'Partial means that some artifacts exist and the work can be resumed from them. Without any, the next agent starts from nothing, which failed or blocked would have said.',
  remedy: 'List the files made so far, or use the status for work that made none.',
  sources: [{ document: '003', heading: 'artifacts (required)' }],
  bad: { set: { '/status': 'partial', '/artifacts': [], '/errors': errors } },
  good: { set: { '/status': 'partial', '/errors': errors } },
  check(subject) {
    if (statusOf(subject) !== 'partial') return NOTHING;
    const artifacts = field(subject.value, 'artifacts');
    if (!isArray(artifacts) || artifacts.length > 0) return NOTHING;
    return [
      {
        pointer: join('', 'artifacts'),
        message: 'Status "partial" says that some artifacts were made, and none is listed.',
        recommendation: `Verify ${agentName(subject)} lists the files made so far, or returns "failed" or "blocked" where there are none.`,
      },
    ];
  },
};
