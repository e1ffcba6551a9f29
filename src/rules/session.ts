import { join } from '../model/pointer.js';
import { agentName, wayToSession, writtenSession } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { quote } from '../model/text.js';

export const sessionIdMismatch: ReturnRule = {
  id: 'session-id-mismatch',
  area: 'metadata',
  step: 'session',
  scope: 'return',
  severity: 'error',
  about: () => ({
    summary: 'The session id is the one that the caller expects',
    rationale:
      'A return with another session id answers another delegation, or is left over from an earlier run: taking it would credit work to the wrong task.',
    remedy: 'Echo the session id of the delegation, or check the return that belongs to the expected session.',
    sources: ['002 Step 4: Validate Session ID', '003 Orchestrator Validation (Stage 6)'],
    bad: { context: { expectedSession: 'sess_1735460684_ffffff' } },
  }),
  check(subject, { expectedSession, expectedIn }) {
    if (expectedSession === null || expectedIn?.has(subject.file) === false) return NOTHING;
    const session = writtenSession(subject);
    if (session === undefined || session === expectedSession) return NOTHING;
    return {
      pointer: join('', ...wayToSession(subject.standard)),
      message: `Session id is ${quote(session, MAX_QUOTED)}; expected was ${quote(expectedSession, MAX_QUOTED)}.`,
      recommendation: `Fix ${agentName(subject)} subagent to return correct session_id: the one of its delegation.`,
    };
  },
};

const MAX_QUOTED = 200;
