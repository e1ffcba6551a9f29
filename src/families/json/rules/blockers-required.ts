import { field, isArray } from '../../../model/json.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const blockersRequired: ReturnRule = {
  id: 'blockers-required',
  area: 'handoff',
  scope: 'return',
  severity: 'warning',
  summary: 'A blocked handoff says what blocks the work',
  rationale:
    'The orchestrator decides by the blockers whether to wait, to plan again or to ask a person. Without any it only knows that the work has stopped.',
  remedy: 'Add each blocker to blockers, with its description, its phase and its severity, hard or soft.',
  demand: {
    order: 60,
    text: 'When "status" is "blocked": "blockers" is required and "blockers" holds at least 1 element.',
  },
  sources: [{ document: 'upstream', heading: 'Orchestrator handoff: blockers' }],
  bad: { set: { '/status': 'blocked', '/blockers': [] } },
  good: {
    set: {
      '/status': 'blocked',
      '/blockers': [{ description: 'The calendar service does not answer', phase: 2, severity: 'hard' }],
    },
  },
  check(subject) {
    if (statusOf(subject) !== 'blocked') return NOTHING;
    const blockers = field(subject.value, 'blockers');
    const isAbsent = blockers === undefined || blockers === null;
    if (!isAbsent && !(isArray(blockers) && blockers.length === 0)) return NOTHING;
    return [
      {
        ...(blockers === undefined ? { pointer: '', property: 'blockers' } : { pointer: '/blockers' }),
        message: `Status is "blocked" and blockers is ${blockers === undefined ? 'absent' : isAbsent ? 'null' : 'empty'}; at least one blocker was expected.`,
        recommendation: `${fixFormat(subject)}: say in blockers what the work waits for.`,
      },
    ];
  },
};
