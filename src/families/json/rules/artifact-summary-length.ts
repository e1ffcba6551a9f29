import { artifactsOf } from '../../../model/artifact.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const LIMIT = 200;

export const artifactSummaryLength: ReturnRule = {
  id: 'artifact-summary-length',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'warning',
  summary: `An artifact's summary has at most ${String(LIMIT)} characters`,
  rationale:
    'The summary of an artifact is one line in a list that an orchestrator reads; what is longer belongs into the artifact.',
  remedy: 'Shorten it to the one thing that the file holds.',
  demand: {
    order: 90,
    text: 'The "summary" of an artifact is one sentence of at most 200 characters.',
  },
  sources: [{ document: '000', heading: 'artifacts (required)' }],
  bad: { set: { '/artifacts/0/summary': `A plan ${'for parsers '.repeat(20)}` } },
  good: {},
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, summary } of artifactsOf(subject)) {
      const length = summary?.length ?? 0;
      if (length <= LIMIT) continue;
      problems.push({
        pointer: join(pointer, 'summary'),
        message: `The artifact's summary has ${String(length)} characters; at most ${String(LIMIT)} are allowed.`,
        recommendation: 'Shorten the summary to one sentence that says what the file holds.',
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
