import { NOTHING, type RunProblem, type RunRule } from '../model/rule.js';
import { quote } from '../model/text.js';

export const gsdSelfCheckContradicted: RunRule = {
  id: 'gsd-self-check-contradicted',
  area: 'gsd',
  scope: 'run',
  ofTruth: true,
  severity: 'warning',
  summary: 'A self-check that passed is borne out by the tree',
  rationale:
    'The agent says that it looked, and found everything. A claim that is not there shows that it did not look.',
  remedy: 'Run the self-check again, and write down what it finds.',
  sources: [{ document: 'upstream', heading: 'executor, self-check' }],
  bad: {
    families: ['gsd-summary'],
    replace: [['created:\n    - src/parse-dates.ts', 'created:\n    - src/parse-dates.ts\n    - src/never.ts']],
    also: ['artifact-missing'],
  },
  good: { families: ['gsd-summary'] },
  check({ returns }) {
    return returns.flatMap(({ file, index, claims, selfCheck }): readonly RunProblem[] => {
      if (selfCheck === undefined) return NOTHING;
      const absent = claims.find(
        ({ claim: { type }, verdict: { name }, weight }) =>
          weight !== 'pass' &&
          (type === 'created' || type === 'modified' || type === 'checked') &&
          (name === 'missing' || name === 'empty' || name === 'uncommitted'),
      );
      if (absent === undefined) return NOTHING;
      const { claim, verdict } = absent;
      return [
        {
          file,
          index,
          range: selfCheck,
          value: 'self-check',
          message: `The self-check says that it passed, and ${quote(claim.path, 200)} is ${verdict.name}.`,
          recommendation: 'Run the self-check again, and write down what it finds.',
        },
      ];
    });
  },
};
