import type { Problem } from '../../../model/finding.js';
import { NOTHING, type DocumentRule } from '../../../model/rule.js';

const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' } as const;

export const jsonOnly: DocumentRule = {
  id: 'json-only',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: 'A return is JSON and nothing around it',
  rationale:
    'A caller parses what it gets as it is. A fence or a sentence around the return makes that fail, although the return in it may be right; so the return is extracted and checked anyway.',
  remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
  demand: 'stated',
  sources: [
    { document: '003', heading: 'Overview' },
    { document: '002', heading: 'Step 1: Validate JSON Structure' },
  ],
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
  good: {},
  check(document) {
    // In Markdown and in transcripts the text around a return is the form itself.
    if (document.form !== 'json') return NOTHING;
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind !== 'wrapped') continue;
      problems.push({
        range: problem.range,
        message: `The return is wrapped in ${WRAPPERS[problem.by]}; JSON alone was expected.`,
        recommendation: 'Fix subagent return format: return the JSON object alone, without a fence or prose.',
        value: problem.by,
      });
    }
    return problems;
  },
};
