import { pattern, type Pattern, quote } from '../../../model/text.js';
import { eachText, allSummaries } from '../../text-rules.js';
import { rulesOnDocuments, rulesOnReturns, rulesOnRuns, NOTHING } from '../../../model/rule.js';
import { readProblems } from '../../../rules/document.js';

// Characters shown as emoji (UTS #51): by default, unless U+FE0E asks for text; on request; and symbols and dingbats
// that people take for emoji, except arrows. Digits, (c), (tm) and arrows do not count.
const EMOJI = pattern(
  [
    '\\p{Emoji_Presentation}(?!\\uFE0E)',
    '\\p{Extended_Pictographic}\\uFE0F',
    '[0-9#*]\\uFE0F?\\u20E3',
    '(?=[\\u2600-\\u27A0\\u27A2-\\u27BF\\u{1F000}-\\u{1FAFF}])\\p{Emoji}(?!\\uFE0E)',
  ].join('|'),
  'u',
);

// ASCII has no emoji: a keycap needs U+20E3.
const ASCII = /^[\0-\x7f]*$/;

// If Markdown is ambiguous, names and code win: a star that touches a word, a slash or a full stop is a glob, a product
// or a pointer, and `__name__` is an identifier. No pattern matches a mark of the same kind between its two marks, so
// each text is scanned a bounded number of times.
const MARKUP: readonly (readonly [kind: string, found: Pattern])[] = [
  ['code', () => /(?<!`)`{1,2}(?=[^\s`])[^`\n]*(?<!\s)`{1,2}(?!`)/],
  ['a code fence', () => /(?<!`)```|^ {0,3}~~~/m],
  [
    'bold text',
    pattern(
      String.raw`(?<![\p{L}\p{N}_*/\\])\*\*(?=[\p{L}\p{N}\p{So}([])[^*\n]+(?<=[\p{L}\p{N}\p{So}.!?:;)\]%\p{M}])\*\*(?![\p{L}\p{N}_*/])`,
      'u',
    ),
  ],
  [
    'italic text',
    pattern(
      String.raw`(?<![\p{L}\p{N}_*/\\.)\]])\*(?=[\p{L}\p{N}])[^*\n]+(?<=[\p{L}\p{N}.!?:)])\*(?!\.?[\p{L}\p{N}_*/])`,
      'u',
    ),
  ],
  [
    'bold text',
    pattern(
      String.raw`(?<![\p{L}\p{N}_/\\.-])__(?=[\p{L}\p{N}])(?=[^_\n]*[ \t])[^_\n]+(?<=[\p{L}\p{N}.!?:)])__(?!\.?[\p{L}\p{N}_/])`,
      'u',
    ),
  ],
  [
    'italic text',
    pattern(
      String.raw`(?<![\p{L}\p{N}_/\\.-])_(?=[\p{L}\p{N}])[^_\n]+(?<=[\p{L}\p{N}.!?:)])_(?!\.?[\p{L}\p{N}_/(])`,
      'u',
    ),
  ],
  ['struck text', () => /(?<![~\\])~~(?=[^\s~])[^~\n]+(?<!\s)~~(?!~)/],
  ['a heading', () => /^ {0,3}#{1,6}[ \t]+[^\s]/m],
  ['a list', () => /^ {0,3}[-*+][ \t]+[^\s]/m],
  ['a link', pattern(String.raw`(?<![\p{L}\p{N}_)\]])\[[^[\]\n]*\]\([^()\s]+(?:[ \t]"[^"\n]*")?\)`, 'u')],
  ['a link', () => /<(?:https?:\/\/|mailto:)[^\s<>]+>/i],
  ['an HTML tag', () => /<([a-z][a-z0-9]{0,15})(?:\s[^<>]*)?>[^<]*<\/\1\s?>/i],
  ['an HTML tag', () => /<(?:br|hr)\s?\/?>|<img\s[^<>]*>/i],
];

// Every kind of markup has one of these.
const HINT = /[*_`~<[\]]|^ {0,3}[-+#]/m;
const WRAPPERS = { fence: 'a Markdown fence', prose: 'other text' } as const;
const MESSAGES = { json: 'is JSON', 'json-in-text': 'holds JSON among its words' } as const;

export const plainTextRules = rulesOnReturns('summary', {
  'no-emoji': {
    severity: 'notice',
    about: () => ({
      summary: 'No summary contains an emoji',
      rationale:
        'Agents read summaries, and logs and terminals show them. An emoji costs tokens, says nothing that a word does not, and is not displayed everywhere.',
      remedy: 'Delete it, or use a word.',
      sources: ['000 summary (required)'],
      bad: { set: { '/summary': 'Planned how dates are parsed \u2705. The plan has three phases.' } },
      good: { set: { '/summary': 'Planned how dates (\u00A92026 #7) are parsed \u2192 3 phases. The plan is ready.' } },
    }),
    check: eachText(allSummaries, ({ text }) => {
      const emoji = ASCII.test(text) ? undefined : EMOJI().exec(text)?.[0];
      const code = emoji?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      if (emoji === undefined || code === undefined) return null;
      return { message: `The summary holds the emoji ${quote(emoji)} (U+${code}); plain text was expected.` };
    }),
  },
  'no-markup': {
    severity: 'notice',
    about: () => ({
      summary: 'No summary contains markup',
      rationale:
        'A summary is put into sentences, tables and logs with their own format. Markup is noise there, or breaks its surroundings.',
      remedy: 'Write plain sentences: names of files and functions need no backticks.',
      sources: ['000 summary (required)'],
      bad: { set: { '/summary': 'Planned how **dates** are parsed. The plan has three phases.' } },
      good: { set: { '/summary': 'Planned how parse_dates reads src/**/*.ts and *.json. It needs 2 * 3 phases.' } },
    }),
    check: eachText(allSummaries, ({ text }) => {
      for (const [kind, markup] of HINT.test(text) ? MARKUP : []) {
        const found = markup().exec(text)?.[0];
        if (found === undefined) continue;
        return {
          message: `The summary holds ${kind}, ${quote(found.trim())}; plain text was expected.`,
          recommendation: 'Write it as plain text, without Markdown or HTML.',
        };
      }
      return null;
    }),
  },
});

export const aroundRules = rulesOnDocuments('document', {
  'json-only': {
    severity: 'error',
    about: () => ({
      summary: 'A return is only JSON',
      rationale:
        'A caller parses the output as it is. A fence or a sentence around the return makes that fail, even if the return itself is right; so the return is extracted and checked anyway.',
      remedy: 'Have the agent return the JSON object alone: no fence, no introduction, no closing words.',
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
    check: readProblems({
      wrapped: ({ by }, { form }) =>
        // In Markdown and in transcripts the text around a return is the form itself.
        form !== 'json'
          ? null
          : {
              message: `The return is wrapped in ${WRAPPERS[by]}; JSON alone was expected.`,
              recommendation: 'Fix subagent return format: return the JSON object alone, without a fence or prose.',
              value: by,
            },
    }),
  },
});

export const consoleRules = rulesOnRuns('document', {
  'console-json': {
    severity: 'error',
    about: () => ({
      summary: 'An agent that writes a metadata file ends with text, not JSON',
      rationale:
        'The metadata file carries the data, so the console need not. JSON as the last message clutters the conversation, and may be ignored. Only a hook knows the last message: `validate --hook`.',
      remedy: 'Have the agent end with a short summary in plain text, and keep the JSON in the metadata file.',
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
  },
});
