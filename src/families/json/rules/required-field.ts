import type { Problem } from '../../../model/finding.js';
import type { Fix } from '../../../model/fix.js';
import { has } from '../../../model/json.js';
import { join, type Pointer } from '../../../model/pointer.js';
import { type Subject, fixFormat } from '../../../model/return.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';

export const requiredField: ReturnRule = {
  id: 'required-field',
  area: 'shape',
  scope: 'return',
  severity: 'error',
  structural: true,
  summary: 'Every required field is present',
  rationale:
    'Callers read these fields without checking that they exist. Only presence counts here: 0, false and an empty text are present, and other rules check them. All fields that one object lacks are one finding.',
  remedy: 'Add the fields to the object, or move them there from the top level.',
  fixes: [{ safety: 'safe', does: 'moves the fields of an absent metadata into it from the top level' }],
  demand: 'stated',
  sources: [
    { document: '000', heading: 'Field Specifications' },
    { document: '001', heading: 'Field Specifications' },
    { document: '002', heading: 'Step 2: Validate Required Fields' },
    { document: '003', heading: 'Field Specifications' },
  ],
  bad: [
    { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id'] },
    { families: ['return-meta', 'subagent-return'], remove: ['/metadata/session_id', '/metadata/agent_type'] },
    { families: ['orchestrator-handoff'], remove: ['/summary', '/artifacts'] },
    {
      families: ['return-meta'],
      remove: ['/metadata'],
      set: {
        '/session_id': 'sess_1736700000_abc123',
        '/agent_type': 'planner-agent',
        '/delegation_depth': 1,
        '/delegation_path': ['orchestrator', 'plan', 'planner-agent'],
      },
    },
  ],
  good: [{}, { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 0 } }],
  check(subject) {
    if (subject.shapeErrors.length === 0) return NOTHING;
    const absent = new Map<Pointer, string[]>();
    for (const { keyword, pointer, detail, conditional, advisory } of subject.shapeErrors) {
      if (keyword !== 'required' || conditional || advisory) continue;
      const names = absent.get(pointer);
      if (names === undefined) absent.set(pointer, [detail]);
      else names.push(detail);
    }
    if (absent.size === 0) return NOTHING;
    return [...absent].map(([pointer, names]) => problemOf(subject, pointer, names));
  },
};

function problemOf(subject: Subject, pointer: Pointer, names: readonly string[]): Problem {
  const holder = pointer === '' ? 'the return' : quote(pointer.slice(1));
  const listed = listOf(
    names.map((name) => quote(name)),
    'and',
  );
  const misplaced = pointer === '' && names.includes(METADATA) ? misplacedIn(subject) : [];
  const move =
    misplaced.length === 0
      ? ''
      : `; ${listOf(
          misplaced.map((name) => quote(name)),
          'and',
        )} at top level belong in it`;
  const add = `${fixFormat(subject)}: add ${listed} to ${holder}`;
  return {
    pointer,
    property: names,
    message: `${names.length === 1 ? 'Required field' : 'Required fields'} ${listed} ${names.length === 1 ? 'is' : 'are'} missing in ${holder}${move}.`,
    recommendation:
      misplaced.length === 0 ? `${add}.` : `${add}, and move ${listOf(misplaced, 'and')} into "${METADATA}".`,
    ...(misplaced.length === 0 ? {} : { fix: moveInto(misplaced) }),
  };
}

const METADATA = 'metadata';
const IN_METADATA = `/${METADATA}`;

/** Counts of phases may belong in partial_progress instead: phases-top-level reports them. */
const PHASES: ReadonlySet<string> = new Set(['phases_completed', 'phases_total']);

/** The fields of metadata that are at top level instead, in the order of the version's list. */
function misplacedIn({ value, standard }: Subject): readonly string[] {
  const { '': top = [], [IN_METADATA]: inner = [] } = standard.shape.fields;
  return inner.filter((name) => has(value, name) && !top.includes(name) && !PHASES.has(name));
}

function moveInto(names: readonly string[]): Fix {
  const edits = names.map((name) => ({ kind: 'move', from: join('', name), to: join('', METADATA, name) }) as const);
  return { safety: 'safe', does: `move ${listOf(names, 'and')} into ${METADATA}`, edits };
}
