import { describeValue, count, listOf, nearest, quote } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import type { Fix } from '../../../model/fix.js';
import { field, has, isArray, isObject, type Json, type JsonObject } from '../../../model/json.js';
import { join, type Pointer, tokens, valueAt } from '../../../model/pointer.js';
import { fixFormat, metadataOf, type Subject, isOptionalNull } from '../../../model/return.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import type { Shape } from '../../../model/standard.js';

export const fieldRules = rulesOnReturns('shape', {
  'required-field': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Every required field is present',
      rationale:
        'Callers read these fields without checking that they exist. Only presence counts here: 0, false and an empty text are present, and other rules check them. All fields that one object lacks are one finding.',
      remedy: 'Add the fields to the object, or move them there from the top level.',
      fixes: [{ safety: 'safe', does: 'moves the fields of an absent metadata into it from the top level' }],
      demand: 'stated',
      sources: [
        '000 Field Specifications',
        '001 Field Specifications',
        '002 Step 2: Validate Required Fields',
        '003 Field Specifications',
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
    }),
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
      return [...absent].map(([pointer, names]) => absentFields(subject, pointer, names));
    },
  },
  'field-type': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Every field has the JSON type that the standard defines',
      rationale:
        'A caller that expects a list and gets a text, or null, fails in the middle of its work. An optional field that is null says the same as one that is absent, so that is a notice only.',
      remedy: 'Write the value in the expected type, or leave an optional field out.',
      demand: 'stated',
      sources: ['000 Field Specifications', '001 Field Specifications', '003 Field Specifications'],
      bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': '300' } },
        { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': 'yes' } },
      ],
      good: [
        {},
        { families: ['return-meta', 'subagent-return'], set: { '/metadata/duration_seconds': 300.5 } },
        { families: ['orchestrator-handoff'], set: { '/plan_markers_verified': true } },
      ],
    }),
    check(subject) {
      if (subject.shapeErrors.length === 0) return NOTHING;
      const problems: Problem[] = [];
      const elements = new Map<Pointer, Elements>();
      for (const error of subject.shapeErrors) {
        const { keyword, pointer, detail, conditional, advisory } = error;
        if (keyword !== 'type' || conditional || advisory) continue;
        const list = listAround(pointer);
        if (list !== null) {
          const known = elements.get(list);
          if (known === undefined) elements.set(list, { first: pointer, detail, count: 1 });
          else known.count++;
          continue;
        }
        const name = quote(pointer.slice(1));
        if (isOptionalNull(error, subject.value, subject.standard.shape)) {
          problems.push({
            pointer,
            severity: 'notice',
            message: `Optional field ${name} is null.`,
            recommendation: `${fixFormat(subject)}: leave ${name} out where there is nothing to say.`,
          });
          continue;
        }
        problems.push({
          pointer,
          message: `Field ${name} is ${describeValue(valueAt(subject.value, pointer))}; ${withArticle(detail)} was expected.`,
          recommendation: `${fixFormat(subject)}: write ${name} as ${withArticle(detail)}.`,
        });
      }
      for (const [list, { first, detail, count: wrong }] of elements) {
        const more =
          wrong === 1
            ? ''
            : `, and ${count(wrong - 1, 'other element')} of the list ${wrong === 2 ? 'is' : 'are'} of a wrong type, too`;
        problems.push({
          pointer: first,
          message: `Element ${quote(first.slice(1))} is ${describeValue(valueAt(subject.value, first))}; ${withArticle(detail)} was expected${more}.`,
          recommendation: `${fixFormat(subject)}: write each element of ${quote(list.slice(1))} as ${withArticle(detail)}.`,
        });
      }
      return problems;
    },
  },
  'unknown-field': {
    supersedes: ['custom-field'],
    severity: 'notice',
    about: () => ({
      summary: 'No field is named nearly as one of the standard',
      rationale:
        'Agents may add fields of their own, but one that differs from a known name by a letter or two most likely is. A misspelt field is as good as none: nobody reads it.',
      remedy:
        'Write the name as the standard does, or give a field of your own a name that cannot be taken for another.',
      fixes: [{ safety: 'unsafe', does: 'writes the nearest name, where no field has it yet' }],
      sources: ['return-gate a misspelt optional field is otherwise lost without a word'],
      bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/next_step': 'Run /implement 7' } },
        { families: ['orchestrator-handoff'], set: { '/next_action_hints': 'none' } },
      ],
      good: [{}, { set: { '/metadata/model_name': 'large' } }],
    }),
    check(subject) {
      const problems: Problem[] = [];
      for (const known of knownOf(subject.standard.shape)) visit(subject.value, [], known, problems);
      return problems;
    },
  },
  'custom-field': {
    severity: 'notice',
    about: () => ({
      summary: 'No top-level field besides those of the standard',
      rationale:
        'A caller reads the named fields and no others. What an agent adds at the top level is therefore lost, unless it is where callers look.',
      remedy: 'Move the content into metadata or into next_steps.',
      fixes: [
        { safety: 'safe', does: 'moves a field into metadata that the standard has there' },
        { safety: 'unsafe', does: 'moves any other field into metadata' },
      ],
      sources: ['000 Migration Guide'],
      bad: { set: { '/plan_details': { phases: 3 } } },
      good: [{}, { set: { '/metadata/plan_details': { phases: 3 } } }],
    }),
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
          ...(takes && !has(metadata, key) ? { fix: moveOwnField(key, known.includes(key)) } : {}),
        });
      }
      return problems;
    },
  },
});

