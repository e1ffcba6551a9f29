import { field, has, numberField, stringField, type Json } from '../../../model/json.js';
import { gsdFamilyOf } from '../place.js';
import { hasFrontmatter } from '../status.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { count, listOf, quote, quotedList } from '../../../model/text.js';
import { statusOf } from '../../../model/return.js';

/** The maximum number of plans in a message. */
const MOST_NAMED = 10;

/** In examples, a plan next to the verification. */
const UNEXECUTED = '.planning/phases/01-dates/01-03-PLAN.md';

export const statusRules = rulesOnReturns('status', {
  'gsd-status': {
    step: 'status',
    severity: 'warning',
    about: () => ({
      summary: "The status is one of the template's words",
      rationale: 'The next step compares the status letter by letter to decide whether the work is done.',
      remedy: "Write one of the template's words.",
      sources: ['upstream templates'],
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
    params: { required: false },
    check({ value, standard }, _, { required }) {
      const status: Json = field(value, 'status') ?? null;
      const expected = quotedList(standard.statuses);
      if (status === null) {
        if (required !== true || !hasFrontmatter(value)) return NOTHING;
        return {
          property: 'status',
          message: `The frontmatter has no status; ${expected} was expected.`,
          recommendation: `Add "status" with ${expected}.`,
        };
      }
      if (typeof status === 'string' && standard.statuses.includes(status)) return NOTHING;
      const written = typeof status === 'string' ? status : JSON.stringify(status);
      return {
        pointer: '/status',
        message: `The status is ${quote(written)}; ${expected} was expected.`,
        recommendation: `Write ${expected}.`,
      };
    },
  },
  'gsd-verification-score': {
    step: 'status',
    severity: 'warning',
    about: () => ({
      summary: 'The score of a verification is N/M, and M/M if it passed',
      rationale: 'A phase passes when all its must-haves hold. If the score says less, score or status is wrong.',
      remedy: 'Count again which must-haves hold, and write the resulting status.',
      demand: {
        order: 100,
        text: '"score" begins with N/M: N is at most M, and equals it when "status" is "passed".',
      },
      sources: ['upstream verification template'],
      bad: [
        { replace: [['score: 2/2', 'score: 1/2']] },
        { replace: [['score: 2/2', 'score: 3/2']] },
        { replace: [['score: 2/2', 'score: all']] },
      ],
      good: [
        {},
        {
          replace: [
            ['score: 2/2', 'score: 1/2'],
            ['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read'],
          ],
        },
      ],
    }),
    check(subject) {
      const score = field(subject.value, 'score') ?? null;
      if (score === null) return NOTHING;
      // A score is short: longer text is prose.
      const text = (typeof score === 'object' ? JSON.stringify(score) : String(score)).slice(0, 200);
      const [, held, of] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? [];
      if (held === undefined || of === undefined) {
        return {
          pointer: '/score',
          severity: 'notice',
          message: `The score is ${quote(text)}; a fraction such as "5/5" was expected.`,
          recommendation: 'Write the number of must-haves that hold, a slash, and the number of all.',
        };
      }
      const isLess = Number(held) < Number(of) && statusOf(subject) === 'passed';
      if (!isLess && Number(held) <= Number(of)) return NOTHING;
      return {
        pointer: '/score',
        message: isLess
          ? `The verification passed with a score of ${held}/${of}; ${of}/${of} was expected.`
          : `The score is ${held}/${of}; at most ${of}/${of} was expected.`,
      };
    },
  },
  'gsd-verification-gaps': {
    step: 'status',
    severity: 'notice',
    about: () => ({
      summary: 'A verification that found gaps lists them, and no other one lists any',
      rationale: 'The plans to close the gaps are made from this list.',
      remedy: 'List each gap below `gaps`, or correct the status.',
      sources: ['upstream verification template'],
      bad: [
        { replace: [['status: passed', 'status: passed\ngaps:\n  - truth: Dates are read']] },
        { replace: [['status: passed', 'status: gaps_found']] },
      ],
      good: [
        { replace: [['status: passed', 'status: passed\ngaps: []']] },
        { replace: [['status: passed', 'status: gaps_found\ngaps:\n  - truth: Dates are read']] },
      ],
    }),
    check(subject) {
      const status = statusOf(subject);
      const gaps = numberField(subject.value, 'gapCount') ?? 0;
      if (status === 'passed' && gaps > 0) {
        return {
          pointer: '/gaps',
          message: `The verification passed, but lists ${count(gaps, 'gap')}.`,
          recommendation: 'Write "status: gaps_found", or remove the closed gaps.',
        };
      }
      if (status !== 'gaps_found' || gaps > 0) return NOTHING;
      return {
        pointer: has(subject.value, 'gaps') ? '/gaps' : '/status',
        message: 'The verification found gaps, but lists none.',
        recommendation: 'List each gap below "gaps", or correct the status.',
      };
    },
  },
  'gsd-verification-unexecuted': {
    step: 'status',
    needsPlace: true,
    severity: 'warning',
    about: () => ({
      summary: 'A phase only passes if all of its plans were executed',
      rationale:
        'A plan without a summary in its folder was not executed, so its work cannot have been verified. A superseded plan is never executed.',
      remedy: 'Execute the plan and write its summary, mark the plan superseded, or correct the status.',
      sources: ['upstream gsd-core#2648'],
      bad: { tree: { [UNEXECUTED]: planWith('status: planned') } },
      good: { tree: { [UNEXECUTED]: planWith('status: superseded') } },
    }),
    check(subject) {
      if (statusOf(subject) !== 'passed') return NOTHING;
      const open = [...subject.returnsBeside].flatMap(([path, value]) =>
        gsdFamilyOf(path) === 'gsd-plan' && stringField(value, 'status')?.trim().toLowerCase() !== 'superseded'
          ? [path]
          : [],
      );
      if (open.length === 0) return NOTHING;
      return {
        pointer: '/status',
        items: open,
        message: `The verification passed, but ${open.length === 1 ? 'a plan of the phase has' : `${count(open.length, 'plan')} of the phase have`} no summary: ${listOf(open.slice(0, MOST_NAMED), 'and')}.`,
        recommendation: 'Execute the plan and write its summary, or set its status to superseded.',
      };
    },
  },
});

function planWith(field: string): string {
  return [
    '---\nphase: 01-dates\nplan: 03\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: []\nautonomous: true\nmust_haves:\n  truths: []',
    `${field}\n---\n\n# Plan\n`,
  ].join('\n');
}
