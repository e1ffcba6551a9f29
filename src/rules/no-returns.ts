import { NOTHING, type RunRule } from '../model/rule.js';

export const noReturns: RunRule = {
  id: 'no-returns',
  area: 'run',
  scope: 'run',
  severity: 'error',
  summary: 'A run finds at least one file that may hold a return',
  rationale:
    'A gate that finds nothing has judged nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work.',
  remedy: 'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right.',
  sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
  bad: { file: 'notes/plan.json' },
  good: { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
  check(run, { ifNoReturns }) {
    if (run.files > 0 || ifNoReturns === 'ignore') return NOTHING;
    return [
      {
        severity: ifNoReturns,
        message: 'No file that may hold a return was found.',
        recommendation:
          'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
      },
    ];
  },
};
