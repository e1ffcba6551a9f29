import { groupBy, oncePer, elementAt } from '../../../model/collections.js';
import { describeValue, count, listOf, nearest, quote, quotedList } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import type { Fix } from '../../../model/fix.js';
import { field, has, isArray, isObject, type Json, type JsonObject } from '../../../model/json.js';
import { join, type Pointer, tokens, valueAt } from '../../../model/pointer.js';
import {
  fixFormat,
  metadataOf,
  type Subject,
  isOptionalNull,
  type Located,
  type ShapeError,
} from '../../../model/return.js';
import { rulesOnReturns, NOTHING, type Found } from '../../../model/rule.js';
import type { Shape } from '../../../model/standard.js';

export const fieldRules = rulesOnReturns('shape', {
  'required-field': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Every required field is present',
      rationale:
        'Callers read these fields without checking that they exist. Only presence counts here: 0, false and an empty text are present, and other rules check them. All missing fields of one object are one finding.',
      remedy: 'Add the fields to the object, or move them there from the top level.',
      fixes: [{ safety: 'safe', does: 'moves the fields of a missing metadata object into it from the top level' }],
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
      const absent = groupBy(errorsOf(subject, 'required'), ({ pointer }) => pointer);
      return [...absent].map(([pointer, errors]) => {
        const names = errors.map(({ detail }) => detail);
        return absentFields(subject, pointer, names);
      });
    },
  },
  'field-type': {
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'Every field has the JSON type that the standard defines',
      rationale:
        'A caller that expects a list and gets a text, or null, fails during its work. A null optional field means the same as a missing one, so that is only a notice.',
      remedy: 'Write the value in the expected type, or leave an optional field out.',
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
      const { value, standard } = subject;
      // Elements of one list with a wrong type have one cause, and are one finding.
      const places = groupBy(errorsOf(subject, 'type'), ({ pointer }) => listAround(pointer) ?? pointer);
      return [...places].map(([place, errors]): Problem => {
        const first = elementAt(errors, 0);
        const { pointer } = first;
        const isElement = place !== pointer;
        const name = quote(place.slice(1));
        if (!isElement && isOptionalNull(first, value, standard.shape)) {
          return {
            pointer,
            severity: 'notice',
            message: `Optional field ${name} is null.`,
            recommendation: `${fixFormat(subject)}: leave ${name} out if there is nothing to say.`,
          };
        }
        const what = isElement ? `Element ${quote(pointer.slice(1))}` : `Field ${name}`;
        const type = withArticle(first.detail);
        const others = isElement ? errors.length - 1 : 0;
        const more =
          others === 0
            ? ''
            : `, and ${count(others, 'other element')} of the list ${others === 1 ? 'is' : 'are'} of a wrong type, too`;
        return {
          pointer,
          message: `${what} is ${describeValue(valueAt(value, pointer))}; ${type} was expected${more}.`,
          recommendation: `${fixFormat(subject)}: write ${isElement ? 'each element of ' : ''}${name} as ${type}.`,
        };
      });
    },
  },
  'unknown-field': {
    supersedes: ['custom-field'],
    severity: 'notice',
    about: () => ({
      summary: 'No field has nearly the name of one of the standard',
      rationale:
        'Agents may add their own fields, but a name that differs from a known one by a letter or two is probably a mistake. Nobody reads a misspelled field.',
      remedy: "Write the standard's name, or give your own field a clearly different name.",
      fixes: [{ safety: 'unsafe', does: 'writes the nearest name, if no field has it yet' }],
      sources: ['return-gate a misspelled optional field is otherwise silently lost'],
      bad: [
        { families: ['return-meta', 'subagent-return'], set: { '/next_step': 'Run /implement 7' } },
        { families: ['orchestrator-handoff'], set: { '/next_action_hints': 'none' } },
      ],
      good: [{}, { set: { '/metadata/model_name': 'large' } }],
    }),
    check: ({ value, standard }) =>
      knownOf(standard.shape).flatMap(({ steps, names }) =>
        objectsAt(value, steps).flatMap((found) => nearlyNamed(found, names)),
      ),
  },
  'custom-field': {
    severity: 'notice',
    about: () => ({
      summary: 'No top-level fields besides those of the standard',
      rationale: 'A caller only reads the named fields, so other top-level fields are lost.',
      remedy: 'Move the content into metadata or into next_steps.',
      fixes: [
        { safety: 'safe', does: 'moves a field into metadata if the standard has it there' },
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
          recommendation: `Move the content of ${quote(key)} into "metadata" or "next_steps".`,
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
  const listed = quotedList(names, 'and');
  const misplaced = pointer === '' && names.includes(METADATA) ? misplacedIn(subject) : [];
  const move = misplaced.length === 0 ? '' : `; ${quotedList(misplaced, 'and')} at top level belong in it`;
  const add = `${fixFormat(subject)}: add ${listed} to ${holder}`;
  return {
    pointer,
    property: names,
    message: `${names.length === 1 ? 'Required field' : 'Required fields'} ${listed} ${names.length === 1 ? 'is' : 'are'} missing in ${holder}${move}.`,
    recommendation:
      misplaced.length === 0 ? `${add}.` : `${add}, and move ${listOf(misplaced, 'and')} into "${METADATA}".`,
    ...(misplaced.length === 0 ? {} : moveIntoMetadata(subject.value, misplaced)),
  };
}

const METADATA = 'metadata';
const IN_METADATA = `/${METADATA}`;

/** Counts of phases may belong in partial_progress instead: phases-top-level reports them. */
const PHASE_COUNTS: ReadonlySet<string> = new Set(['phases_completed', 'phases_total']);

/** The fields of metadata that are at the top level instead, in the order of the version's list. */
function misplacedIn({ value, standard }: Subject): readonly string[] {
  const { '': top = [], [IN_METADATA]: inner = [] } = standard.shape.fields;
  return inner.filter((name) => has(value, name) && !top.includes(name) && !PHASE_COUNTS.has(name));
}

/**
 * Returns the fix that moves fields from the top level into metadata, and removes those that it has with the same value; nothing if it
 * has another value, or is not an object.
 */
function moveIntoMetadata(value: JsonObject, names: readonly string[]): { readonly fix?: Fix } {
  const metadata = field(value, METADATA);
  if (metadata !== undefined && !isObject(metadata)) return {};
  const doubled = names.filter((name) => has(metadata, name));
  const moved = names.filter((name) => !has(metadata, name));
  if (doubled.some((name) => field(metadata, name) !== field(value, name))) return {};
  const done = [
    ...(moved.length === 0 ? [] : [`move ${listOf(moved, 'and')} into metadata`]),
    ...(doubled.length === 0 ? [] : [`remove ${listOf(doubled, 'and')} at top level, since metadata has the same`]),
  ];
  const edits = [
    ...moved.map((name) => ({ kind: 'move', from: join('', name), to: join('', METADATA, name) }) as const),
    ...doubled.map((name) => ({ kind: 'remove', pointer: join('', name) }) as const),
  ];
  return { fix: { safety: 'safe', does: listOf(done, 'and'), edits } };
}

/**
 * Returns the problem of top-level fields that belong in metadata, if there are any. `more` names another place where
 * they may belong.
 */
export function misplacedFields(
  subject: Subject,
  names: readonly string[],
  { more = '', isFixed = true }: { readonly more?: string; readonly isFixed?: boolean } = {},
): Found {
  const [first] = names;
  if (first === undefined) return NOTHING;
  const listed = listOf(names, 'and');
  return {
    pointer: join('', first),
    part: 'key',
    message: `${names.length === 1 ? 'Field' : 'Fields'} ${listed} ${names.length === 1 ? 'is' : 'are'} at top level instead of in metadata.`,
    recommendation: `${fixFormat(subject)}: move ${listed} into metadata${more}.`,
    value: names.join(' '),
    ...(isFixed ? moveIntoMetadata(subject.value, names) : {}),
  };
}

/** Returns the violations of a keyword that no more specific rule reports. */
function errorsOf({ shapeErrors }: Subject, keyword: string): readonly ShapeError[] {
  return shapeErrors.filter((error) => error.keyword === keyword && !error.conditional && !error.advisory);
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

/** The objects of a schema: the steps to each, and its fields. A shape is split once, not for each of 100,000 returns. */
const knownOf = oncePer(({ fields }: Shape) =>
  Object.entries(fields).map(([pattern, names]) => ({ steps: tokens(pattern), names })),
);

/** Returns the objects at some steps from a value, from the `n`th step on, each with its pointer; `*` is each element of an array. */
function objectsAt(value: Json | undefined, steps: readonly string[], n = 0, pointer = ''): readonly Located[] {
  if (value === undefined) return NOTHING;
  const step = steps[n];
  if (step === undefined) return isObject(value) ? [{ pointer, value }] : NOTHING;
  if (step !== '*') return objectsAt(field(value, step), steps, n + 1, join(pointer, step));
  return isArray(value)
    ? value.flatMap((element, index) => objectsAt(element, steps, n + 1, join(pointer, index)))
    : NOTHING;
}

/** Returns the problems of an object's fields whose names are nearly one of these. */
function nearlyNamed({ pointer: holder, value }: Located, names: readonly string[]): readonly Problem[] {
  const others = Object.keys(value).filter((key) => !names.includes(key));
  return others.flatMap((key) => {
    const meant = nearest(key, names);
    if (meant === undefined) return NOTHING;
    const pointer = join(holder, key);
    const does = `write the name ${quote(meant)} for ${quote(key)}`;
    return {
      pointer,
      part: 'key',
      message: `The standard has no field ${quote(key)} here; its nearest field is ${quote(meant)}.`,
      recommendation: `Write ${quote(meant)} if that is meant; otherwise choose a clearly different name.`,
      value: key,
      ...(has(value, meant)
        ? {}
        : { fix: { safety: 'unsafe', does, edits: [{ kind: 'rename', pointer, key: meant }] } }),
    };
  });
}

/** Returns the fix. It is unsafe for the agent's own field, since its readers may look for it at the top level. */
function moveOwnField(key: string, isKnown: boolean): Fix {
  return {
    safety: isKnown ? 'safe' : 'unsafe',
    does: `move ${quote(key)} into metadata`,
    edits: [{ kind: 'move', from: join('', key), to: join('', 'metadata', key) }],
  };
}
