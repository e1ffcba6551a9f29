import { NOTHING, type DocumentRule } from '../model/rule.js';

/** One more than the limit. */
const MANY = 1_001;

export const tooManyReturns: DocumentRule = {
  id: 'too-many-returns',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: 'A file holds at most 1,000 returns',
  rationale:
    'No log of a real project has so many. A file with more is no log or is meant to stall the gate, so only the first are checked; and what was not checked must not pass.',
  remedy: 'Split the log into several files, or leave it out of the patterns.',
  sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so reading is bounded' }],
  bad: { repeat: MANY, also: ['session-id-reused'] },
  good: {},
  check(document) {
    for (const problem of document.problems) {
      if (problem.kind !== 'too-many-returns') continue;
      const { found, limit } = problem;
      return [
        {
          message: `The file holds ${String(found)} returns, ${String(found - limit)} more than the ${String(limit)} that are checked.`,
          recommendation: 'Split the file, so that each of its returns is checked, or leave it out of the patterns.',
          value: 'too-many-returns',
        },
      ];
    }
    return NOTHING;
  },
};
