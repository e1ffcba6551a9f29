import type { Config } from '../../config/config.js';
import { patternsThatCount, type Settings } from '../../config/settings.js';
import { FAMILY_NAMES } from '../../families/choose.js';
import { EXIT } from '../../model/report.js';
import { BASELINE_FILE } from '../../model/finding.js';
import { json, terminal } from '../../report/sink.js';
import type { CheckCall } from './check-call.js';
import { painterFor, type Caller } from '../terminal/caller.js';
import { aligned } from '../terminal/page.js';

/** A setting, its value, and what set it: an option, the configuration's file, or the default. */
interface ShownSetting {
  readonly name: string;
  readonly value: string | number | readonly string[] | null;
  readonly from: string;
}

interface Explained {
  readonly asked: CheckCall;
  readonly settings: Settings;
  /** The settings as they are without the policy, if there is one. */
  readonly withoutPolicy: Settings;
  /** The configuration's name; null if there is none. */
  readonly configFile: string | null;
}

/** Runs `check --show-config`: prints the effective settings and where each comes from. Returns the exit status. */
export function showConfig(of: Explained, caller: Caller): number {
  const shown = withPolicy(of);
  if (of.asked.shown.format === 'json') {
    caller.stdout.write(`${json({ configuration: of.configFile, settings: shown })}\n`);
    return EXIT.passed;
  }
  const paint = painterFor(caller);
  const rows = shown.map(({ name, value, from }) => [
    terminal`${name}`,
    terminal`${value === null ? '-' : [value].flat().join(', ')}`,
    paint(from === DEFAULT ? 'dim' : 'cyan', terminal`${from}`),
  ]);
  caller.stdout.write(terminal`${aligned(rows)}`.text);
  return EXIT.passed;
}

/** Returns the settings; what a policy changes is from the policy. */
function withPolicy({ asked, settings, configFile, withoutPolicy }: Explained): readonly ShownSetting[] {
  const shown = settingsOf(asked, settings, configFile);
  const { policy } = settings.readFrom;
  if (policy === undefined) return shown;
  const file = asked.call.value('policy') ?? '';
  const before = new Map(settingsOf(asked, withoutPolicy, configFile).map((one) => [one.name, one]));
  const isSame = (one: ShownSetting): boolean =>
    JSON.stringify(before.get(one.name)?.value) === JSON.stringify(one.value);
  const { paths, ignore } = policy.config;
  return [
    { name: 'policy', value: file, from: '--policy' },
    { name: 'policy.paths', value: paths.length === 0 ? ['the usual places'] : paths, from: file },
    { name: 'policy.ignore', value: ignore.length === 0 ? ['none'] : ignore, from: file },
    ...shown.map((one) => (isSame(one) ? one : { ...one, from: file })),
  ];
}

const DEFAULT = 'default';

function settingsOf(
  { given, call }: CheckCall,
  settings: Settings,
  configFile: string | null,
): readonly ShownSetting[] {
  const { policy } = settings.readFrom;
  const { config, options } = {
    ...settings.readFrom,
    ...(policy === undefined ? {} : { config: policy.project, options: policy.options }),
  };
  const file = configFile ?? DEFAULT;
  /** A setting that an option or a key of the same name sets. */
  const setting = (
    name: string,
    value: ShownSetting['value'],
    isInConfig: (config: Config) => boolean = ({ texts }) => texts.has(name),
  ): ShownSetting => ({
    name,
    value,
    from: given.has(name) ? `--${name}` : config !== null && isInConfig(config) ? file : DEFAULT,
  });
  const option = (name: string, value: ShownSetting['value']): ShownSetting => setting(name, value, () => false);
  const list = (values: readonly string[], none: string): readonly string[] => (values.length === 0 ? [none] : values);
  const { paths, ignore } = patternsThatCount(options, config);
  const asked = given.value('standard') ?? '';
  return [
    option('root', call.root),
    given.has('workspace') ? option('workspace', 'the files on disk') : option('at', given.value('at') ?? 'HEAD'),
    option('base', given.value('base') ?? null),
    {
      name: 'paths',
      value: list(paths, 'the usual places'),
      from: options.patterns.length > 0 ? 'PATTERN' : paths.length > 0 ? file : DEFAULT,
    },
    setting('ignore', list(ignore, 'none'), (of) => of.ignore.length > 0),
    ...FAMILY_NAMES.flatMap((family): readonly ShownSetting[] => {
      const version = settings.standards[family];
      if (version === undefined) return [];
      const isAsked = asked.split(',').some((one) => one.trim() === version.id || one.trim() === family);
      const from = isAsked ? '--standard' : config?.standards.has(family) === true ? file : DEFAULT;
      return [{ name: `standards.${family}`, value: version.id, from }];
    }),
    setting('fail-on', settings.failOn),
    setting('if-no-returns', settings.ifNoReturns),
    setting('stale-after', options.texts?.get('stale-after') ?? config?.texts.get('stale-after') ?? '24h'),
    setting('max-file-size', `${String(settings.maxFileSize)} bytes`),
    setting('max-returns', settings.maxReturns),
    setting('max-claims', settings.maxClaims),
    ...[...settings.familySettings].map(([name, value]) => setting(name, value)),
    setting(
      'baseline',
      policy?.config.baseline ?? given.value('baseline') ?? settings.baselineFile ?? BASELINE_FILE,
      (of) => of.baseline !== null,
    ),
    option('expect-session', settings.expectedSession),
    ...[...settings.levels].map(([rule, level]) => ({ name: `rules.${rule}`, value: level, from: file })),
    ...(config?.overrides ?? []).map(({ paths: patterns, findings, rules, standards, reason }, n) => ({
      name: `overrides[${String(n)}]`,
      value: [
        ...[...rules].map(([rule, level]) => `${rule}: ${level}`),
        ...[...standards].map(([family, id]) => `${family}: ${id}`),
        `for ${[...patterns, ...findings].join(' ')}`,
        ...(reason === undefined ? [] : [reason]),
      ],
      from: file,
    })),
    ...(config?.forms ?? []).map(({ name, files, claims }) => ({
      name: `forms.${name}`,
      value: [
        ...files,
        ...Object.entries(claims).flatMap(([kind, list]) => list.map((source) => `${kind}: ${source}`)),
      ],
      from: file,
    })),
    ...configOnly(config, file),
  ];
}

/** The settings that only a configuration can make. */
function configOnly(config: Config | null, from: string): readonly ShownSetting[] {
  if (config === null) return [];
  const { agents, unclaimed, agentBranches, texts, vocabulary } = config;
  const required = texts.get('agent-branches-require');
  const lists = [
    ['agents', agents ?? []],
    ['unclaimed', unclaimed],
    ['agent-branches', agentBranches],
    ['agent-branches-require', required === undefined ? [] : [required]],
    ['vocabulary', [...vocabulary.keys()]],
  ] as const;
  return lists.flatMap(([name, value]) => (value.length === 0 ? [] : [{ name, value, from }]));
}
