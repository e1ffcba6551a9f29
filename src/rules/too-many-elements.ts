import type { Problem } from '../model/finding.js';
import { MOST_ELEMENTS } from '../model/limits.js';
import { once } from '../model/once.js';
import { FILE_START } from '../model/position.js';
import { NOTHING, type DocumentRule, type Example } from '../model/rule.js';

/** Created on first use: such a long list would cost time at every start. */
const badExamples = once((): readonly Example[] => {
  const many = Array.from({ length: MOST_ELEMENTS + 1 });
  return [
    {
      families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
      set: { '/metadata/visited': many.map((_, n) => n) },
    },
    {
      families: ['result-envelope'],
      replace: [['None.', many.map(() => '- **WARNING**: Slow.').join('\n')]],
    },
    {
      families: ['verify-result'],
      replace: [['verdict: pass', `verdict: pass\n${many.map(() => '- Slow.').join('\n')}`]],
    },
  ];
});

export const tooManyElements: DocumentRule = {
  id: 'too-many-elements',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: `The lists of a file have no more than ${String(MOST_ELEMENTS)} elements in all`,
  rationale:
    'An agent hands over a handful of files and errors. A file of far more is a mistake or is meant to stall the gate, so it is not judged; and what was not judged must not pass.',
  remedy: 'List what the work is about, keep long lists in an artifact, and divide a log that has grown so large.',
  sources: [{ document: 'return-gate', heading: 'every byte of a pull request is untrusted, so judging is bounded' }],
  get bad() {
    return badExamples();
  },
  good: {},
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind !== 'too-many-elements') continue;
      problems.push({
        range: FILE_START,
        message: `The lists of the file have ${String(problem.count)} elements, more than the limit of ${String(problem.limit)}; its returns were not judged.`,
        recommendation: 'Shorten the lists, keep them in an artifact, or divide the file.',
        value: problem.kind,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
