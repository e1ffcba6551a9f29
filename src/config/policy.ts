import { FAMILY_SETTINGS } from '../families/choose.js';
import { PROOF_RULES } from '../families/rule-ids.js';
import type { Declaration } from '../families/forms/declaration.js';
import { cleanPatterns } from '../gather/glob.js';
import type { ProjectVocabulary } from '../model/standard.js';
import { type RawOptions, UsageError } from '../model/usage.js';
import { isAtLeast, isStricter, type Level } from '../model/finding.js';
import { toConfig, type Config } from './config.js';
import { parseDuration } from './parse-option.js';
import { resolve } from 'node:path';
import type { Tree } from '../model/tree.js';
import { isCheckedFile } from '../tree/disk.js';
import { ConfigError } from './error.js';
import { readConfigFile } from './load.js';

/** The settings of a caller and a project that count under a policy. */
interface UnderPolicy {
  readonly options: RawOptions;
  readonly config: Config;
  /** The settings of the caller or the project that are looser than the policy, such as `rules.artifact-missing`. */
  readonly overruled: readonly string[];
}

/** The settings whose stricter value counts. A lower number means stricter. */
const STRICTER_COUNTS = [
  { name: 'fail-on', strictness: placeIn('notice', 'warning', 'error', 'never') },
  { name: 'if-no-returns', strictness: placeIn('error', 'warning', 'ignore') },
  { name: 'archived', strictness: placeIn('all', 'claims') },
  { name: 'agent-branches-require', strictness: placeIn('success', 'final') },
  { name: 'stale-after', strictness: (text: string): number => parseDuration(text) ?? 0 },
] as const;

function placeIn(...strictestFirst: readonly string[]): (word: string) => number {
  return (word) => strictestFirst.indexOf(word);
}

/**
 * Returns the settings of a caller and a project, none looser than a policy. A rule that the policy does not set keeps
 * the project's level, unless a false claim could pass because of it. Settings that a project leaves out come from the
 * policy. Does not decide about files, branches and unclaimed changes, since patterns cannot be combined.
 */
export function underPolicy(policy: Config, options: RawOptions, project: Config | null): UnderPolicy {
  const config = project ?? toConfig('', {});
  const wanted = new Map([['fail-on', 'error'], ...policy.texts]);
  const overruled = new Set<string>();
  const [ofCaller, allowed] = [cleanPatterns(options.ignore), cleanPatterns(policy.ignore)];
  const ignored = ofCaller.length > 0 ? ofCaller : cleanPatterns(config.ignore);
  if (ignored.some((pattern) => !allowed.includes(pattern))) overruled.add('ignore');
  const texts = new Map(options.texts);
  for (const { name, strictness } of STRICTER_COUNTS) {
    const [own, least] = [texts.get(name) ?? config.texts.get(name), wanted.get(name)];
    if (own !== undefined && least !== undefined && strictness(own) > strictness(least)) overruled.add(name);
    const counts = overruled.has(name) ? least : (own ?? least);
    if (counts !== undefined) texts.set(name, counts);
  }
  for (const { name } of FAMILY_SETTINGS) {
    const least = wanted.get(name);
    if (least !== undefined) texts.set(name, least);
  }
  const standard = standardUnder(texts.get('standard'), policy);
  if (standard !== undefined) texts.set('standard', standard);
  const keepStrict = (rules: Config['rules'], nameOf: (rule: string) => string): Config['rules'] => {
    const kept = [...rules].filter(([rule, level]) => {
      const isLooser = isStricter(mildest(policy, rule) ?? 'off', level);
      if (isLooser) overruled.add(nameOf(rule));
      return !isLooser;
    });
    return new Map(kept);
  };
  return {
    options: { ...options, texts },
    config: {
      ...config,
      paths: config.paths.length === 0 ? policy.paths : config.paths,
      ignore: config.ignore.length === 0 ? policy.ignore : config.ignore,
      rules: new Map([...policy.rules, ...keepStrict(config.rules, (rule) => `rules.${rule}`)]),
      overrides: config.overrides.map((one) => ({ ...one, rules: keepStrict(one.rules, () => 'overrides') })),
      vocabulary: vocabularyUnder(config.vocabulary, policy.vocabulary, overruled),
      agents: agentsUnder(config.agents, policy.agents, overruled),
      baseline: policy.baseline ?? config.baseline,
      forms: formsUnder(config.forms, policy.forms, overruled),
    },
    overruled: [...overruled],
  };
}

