import type { Problem } from '../../../model/finding.js';
import { field, isArray, isObject, type Json, type JsonObject } from '../../../model/json.js';
import { join, tokens } from '../../../model/pointer.js';
import type { ReturnRule } from '../../../model/rule.js';
import type { Shape } from '../../../model/standard.js';
import { nearest, quote } from '../../../model/text.js';

export const unknownField: ReturnRule = {
  id: 'unknown-field',
  area: 'shape',
  scope: 'return',
  supersedes: ['custom-field'],
  severity: 'notice',
  summary: 'No field is named nearly as one of the standard',
  rationale:
    "Fields of an agent's own are no mistake, but one that differs from a known name by a letter or two most likely is. A misspelt field is as good as none: nobody reads it.",
  remedy: 'Write the name as the standard does, or give a field of your own a name that cannot be taken for another.',
  fixes: [{ safety: 'unsafe', does: 'writes the nearest name, where no field has it yet' }],
  sources: [{ document: 'return-gate', heading: 'a misspelt optional field is otherwise lost without a word' }],
  bad: [
    { families: ['return-meta', 'subagent-return'], set: { '/next_step': 'Run /implement 7' } },
    { families: ['orchestrator-handoff'], set: { '/next_action_hints': 'none' } },
  ],
  good: [{}, { set: { '/metadata/model_name': 'large' } }],
  check(subject) {
    const problems: Problem[] = [];
    for (const known of knownOf(subject.standard.shape)) visit(subject.value, [], known, problems);
    return problems;
  },
};

/** One object of the schema: the steps to it, and its fields. */
interface Known {
  readonly steps: readonly string[];
  readonly names: readonly string[];
  readonly has: ReadonlySet<string>;
}

// A shape is split once, not for each of 100,000 returns.
const cache = new WeakMap<Shape, readonly Known[]>();

function knownOf(shape: Shape): readonly Known[] {
  let known = cache.get(shape);
  if (known === undefined) {
    known = Object.entries(shape.fields).map(([pattern, names]) => ({
      steps: tokens(pattern),
      names,
      has: new Set(names),
    }));
    cache.set(shape, known);
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
