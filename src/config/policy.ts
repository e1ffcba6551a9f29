import { PROOF_RULES } from '../families/rule-ids.js';
import { cleanPatterns } from '../gather/glob.js';
import type { ProjectVocabulary } from '../model/standard.js';
import type { RawOptions } from '../model/usage.js';
import { isAtLeast, isStricter, type Level } from '../model/finding.js';
import type { Config, ConfigOverride } from './config.js';
import { parseDuration } from './units.js';

/** The settings of a caller and of a project, as far as they count under a policy. */
interface UnderPolicy {
  readonly options: RawOptions;
  readonly config: Config;
  /** The settings of the caller or the project that are looser than the policy, such as `rules.artifact-missing`. */
  readonly overruled: readonly string[];
}

/** The words of some settings, the strictest first. */
const STRICTEST_FIRST = {
  'fail-on': ['notice', 'warning', 'error', 'never'],
  'if-no-returns': ['error', 'warning', 'ignore'],
  archived: ['all', 'claims'],
  'agent-branches-require': ['success', 'final'],
} as const;

/** A project without a configuration. */
const NONE: Config = {
  file: '',
  warnings: [],
  standards: new Map(),
  paths: [],
  ignore: [],
  rules: new Map(),
  overrides: [],
  vocabulary: new Map(),
  agents: null,
  familySettings: new Map(),
  failOn: undefined,
  ifNoReturns: undefined,
  archived: undefined,
  staleAfter: undefined,
  maxFileSize: undefined,
  maxReturns: undefined,
  maxClaims: undefined,
  unclaimed: [],
  agentBranches: [],
  agentBranchesRequire: undefined,
  baseline: null,
};

/**
 * Returns the settings of a caller and of a project, none of them looser than a policy. A rule that the policy does not set keeps the
 * project's level, unless a false claim could pass because of it. What a project does not set is as the policy has it. Which files, branches and unclaimed changes count is not decided
 * here: patterns cannot be combined.
 */
export function underPolicy(policy: Config, options: RawOptions, project: Config | null): UnderPolicy {
  const config = project ?? NONE;
  const overruled = new Set<string>();
  const stricter = (
    name: keyof typeof STRICTEST_FIRST,
    own: string | undefined,
    wanted: string | undefined,
  ): string | undefined => {
    const order: readonly string[] = STRICTEST_FIRST[name];
    if (wanted === undefined || own === undefined) return wanted ?? own;
    if (order.indexOf(own) <= order.indexOf(wanted)) return own;
    overruled.add(name);
    return wanted;
  };
  const levelOf = floor(policy);
  const [ofCaller, allowed] = [cleanPatterns(options.ignore), cleanPatterns(policy.ignore)];
  const ignored = ofCaller.length > 0 ? ofCaller : cleanPatterns(config.ignore);
  if (ignored.some((pattern) => !allowed.includes(pattern))) overruled.add('ignore');
  return {
    options: {
      ...options,
      standard: standardUnder(options.standard, policy),
      failOn: stricter('fail-on', options.failOn ?? config.failOn, policy.failOn ?? 'error'),
      ifNoReturns: stricter('if-no-returns', options.ifNoReturns ?? config.ifNoReturns, policy.ifNoReturns),
      archived: stricter('archived', options.archived ?? config.archived, policy.archived),
      agentBranchesRequire: stricter(
        'agent-branches-require',
        options.agentBranchesRequire ?? config.agentBranchesRequire,
        policy.agentBranchesRequire,
      ),
      staleAfter: shorter(options.staleAfter ?? config.staleAfter, policy.staleAfter, overruled),
      familySettings: new Map([...(options.familySettings ?? []), ...policy.familySettings]),
    },
    config: {
      ...config,
      paths: config.paths.length === 0 ? policy.paths : config.paths,
      ignore: config.ignore.length === 0 ? policy.ignore : config.ignore,
      rules: rulesUnder(config.rules, policy.rules, levelOf, overruled),
      overrides: overridesUnder(config.overrides, levelOf, overruled),
      vocabulary: vocabularyUnder(config.vocabulary, policy.vocabulary, overruled),
      agents: agentsUnder(config.agents, policy.agents, overruled),
      baseline: policy.baseline ?? config.baseline,
    },
    overruled: [...overruled],
  };
}

/** The mildest level that a project may give a rule; undefined if the project decides. */
type Floor = (rule: string) => Level | undefined;

function floor({ rules, failOn }: Config): Floor {
  const threshold = failOn === 'warning' || failOn === 'notice' ? failOn : 'error';
  return (rule) => {
    const level = rules.get(rule);
    if (level !== undefined) return level;
    const usual = PROOF_RULES.get(rule);
    return usual !== undefined && usual !== 'off' && isAtLeast(usual, threshold) ? usual : undefined;
  };
}

function isLooser(rule: string, level: Level, floorOf: Floor): boolean {
  const least = floorOf(rule);
  return least !== undefined && isStricter(least, level);
}

/** A rule at a looser level has that of the policy, else that of its version. */
function rulesUnder(
  own: Config['rules'],
  wanted: Config['rules'],
  floorOf: Floor,
  overruled: Set<string>,
): Config['rules'] {
  const kept = [...own].filter(([rule, level]) => {
    const looser = isLooser(rule, level, floorOf);
    if (looser) overruled.add(`rules.${rule}`);
    return !looser;
  });
  return new Map([...wanted, ...kept]);
}

/** Overrides without the levels that are looser than the policy. */
function overridesUnder(
  overrides: readonly ConfigOverride[],
  floorOf: Floor,
  overruled: Set<string>,
): readonly ConfigOverride[] {
  return overrides.map((override) => {
    const kept = [...override.rules].filter(([rule, level]) => !isLooser(rule, level, floorOf));
    if (kept.length < override.rules.size) overruled.add('overrides');
    return { ...override, rules: new Map(kept) };
  });
}

/** A status that excuses claims, or may do so, counts only if the policy has it, too. */
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

function agentsUnder(own: Config['agents'], wanted: Config['agents'], overruled: Set<string>): Config['agents'] {
  if (own === null || wanted === null) return own ?? wanted;
  const kept = own.filter((name) => wanted.includes(name));
  if (kept.length < own.length) overruled.add('agents');
  return kept;
}

/** The shorter of two durations. The caller's was read before; that of a configuration was checked by its schema. */
function shorter(own: string | undefined, wanted: string | undefined, overruled: Set<string>): string | undefined {
  if (own === undefined || wanted === undefined) return wanted ?? own;
  if ((parseDuration(own) ?? 0) <= (parseDuration(wanted) ?? Infinity)) return own;
  overruled.add('stale-after');
  return wanted;
}

/** The caller's versions, without those of families for which the policy names one. */
function standardUnder(own: string | undefined, { standards }: Config): string | undefined {
  if (standards.size === 0) return own;
  const kept = (own ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id !== 'auto')
    .filter((id) => ![...standards.keys()].some((family) => id === family || id.startsWith(`${family}@`)));
  return [...kept, ...standards.values()].join();
}
