import { artifactsOf } from '../model/artifact.js';
import type { Problem } from '../model/finding.js';
import { has } from '../model/json.js';
import { fixFormat } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { quote } from '../model/text.js';

export const artifactSummary: ReturnRule = {
  id: 'artifact-summary',
  area: 'artifacts',
  scope: 'return',
  severity: 'warning',
  summary: 'Every artifact has a summary',
  rationale:
    'The orchestrator does not open the files that it passes on. Without a summary it knows no more of an artifact than its name.',
  remedy: 'Add a summary that says in one sentence what the file holds.',
  sources: [{ document: '003', heading: 'artifacts (required)' }],
  bad: { remove: ['/artifacts/0/summary'] },
  good: {},
  check(subject) {
    const problems: Problem[] = [];
    for (const { pointer, value, path } of artifactsOf(subject)) {
      if (has(value, 'summary')) continue;
      const name = path === undefined ? 'The artifact' : `Artifact ${quote(path, 200)}`;
      problems.push({
        pointer,
        property: 'summary',
        message: `${name} has no summary.`,
        recommendation: `${fixFormat(subject)}: add a "summary" that says what the file holds.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
