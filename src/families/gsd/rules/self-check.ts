import { saysUnfinished } from '../status.js';
import { statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule, type RunProblem, type RunRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import type { VerifiedClaim } from '../../../model/claim.js';

export const gsdSelfCheckFailed: ReturnRule = {
  id: 'gsd-self-check-failed',
  area: 'status',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'A summary with a failed self-check has no success status',
    rationale: 'The agent looked for what it says it made, and did not find all of it: the plan is not done.',
    remedy: 'Finish what the self-check misses and check again, or write the status that the plan really has.',
    demand: {
      order: 60,
      text: ({ statuses, success }) => {
        const others = statuses.filter((status) => !success.includes(status));
        return `Where the self-check says FAILED, "status" is ${listOf(others.map((status) => quote(status)))}.`;
      },
    },
    sources: ['upstream executor, self-check'],
    bad: { replace: [['Self-Check: PASSED', 'Self-Check: FAILED']] },
    good: {
      replace: [
        ['Self-Check: PASSED', 'Self-Check: FAILED'],
        ['status: complete\n', ''],
      ],
      also: ['gsd-status'],
    },
  }),
  check(subject) {
    const status = statusOf(subject);
    if (subject.value.selfCheck !== 'failed' || status === undefined || saysUnfinished(status)) return NOTHING;
    return {
      pointer: '/selfCheck',
      message: `The self-check failed, and the status is ${quote(status)}.`,
    };
  },
};

export const gsdSelfCheckContradicted: RunRule = {
  id: 'gsd-self-check-contradicted',
  area: 'gsd',
  scope: 'run',
  ofTruth: true,
  severity: 'warning',
  about: () => ({
    summary: 'A self-check that passed agrees with the tree and with the other self-checks of the summary',
    rationale:
      'The agent says that it looked, and found everything. A claimed file that does not exist shows that it did not look. If the self-check failed as well, it is unknown which of the two is true, so the claims are checked as for a success.',
    remedy: 'Run the self-check again, and write down what it finds.',
    demand: {
      order: 50,
      text: 'The self-check says PASSED only where every file that the summary calls created, modified or found is committed and not empty.',
    },
    sources: ['upstream executor, self-check'],
    bad: [
      {
        families: ['gsd-summary'],
        replace: [['created:\n    - src/parse-dates.ts', 'created:\n    - src/parse-dates.ts\n    - src/never.ts']],
        also: ['artifact-missing'],
      },
      {
        families: ['gsd-summary'],
        replace: [['## Self-Check: PASSED', '## Self-Check: FAILED\n\n## Self-Check: PASSED']],
      },
    ],
    good: { families: ['gsd-summary'] },
  }),
  check({ returns }) {
    return returns.flatMap(({ file, index, claims, selfCheck, selfCheckFailed }): readonly RunProblem[] => {
      if (selfCheck === undefined) return NOTHING;
      const message = selfCheckFailed === true ? BOTH : messageOf(claims);
      if (message === null) return NOTHING;
      return [
        {
          file,
          index,
          range: selfCheck,
          value: 'self-check',
          message,
          recommendation: 'Run the self-check again, and write down what it finds.',
        },
      ];
    });
  },
};

const BOTH = 'The summary says both that its self-check PASSED and that it FAILED; one result was expected.';

/** Returns what contradicts a self-check that passed; null if nothing does. */
function messageOf(claims: readonly VerifiedClaim[]): string | null {
  const absent = claims.find(
    ({ claim: { type }, verdict: { name }, weight }) =>
      weight !== 'pass' &&
      (type === 'created' || type === 'modified' || type === 'checked') &&
      (name === 'missing' || name === 'empty' || name === 'uncommitted'),
  );
  if (absent === undefined) return null;
  return `The self-check says that it passed, and ${quote(absent.claim.path, 200)} is ${absent.verdict.name}.`;
}

export const gsdSelfCheckUnread: RunRule = {
  id: 'gsd-self-check-unread',
  area: 'gsd',
  scope: 'run',
  severity: 'notice',
  about: () => ({
    summary: 'A summary whose self-check passed names at least one file or commit where the gate reads them',
    rationale:
      'Files and commits are read where the template has them. Under another key or heading they are not proved, and a self-check that passed is taken at its word.',
    remedy: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
    sources: ['upstream summary template'],
    bad: {
      families: ['gsd-summary'],
      replace: [
        [
          '  created:\n    - src/parse-dates.ts\n  modified:\n    - src/page.ts\n',
          '  added:\n    - src/parse-dates.ts\n',
        ],
        ['## Files Created/Modified', '## What was made'],
        ['FOUND: src/parse-dates.ts', 'All found.'],
      ],
      also: ['gsd-unread'],
    },
    good: { families: ['gsd-summary'] },
  }),
  check({ returns }) {
    return returns.flatMap(({ file, index, claims, selfCheck }): readonly RunProblem[] => {
      if (selfCheck === undefined || claims.length > 0) return NOTHING;
      return [
        {
          file,
          index,
          range: selfCheck,
          value: 'self-check',
          message: 'The self-check says that it passed, and no file or commit is named where it can be proved.',
          recommendation: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
        },
      ];
    });
  },
};
