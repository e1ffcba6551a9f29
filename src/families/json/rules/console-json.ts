import { NOTHING, type RunRule } from '../../../model/rule.js';

export const consoleJson: RunRule = {
  id: 'console-json',
  area: 'document',
  step: 'structure',
  scope: 'run',
  severity: 'error',
  summary: 'An agent that writes a metadata file ends with text, not JSON',
  rationale:
    'The metadata file carries the data, so that the console need not. JSON as the last message clutters the conversation, and may be taken for talk. Only a hook knows the last message: `validate --hook`.',
  remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
  demand: 'stated',
  sources: [{ document: '001', heading: 'Writing Metadata' }],
  bad: [{ context: { lastMessage: 'json' } }, { context: { lastMessage: 'json-in-text' } }],
  good: { context: { lastMessage: 'text' } },
  check(_, { lastMessage }) {
    if (lastMessage === null || lastMessage === 'text') return NOTHING;
    return [
      {
        message: `The last message of the agent ${MESSAGES[lastMessage]}; a short summary in plain text was expected.`,
        recommendation:
          'Fix subagent return format: end with a summary in plain text, and leave JSON to the metadata file.',
      },
    ];
  },
};

const MESSAGES = { json: 'is JSON', 'json-in-text': 'holds JSON among its words' } as const;
