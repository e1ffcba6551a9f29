import type { EditableReturn } from '../edit/file.js';
import type { Gathered } from '../../gather/gather.js';
import { breaksShape } from '../../model/shape-error.js';
import { ruleSet, type RuleSet } from '../../engine/evaluate/rules.js';
import type { Context } from '../../model/context.js';
import type { JsonObject } from '../../model/json.js';
import type { Standard } from '../../model/standard.js';
import { chooseStandards, siblings } from '../../families/choose.js';
import { familyOf } from '../../families/family-of.js';
import { standards } from '../../families/registry.js';
import { listOf } from '../../model/text.js';
import type { Family } from '../../model/vocabulary.js';
import type { Target } from './migration-state.js';

/** What migrating to a version needs, made once for all files. */
export interface Migration {
  readonly target: Target;
  readonly rules: RuleSet;
  readonly context: Context;
  /** Newer versions of the family. */
  readonly newer: readonly Acceptance[];
  /** Versions of families from which no way leads to this one. */
  readonly foreign: readonly Acceptance[];
}

interface Acceptance {
  readonly standard: Standard;
  /** Whether a return has the shape of the version. */
  readonly accepts: (value: JsonObject) => boolean;
}

/** The families to whose versions those of a family can be migrated: console returns became metadata files, no other another. */
const WAYS: ReadonlyMap<string, readonly Family[]> = new Map([
  ['subagent-return', ['subagent-return', 'return-meta']],
  ['return-meta', ['return-meta']],
  ['result-envelope', ['result-envelope']],
]);

/** Whether returns can be migrated to the versions of a family at all. */
export function isMigratable(family: Family): boolean {
  return [...WAYS.values()].some((families) => families.includes(family));
}

function leadsTo(from: string, to: Family): boolean {
  return WAYS.get(from)?.includes(to) === true;
}

/** A version and those beside it. `context` is what the rules on returns look at beside the return. */
export function openMigration(
  standard: Standard,
  context: Context,
  { guesses }: Pick<Target, 'guesses'> = { guesses: false },
): Migration {
  const others = [...siblings(standard)].sort((a, b) => byAge(a.version, b.version));
  const newer = others.filter(({ version }) => byAge(version, standard.version) > 0);
  const older = others.filter(({ version }) => byAge(version, standard.version) < 0);
  const foreign = standards.filter(
    ({ family, sample }) => sample.value !== undefined && !leadsTo(family, standard.family),
  );
  return {
    target: { standard, validate: standard.validate, older, newer, guesses },
    rules: ruleSet(standard, new Map()),
    context,
    newer: newer.map(acceptanceOf),
    foreign: foreign.map(acceptanceOf),
  };
}

function acceptanceOf(standard: Standard): Acceptance {
  return { standard, accepts: (value) => !breaksShape(standard.validate(value), value, standard.shape) };
}

function byAge(a: string, b: string): number {
  const [left = [], right = []] = [a, b].map((version) => version.split('.').map(Number));
  for (let n = 0; n < Math.max(left.length, right.length); n++) {
    const difference = (left[n] ?? 0) - (right[n] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Why a return is not migrated at all. */
export interface Refusal {
  /** A sentence or two. */
  readonly why: string;
  /** It is of a family from which no way leads to the version: another version has to be named. */
  readonly isForeign: boolean;
}

/** Why a return is not migrated; null where it is. Its place tells its family, or else a version that accepts it. */
export function refusal(found: EditableReturn, place: Gathered, { target, newer, foreign }: Migration): Refusal | null {
  const { standard, validate } = target;
  if (place.family !== null && !leadsTo(place.family, standard.family)) return otherFamily(place.family, standard);
  if (found.obstacle !== null) return left(`${found.obstacle} Migrate it by hand.`);
  if (place.reduced) return left('It tells of several tasks, and no version says how. Migrate it by hand.');
  if (standard.family === 'result-envelope')
    return left(`It is JSON, and ${standard.id} is Markdown. Name a version in JSON.`);
  if (!breaksShape(validate(found.value), found.value, standard.shape)) return null;
  const later = newer.find(({ accepts }) => accepts(found.value));
  if (later !== undefined) {
    const { id } = later.standard;
    return left(`It is a return of ${id}, which is newer than ${standard.id}. Name that one, or leave it.`);
  }
  // Before there was a standard, returns had the shape of none: so one that only looks like another family is taken.
  const family = place.family ?? familyOf(found.value, chooseStandards(standard.id));
  const isForeign = foreign.some((other) => other.standard.family === family && other.accepts(found.value));
  return isForeign ? otherFamily(family, standard) : null;
}

function left(why: string): Refusal {
  return { why, isForeign: false };
}

function otherFamily(family: string, { id }: Standard): Refusal {
  const ways = WAYS.get(family) ?? [];
  const what = `It is a return of ${family}, which cannot be migrated to ${id}`;
  const why =
    ways.length === 0
      ? `${what}, nor to any other version. Leave it out.`
      : `${what}, only to a version of ${listOf(ways, 'or')}. Name one of those, or leave it out.`;
  return { why, isForeign: true };
}
