import { MOST_ELEMENTS } from '../model/long-list.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

export const listTooLong: ReturnRule = {
  id: 'list-too-long',
  area: 'shape',
  scope: 'return',
  severity: 'error',
  summary: `No list has more than ${String(MOST_ELEMENTS)} elements`,
  rationale:
    'An agent hands over a handful of files and errors. A far longer list is a mistake or is meant to stall the gate, so only its first elements are judged; and what was not judged must not pass.',
  remedy: 'List what the work is about, and keep long lists in an artifact.',
  sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so judging is bounded' }],
  bad: [
    {
      families: ['return-meta', 'subagent-return'],
      set: { '/metadata/visited': Array.from({ length: MOST_ELEMENTS + 1 }, (_, n) => n) },
    },
    {
      families: ['result-envelope'],
      replace: [['None.', Array.from({ length: MOST_ELEMENTS + 1 }, () => '- **WARNING**: Slow.').join('\n')]],
    },
  ],
  good: {},
  check({ longLists }) {
    if (longLists.length === 0) return NOTHING;
    return longLists.map(({ pointer, length }) => ({
      pointer,
      value: length,
      message: `The list has ${String(length)} elements; only the first ${String(MOST_ELEMENTS)} were judged.`,
      recommendation: 'Shorten the list, or keep it in an artifact of its own.',
    }));
  },
};
