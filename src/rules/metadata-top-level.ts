import type { Problem } from '../model/finding.js';
import type { Fix } from '../model/fix.js';
import { has, isObject } from '../model/json.js';
import { join } from '../model/pointer.js';
import { fixFormat, metadataOf } from '../model/return.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';

const FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'] as const;

export const metadataTopLevel: ReturnRule = {
  id: 'metadata-top-level',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  summary: 'Session, agent and delegation stand in metadata, not at top level',
  rationale: 'Callers read these fields from metadata. At top level they are as good as absent.',
  remedy: 'Move them into metadata.',
  fixes: [{ safety: 'safe', does: 'moves the field into metadata' }],
  sources: [{ document: '000', heading: 'Migration Guide' }],
  bad: {
    remove: ['/metadata/session_id'],
    set: { '/session_id': 'sess_1736700000_abc123' },
    also: ['required-field'],
  },
  good: {},
  check(subject) {
    const problems: Problem[] = [];
    const metadata = metadataOf(subject);
    const takes = metadata === undefined || isObject(metadata);
    for (const name of FIELDS) {
      if (!has(subject.value, name) || has(metadata, name)) continue;
      problems.push({
        pointer: join('', name),
        part: 'key',
        message: `Field ${name} stands at top level; it was expected in metadata.`,
        recommendation: `${fixFormat(subject)}: move ${name} into metadata.`,
        ...(takes ? { fix: fixOf(name) } : {}),
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

function fixOf(name: string): Fix {
  const edits = [{ kind: 'move', from: join('', name), to: join('', 'metadata', name) }] as const;
  return { safety: 'safe', does: `move ${name} into metadata`, edits };
}
