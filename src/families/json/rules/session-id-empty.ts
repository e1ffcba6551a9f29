import { fixFormat, wayToSession } from '../../../model/return.js';
import { quote } from '../../../model/text.js';
import { blankTextRule, textAt } from '../../text-rules.js';

export const sessionIdEmpty = blankTextRule({
  id: 'session-id-empty',
  area: 'metadata',
  step: 'session',
  severity: 'error',
  structural: true,
  summary: 'The session id is not blank',
  rationale:
    'The session id ties a return to the delegation that asked for it. Without one, it is unknown which call it answers.',
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
  texts: (subject) => textAt(...wayToSession(subject.standard))(subject),
  problem: ({ text }, subject) => ({
    message: `Field ${wayToSession(subject.standard).join('.')} is ${quote(text)}; a session id was expected.`,
    recommendation: `${fixFormat(subject)}: echo the session id of the delegation.`,
  }),
});
