import type { Problem } from '../../../model/finding.js';
import { describeValue, listOf } from '../../../model/text.js';
import { tokens, valueAt } from '../../../model/pointer.js';
import { fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const metadataFieldType: ReturnRule = {
  id: 'metadata-field-type',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'Informational fields have the right type',
  rationale:
    'Counts, estimates and warnings are shown and added up, but nothing depends on them: a wrong type should be fixed but stops no work.',
  remedy: 'Write counts and estimates as numbers without quotation marks, and warnings as a list.',
  demand: 'stated',
  sources: [
    { document: '000', heading: 'metadata (required)' },
    { document: '001', heading: 'metadata (required)' },
    { document: '001', heading: 'partial_progress (optional)' },
    { document: '003', heading: 'metadata (required)' },
  ],
  bad: [
    {
      families: ['return-meta', 'subagent-return'],
      set: { '/metadata/retries': 'two', '/metadata/phase_count': 'three' },
    },
    { families: ['orchestrator-handoff'], set: { '/phases_total': '3', '/blockers': 'none' } },
  ],
  good: [
    { families: ['return-meta', 'subagent-return'], set: { '/metadata/retries': 2, '/metadata/phase_count': 3 } },
    { families: ['orchestrator-handoff'], set: { '/phases_total': 3, '/blockers': ['No time zones'] } },
  ],
  check(subject) {
    if (subject.shapeErrors.length === 0) return NOTHING;
    const problems: Problem[] = [];
    for (const { advisory, keyword, pointer, detail } of subject.shapeErrors) {
      if (!advisory) continue;
      const type = keyword === 'pattern' ? 'number, or a range such as "1-2",' : listOf(detail.split(' or '));
      problems.push({
        pointer,
        message: `Field ${tokens(pointer).join('.')} is ${describeValue(valueAt(subject.value, pointer))}; type ${type} was expected.`,
        recommendation: `${fixFormat(subject)}: write a value of type ${type}.`,
      });
    }
    return problems;
  },
};
