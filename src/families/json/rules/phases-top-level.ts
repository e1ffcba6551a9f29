import type { Fix } from '../../../model/fix.js';
import { field, has, isObject, type JsonObject } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, statusOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf } from '../../../model/text.js';

const FIELDS = ['phases_completed', 'phases_total'] as const;

export const phasesTopLevel: ReturnRule = {
  id: 'phases-top-level',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'Phase counts are not at the top level',
  rationale:
    'At top level they are the shape of a handoff file. Callers look for them in metadata, or in partial_progress, and miss them here.',
  remedy: 'Move them into metadata; while the work goes on, into partial_progress.',
  fixes: [{ safety: 'safe', does: 'moves the counts into metadata, where the work does not go on' }],
  demand: 'stated',
  sources: [
    { document: 'upstream', heading: 'phases_* are fields of the handoff file' },
    { document: '001', heading: 'metadata (required)' },
  ],
  bad: { set: { '/phases_completed': 2, '/phases_total': 4 } },
  good: { set: { '/metadata/phases_completed': 2, '/metadata/phases_total': 4 } },
  check(subject) {
    const misplaced = FIELDS.filter((name) => has(subject.value, name));
    const [first] = misplaced;
    if (first === undefined) return NOTHING;
    const names = listOf(misplaced, 'and');
    const one = misplaced.length === 1;
    return [
      {
        pointer: join('', first),
        part: 'key',
        message: `${one ? 'Field' : 'Fields'} ${names} ${one ? 'is' : 'are'} at top level instead of in metadata.`,
        recommendation: `${fixFormat(subject)}: move ${names} into metadata, or into partial_progress while the work goes on.`,
        value: misplaced.join(' '),
        ...fixOf(subject.value, misplaced),
      },
    ];
  },
};

/** While the work goes on, the counts may belong in partial_progress: that is unknown here. */
const OPEN = new Set<string | undefined>(['in_progress', 'partial', undefined]);

function fixOf(value: JsonObject, names: readonly string[]): { readonly fix?: Fix } {
  const metadata = field(value, 'metadata');
  if (OPEN.has(statusOf({ value })) || !(metadata === undefined || isObject(metadata))) return {};
  // A count that metadata already has is removed if it is the same, and left to people if it differs.
  if (names.some((name) => has(metadata, name) && field(metadata, name) !== field(value, name))) return {};
  const [doubled, moved] = [names.filter((name) => has(metadata, name)), names.filter((name) => !has(metadata, name))];
  const done = [
    ...(moved.length === 0 ? [] : [`move ${listOf(moved, 'and')} into metadata`]),
    ...(doubled.length === 0 ? [] : [`remove ${listOf(doubled, 'and')} at top level, since metadata has the same`]),
  ];
  const edits = [
    ...moved.map((name) => ({ kind: 'move', from: join('', name), to: join('', 'metadata', name) }) as const),
    ...doubled.map((name) => ({ kind: 'remove', pointer: join('', name) }) as const),
  ];
  return { fix: { safety: 'safe', does: listOf(done, 'and'), edits } };
}
