import { NOTHING, type ReturnRule } from '../model/rule.js';
import { breaksShape } from '../model/shape-error.js';

const HEADED = `## Proposal Created

**Change**: parse-dates
**Status**: success

### Summary
The proposal says how dates are parsed. It has three phases.

### Artifacts
- openspec/changes/parse-dates/proposal.md

### Next Recommended
Ready for the specification (sdd-spec).

### Risks
None.
`;

const BLOCK = `**Status**: success
**Summary**: The proposal says how dates are parsed. It has three phases.
**Artifacts**: openspec/changes/parse-dates/proposal.md
**Next**: Ready for the specification (sdd-spec).
**Risks**: None.
`;

export const standardMismatch: ReturnRule = {
  id: 'standard-mismatch',
  area: 'document',
  scope: 'return',
  severity: 'notice',
  summary: 'A return has the shape of the version it is judged by',
  rationale:
    'When a return breaks the chosen version but fits another one of its family, by which it has fewer findings, the choice is more likely wrong than the agent. One line about that saves the search through many findings.',
  remedy: 'Choose the version that fits, or bring the agent to the chosen one.',
  sources: [{ document: 'return-gate', heading: 'the version is chosen by the user and never inferred silently' }],
  bad: [
    {
      families: ['return-meta'],
      set: { '/artifacts/0/type': 'handoff' },
      also: ['artifact-type', 'artifact-type-path'],
      raisedIn: 'some',
    },
    {
      families: ['return-meta'],
      set: { '/status': 'needs_research', '/artifacts': [], '/research_questions': ['Which calendars are in use?'] },
      also: ['status-value'],
    },
    {
      families: ['subagent-return'],
      set: {
        '/status': 'planned',
        '/metadata/session_id': 'sess_1735460684_a1b2c3',
        '/metadata/delegation_depth': 1,
        '/metadata/delegation_path': ['orchestrator', 'plan', 'planner'],
      },
      also: ['status-value', 'session-id-format'],
      raisedIn: 'some',
    },
    {
      families: ['subagent-return'],
      set: { '/status': 'completed' },
      also: ['status-completed'],
      raisedIn: 'some',
    },
    { families: ['result-envelope'], text: BLOCK, also: ['envelope-heading', 'envelope-field'], raisedIn: 'some' },
    { families: ['result-envelope'], text: HEADED, also: ['envelope-field'], raisedIn: 'some' },
  ],
  good: [
    {},
    {
      families: ['return-meta'],
      set: { '/memory_candidates': null, '/partial_progress': { stage: 'done', details: 'All of it' } },
      also: ['partial-progress-leftover', 'field-type'],
    },
  ],
  check(subject) {
    const { satisfies, standard } = subject;
    if (satisfies === null || !breaksShape(subject.shapeErrors, subject.value, standard.shape)) return NOTHING;
    return [
      {
        pointer: '',
        message: `The return does not have the shape of ${standard.id}, by which it is judged, but that of ${satisfies}.`,
        recommendation: `Choose the standard ${satisfies} if that is what the agent follows; else have it follow ${standard.id}.`,
        value: satisfies,
      },
    ];
  },
};
