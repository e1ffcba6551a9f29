import { UsageError, type RawOptions } from '../model/usage.js';
import { cleanPatterns, compilePatterns, PatternError, eitherSelection } from '../gather/glob.js';
import { selection, MOST_SHARDS, parseShard } from '../gather/gather.js';
import { ARCHIVED_CHECKS, BRANCH_DEMANDS, type ArchivedCheck, type BranchDemand } from '../model/context.js';
import { parseChoice, parseOption, parseDuration, parseNumber, parseSize } from './parse-option.js';
import { sha256, parseIso8601 } from '../model/text.js';
import type { ProjectVocabulary, FamilyName, VersionHead } from '../model/standard.js';
import type { Level, Severity } from '../model/finding.js';
import type { Shard, ShardSettings } from '../model/report-json.js';
import type { Selection } from '../model/tree.js';
import type { Config, ConfigOverride } from './config.js';
import { underPolicy } from './policy.js';
import { MOST_CLAIMS_OF_RUN, MOST_RETURNS_OF_RUN } from '../model/document.js';
import { placesOfForms, versionsOfForms } from '../families/forms/index.js';
import {
  FAMILY_SETTINGS,
  familyNamed,
  namedStandards,
  StandardError,
  standardsOfOneReturn,
  withDefaults,
  type ChosenVersions,
  type NamedStandards,
} from '../families/choose.js';

/** All settings of a run, from the caller and the project's configuration. */
export interface Settings {
  readonly selection: Selection;
  readonly standards: ChosenVersions;
  /** The words that the project adds to versions. */
  readonly vocabulary: ProjectVocabulary;
  readonly failOn: Severity | 'never';
  readonly ifNoReturns: Severity | 'ignore';
  /** Milliseconds. */
  readonly staleAfter: number;
  /** Bytes. */
  readonly maxFileSize: number;
  /** A run with more returns fails. */
  readonly maxReturns: number;
  /** A run with more claims fails. */
  readonly maxClaims: number;
  readonly expectedSession: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** Rules whose severity the project changes. */
  readonly levels: ReadonlyMap<string, Level>;
  /** The settings that differ for some paths. */
  readonly overrides: readonly Override[];
  /** The agents that exist; null if the configuration lists none. */
  readonly agents: readonly string[] | null;
  /** The settings that only some return families have, by name; without unset ones. */
  readonly familySettings: ReadonlyMap<string, string>;
  /** Returns true if a file may change without a return that claims it; null if the configuration names none. */
  readonly mayBeUnclaimed: ((path: string) => boolean) | null;
  /** Returns true if a branch must change at least one return; null if the configuration names no such branches. */
  readonly isAgentBranch: ((branch: string) => boolean) | null;
  /** The status that one of these returns must have. */
  readonly agentBranchRequires: BranchDemand;
  /** The file of known findings, relative to the project root; null if the configuration names none. */
  readonly baselineFile: string | null;
  /** Checks all returns, or only those that the compared change affects. */
  readonly mode: Mode;
  /** The check of archived returns that the compared change does not touch. */
  readonly archived: ArchivedCheck;
  /** The part of the files to check; null for all of them. */
  readonly shard: Shard | null;
  /** The source of these settings, for reports that must name it. */
  readonly readFrom: SettingsSource;
}

export interface SettingsSource {
  readonly options: RawOptions;
  readonly config: Config | null;
  readonly nameOfSetting: NameOfSetting;
  /** Absent without a policy. */
  readonly policy?: Policy;
}

/** A configuration with minimum requirements for a project. */
export interface Policy {
  readonly config: Config;
  /** The settings of caller and project, as far as the policy allows. */
  readonly options: RawOptions;
  readonly project: Config;
  /** The settings of caller or project that are looser, and do not count. */
  readonly overruled: readonly string[];
}

export type Mode = 'all' | 'changed';

/** Turns the name of a setting into the caller's word for it: `fail-on` into `--fail-on`. */
export type NameOfSetting = (setting: string) => string;

/** Returns the settings for the project's configuration, or for none, and at least as strict as the policy, if there is one. */
export type SettingsFor = (config: Config | null, policy?: Config | null) => Settings;

/**
 * Reads the caller's settings before the configuration is known; throws `UsageError` for an invalid option. Returns a
 * function that returns the settings.
 */
export function readOptions(raw: RawOptions, nameOfSetting: NameOfSetting): SettingsFor {
  readSettings(raw, nameOfSetting);
  return (config, policy = null) =>
    policy === null ? readSettings(raw, nameOfSetting, config) : settingsUnder(policy, raw, nameOfSetting, config);
}

