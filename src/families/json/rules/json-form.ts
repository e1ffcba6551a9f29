import { NOTHING, type RunRule } from '../../../model/rule.js';
import { readRule } from '../../../rules/document.js';

const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' } as const;

export const jsonOnly = readRule({
  id: 'json-only',
  area: 'document',
  severity: 'error',
  about: () => ({
    summary: 'A return is JSON and nothing around it',
    rationale:
      'A caller parses what it gets as it is. A fence or a sentence around the return makes that fail, although the return in it may be right; so the return is extracted and checked anyway.',
    remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
    demand: 'stated',
    sources: ['003 Overview', '002 Step 1: Validate JSON Structure'],
    bad: {
      text: [
        'Here is my return:',
        '',
        '```json',
        '{',
        '  "status": "partial",',
        '  "summary": "Planned how dates are parsed. The last phase is open.",',
        '  "artifacts": [',
        '    {',
        '      "type": "plan",',
        '      "path": "specs/7_parse_dates/plans/01_parse-dates.md",',
        '      "summary": "Plan in three phases for parsing dates"',
        '    }',
        '  ],',
        '  "metadata": {',
        '    "session_id": "sess_1735460684_a1b2c3",',
        '    "duration_seconds": 245,',
        '    "agent_type": "planner",',
        '    "delegation_depth": 1,',
        '    "delegation_path": ["orchestrator", "plan", "planner"]',
        '  },',
        '  "errors": [',
        '    {',
        '      "type": "timeout",',
        '      "message": "Planning reached its time limit",',
        '      "recoverable": true,',
        '      "recommendation": "Run /plan 7 again"',
        '    }',
        '  ]',
        '}',
        '```',
        '',
      ].join('\n'),
      also: ['session-id-format'],
    },
  }),
  words: {
    wrapped: ({ by }, { form }) =>
      // In Markdown and in transcripts the text around a return is the form itself.
      form !== 'json'
        ? null
        : {
            message: `The return is wrapped in ${WRAPPERS[by]}; JSON alone was expected.`,
            recommendation: 'Fix subagent return format: return the JSON object alone, without a fence or prose.',
            value: by,
          },
  },
});

export const consoleJson: RunRule = {
  id: 'console-json',
  area: 'document',
  scope: 'run',
  severity: 'error',
  about: () => ({
    summary: 'An agent that writes a metadata file ends with text, not JSON',
    rationale:
      'The metadata file carries the data, so that the console need not. JSON as the last message clutters the conversation, and may be taken for talk. Only a hook knows the last message: `validate --hook`.',
    remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
    demand: 'stated',
    sources: ['001 Writing Metadata'],
    bad: [{ context: { lastMessage: 'json' } }, { context: { lastMessage: 'json-in-text' } }],
    good: { context: { lastMessage: 'text' } },
  }),
  check(_, { lastMessage }) {
    if (lastMessage === null || lastMessage === 'text') return NOTHING;
    return {
      message: `The last message of the agent ${MESSAGES[lastMessage]}; a short summary in plain text was expected.`,
      recommendation:
        'Fix subagent return format: end with a summary in plain text, and leave JSON to the metadata file.',
    };
  },
};

const MESSAGES = { json: 'is JSON', 'json-in-text': 'holds JSON among its words' } as const;
