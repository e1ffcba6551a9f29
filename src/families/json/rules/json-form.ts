import type { DocumentSubject } from '../../../model/document.js';
import type { Problem } from '../../../model/finding.js';
import { type DocumentRule, NOTHING, type RunRule } from '../../../model/rule.js';
import { count, quote } from '../../../model/text.js';

export const jsonSyntax: DocumentRule = {
  id: 'json-syntax',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'The return is one strict JSON value',
    rationale:
      'The first thing a caller does with a return is to parse it. Comments, trailing commas, single quotes or a cut end make a strict parser refuse the whole of it, so nothing that it says is ever read.',
    remedy: 'Have the agent write the return with a JSON encoder, or correct the place that is shown.',
    demand: 'stated',
    sources: [
      { document: '002', heading: 'Step 1: Validate JSON Structure' },
      { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
    ],
    bad: { text: '{\n  "status": "partial",\n}\n' },
    good: {},
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'syntax') {
        problems.push({
          range: problem.range,
          message: `Cannot parse the return as JSON: ${problem.reason.replace(/\.$/, '')}.`,
          recommendation: 'Fix subagent return format: return strict JSON (RFC 8259) and nothing else.',
          value: problem.reason,
        });
      } else if (problem.kind === 'wrapped' && isStrict(document)) {
        problems.push({
          range: problem.range,
          message: `The return is in ${problem.by === 'fence' ? 'a Markdown fence' : 'other text'}, so the file is no JSON.`,
          recommendation: 'Fix subagent return format: write nothing but the JSON object into the file.',
          value: 'wrapped',
        });
      } else if (problem.kind === 'too-deep') {
        problems.push({
          range: problem.range,
          message: `The JSON is nested deeper than ${String(problem.limit)} levels, so it is not read.`,
          recommendation: 'Fix subagent return format: a return nests only a few levels deep.',
          value: 'too-deep',
        });
      }
    }
    return problems;
  },
};

/** For versions without a rule on text around a return (the console return has one), such a file is broken JSON. */
function isStrict({ form, hasRule }: DocumentSubject): boolean {
  return form === 'json' && !hasRule('json-only');
}

export const jsonDuplicateKey: DocumentRule = {
  id: 'json-duplicate-key',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  about: () => ({
    summary: 'No object holds the same key twice',
    rationale:
      'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was checked.',
    remedy: 'Keep one of the two members, and delete or rename the other.',
    demand: 'stated',
    sources: [
      { document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' },
    ],
    bad: { replace: [['"status"', '"status": "failed", "status"']] },
    good: {},
  }),
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'more-duplicates') {
        problems.push({
          message: `${count(problem.more, 'more key appears', 'more keys appear')} twice in an object of this file.`,
          recommendation: 'Keep each key once: write the return with a JSON encoder.',
          value: 'more-duplicates',
        });
      }
      if (problem.kind !== 'duplicate-key') continue;
      problems.push({
        range: problem.range,
        message: `Key ${quote(problem.key)} appears twice in one object, first on line ${String(problem.firstLine)}.`,
        recommendation: `Keep one ${quote(problem.key)}.`,
        value: problem.key,
      });
    }
    return problems;
  },
};

const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' } as const;

export const jsonOnly: DocumentRule = {
  id: 'json-only',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  about: () => ({
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
  }),
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

export const consoleJson: RunRule = {
  id: 'console-json',
  area: 'document',
  step: 'structure',
  scope: 'run',
  severity: 'error',
  about: () => ({
    summary: 'An agent that writes a metadata file ends with text, not JSON',
    rationale:
      'The metadata file carries the data, so that the console need not. JSON as the last message clutters the conversation, and may be taken for talk. Only a hook knows the last message: `validate --hook`.',
    remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
    demand: 'stated',
    sources: [{ document: '001', heading: 'Writing Metadata' }],
    bad: [{ context: { lastMessage: 'json' } }, { context: { lastMessage: 'json-in-text' } }],
    good: { context: { lastMessage: 'text' } },
  }),
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