/** Returns settings that are at least as strict as a policy. Files count if the project or the policy selects them. */
function settingsUnder(policy: Config, raw: RawOptions, nameOfSetting: NameOfSetting, config: Config | null): Settings {
  const { options, config: own, overruled } = underPolicy(policy, raw, config);
  const settings = readSettings(options, nameOfSetting, own);
  const ofPolicy = readSelection({ ...raw, ignore: [] }, nameOfSetting, policy);
  const { mayBeUnclaimed, isAgentBranch } = settings;
  const mayBe = matcherOf(policy.unclaimed);
  const isBranch = matcherOf(policy.agentBranches);
  return {
    ...settings,
    selection: eitherSelection(settings.selection, ofPolicy),
    mayBeUnclaimed:
      mayBeUnclaimed === null || mayBe === null
        ? (mayBeUnclaimed ?? mayBe)
        : (path): boolean => mayBeUnclaimed(path) && mayBe(path),
    isAgentBranch:
      isAgentBranch === null || isBranch === null
        ? (isAgentBranch ?? isBranch)
        : (branch): boolean => isAgentBranch(branch) || isBranch(branch),
    readFrom: { options: raw, config, nameOfSetting, policy: { config: policy, options, project: own, overruled } },
  };
}

/** Returns the settings: the caller's option decides, then the project's configuration, then the default. Throws `UsageError`. */
export function readSettings(raw: RawOptions, nameOfSetting: NameOfSetting, config: Config | null = null): Settings {
  const text = (name: string): string | undefined => raw.texts?.get(name) ?? config?.texts.get(name);
  const choice = <T extends string>(name: string, usual: T, words: readonly T[]): T =>
    parseChoice(nameOfSetting(name), text(name) ?? usual, words);
  const parsed = <T>(name: string, usual: string, parse: (text: string) => T | undefined, expected: string): T =>
    parseOption(nameOfSetting(name), text(name) ?? usual, parse, expected);
  const selected = readSelection(raw, nameOfSetting, config);
  const asked = namingSetting(nameOfSetting('standard'), () => namedStandards(text('standard') ?? 'auto'));
  return {
    selection: selected,
    standards:
      raw.single === undefined
        ? {
            ...withDefaults(new Map([...versionsOf(config?.standards), ...asked])),
            ...versionsOfForms(config?.forms ?? []),
          }
        : versionsOfOne(raw, raw.single.file, nameOfSetting),
    vocabulary: config?.vocabulary ?? new Map(),
    failOn: choice('fail-on', 'error', ['error', 'warning', 'notice', 'never']),
    ifNoReturns: choice('if-no-returns', 'error', ['error', 'warning', 'ignore']),
    staleAfter: parsed('stale-after', '24h', parseDuration, 'a duration such as 90m, 24h or 7d'),
    maxFileSize: parsed('max-file-size', '1MiB', parseSize, 'a size such as 500KB or 1MiB'),
    maxReturns: parsed('max-returns', String(MOST_RETURNS_OF_RUN), parseNumber, 'a number such as 100000'),
    maxClaims: parsed('max-claims', String(MOST_CLAIMS_OF_RUN), parseNumber, 'a number such as 1000000'),
    expectedSession: text('expect-session') ?? null,
    now:
      text('now') === undefined
        ? raw.clock
        : parsed('now', '', (given) => parseIso8601(given)?.at, 'a time such as 2026-01-28T12:00:00Z'),
    levels: config?.rules ?? new Map(),
    overrides: (config?.overrides ?? []).map((override) => readOverride(override, asked)),
    agents: config?.agents ?? null,
    familySettings: new Map(
      FAMILY_SETTINGS.flatMap(({ name, values }) => {
        const given = text(name);
        return given === undefined ? [] : [[name, parseChoice(nameOfSetting(name), given, values)] as const];
      }),
    ),
    mayBeUnclaimed: matcherOf(config?.unclaimed ?? []),
    agentBranchRequires: choice('agent-branches-require', 'final', BRANCH_DEMANDS),
    isAgentBranch: matcherOf(config?.agentBranches ?? []),
    baselineFile: config?.baseline ?? null,
    archived: choice('archived', 'claims', ARCHIVED_CHECKS),
    mode: choice('mode', 'all', ['all', 'changed']),
    shard: text('shard') === undefined ? null : parsed('shard', '', parseShard, SHARD_FORM),
    readFrom: { options: raw, config, nameOfSetting },
  };
}

const SHARD_FORM = `a part and the number of parts, such as 2/16, of at most ${String(MOST_SHARDS)}`;

function matcherOf(patterns: readonly string[]): ((text: string) => boolean) | null {
  return patterns.length === 0 ? null : compilePatterns(patterns);
}

