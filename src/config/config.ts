import { field, isObject, listField, stringField, type Json, type JsonObject } from '../model/json.js';
import { SEVERITIES, type Level } from '../model/finding.js';
import type { FamilyName, ProjectVocabulary } from '../model/standard.js';
import { FAMILY_NAMES, FAMILY_SETTINGS } from '../families/choose.js';
import type { Declaration } from '../families/forms/declaration.js';
import { insteadOf } from './parse-option.js';

/** The settings of a project: a valid configuration. */
export interface Config {
  /** The name of its file in messages. */
  readonly file: string;
  /** `FILE:line:col message` for each removed rule in it. */
  readonly warnings: readonly string[];
  /** Ids of versions. */
  readonly standards: ReadonlyMap<FamilyName, string>;
  /** Empty for the usual places. */
  readonly paths: readonly string[];
  readonly ignore: readonly string[];
  readonly rules: ReadonlyMap<string, Level>;
  readonly overrides: readonly ConfigOverride[];
  readonly vocabulary: ProjectVocabulary;
  readonly agents: readonly string[] | null;
  /** The settings with one text or number as written, by name: those of `TEXT_SETTINGS` that it sets. */
  readonly texts: ReadonlyMap<string, string>;
  /** Patterns of files that need no claim. */
  readonly unclaimed: readonly string[];
  readonly agentBranches: readonly string[];
  /** Relative to the project root. */
  readonly baseline: string | null;
  /** The kinds of returns that the project declares. */
  readonly forms: readonly Declaration[];
}

/** The keys of a configuration whose value is one text or number. */
const TEXT_SETTINGS: readonly string[] = [
  ...FAMILY_SETTINGS.map(({ name }) => name),
  'fail-on',
  'if-no-returns',
  'archived',
  'stale-after',
  'max-file-size',
  'max-returns',
  'max-claims',
  'agent-branches-require',
];

/** The settings that differ for some paths, or for some findings. */
export interface ConfigOverride {
  /** Empty if the override is only for `findings`. */
  readonly paths: readonly string[];
  /** Fingerprints; empty if the override is only for `paths`. */
  readonly findings: readonly string[];
  readonly standards: ReadonlyMap<FamilyName, string>;
  readonly rules: ReadonlyMap<string, Level>;
  /** The reason, in the author's words. */
  readonly reason?: string | undefined;
}

/** Converts a value that the schema accepts. `file` is its name in messages; `warnings` are about its text. */
export function toConfig(
  file: string,
  value: Json,
  warnings: readonly string[] = [],
  forms: readonly Declaration[] = [],
): Config {
  return {
    file,
    warnings,
    standards: standardsOf(value),
    paths: texts(value, 'paths'),
    ignore: texts(value, 'ignore'),
    rules: levelsOf(value),
    overrides: listField(value, 'overrides').filter(isObject).map(toOverride),
    vocabulary: vocabularyOf(value),
    agents: field(value, 'agents') === undefined ? null : texts(value, 'agents'),
    texts: new Map(
      TEXT_SETTINGS.flatMap((name) => {
        const given = field(value, name);
        return typeof given === 'string' || typeof given === 'number' ? [[name, String(given)] as const] : [];
      }),
    ),
    unclaimed: texts(value, 'unclaimed'),
    agentBranches: texts(value, 'agent-branches'),
    baseline: stringField(value, 'baseline') ?? null,
    forms,
  };
}

function toOverride(value: JsonObject): ConfigOverride {
  return {
    paths: texts(value, 'paths'),
    findings: texts(value, 'findings'),
    standards: standardsOf(value),
    rules: levelsOf(value),
    reason: stringField(value, 'reason'),
  };
}

function texts(value: Json, key: string): readonly string[] {
  return listField(value, key).filter((element) => typeof element === 'string');
}

function standardsOf(value: Json): ReadonlyMap<FamilyName, string> {
  const chosen = field(value, 'standards');
  return new Map(
    FAMILY_NAMES.flatMap((family) => {
      const id = stringField(chosen, family);
      return id === undefined ? [] : [[family, id] as const];
    }),
  );
}

function vocabularyOf(value: Json): ProjectVocabulary {
  const vocabulary = field(value, 'vocabulary');
  return new Map(
    FAMILY_NAMES.flatMap((family) => {
      const words = field(vocabulary, family);
      if (!isObject(words)) return [];
      const statuses = fieldEntries(words, 'statuses').flatMap(([word, means]) =>
        typeof means === 'string' || typeof means === 'boolean' ? [[word, means] as const] : [],
      );
      const types = fieldEntries(words, 'artifact-types').flatMap(([word, means]) =>
        typeof means === 'string' || means === true ? [[word, means] as const] : [],
      );
      return [[family, { statuses: new Map(statuses), artifactTypes: new Map(types) }] as const];
    }),
  );
}

function fieldEntries(value: JsonObject, key: string): readonly (readonly [string, Json])[] {
  const found = field(value, key);
  return isObject(found) ? Object.entries(found) : [];
}

const LEVELS: readonly Level[] = [...SEVERITIES, 'off'];

function levelsOf(value: Json): ReadonlyMap<string, Level> {
  const rules = field(value, 'rules');
  if (!isObject(rules)) return new Map();
  return new Map(
    Object.entries(rules).flatMap(([id, given]) => {
      if (insteadOf('rule', id) !== undefined) return [];
      const level = LEVELS.find((known) => known === given);
      return level === undefined ? [] : [[id, level] as const];
    }),
  );
}
