import { describeValue, listOf } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import type { Fix } from '../../../model/fix.js';
import { has, isObject } from '../../../model/json.js';
import { join, tokens, valueAt } from '../../../model/pointer.js';
import { fixFormat, metadataOf } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

export const metadataFieldType: ReturnRule = {
  id: 'metadata-field-type',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  about: () => ({
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
  }),
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

const METADATA_FIELDS = ['session_id', 'agent_type', 'delegation_depth', 'delegation_path'] as const;

export const metadataTopLevel: ReturnRule = {
  id: 'metadata-top-level',
  area: 'metadata',
  scope: 'return',
  severity: 'warning',
  about: () => ({
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
  }),
  check(subject) {
    const metadata = metadataOf(subject);
    // If metadata is absent, required-field says what to move into it.
    if (metadata === undefined) return NOTHING;
    const misplaced = METADATA_FIELDS.filter((name) => has(subject.value, name) && !has(metadata, name));
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
        ...(isObject(metadata) ? { fix: moveIntoMetadata(misplaced) } : {}),
      },
    ];
  },
};

function moveIntoMetadata(names: readonly string[]): Fix {
  const edits = names.map((name) => ({ kind: 'move', from: join('', name), to: join('', 'metadata', name) }) as const);
  return { safety: 'safe', does: `move ${listOf(names, 'and')} into metadata`, edits };
}
