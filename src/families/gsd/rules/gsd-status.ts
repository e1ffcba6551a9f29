import { field, type Json } from '../../../model/json.js';
import { hasFrontmatter } from '../status.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

export const gsdStatus: ReturnRule = {
  id: 'gsd-status',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'The status is one of those that the template has',
    rationale: 'The next step compares the status letter by letter, and decides by it whether the work is done.',
    remedy: 'Write one of the words of the template.',
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'templates' }],
    bad: [
      { families: ['gsd-summary'], replace: [['status: complete', 'status: finished']] },
      { families: ['gsd-verification'], replace: [['status: passed', 'status: fine']] },
      { families: ['gsd-summary'], replace: [['status: complete\n', '']], raisedIn: 'some' },
    ],
    good: [
      {},
      { families: ['gsd-summary'], replace: [['status: complete', 'status: halted']], raisedIn: 'some' },
      { families: ['gsd-verification'], replace: [['status: passed', 'status: human_needed']] },
    ],
  }),
  requires: (_, { required }) => (required === true ? ['/status'] : []),
  /** `required`: whether a status is required. */
  params: { required: false },
  check({ value, standard }, _, { required }) {
    const status: Json = field(value, 'status') ?? null;
    const expected = listOf(standard.statuses.map((word) => quote(word)));
    if (status === null) {
      if (required !== true || !hasFrontmatter(value)) return NOTHING;
      return [
        {
          property: 'status',
          message: `The frontmatter has no status; ${expected} was expected.`,
          recommendation: `Add "status" with ${expected}.`,
        },
      ];
    }
    if (typeof status === 'string' && standard.statuses.includes(status)) return NOTHING;
    const written = typeof status === 'string' ? status : JSON.stringify(status);
    return [
      {
        pointer: '/status',
        message: `The status is ${quote(written)}; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
      },
    ];
  },
};
