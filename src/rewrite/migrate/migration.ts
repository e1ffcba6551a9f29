import type { EditableReturn } from '../edit/file.js';
import type { Gathered } from '../../gather/gather.js';
import { breaksShape } from '../../model/shape-error.js';
import { ruleSet, type RuleSet } from '../../engine/evaluate/rules.js';
import type { Context } from '../../model/context.js';
import type { JsonObject } from '../../model/json.js';
import type { Standard } from '../../model/standard.js';
import type { LoadedFamily } from '../../families/family.js';
import { chosenFor, familyOf, loadedFamilies, standards } from '../../families/all.js';
import { listOf } from '../../model/text.js';
import type { FamilyName } from '../../model/vocabulary.js';
import type { Target } from './migration-state.js';

/** What migrating to a version needs, created once for all files. */
export interface Migration {
  readonly target: Target;
  readonly rules: RuleSet;
  readonly context: Context;
  /** Newer versions of the family. */
  readonly newer: readonly Acceptance[];
  /** Versions of families that cannot be migrated to this one. */
  readonly foreign: readonly Acceptance[];
  /** Rewrites the returns of a Markdown file, if the version's family can. */
  readonly rewriteMarkdown?: NonNullable<LoadedFamily['rewriteMarkdown']>;
}

interface Acceptance {
  readonly standard: Standard;
  /** Whether a return has the shape of the version. */
  readonly accepts: (value: JsonObject) => boolean;
}

/** The families to whose versions those of a family can be migrated. */
const WAYS: ReadonlyMap<FamilyName, readonly FamilyName[]> = new Map(
  loadedFamilies.flatMap(({ migrations }) => [...(migrations ?? [])]),
);

/** Whether returns can be migrated to a family's versions at all. */
export function isMigratable(family: FamilyName): boolean {
  return [...WAYS.values()].some((families) => families.includes(family));
}

function leadsTo(from: FamilyName, to: FamilyName): boolean {
  return WAYS.get(from)?.includes(to) === true;
}

/** Returns a version and the related ones. `context` is what the rules on returns need besides the return. */
export function openMigration(
  standard: Standard,
  context: Context,
  { guesses }: Pick<Target, 'guesses'> = { guesses: false },
): Migration {
  const others = standards
    .filter(({ family, id }) => family === standard.family && id !== standard.id)
    .sort((a, b) => byAge(a.version, b.version));
  const newer = others.filter(({ version }) => byAge(version, standard.version) > 0);
  const older = others.filter(({ version }) => byAge(version, standard.version) < 0);
  const rewriteMarkdown = loadedFamilies.find(({ standards: own }) => own.includes(standard))?.rewriteMarkdown;
  const foreign = standards.filter(
    ({ family, sample }) => sample.value !== undefined && !leadsTo(family, standard.family),
  );
  return {
    target: { standard, validate: standard.validate, older, newer, guesses },
    rules: ruleSet(standard, new Map()),
    context,
    newer: newer.map(acceptanceOf),
    foreign: foreign.map(acceptanceOf),
    ...(rewriteMarkdown === undefined ? {} : { rewriteMarkdown }),
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
  /** It is of a family that cannot be migrated to the version: another version must be named. */
  readonly isForeign: boolean;
}

/** Returns why a return is not migrated; null if it is. Its place shows its family, or else a version that accepts it. */
export function refusal(found: EditableReturn, place: Gathered, { target, newer, foreign }: Migration): Refusal | null {
  const { standard, validate } = target;
  if (place.family !== null && !leadsTo(place.family, standard.family)) return otherFamily(place.family, standard);
  if (found.obstacle !== null) return left(`${found.obstacle} Migrate it by hand.`);
  if (place.reduced) return left('It describes several tasks, and no version has a form for that. Migrate it by hand.');
  if (standard.isMarkdown === true) return left(`It is JSON, and ${standard.id} is Markdown. Name a version in JSON.`);
  if (!breaksShape(validate(found.value), found.value, standard.shape)) return null;
  const later = newer.find(({ accepts }) => accepts(found.value));
  if (later !== undefined) {
    const { id } = later.standard;
    return left(`It is a return of ${id}, which is newer than ${standard.id}. Name that one, or leave it.`);
  }
  // Before the standard existed, returns had no fixed shape. So a return that only looks like another family is migrated.
  const family = place.family ?? familyOf(found.value, chosenFor(standard.id));
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