function absentFields(subject: Subject, pointer: Pointer, names: readonly string[]): Problem {
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
    ...(misplaced.length === 0 ? {} : { fix: moveIntoMetadata(misplaced) }),
  };
}

const METADATA = 'metadata';

const IN_METADATA = `/${METADATA}`;

/** Counts of phases may belong in partial_progress instead: phases-top-level reports them. */
const PHASE_COUNTS: ReadonlySet<string> = new Set(['phases_completed', 'phases_total']);

/** The fields of metadata that are at top level instead, in the order of the version's list. */
function misplacedIn({ value, standard }: Subject): readonly string[] {
  const { '': top = [], [IN_METADATA]: inner = [] } = standard.shape.fields;
  return inner.filter((name) => has(value, name) && !top.includes(name) && !PHASE_COUNTS.has(name));
}

/** Returns the fix that moves fields from the top level into metadata. */
export function moveIntoMetadata(names: readonly string[]): Fix {
  const edits = names.map((name) => ({ kind: 'move', from: join('', name), to: join('', METADATA, name) }) as const);
  return { safety: 'safe', does: `move ${listOf(names, 'and')} into ${METADATA}`, edits };
}

/** The elements of one list that have the wrong type: they have one cause, and are one finding. */
interface Elements {
  readonly first: Pointer;
  readonly detail: string;
  count: number;
}

/** Returns the list that has the element at a pointer; null for a named field. */
function listAround(pointer: Pointer): Pointer | null {
  const slash = pointer.lastIndexOf('/');
  return /^\d+$/.test(pointer.slice(slash + 1)) ? pointer.slice(0, slash) : null;
}

/** `a string`, `an array`, `a string or null`. */
function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** One object of the schema: the steps to it, and its fields. */
interface Known {
  readonly steps: readonly string[];
  readonly names: readonly string[];
  readonly has: ReadonlySet<string>;
}

// A shape is split once, not for each of 100,000 returns.
const knownByShape = new WeakMap<Shape, readonly Known[]>();

function knownOf(shape: Shape): readonly Known[] {
  let known = knownByShape.get(shape);
  if (known === undefined) {
    known = Object.entries(shape.fields).map(([pattern, names]) => ({
      steps: tokens(pattern),
      names,
      has: new Set(names),
    }));
    knownByShape.set(shape, known);
  }
  return known;
}

/**
 * Checks every object at the steps; `*` is each element of an array. The way is the steps to the value so far: it becomes a pointer
 * only if there is a problem.
 */
function visit(value: Json, way: (string | number)[], known: Known, problems: Problem[]): void {
  const step = known.steps[way.length];
  if (step === undefined) {
    if (isObject(value)) inspect(value, way, known, problems);
  } else if (step === '*') {
    if (!isArray(value)) return;
    for (let index = 0; index < value.length; index++) descend(value[index], index, way, known, problems);
  } else {
    descend(field(value, step), step, way, known, problems);
  }
}

function descend(
  value: Json | undefined,
  step: string | number,
  way: (string | number)[],
  known: Known,
  problems: Problem[],
): void {
  if (value === undefined) return;
  way.push(step);
  visit(value, way, known, problems);
  way.pop();
}

function inspect(value: JsonObject, way: readonly (string | number)[], known: Known, problems: Problem[]): void {
  for (const key of Object.keys(value)) {
    if (known.has.has(key)) continue;
    const meant = nearest(key, known.names);
    if (meant === undefined) continue;
    const pointer = join('', ...way, key);
    problems.push({
      pointer,
      part: 'key',
      message: `The standard has no field ${quote(key)} here; its nearest field is ${quote(meant)}.`,
      recommendation: `Write ${quote(meant)} if that is meant; else give the field a name of its own.`,
      value: key,
      ...(Object.hasOwn(value, meant)
        ? {}
        : {
            fix: {
              safety: 'unsafe',
              does: `write the name ${quote(meant)} for ${quote(key)}`,
              edits: [{ kind: 'rename', pointer, key: meant }],
            },
          }),
    });
  }
}

/** Returns the fix. It is unsafe for a field of the agent's own, since its readers may look for it at top level. */
function moveOwnField(key: string, isKnown: boolean): Fix {
  return {
    safety: isKnown ? 'safe' : 'unsafe',
    does: `move ${quote(key)} into metadata`,
    edits: [{ kind: 'move', from: join('', key), to: join('', 'metadata', key) }],
  };
}
