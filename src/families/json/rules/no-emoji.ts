import { artifactsOf } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { pattern, quote } from '../../../model/text.js';
import { join, type Pointer } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';

// What is shown as an emoji (UTS #51): by default, unless U+FE0E asks for text; a pictograph or a keycap where the
// writer asks for it; and of the characters shown as text by default those that people take for emoji all the
// same, in the blocks of symbols and dingbats and above, arrows excepted. So digits, (c), (tm) and arrows are none.
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

export const noEmoji: ReturnRule = {
  id: 'no-emoji',
  area: 'summary',
  scope: 'return',
  severity: 'notice',
  summary: 'No summary holds an emoji',
  rationale:
    'Summaries are read by agents, put into logs and shown in terminals. An emoji costs tokens there, says nothing that a word does not, and is not shown everywhere.',
  remedy: 'Delete it, or say it in a word.',
  sources: [{ document: '000', heading: 'summary (required)' }],
  bad: { set: { '/summary': 'Planned how dates are parsed \u2705. The plan has three phases.' } },
  good: { set: { '/summary': 'Planned how dates (\u00A92026 #7) are parsed \u2192 3 phases. The plan is ready.' } },
  check(subject) {
    const problems: Problem[] = [];
    inspect(stringField(subject.value, 'summary'), '', problems);
    for (const { pointer, summary } of artifactsOf(subject)) {
      inspect(summary, pointer, problems);
    }
    return problems;
  },
};

function inspect(summary: string | undefined, pointer: Pointer, problems: Problem[]): void {
  if (summary === undefined || ASCII.test(summary)) return;
  const emoji = EMOJI().exec(summary)?.[0];
  const point = emoji?.codePointAt(0);
  if (emoji === undefined || point === undefined) return;
  const code = point.toString(16).toUpperCase().padStart(4, '0');
  problems.push({
    pointer: join(pointer, 'summary'),
    message: `The summary holds the emoji ${quote(emoji)} (U+${code}); plain text was expected.`,
  });
}
