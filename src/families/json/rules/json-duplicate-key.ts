import type { Problem } from '../../../model/finding.js';
import type { DocumentRule } from '../../../model/rule.js';
import { count, quote } from '../../../model/text.js';

export const jsonDuplicateKey: DocumentRule = {
  id: 'json-duplicate-key',
  area: 'document',
  step: 'structure',
  scope: 'document',
  severity: 'error',
  summary: 'No object holds the same key twice',
  rationale:
    'Parsers disagree about which of the two values counts, so a caller may act on another return than the one that was checked.',
  remedy: 'Keep one of the two members, and delete or rename the other.',
  demand: 'stated',
  sources: [{ document: 'return-gate', heading: 'RFC 8259 section 4: what a parser makes of a repeated name is open' }],
  bad: { replace: [['"status"', '"status": "failed", "status"']] },
  good: {},
  check(document) {
    const problems: Problem[] = [];
    for (const problem of document.problems) {
      if (problem.kind === 'more-duplicates') {
        problems.push({
          message: `${count(problem.more, 'more key appears', 'more keys appear')} twice in an object of this file.`,
          recommendation: 'Keep each key once: write the return with a JSON encoder.',
          value: 'more-duplicates',
        });
      }
      if (problem.kind !== 'duplicate-key') continue;
      problems.push({
        range: problem.range,
        message: `Key ${quote(problem.key)} appears twice in one object, first on line ${String(problem.firstLine)}.`,
        recommendation: `Keep one ${quote(problem.key)}.`,
        value: problem.key,
      });
    }
    return problems;
  },
};
