import { stringField } from '../model/json.js';
import { join } from '../model/pointer.js';
import { fixFormat, metadataOf } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { isBlank, quote } from '../model/text.js';

export const sessionIdEmpty: ReturnRule = {
  id: 'session-id-empty',
  area: 'metadata',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'The session id is not blank',
  rationale:
    'The session id ties a return to the delegation that asked for it. Without one, nobody can tell which call it answers.',
  remedy: 'Echo the session id that the caller handed over.',
  sources: [{ document: '000', heading: 'metadata (required)' }],
  bad: { set: { '/metadata/session_id': ' ' } },
  good: {},
  check(subject) {
    const session = stringField(metadataOf(subject), 'session_id');
    if (session === undefined || !isBlank(session)) return NOTHING;
    return [
      {
        pointer: join('', 'metadata', 'session_id'),
        message: `Field metadata.session_id is ${quote(session)}; a session id was expected.`,
        recommendation: `${fixFormat(subject)}: echo the session id of the delegation.`,
      },
    ];
  },
};
