import { field, has, numberField, stringField, type Json } from '../../../model/json.js';
import { gsdFamilyOf } from '../place.js';
import { hasFrontmatter } from '../status.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count, listOf, quote } from '../../../model/text.js';
import { statusOf } from '../../../model/return.js';

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
  /** `required`: whether a status is required. */
  params: { required: false },
  check({ value, standard }, _, { required }) {
    const status: Json = field(value, 'status') ?? null;
    const expected = listOf(standard.statuses.map((word) => quote(word)));
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
};

export const gsdVerificationScore: ReturnRule = {
  id: 'gsd-verification-score',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'The score of a verification is N/M, and all of M where it passed',
    rationale: 'A phase has passed when all that must hold does. Where the score says less, one of the two is wrong.',
    remedy: 'Count again what holds, and write the status that follows.',
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
    // A score is short: the rest is prose.
    const text = (typeof score === 'object' ? JSON.stringify(score) : String(score)).slice(0, 200);
    const [, held, of] = /(\d+)\s*\/\s*(\d+)/.exec(text) ?? [];
    if (held === undefined || of === undefined) {
      return {
        pointer: '/score',
        severity: 'notice',
        message: `The score is ${quote(text)}; what holds of how many, such as "5/5", was expected.`,
        recommendation: 'Write how many of the must-haves hold, a slash, and how many there are.',
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
};

export const gsdVerificationGaps: ReturnRule = {
  id: 'gsd-verification-gaps',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A verification lists gaps where it found some, and only there',
    rationale: 'The plans that close the gaps are made of this list.',
    remedy: 'List each gap below `gaps`, or write the status that fits.',
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
        message: `The verification passed, and lists ${count(gaps, 'gap')}.`,
        recommendation: 'Write "status: gaps_found", or take out the gaps that are closed.',
      };
    }
    if (status !== 'gaps_found' || gaps > 0) return NOTHING;
    return {
      pointer: has(subject.value, 'gaps') ? '/gaps' : '/status',
      message: 'The verification found gaps, and lists none.',
      recommendation: 'List each gap below "gaps", or write the status that fits.',
    };
  },
};

export const gsdVerificationUnexecuted: ReturnRule = {
  id: 'gsd-verification-unexecuted',
  area: 'status',
  step: 'status',
  needsPlace: true,
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'A phase has passed only when each of its plans was executed',
    rationale:
      'A plan without a summary in its folder was not executed, so what it was to do cannot have been verified. A plan with the status superseded never is.',
    remedy: 'Execute the plan and write its summary, call the plan superseded, or write the status that fits.',
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
      message: `The verification passed, and ${open.length === 1 ? 'a plan' : count(open.length, 'plan')} of the phase has no summary: ${listOf(open.slice(0, MOST_NAMED), 'and')}.`,
      recommendation: 'Execute the plan and write its summary, or set its status to superseded.',
    };
  },
};

/** Plans that are named in a message. */
const MOST_NAMED = 10;

/** In examples, a plan beside the verification. */
const UNEXECUTED = '.planning/phases/01-dates/01-03-PLAN.md';

function planWith(field: string): string {
  return [
    '---\nphase: 01-dates\nplan: 03\ntype: execute\nwave: 1\ndepends_on: []\nfiles_modified: []\nautonomous: true\nmust_haves:\n  truths: []',
    `${field}\n---\n\n# Plan\n`,
  ].join('\n');
}
