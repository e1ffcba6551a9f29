import type { Problem } from '../model/finding.js';
import { join } from '../model/pointer.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { quote } from '../model/text.js';

export const customField: ReturnRule = {
  id: 'custom-field',
  area: 'shape',
  scope: 'return',
  severity: 'notice',
  summary: 'No top-level field stands beside those of the standard',
  rationale:
    'A caller reads the named fields and no others. What an agent adds at the top level is therefore lost, unless it stands where callers look.',
  remedy: 'Move the content into metadata or into next_steps.',
  sources: [{ document: '000', heading: 'Migration Guide' }],
  bad: { set: { '/plan_details': { phases: 3 } } },
  good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
  check(subject) {
    const names = subject.standard.shape.fields[''];
    if (names === undefined) return NOTHING;
    const problems: Problem[] = [];
    for (const key of Object.keys(subject.value)) {
      if (names.includes(key)) continue;
      problems.push({
        pointer: join('', key),
        part: 'key',
        message: `The standard has no top-level field ${quote(key)}.`,
        recommendation: `Move what ${quote(key)} holds into "metadata" or "next_steps".`,
        value: key,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
