import { valueOf } from '../model/collections.js';
import type { ProjectVocabulary, Standard, FamilyName, VersionHead } from '../model/standard.js';
import { type Area, SHARED_AREAS } from '../model/rule.js';
import { listOf, nearest } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import type { ChosenVersion, ChosenVersions, Family, FamilySetting, LoadedFamily, LooseReturns } from './family.js';
import { FORMS_AREA } from './forms/index.js';
import { families } from './index.js';

export type { ChosenVersion, ChosenVersions } from './family.js';

/** Thrown for an invalid choice of standards; says what to write instead. */
export class StandardError extends UsageError {
  override readonly name = 'StandardError';
}

/** The versions that were named for some families; the others keep theirs. */
export type NamedStandards = ReadonlyMap<FamilyName, VersionHead>;

/** The heads of all versions, family by family. */
const versionHeads: readonly VersionHead[] = families.flatMap(({ versions }) => versions);

/** The names of all families of returns, in listing order. */
export const FAMILY_NAMES: readonly FamilyName[] = families.flatMap((family) => family.families);

/** The groups of rules, in listing order: those of families come before that of the run. */
export const AREAS: readonly Area[] = [
  ...SHARED_AREAS.slice(0, -1),
  ...families.map(({ area }) => area.name),
  FORMS_AREA.name,
  ...SHARED_AREAS.slice(-1),
];

/** The settings that only some families have. */
export const FAMILY_SETTINGS: readonly FamilySetting[] = families.flatMap(({ settings }) => settings ?? []);

/** The removed rules of families, each with its alternative. */
export const REMOVED_RULES: Readonly<Record<string, string>> = Object.fromEntries(
  families.flatMap(({ removedRules = {} }) => Object.entries(removedRules)),
);

/** The names of the returns that may be anywhere in a file. */
export const LOOSE_NOUNS: readonly string[] = families.flatMap(({ loose }) => loose?.noun ?? []);

/** Returns the family with a kind of return, by its name. Throws if there is none. */
export function familyNamed(name: FamilyName): Family {
  const found = families.find((family) => family.families.includes(name));
  if (found === undefined) throw new Error(`no family has returns named ${name}`);
  return found;
}

/** The family that a version belongs to, built in or declared. */
export function familyOfVersion(version: ChosenVersion): Family {
  return version.declaredBy ?? familyNamed(version.family);
}

const LOOSE_FAMILIES: ReadonlyMap<LooseReturns['form'], FamilyName> = new Map(
  families.flatMap(({ loose }) => (loose === undefined ? [] : [[loose.form, loose.family]])),
);

/** The family whose rules report unreadable text in a loose file of a form. */
export function looseFamily(form: LooseReturns['form']): FamilyName {
  return valueOf(LOOSE_FAMILIES, form);
}

/** Reads a choice: `auto`, or names with commas, at most one per family. Throws `StandardError`. */
export function chooseStandards(list: string): ChosenVersions {
  return withDefaults(namedStandards(list));
}

/** The version with this id, or the default of the family with this name; undefined for other names. */
export function standardNamed(name: string): VersionHead | undefined {
  return (
    versionHeads.find(({ id }) => id === name) ??
    versionHeads.find(({ family, isDefault }) => isDefault && family === name)
  );
}

/** The versions that a choice names, at most one per family; none for `auto`. Throws `StandardError`. */
export function namedStandards(list: string): NamedStandards {
  const names = list.split(',').map((name) => name.trim());
  const named = new Map<FamilyName, VersionHead>();
  for (const name of names.length === 1 && names[0] === 'auto' ? [] : names) {
    const standard = standardNamed(name);
    if (standard === undefined) throw new StandardError(unknown(name));
    const other = named.get(standard.family);
    if (other !== undefined && other !== standard) {
      throw new StandardError(`${other.id} and ${standard.id} are of one family: name one of them.`);
    }
    named.set(standard.family, standard);
  }
  return named;
}

