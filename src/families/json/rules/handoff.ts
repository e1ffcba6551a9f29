import { field, isArray } from '../../../model/json.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const blockersRequired: ReturnRule = {
  id: 'blockers-required',
  area: 'handoff',
  scope: 'return',
  severity: 'warning',
  about: () => ({
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
  }),
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

export const continuationRequired: ReturnRule = {
  id: 'continuation-required',
  area: 'handoff',
  scope: 'return',
  severity: 'warning',
  about: () => ({
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
        set: {
          '/status': 'partial',
          '/phases_completed': 1,
          '/continuation_path': null,
          '/continuation_context': null,
        },
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
  }),
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
