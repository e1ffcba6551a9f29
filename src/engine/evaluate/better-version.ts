import type { Context } from '../../model/context.js';
import { field, isArray, type Json } from '../../model/json.js';
import { oncePer } from '../../model/once-per.js';
import { tokens } from '../../model/pointer.js';
import type { Subject } from '../../model/return.js';
import { breaksShape } from '../../model/shape-error.js';
import type { Level } from '../../model/severity.js';
import type { Standard } from '../../model/standard.js';
import type { Reading } from '../../read/read.js';
import type { GatheredFile } from './gathered-file.js';
import { chosenStandard } from './return-family.js';
import { evaluateReturn, ruleSet } from './rules.js';
import type { RunStandards } from './run-standards.js';

/** Loads the other versions of the returns of a batch that break their own, so that \`betterVersion\` can compare them. */
export async function loadComparedVersions(
  files: readonly GatheredFile[],
  readings: readonly (Reading | null)[],
  standards: RunStandards,
): Promise<void> {
  for (const [n, { file, gathered }] of files.entries()) {
    for (const found of readings[n]?.returns ?? []) {
      const standard = chosenStandard(gathered, found, standards, file.path);
      if (standards.knowsSiblings(standard)) continue;
      const value = standard.normalize?.(found.value) ?? found.value;
      if (breaksShape(standard.validate(value), value, standard.shape)) await standards.loadSiblings(standard);
    }
  }
}

/** A return before it is known whether another version fits it better. */
export type PlainSubject = Omit<Subject, 'satisfies'>;

/**
 * The id of the version, among the others of its family, that fits a return better than its own, which it breaks; null if there is none. By a better
 * version the return has no error of shape, no more errors, and fewer errors and warnings, or as many and fewer notices. A version
 * is no better if it does not know a field of the return that another version knows: it says nothing about that field.
 */
export function betterVersion(
  subject: PlainSubject,
  standard: Standard,
  standards: Pick<RunStandards, 'siblings'>,
  context: Context,
): string | null {
  const { value, shapeErrors } = subject;
  if (!breaksShape(shapeErrors, value, standard.shape)) return null;
  const others = standards.siblings(standard);
  const family = [standard, ...others];
  const fitting = others.flatMap((other) => {
    const errors = other.validate(value);
    const fits = !breaksShape(errors, value, other.shape) && family.every((one) => knowsFieldsOf(one, other, value));
    return fits ? [{ other, errors }] : [];
  });
  if (fitting.length === 0) return null;
  let best = { id: null as string | null, ...countFindings(subject, standard, context) };
  for (const { other, errors } of fitting) {
    const found = countFindings({ ...subject, standard: other, shapeErrors: errors }, other, context);
    const fewerGrave = best.grave - found.grave;
    if (found.errors <= best.errors && (fewerGrave > 0 || (fewerGrave === 0 && found.all < best.all))) {
      best = { id: other.id, ...found };
    }
  }
  return best.id;
}

/** Numbers of findings; `grave` are errors and warnings. */
interface Findings {
  readonly errors: number;
  readonly grave: number;
  readonly all: number;
}

/** How many findings the rules of a version have on a return, at their own severities. */
function countFindings(subject: PlainSubject, standard: Standard, context: Context): Findings {
  const raised = evaluateReturn({ ...subject, satisfies: null }, rulesOf(standard), context);
  const count = (severities: readonly Level[]): number =>
    raised.filter(({ active, problem }) => severities.includes(problem.severity ?? active.severity)).length;
  return { errors: count(['error']), grave: count(['error', 'warning']), all: raised.length };
}

const rulesOf = oncePer((standard: Standard) => ruleSet(standard, new Map()).return);

function knowsFieldsOf(standard: Standard, other: Standard, value: Subject['value']): boolean {
  return Object.entries(standard.shape.fields).every(([place, names]) => {
    const unknown = names.filter((name) => other.shape.fields[place]?.includes(name) !== true);
    return unknown.every((name) => !occurs(value, [...tokens(place), name]));
  });
}

/** Whether something is at a place, `*` being any element of an array. */
function occurs(value: Json | undefined, [step, ...rest]: readonly string[]): boolean {
  if (value === undefined) return false;
  if (step === undefined) return true;
  if (step === '*') return isArray(value) && value.some((element) => occurs(element, rest));
  return occurs(field(value, step), rest);
}
