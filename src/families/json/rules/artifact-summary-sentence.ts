import { artifactsOf } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import { join } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';
import { quote, sentencesInWords, sentencesWithin } from '../../../model/text.js';

export const artifactSummarySentence: ReturnRule = {
  id: 'artifact-summary-sentence',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'notice',
  summary: "An artifact's summary is one sentence",
  rationale: 'The summary is one line in a list of files. A second sentence is lost there, and belongs into the file.',
  remedy: 'Say what the file holds in one sentence.',
  demand: { askedBy: 'artifact-summary-length' },
  sources: [
    { document: '000', heading: 'artifacts (required)' },
    { document: '001', heading: 'artifacts (required)' },
  ],
  bad: { set: { '/artifacts/0/summary': 'Plan for parsing dates. It has three phases.' } },
  good: { set: { '/artifacts/0/summary': 'Plan for parsing dates, with three phases.' } },
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, summary } of artifactsOf(subject)) {
      if (summary === undefined || sentencesWithin(summary, 0, 1)) continue;
      problems.push({
        pointer: join(pointer, 'summary'),
        message: `The artifact's summary has ${sentencesInWords(summary, 1)}; one was expected: ${quote(summary)}.`,
      });
    }
    return problems;
  },
};
