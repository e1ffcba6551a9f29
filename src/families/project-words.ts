import { isObject, listField, stringField, type Json, type JsonObject } from '../model/json.js';
import type { ProjectWords, Standard } from '../model/standard.js';
import { listOf, nearest, quote } from '../model/text.js';
import { UsageError } from '../model/usage.js';

/**
 * Returns a version with a project's words. A word that means another is read as that other one. Throws `UsageError`
 * for a word that contradicts the version.
 */
export function withProjectWords(standard: Standard, words: ProjectWords): Standard {
  const statuses = added(words.statuses, standard.statuses, (word) => standard.success.includes(word), standard.id);
  const types = added(words.artifactTypes, standard.artifactTypes, () => true, standard.id);
  const successes = [...words.statuses].flatMap(([word, means]) => (means === true ? word : []));
  const without = <T>(map: ReadonlyMap<string, T>, known: ProjectWords[keyof ProjectWords]): ReadonlyMap<string, T> =>
    new Map([...map].filter(([word]) => !known.has(word)));
  const [statusAliases, typeAliases] = [aliases(words.statuses), aliases(words.artifactTypes)];
  const standIns = standInsOf(standard, statuses, types, successes);
  return {
    ...standard,
    statuses: [...standard.statuses, ...statuses],
    success: [...standard.success, ...successes.filter((word) => !standard.success.includes(word))],
    artifactTypes: [...standard.artifactTypes, ...types],
    ...bySuccess(standard, words, standIns.statuses),
    confusions: {
      status: without(standard.confusions.status, words.statuses),
      artifactType: without(standard.confusions.artifactType, words.artifactTypes),
    },
    normalize: (value) => replaced(value, statusAliases, typeAliases),
    validate: (value) => {
      const errors = standard.validate(replaced(value, standIns.statuses, standIns.types));
      const status = stringField(value, 'status') ?? '';
      // The version's conditions on its own statuses do not apply to one that it does not know.
      const isUnconditional = statuses.includes(status) && !successes.includes(status);
      return isUnconditional ? errors.filter(({ conditional }) => !conditional) : errors;
    },
  };
}

/** How a version with its own idea of success treats added statuses: like its own in their place. */
function bySuccess(
  { succeeds, claims }: Standard,
  words: ProjectWords,
  standIns: Replacements,
): Pick<Standard, 'succeeds' | 'claims'> {
  if (succeeds === undefined) return {};
  const inPlace = (value: JsonObject): JsonObject => replaced(value, standIns, new Map());
  return {
    // Not every version has a status other than success.
    succeeds: (value) => meaningOf(words.statuses, value, 'status') !== false && succeeds(inPlace(value)),
    ...(claims === undefined ? {} : { claims: (value, file, beside) => claims(inPlace(value), file, beside) }),
  };
}

/** The words that are new to the version. */
function added(
  words: ProjectWords[keyof ProjectWords],
  known: readonly string[],
  isSuccess: (word: string) => boolean,
  id: string,
): readonly string[] {
  const fresh: string[] = [];
  for (const [word, means] of words) {
    const isKnown = known.includes(word);
    if (typeof means === 'string') {
      if (isKnown)
        throw new UsageError(`vocabulary: ${id} has ${quote(word)} already, so it cannot mean ${quote(means)}.`);
      if (!known.includes(means)) throw new UsageError(unknownTarget(word, means, known, id));
    } else if (!isKnown) {
      fresh.push(word);
    } else if (means !== isSuccess(word)) {
      throw new UsageError(
        `vocabulary: ${id} has ${quote(word)} already, which is ${means ? 'no' : 'a'} success there.`,
      );
    }
  }
  return fresh;
}

function unknownTarget(word: string, means: string, known: readonly string[], id: string): string {
  const meant = nearest(means, known);
  const hint = meant === undefined ? `It has ${listOf(known, 'and')}.` : `Did you mean ${quote(meant)}?`;
  return `vocabulary: ${quote(word)} means ${quote(means)}, which ${id} does not have. ${hint}`;
}

type Replacements = ReadonlyMap<string, string>;

function aliases(words: ProjectWords[keyof ProjectWords]): Replacements {
  return new Map([...words].flatMap(([word, means]) => (typeof means === 'string' ? [[word, means] as const] : [])));
}

/** Words of the version that replace added ones, for its schema. */
function standInsOf(
  { statuses, success, artifactTypes }: Standard,
  newStatuses: readonly string[],
  newTypes: readonly string[],
  successes: readonly string[],
): { readonly statuses: Replacements; readonly types: Replacements } {
  const other = statuses.find((status) => !success.includes(status));
  const forStatus = (word: string): string => (successes.includes(word) ? success[0] : other) ?? word;
  return {
    statuses: new Map(newStatuses.map((word) => [word, forStatus(word)])),
    types: new Map(newTypes.map((word) => [word, artifactTypes[0] ?? word])),
  };
}

/** The value with other words for its status and artifact types; the same object if nothing is replaced. */
function replaced(value: JsonObject, statuses: Replacements, types: Replacements): JsonObject {
  const status = meaningOf(statuses, value, 'status');
  const artifacts = listField(value, 'artifacts');
  const isTyped = artifacts.some((artifact) => meaningOf(types, artifact, 'type') !== undefined);
  if (status === undefined && !isTyped) return value;
  return {
    ...value,
    ...(status === undefined ? {} : { status }),
    ...(isTyped ? { artifacts: artifacts.map((artifact) => withType(artifact, types)) } : {}),
  };
}

function withType(artifact: Json, types: Replacements): Json {
  const type = meaningOf(types, artifact, 'type');
  return type === undefined || !isObject(artifact) ? artifact : { ...artifact, type };
}

/** The meaning of the text in a field; undefined for other words. */
function meaningOf<T>(words: ReadonlyMap<string, T>, value: Json, key: string): T | undefined {
  const word = stringField(value, key);
  return word === undefined ? undefined : words.get(word);
}
