import { NOTHING, type RunRule } from '../model/rule.js';

export const consoleJson: RunRule = {
  id: 'console-json',
  area: 'document',
  scope: 'run',
  severity: 'error',
  summary: 'An agent that writes a metadata file ends with text, not JSON',
  rationale:
    'The metadata file carries the data, so that the console need not. JSON as the last message clutters the conversation, and may be taken for talk. Only a hook knows the last message: `validate --hook`.',
  remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
  sources: [{ document: '001', heading: 'Writing Metadata' }],
  bad: { context: { lastMessage: '{ "status": "planned" }' } },
  good: { context: { lastMessage: 'Plan created for task 7: three phases.' } },
  check(_, { lastMessage }) {
    if (lastMessage === undefined || !isJson(lastMessage)) return NOTHING;
    return [
      {
        message: 'The last message of the agent is JSON; a short summary in plain text was expected.',
        recommendation:
          'Fix subagent return format: end with a summary in plain text, and leave JSON to the metadata file.',
      },
    ];
  },
};

/** Whether a text is JSON, alone or in a Markdown fence. */
function isJson(text: string): boolean {
  const lines = text.trim().split('\n');
  const isFenced = lines.length > 2 && lines[0]?.startsWith('```') === true && lines.at(-1)?.trim() === '```';
  const body = isFenced ? lines.slice(1, -1).join('\n') : text;
  try {
    const value = JSON.parse(body) as unknown;
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
