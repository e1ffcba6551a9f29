import type { Problem } from '../model/finding.js';
import type { Fix } from '../model/fix.js';
import { field, has, isObject, type JsonObject } from '../model/json.js';
import { join } from '../model/pointer.js';
import { fixFormat, statusOf } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

const FIELDS = ['phases_completed', 'phases_total'] as const;

export const phasesTopLevel: ReturnRule = {
  id: 'phases-top-level',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'Counts of phases do not stand at top level',
  rationale:
    'At top level they are the shape of a handoff file. Callers look for them in metadata, or in partial_progress, and miss them here.',
  remedy: 'Move them into metadata; while the work goes on, into partial_progress.',
  fixes: [{ safety: 'safe', does: 'moves the counts into metadata, where the work does not go on' }],
  sources: [
    { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
    { document: '001', heading: 'metadata (required)' },
  ],
  bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
  good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
  check(subject) {
    const problems: Problem[] = [];
    for (const name of FIELDS) {
      if (!has(subject.value, name)) continue;
      problems.push({
        pointer: join('', name),
        part: 'key',
        message: `Field ${name} stands at top level; it was expected in metadata.`,
        recommendation: `${fixFormat(subject)}: move ${name} into metadata, or into partial_progress while the work goes on.`,
        ...fixOf(subject.value, name),
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

/** While the work goes on, the counts may belong into partial_progress: that is not to be told from outside. */
const OPEN = new Set<string | undefined>(['in_progress', 'partial', undefined]);

function fixOf(value: JsonObject, name: string): { readonly fix?: Fix } {
  const metadata = field(value, 'metadata');
  if (OPEN.has(statusOf({ value })) || !(metadata === undefined || isObject(metadata))) return {};
  const from = join('', name);
  if (!has(metadata, name)) {
    const edits = [{ kind: 'move', from, to: join('', 'metadata', name) }] as const;
    return { fix: { safety: 'safe', does: `move ${name} into metadata`, edits } };
  }
  if (field(metadata, name) !== field(value, name)) return {};
  const does = `remove ${name} at top level, since metadata has the same`;
  return { fix: { safety: 'safe', does, edits: [{ kind: 'remove', pointer: from }] } };
}
