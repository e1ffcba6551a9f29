import { join } from '../../../model/pointer.js';
import { fixFormat, wayToSession, writtenSession } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

export const sessionIdEmpty: ReturnRule = {
  id: 'session-id-empty',
  area: 'metadata',
  step: 'session',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'The session id is not blank',
  rationale:
    'The session id ties a return to the delegation that asked for it. Without one, nobody can tell which call it answers.',
  remedy: 'Echo the session id that the caller handed over.',
  demand: {
    order: 10,
    text: 'No required text is blank.',
  },
  sources: [{ document: '000', heading: 'metadata (required)' }],
  bad: [
    { families: ['return-meta', 'subagent-return'], set: { '/metadata/session_id': ' ' } },
    { families: ['orchestrator-handoff'], set: { '/session_id': ' ' } },
  ],
  good: {},
  check(subject) {
    const session = writtenSession(subject);
    if (session === undefined || !isBlank(session)) return NOTHING;
    const way = wayToSession(subject.standard);
    return [
      {
        pointer: join('', ...way),
        message: `Field ${way.join('.')} is ${quote(session)}; a session id was expected.`,
        recommendation: `${fixFormat(subject)}: echo the session id of the delegation.`,
      },
    ];
  },
};
