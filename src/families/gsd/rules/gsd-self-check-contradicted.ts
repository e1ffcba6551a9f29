import type { VerifiedClaim } from '../../../model/claim.js';
import { NOTHING, type RunProblem, type RunRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

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
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
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
