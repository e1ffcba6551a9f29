import type { Problem } from '../../../model/finding.js';
import type { Fix } from '../../../model/fix.js';
import { has, isObject } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const customField: ReturnRule = {
  id: 'custom-field',
  area: 'shape',
  scope: 'return',
  severity: 'notice',
  summary: 'No top-level field besides those of the standard',
  rationale:
    'A caller reads the named fields and no others. What an agent adds at the top level is therefore lost, unless it is where callers look.',
  remedy: 'Move the content into metadata or into next_steps.',
  fixes: [
    { safety: 'safe', does: 'moves a field into metadata that the standard has there' },
    { safety: 'unsafe', does: 'moves any other field into metadata' },
  ],
  sources: [{ document: '000', heading: 'Migration Guide' }],
  bad: { set: { '/plan_details': { phases: 3 } } },
  good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
  check(subject) {
    const names = subject.standard.shape.fields[''];
    if (names === undefined) return NOTHING;
    const problems: Problem[] = [];
    const metadata = metadataOf(subject);
    const takes = metadata === undefined || isObject(metadata);
    const known = subject.standard.shape.fields['/metadata'] ?? [];
    for (const key of Object.keys(subject.value)) {
      // If metadata is absent, required-field says what to move into it.
      if (names.includes(key) || (metadata === undefined && known.includes(key))) continue;
      problems.push({
        pointer: join('', key),
        part: 'key',
        message: `The standard has no top-level field ${quote(key)}.`,
        recommendation: `Move what ${quote(key)} holds into "metadata" or "next_steps".`,
        value: key,
        ...(takes && !has(metadata, key) ? { fix: fixOf(key, known.includes(key)) } : {}),
      });
    }
    return problems;
  },
};

/** Returns the fix. It is unsafe for a field of the agent's own, since its readers may look for it at top level. */
function fixOf(key: string, isKnown: boolean): Fix {
  return {
    safety: isKnown ? 'safe' : 'unsafe',
    does: `move ${quote(key)} into metadata`,
    edits: [{ kind: 'move', from: join('', key), to: join('', 'metadata', key) }],
  };
}