function unknown(id: string): string {
  const ids = versionHeads.map((version) => version.id);
  if (id === 'auto') return '"auto" must be alone: remove it, or remove the ids.';
  // If several are equally near, the newest of a family.
  const meant = nearest(id, ids.toReversed(), 4) ?? nearest(id, FAMILY_NAMES, 4);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  return `There is no standard "${id}".${hint} Known are auto, ${listOf(ids, 'and')}.`;
}

/** A version for each family: the named one, or its default. */
export function withDefaults(named: NamedStandards): ChosenVersions {
  return byFamily((family) => named.get(family) ?? standardNamed(family));
}

/**
 * The versions that check a single return. A single id is a choice, whatever the return looks like; with `auto` and
 * lists, its shape decides about the family. Without a choice, the file's name decides if only one family has it;
 * otherwise the return is one of the console (as in document 002), unless a family takes its text alone: then that
 * family's version is returned too. Throws `StandardError`.
 */
export function standardsOfOneReturn(list: string | undefined, file: string | undefined): ChosenVersions {
  const choice = list === undefined ? new Map<FamilyName, VersionHead>() : namedStandards(list);
  const named = nameOf(file ?? '');
  const usual = named?.family ?? looseFamily('json');
  const isOpen = list === 'auto' || choice.size > 1;
  // No other family has files of that name, and nothing in such a text distinguishes it from theirs.
  const isStated = (isOpen || list === undefined) && named?.isCertain === true;
  const chosen = byFamily((name) => {
    if (isStated && name !== usual) return undefined;
    const family = familyNamed(name);
    // A file that is one whole return is recognized by its place alone.
    if (family.form === 'whole' && name !== usual) return choice.get(name);
    const isWanted = isOpen || (list === undefined && (name === usual || takesTexts(family)));
    return choice.get(name) ?? (isWanted ? standardNamed(name) : undefined);
  });
  return byFamily((name) => chosen[name] ?? (isKnownToReader(name, chosen) ? standardNamed(name) : undefined));
}

/** Returns true if a version was chosen for returns that only their family's reader can distinguish from a family's. */
function isKnownToReader(name: FamilyName, chosen: ChosenVersions): boolean {
  const { families: names, places } = familyNamed(name);
  return places.some(({ mark }) => mark !== undefined) && names.some((other) => chosen[other] !== undefined);
}

/** Returns true if the family recognizes its returns by a mark in their text. */
function takesTexts({ form, mark }: Family): boolean {
  return form === 'markdown' && mark !== undefined;
}

function nameOf(file: string): ReturnType<NonNullable<Family['named']>> {
  for (const { named } of families) {
    const found = named?.(file) ?? null;
    if (found !== null) return found;
  }
  return null;
}

/** The versions that may check a text: those of the family that takes it alone, else of those that never do. */
export function versionsOfText(chosen: ChosenVersions, takenBy: Family | null): ChosenVersions {
  const takers = FAMILY_NAMES.filter((name) => takesTexts(familyNamed(name)));
  const others = FAMILY_NAMES.some((name) => !takers.includes(name) && chosen[name] !== undefined);
  if (!others || takers.every((name) => chosen[name] === undefined)) return chosen;
  return byFamily((name) => {
    const isWanted = takenBy === null ? !takers.includes(name) : takenBy.families.includes(name);
    return isWanted ? chosen[name] : undefined;
  });
}

function byFamily(versionOf: (family: FamilyName) => VersionHead | undefined): ChosenVersions {
  return Object.fromEntries(FAMILY_NAMES.map((family) => [family, versionOf(family)]));
}

/** Loads a version, with the project's words. Rejects with `UsageError` if the words contradict it. */
export async function loadStandard(head: ChosenVersion, vocabulary: ProjectVocabulary = new Map()): Promise<Standard> {
  return loadFrom(await familyOfVersion(head).load(), head, vocabulary);
}

/** Loads a version of a loaded family, with the project's words. Rejects with `UsageError` if they do not fit. */
export async function loadFrom(
  { versions }: LoadedFamily,
  { id }: VersionHead,
  vocabulary: ProjectVocabulary,
): Promise<Standard> {
  const plain = await valueOf(versions, id)();
  const words = vocabulary.get(plain.family);
  return words === undefined ? plain : (await import('./project-words.js')).withProjectWords(plain, words);
}