/** Returns the patterns that count, empty for the usual places: the caller's replace the configuration's. */
export function patternsThatCount(
  { patterns, ignore }: RawOptions,
  config: Config | null,
): Readonly<Record<'paths' | 'ignore', readonly string[]>> {
  const isSet = (list: readonly string[]): boolean => cleanPatterns(list).length > 0;
  return {
    paths: isSet(patterns) ? patterns : (config?.paths ?? []),
    ignore: isSet(ignore) ? ignore : (config?.ignore ?? []),
  };
}

function readSelection(raw: RawOptions, nameOfSetting: NameOfSetting, config: Config | null): Selection {
  namingSetting(nameOfSetting('paths'), () => compilePatterns(raw.patterns));
  namingSetting(nameOfSetting('ignore'), () => compilePatterns(raw.ignore));
  const { paths, ignore } = patternsThatCount(raw, config);
  return selection(paths, ignore, placesOfForms(versionsOfForms(config?.forms ?? [])));
}

/** The versions that check a single return. */
function versionsOfOne({ texts }: RawOptions, file: string | undefined, nameOfSetting: NameOfSetting): ChosenVersions {
  const chosen = standardsOfOneReturn(texts?.get('standard'), file);
  const versions = Object.values(chosen).filter((version) => version !== undefined);
  const chosenFamilies = versions.map(({ family }) => familyNamed(family));
  if (
    texts?.has('expect-session') === true &&
    chosenFamilies.every(({ isWithoutSession = false }) => isWithoutSession)
  ) {
    throw new UsageError(
      `${nameOfSetting('expect-session')}: a ${chosenFamilies[0]?.noun ?? 'return of this version'} has no session id: leave the option out.`,
    );
  }
  return chosen;
}

/** An override of the configuration. A version that the caller chose applies to all paths. */
function readOverride({ paths, findings, rules, standards, reason }: ConfigOverride, asked: NamedStandards): Override {
  const versions = [...versionsOf(standards)].filter(([family]) => !asked.has(family));
  return {
    paths,
    matches: paths.length === 0 ? (): boolean => true : compilePatterns(paths),
    findings: findings.length === 0 ? null : new Set(findings),
    levels: rules,
    standards: new Map(versions),
    reason,
  };
}

/** The versions that a configuration names. Its schema has checked the ids. */
function versionsOf(ids: Config['standards'] = new Map()): NamedStandards {
  return ids.size === 0 ? new Map() : namedStandards([...ids.values()].join());
}

/** Returns what `read` returns. If it throws for a pattern or version, throws a `UsageError` with the setting. */
function namingSetting<T>(setting: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PatternError || error instanceof StandardError)) throw error;
    throw new UsageError(`${setting}: ${error.message}`);
  }
}

/** The settings of a project that differ for some paths, or for some findings. */
export interface Override {
  /** Patterns. */
  readonly paths: readonly string[];
  readonly matches: (path: string) => boolean;
  /** Fingerprints of the findings to which `levels` apply; null for all findings in the files. */
  readonly findings: ReadonlySet<string> | null;
  readonly standards: ReadonlyMap<FamilyName, VersionHead>;
  readonly levels: ReadonlyMap<string, Level>;
  /** The reason, in the author's words. */
  readonly reason?: string | undefined;
}

/** Returns the settings of a shard as texts by option, so that a message can name one that differs. */
export function shardSettings({ readFrom: { options, config, policy }, ...settings }: Settings): ShardSettings {
  const versions = Object.values(settings.standards).flatMap((standard) =>
    standard === undefined ? [] : [standard.id],
  );
  return {
    paths: cleanPatterns(options.patterns).join('\n'),
    ignore: cleanPatterns(options.ignore).join('\n'),
    standard: versions.join(),
    'fail-on': settings.failOn,
    'if-no-returns': settings.ifNoReturns,
    'stale-after': `${String(settings.staleAfter)} ms`,
    'max-file-size': `${String(settings.maxFileSize)} bytes`,
    'max-returns': String(settings.maxReturns),
    'max-claims': String(settings.maxClaims),
    'agent-branches-require': settings.agentBranchRequires,
    ...Object.fromEntries(FAMILY_SETTINGS.map(({ name }) => [name, settings.familySettings.get(name) ?? ''])),
    mode: settings.mode,
    archived: settings.archived,
    configuration: config === null ? 'none' : digestOf(config),
    ...(policy === undefined ? {} : { policy: digestOf(policy.config) }),
  };
}

/** A digest, since a message cannot show the difference between two configurations. */
function digestOf(config: Config): string {
  const text = JSON.stringify({ ...config, file: undefined }, (_, value: unknown) =>
    value instanceof Map ? ([...value.entries()] as unknown) : value,
  );
  return sha256(text);
}
