import { saysUnfinished } from '../status.js';
import { statusOf } from '../../../model/return.js';
import { rulesOnRuns, rulesOnReturns, NOTHING, type RunProblem, type RunRule } from '../../../model/rule.js';
import { quote, quotedList } from '../../../model/text.js';
import type { ReturnRecord } from '../../../model/context.js';
import type { VerifiedClaim } from '../../../model/claim.js';

export const failedSelfCheckRules = rulesOnReturns('gsd', {
  'gsd-self-check-failed': {
    area: 'status',
    step: 'status',
    severity: 'warning',
    about: () => ({
      summary: 'A summary with a failed self-check has no success status',
      rationale: 'The agent searched for its own results and did not find all of them: the plan is not done.',
      remedy: "Finish what the self-check misses and check again, or write the plan's real status.",
      demand: {
        order: 60,
        text: ({ statuses, success }) => {
          const others = statuses.filter((status) => !success.includes(status));
          return `If the self-check says FAILED, "status" is ${quotedList(others)}.`;
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
        message: `The self-check failed, but the status is ${quote(status)}.`,
      };
    },
  },
});

export const selfCheckRules = rulesOnRuns('gsd', {
  'gsd-self-check-contradicted': {
    ofTruth: true,
    severity: 'warning',
    about: () => ({
      summary: "A passed self-check agrees with the tree and with the summary's other self-checks",
      rationale:
        'The agent says that it checked and found everything. A missing claimed file shows that it did not. If the self-check also failed, it is unknown which result is true, so the claims are checked as for a success.',
      remedy: 'Run the self-check again, and write down its result.',
      demand: {
        order: 50,
        text: 'The self-check says PASSED only if every file that the summary lists as created, modified or found is committed and not empty.',
      },
      sources: ['upstream executor, self-check'],
      bad: [
        {
          replace: [['created:\n    - src/parse-dates.ts', 'created:\n    - src/parse-dates.ts\n    - src/never.ts']],
          also: ['artifact-missing'],
        },
        {
          replace: [['## Self-Check: PASSED', '## Self-Check: FAILED\n\n## Self-Check: PASSED']],
        },
      ],
    }),
    check: passedSelfCheck(({ claims, selfCheckFailed }) =>
      selfCheckFailed === true
        ? 'The summary says both that its self-check PASSED and that it FAILED; one result was expected.'
        : contradiction(claims),
    ),
  },
  'gsd-self-check-unread': {
    severity: 'notice',
    about: () => ({
      summary: 'A summary with a passed self-check names a file or commit where the gate reads it',
      rationale:
        "Files and commits are read at the template's places. Under another key or heading they are not proved, and the self-check would have to be trusted.",
      remedy: 'List files under `key-files` in the frontmatter, and commits under `## Task Commits`.',
      sources: ['upstream summary template'],
      bad: {
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
    }),
    check: passedSelfCheck(({ claims }) =>
      claims.length > 0 ? null : 'The self-check passed, but no file or commit is named where it can be proved.',
    ),
  },
});

/** Returns what contradicts a passed self-check; null if nothing does. */
function contradiction(claims: readonly VerifiedClaim[]): string | null {
  const absent = claims.find(
    ({ claim: { type }, verdict: { name }, weight }) =>
      weight !== 'pass' &&
      (type === 'created' || type === 'modified' || type === 'checked') &&
      (name === 'missing' || name === 'empty' || name === 'uncommitted'),
  );
  if (absent === undefined) return null;
  return `The self-check passed, but ${quote(absent.claim.path, 200)} is ${absent.verdict.name}.`;
}

/** Returns a check of the summaries that say that their self-check passed: `wrong` returns what is wrong with one; null if nothing is. */
function passedSelfCheck(wrong: (record: ReturnRecord) => string | null): RunRule['check'] {
  return ({ returns }) =>
    returns.flatMap((record): readonly RunProblem[] => {
      const { file, index, selfCheck: range } = record;
      const message = range === undefined ? null : wrong(record);
      return message === null || range === undefined ? NOTHING : [{ file, index, range, value: 'self-check', message }];
    });
}
