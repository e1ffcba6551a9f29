import type { ReturnRule } from '../../../model/rule.js';
import { count, quote } from '../../../model/text.js';
import { unendedComments, unreadParts } from '../../../model/finding.js';

const LONGEST = 80;

export const envelopeUnread: ReturnRule = {
  id: 'envelope-unread',
  area: 'envelope',
  scope: 'return',
  unread: true,
  severity: 'warning',
  summary: 'All that an envelope lists as artifacts can be read',
  rationale:
    'A path that is not read is a claim that nobody checks. Code below Artifacts that names files, but is no list of paths, may hold such claims, and so may what is behind a comment that never ends.',
  remedy:
    'List each artifact as an item of its own, with its path in backticks. If the compared change neither added nor changed the return, this is a notice.',
  demand: {
    order: 90,
    text: 'A code block below Artifacts, if there is one, only lists paths, one a line.',
  },
  sources: [{ document: 'return-gate', heading: 'An unread part must not look proved' }],
  bad: {
    replace: [
      [
        'openspec/changes/parse-dates/proposal.md',
        'openspec/changes/parse-dates/proposal.md\n\n```\nsrc/\n├── dates.ts\n└── times.ts\n```',
      ],
    ],
    also: ['envelope-mode'],
  },
  good: {
    replace: [
      [
        'openspec/changes/parse-dates/proposal.md',
        'openspec/changes/parse-dates/proposal.md\n\n```\nopenspec/changes/parse-dates/proposal.md\n```',
      ],
    ],
  },
  check({ unread = [], restated = false }) {
    const comments = unendedComments(unread, restated);
    const [first, ...more] = unreadParts(unread);
    if (first === undefined) return comments;
    const others = more.length === 0 ? '' : `, and ${count(more.length, 'more part')}`;
    return [
      ...comments,
      {
        pointer: '/artifacts',
        range: first.range,
        ...(restated ? {} : { severity: 'notice' as const }),
        message: `Artifacts names files in what is neither a path nor a list of paths: ${quote(first.text, LONGEST)}${others}. What it claims was not checked.`,
        recommendation: 'List each artifact as an item of its own, with its path in backticks.',
        value: first.text,
      },
    ];
  },
};
