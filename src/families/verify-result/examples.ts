import { MOST_ELEMENTS } from '../../model/document.js';
import type { SharedExamples } from '../example.js';

const many = Array.from({ length: MOST_ELEMENTS + 1 });

/** What the sample shows of rules that other families share. */
export const examples: SharedExamples = {
  'no-returns': {
    bad: { file: 'notes/plan.json' },
    good: { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
  },
  'return-deleted': { bad: { deleted: ['openspec/changes/parse-times/verify-report.md'] } },
  'too-many-elements': {
    bad: { replace: [['verdict: pass', `verdict: pass\n${many.map(() => '- Slow.').join('\n')}`]] },
  },
};
