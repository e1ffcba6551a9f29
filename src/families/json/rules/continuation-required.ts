import { field } from '../../../model/json.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const continuationRequired: ReturnRule = {
  id: 'continuation-required',
  area: 'handoff',
  scope: 'return',
  severity: 'warning',
  summary: 'A partial handoff says where the work goes on',
  rationale:
    'The next agent reads that file first. Without it, it has to find out what was done from the changes themselves, or starts again.',
  remedy:
    'Write the path of the file that says how to go on to continuation_path, or to continuation_context.handoff_path.',
  demand: {
    order: 50,
    text: 'When "status" is "partial": "continuation_path" is required and names the file that says how to go on, unless "continuation_context" does.',
  },
  sources: [{ document: 'upstream', heading: 'Orchestrator handoff: continuation_context and continuation_path' }],
  bad: [
    { set: { '/status': 'partial', '/phases_completed': 1 } },
    {
      set: { '/status': 'partial', '/phases_completed': 1, '/continuation_path': null, '/continuation_context': null },
    },
  ],
  good: {
    set: {
      '/status': 'partial',
      '/phases_completed': 1,
      '/continuation_path': 'specs/7_parse_dates/handoffs/phase-1.md',
    },
    tree: { 'specs/7_parse_dates/handoffs/phase-1.md': '# Phase 1\n\nGo on with time zones.\n' },
  },
  check(subject) {
    if (statusOf(subject) !== 'partial') return NOTHING;
    const { value } = subject;
    if ((field(value, 'continuation_path') ?? field(value, 'continuation_context') ?? null) !== null) return NOTHING;
    return [
      {
        pointer: '',
        property: 'continuation_path',
        message:
          'Status is "partial" and neither continuation_path nor continuation_context is given; one of them was expected.',
        recommendation: `${fixFormat(subject)}: name in continuation_path the file that says how to go on.`,
      },
    ];
  },
};
