import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const gsdSelfCheckAbsent: ReturnRule = {
  id: 'gsd-self-check-absent',
  area: 'gsd',
  scope: 'return',
  severity: 'off',
  about: () => ({
    summary: 'A summary has a self-check',
    rationale:
      'The executor looks for what it says it made before it ends. Without the section it is unknown whether it did.',
    remedy: 'Run the self-check, and write down under `## Self-Check` what it finds.',
    sources: [{ document: 'upstream', heading: 'executor, self-check' }],
    bad: { replace: [['## Self-Check: PASSED', '## Afterwards']] },
    good: {},
  }),
  check({ value }) {
    if (value.selfCheck !== undefined) return NOTHING;
    return [
      {
        message: 'No self-check says PASSED or FAILED.',
        recommendation: 'Run the self-check, and write `## Self-Check: PASSED` or `FAILED` with what it found.',
      },
    ];
  },
};
