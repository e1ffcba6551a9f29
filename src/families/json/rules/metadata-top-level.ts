import type { Fix } from '../../../model/fix.js';
import { has, isObject } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { fixFormat, metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf } from '../../../model/text.js';

const FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'] as const;

export const metadataTopLevel: ReturnRule = {
  id: 'metadata-top-level',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'Session, agent and delegation are in metadata, not at top level',
  rationale: 'Callers read these fields from metadata and do not find them at top level.',
  remedy: 'Move them into metadata.',
  fixes: [{ safety: 'safe', does: 'moves the fields into metadata' }],
  demand: 'stated',
  sources: [{ document: '000', heading: 'Migration Guide' }],
  bad: {
    remove: ['/metadata/session_id'],
    set: { '/session_id': 'sess_1736700000_abc123' },
    also: ['required-field'],
  },
  good: {},
  check(subject) {
    const metadata = metadataOf(subject);
    // If metadata is absent, required-field says what to move into it.
    if (metadata === undefined) return NOTHING;
    const misplaced = FIELDS.filter((name) => has(subject.value, name) && !has(metadata, name));
    const [first] = misplaced;
    if (first === undefined) return NOTHING;
    const names = listOf(misplaced, 'and');
    const one = misplaced.length === 1;
    return [
      {
        pointer: join('', first),
        part: 'key',
        message: `${one ? 'Field' : 'Fields'} ${names} ${one ? 'is' : 'are'} at top level instead of in metadata.`,
        recommendation: `${fixFormat(subject)}: move ${names} into metadata.`,
        value: misplaced.join(' '),
        ...(isObject(metadata) ? { fix: fixOf(misplaced) } : {}),
      },
    ];
  },
};

function fixOf(names: readonly string[]): Fix {
  const edits = names.map((name) => ({ kind: 'move', from: join('', name), to: join('', 'metadata', name) }) as const);
  return { safety: 'safe', does: `move ${listOf(names, 'and')} into metadata`, edits };
}
