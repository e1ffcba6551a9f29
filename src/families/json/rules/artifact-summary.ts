import { artifactsOf, fixFormat } from '../../../model/return.js';
import type { Problem } from '../../../model/finding.js';
import { field } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';
import { isBlank, quote } from '../../../model/text.js';

export const artifactSummary: ReturnRule = {
  id: 'artifact-summary',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'return',
  severity: 'warning',
  summary: 'Every artifact has a summary',
  rationale:
    'The orchestrator does not open the files that it passes on. Without a summary it knows no more of an artifact than its name.',
  remedy: 'Add a summary that says in one sentence what the file holds.',
  requires: ['/artifacts/summary'],
  demand: { askedBy: 'session-id-empty' },
  sources: [{ document: '003', heading: 'artifacts (required)' }],
  bad: [{ families: ['subagent-return'], remove: ['/artifacts/0/summary'] }, { set: { '/artifacts/0/summary': ' ' } }],
  good: {},
  check(subject) {
    const problems: Problem[] = [];
    // If the version requires it, required-field reports an absent one.
    const isRequired = subject.standard.shape.required['/artifacts/*']?.includes('summary') === true;
    for (const { pointer, value, path } of artifactsOf(subject)) {
      const summary = field(value, 'summary');
      const isBlankText = typeof summary === 'string' && isBlank(summary);
      if (summary === undefined ? isRequired : !isBlankText) continue;
      const name = path === undefined ? 'The artifact' : `Artifact ${quote(path, 200)}`;
      problems.push({
        ...(isBlankText ? { pointer: join(pointer, 'summary') } : { pointer, property: 'summary' }),
        message: `${name} has ${isBlankText ? 'a blank' : 'no'} summary.`,
        recommendation: `${fixFormat(subject)}: ${isBlankText ? 'say in the summary' : 'add a "summary" that says'} what the file holds.`,
      });
    }
    return problems;
  },
};