/** Returns the mildest level that a project may give a rule; undefined if the project decides. */
function mildest({ rules, texts }: Config, rule: string): Level | undefined {
  const failOn = texts.get('fail-on');
  const threshold = failOn === 'warning' || failOn === 'notice' ? failOn : 'error';
  const usual = PROOF_RULES.get(rule);
  return rules.get(rule) ?? (usual !== undefined && usual !== 'off' && isAtLeast(usual, threshold) ? usual : undefined);
}

/** A status that excuses claims, or may do so, only counts if the policy has it too. */
function vocabularyUnder(own: ProjectVocabulary, wanted: ProjectVocabulary, overruled: Set<string>): ProjectVocabulary {
  const families = new Set([...own.keys(), ...wanted.keys()]);
  return new Map(
    [...families].map((family) => {
      const [ofProject, ofPolicy] = [own.get(family), wanted.get(family)];
      const kept = [...(ofProject?.statuses ?? [])].filter(
        ([word, means]) => means === true || ofPolicy?.statuses.get(word) === means,
      );
      if (kept.length < (ofProject?.statuses.size ?? 0)) overruled.add('vocabulary');
      const statuses = new Map([...kept, ...(ofPolicy?.statuses ?? [])]);
      const artifactTypes = new Map([...(ofProject?.artifactTypes ?? []), ...(ofPolicy?.artifactTypes ?? [])]);
      return [family, { statuses, artifactTypes }] as const;
    }),
  );
}

/** The forms of both; the policy's count if both declare the same name. */
function formsUnder(own: Config['forms'], wanted: Config['forms'], overruled: Set<string>): Config['forms'] {
  const others = own.filter(({ name }) => wanted.every((form) => form.name !== name));
  const isOverruled = (form: Declaration): boolean =>
    wanted.some((other) => other.name === form.name && JSON.stringify(other) !== JSON.stringify(form));
  if (own.some(isOverruled)) overruled.add('forms');
  return [...others, ...wanted];
}

function agentsUnder(own: Config['agents'], wanted: Config['agents'], overruled: Set<string>): Config['agents'] {
  if (own === null || wanted === null) return own ?? wanted;
  const kept = own.filter((name) => wanted.includes(name));
  if (kept.length < own.length) overruled.add('agents');
  return kept;
}

/** The caller's versions, without families for which the policy names one. */
function standardUnder(own: string | undefined, { standards }: Config): string | undefined {
  if (standards.size === 0) return own;
  const kept = (own ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== 'auto')
    .filter((id) => ![...standards.keys()].some((family) => id === family || id.startsWith(`${family}@`)));
  return [...kept, ...standards.values()].join();
}

/** A policy that a caller names. */
export interface NamedPolicy {
  /** As the caller writes it. */
  readonly shown: string;
  /** The folder that it is relative to. */
  readonly folder: string;
  /** The project root. */
  readonly root: string;
  readonly tree: Tree;
  /** The caller's words for the settings `policy` and `config`. */
  readonly nameOfSetting: (setting: string) => string;
}

/**
 * Resolves to a policy. It is read from disk, never from the checked commit. Rejects with `UsageError` for a file that belongs to the
 * checked project, or cannot be read, and with `ConfigError` for one that is no configuration or has keys that a policy may not have.
 */
export async function readPolicy({ shown, folder, root, tree, nameOfSetting }: NamedPolicy): Promise<Config> {
  const path = resolve(folder, shown);
  if (await isCheckedFile(tree, root, path)) {
    throw new UsageError(
      `${nameOfSetting('policy')} is ${shown}, a file of the checked repository, which a pull request can change: name a file of another checkout, such as that of a repository for policies. A configuration of this repository belongs in ${nameOfSetting('config').replace(/^The/, 'the')}, or at the project root.`,
    );
  }
  const config = await readConfigFile({ path, shown, root, what: 'policy' });
  const refused = [
    ...(config.overrides.length === 0 ? [] : ['A policy has no overrides: it holds for all files. Set rules.']),
    ...OF_EACH_PROJECT.filter((name) => config.texts.has(name)).map(
      (name) => `A policy does not set ${name}: each project does.`,
    ),
  ];
  if (refused.length === 0) return config;
  throw new ConfigError(shown, refused);
}

/** The limits of a run, which demand nothing of a project. */
const OF_EACH_PROJECT = ['max-file-size', 'max-returns', 'max-claims'];

/** Returns a sentence about the project settings that a policy overrules; the empty string if there are none. */
export function overruledInWords(shown: string, overruled: readonly string[]): string {
  if (overruled.length === 0) return '';
  return `The policy ${shown} is stricter than this project's settings, which do not count here: ${overruled.join(', ')}.`;
}
