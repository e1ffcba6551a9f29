import type { Config } from '../../src/config/config.js';
import { configOf } from '../../src/config/load.js';
import { loosenedRules } from '../../src/config/loosened.js';
import { underPolicy } from '../../src/config/policy.js';
import { readOptions, readSettings, type Settings, shardSettings } from '../../src/config/settings.js';
import { UsageError } from '../../src/model/usage.js';
import { rawOptions, type Given } from '../support/raw-options.js';

const NOTHING = rawOptions({ clock: 7 });

const DIGEST = '0123456789abcdef0123456789abcdef';

const option = (setting: string): string => `--${setting}`;

function config(text: string, file = 'gate.yml'): Promise<Config> {
  return configOf(file, Buffer.from(text));
}

async function settings(text: string | null, raw: Given = {}): Promise<Settings> {
  return readOptions(rawOptions({ clock: 7, ...raw }), option)(text === null ? null : await config(text));
}

async function under(policy: string, project: string | null, raw: Given = {}): Promise<Settings> {
  const own = project === null ? null : await config(project);
  return readOptions(rawOptions({ clock: 7, ...raw }), option)(own, await config(policy, 'policy.yml'));
}

/** What is not a function, and not where it was read from. */
function plain(all: Settings): Readonly<Record<string, unknown>> {
  return {
    failOn: all.failOn,
    ifNoReturns: all.ifNoReturns,
    staleAfter: all.staleAfter,
    maxFileSize: all.maxFileSize,
    maxReturns: all.maxReturns,
    maxClaims: all.maxClaims,
    expectedSession: all.expectedSession,
    now: all.now,
    agents: all.agents,
    agentBranchRequires: all.agentBranchRequires,
    baselineFile: all.baselineFile,
    archived: all.archived,
    mode: all.mode,
    shard: all.shard,
    levels: [...all.levels],
    familySettings: [...all.familySettings],
    vocabulary: all.vocabulary.size,
    overrides: all.overrides.length,
    unclaimed: all.mayBeUnclaimed !== null,
    branches: all.isAgentBranch !== null,
  };
}

const DEFAULTS = {
  failOn: 'error',
  ifNoReturns: 'error',
  staleAfter: 86_400_000,
  maxFileSize: 1_048_576,
  maxReturns: 100_000,
  maxClaims: 1_000_000,
  expectedSession: null,
  now: 7,
  agents: null,
  agentBranchRequires: 'final',
  baselineFile: null,
  archived: 'claims',
  mode: 'all',
  shard: null,
  levels: [],
  familySettings: [],
  vocabulary: 0,
  overrides: 0,
  unclaimed: false,
  branches: false,
};

const PROJECT = `
fail-on: warning
if-no-returns: ignore
stale-after: 2h
max-file-size: 3KB
max-returns: 5
max-claims: 7
agents: [a]
agent-branches: ['agent/**']
agent-branches-require: success
baseline: known.json
archived: all
rules: {no-emoji: off}
envelope-mode: engram
unclaimed: ['docs/**']
`;

describe('Settings', () => {
  test('are the defaults where nobody sets them', async () => {
    expect(plain(await settings(null))).toEqual(DEFAULTS);
    expect(plain(readSettings(NOTHING, option))).toEqual(DEFAULTS);
    expect(plain(await settings('{}'))).toEqual(DEFAULTS);
    const { standards, readFrom } = await settings(null);
    expect(standards['return-meta']?.isDefault).toBe(true);
    expect([readFrom.config, readFrom.options]).toEqual([null, NOTHING]);
  });

  test('are those of the configuration', async () => {
    const found = await settings(PROJECT);
    expect(plain(found)).toEqual({
      ...DEFAULTS,
      failOn: 'warning',
      ifNoReturns: 'ignore',
      staleAfter: 7_200_000,
      maxFileSize: 3_000,
      maxReturns: 5,
      maxClaims: 7,
      agents: ['a'],
      agentBranchRequires: 'success',
      baselineFile: 'known.json',
      archived: 'all',
      levels: [['no-emoji', 'off']],
      familySettings: [['envelope-mode', 'engram']],
      unclaimed: true,
      branches: true,
    });
    expect([found.mayBeUnclaimed?.('docs/a'), found.mayBeUnclaimed?.('src/a')]).toEqual([true, false]);
    expect([found.isAgentBranch?.('agent/a'), found.isAgentBranch?.('main')]).toEqual([true, false]);
  });

  test('are those of the caller before any other', async () => {
    const raw: Given = {
      failOn: 'never',
      ifNoReturns: 'warning',
      staleAfter: '3m',
      maxFileSize: '4',
      maxReturns: '6',
      maxClaims: '8',
      expectSession: 's',
      now: '1970-01-01T00:00:02Z',
      agentBranchesRequire: 'final',
      archived: 'claims',
      mode: 'changed',
      shard: '2/3',
      envelopeMode: 'none',
    };
    const found = await settings(PROJECT, raw);
    expect(plain(found)).toEqual({
      ...plain(await settings(PROJECT)),
      failOn: 'never',
      ifNoReturns: 'warning',
      staleAfter: 180_000,
      maxFileSize: 4,
      maxReturns: 6,
      maxClaims: 8,
      expectedSession: 's',
      now: 2_000,
      agentBranchRequires: 'final',
      archived: 'claims',
      mode: 'changed',
      shard: { part: 2, parts: 3 },
      familySettings: [['envelope-mode', 'none']],
    });
  });

  test.each<readonly [Given, string]>([
    [{ failOn: 'eror' }, '--fail-on is "eror": write one of error, warning, notice, never. Did you mean error?'],
    [{ ifNoReturns: 'never' }, '--if-no-returns is "never": write one of error, warning, ignore.'],
    [{ staleAfter: '2' }, '--stale-after is "2": write a duration such as 90m, 24h or 7d.'],
    [{ maxFileSize: '' }, '--max-file-size is "": write a size such as 500KB or 1MiB.'],
    [{ maxReturns: '0' }, '--max-returns is "0": write a number such as 100000.'],
    [{ maxClaims: '0' }, '--max-claims is "0": write a number such as 1000000.'],
    [{ now: 'now' }, '--now is "now": write a time such as 2026-01-28T12:00:00Z.'],
    [{ mode: 'all ' }, '--mode is "all ": write one of all, changed. Did you mean all?'],
    [{ archived: 'some' }, '--archived is "some": write one of claims, all.'],
    [{ agentBranchesRequire: 'x' }, '--agent-branches-require is "x": write one of final, success.'],
    [{ shard: '3/2' }, '--shard is "3/2": write a part and the number of parts, such as 2/16, of at most 1000.'],
    [{ envelopeMode: 'x' }, '--envelope-mode is "x": write one of engram, openspec, none.'],
    [{ patterns: ['/a'] }, '--paths: The pattern "/a" is absolute: write it relative to the project root.'],
    [{ ignore: ['/a'] }, '--ignore: The pattern "/a" is absolute: write it relative to the project root.'],
  ])('of a caller are refused: %j', (raw, message) => {
    expect(() => readOptions(rawOptions({ clock: 7, ...raw }), option)).toThrow(new Error(message));
  });

  test('refuse a standard that nobody has, by the name of the setting', () => {
    expect(() => readOptions(rawOptions({ clock: 7, standard: 'return-mata@1.2' }), option)).toThrow(
      /^--standard: .*return-mata/,
    );
  });

  test('name versions: those of the caller count before those of the configuration', async () => {
    const text = 'standards: {return-meta: return-meta@1.2, subagent-return: subagent-return@1.0}';
    const ids = ({ standards }: Settings): readonly unknown[] => [
      standards['return-meta']?.id,
      standards['subagent-return']?.id,
    ];
    expect(ids(await settings(text))).toEqual(['return-meta@1.2', 'subagent-return@1.0']);
    expect(ids(await settings(text, { standard: 'return-meta@2.1' }))).toEqual([
      'return-meta@2.1',
      'subagent-return@1.0',
    ]);
  });

  test('of one return name its version alone; a session is asked of what carries one', async () => {
    const found = await settings(PROJECT, {
      single: { file: undefined },
      standard: 'return-meta@1.2',
      expectSession: 's',
    });
    expect([found.standards['return-meta']?.id, found.expectedSession]).toEqual(['return-meta@1.2', 's']);
    const envelope = { single: { file: undefined }, standard: 'result-envelope' };
    expect((await settings(null, envelope)).standards['return-meta']).toBeUndefined();
    await expect(settings(null, { ...envelope, expectSession: 's' })).rejects.toThrow(
      new UsageError('--expect-session: a result envelope has no session id: leave the option out.'),
    );
    // It may be another return than an envelope.
    const any = await settings(null, { ...envelope, standard: 'auto', expectSession: 's' });
    expect([any.standards['result-envelope']?.id, any.expectedSession]).toEqual(['result-envelope@1', 's']);
  });

  test('select files: the patterns of the caller replace those of the configuration', async () => {
    const text = "paths: ['a/**']\nignore: ['a/b/**']";
    const selects = async (raw: Given, given: string | null = text): Promise<readonly boolean[]> => {
      const { selection } = await settings(given, raw);
      return ['a/x.md', 'a/b/x.md', 'c/x.md', 'c/d/x.md'].map((path) => selection.matches(path));
    };
    expect(await selects({})).toEqual([true, false, false, false]);
    expect(await selects({ patterns: [' ', '# x'], ignore: [''] })).toEqual([true, false, false, false]);
    expect(await selects({ patterns: ['c/**'] })).toEqual([false, false, true, true]);
    expect(await selects({ patterns: ['**'], ignore: ['c/d/**'] })).toEqual([true, true, true, false]);
    expect(await selects({ patterns: ['c/**'] }, null)).toEqual([false, false, true, true]);
  });

  test('differ for some paths, or some findings; a version of the caller holds for all', async () => {
    const text = `
overrides:
  - {paths: ['a/**'], rules: {no-emoji: off}, standards: {return-meta: return-meta@1.2}}
  - {findings: ['${DIGEST}'], rules: {no-emoji: error}}
`;
    const { overrides } = await settings(text);
    const [first, second] = overrides;
    expect(first).toMatchObject({ paths: ['a/**'], findings: null, levels: new Map([['no-emoji', 'off']]) });
    expect([first?.matches('a/x'), first?.matches('b/x')]).toEqual([true, false]);
    expect([...(first?.standards.values() ?? [])].map(({ id }) => id)).toEqual(['return-meta@1.2']);
    expect(second).toMatchObject({ paths: [], findings: new Set([DIGEST]), standards: new Map() });
    expect(second?.matches('b/x')).toBe(true);
    const [chosen] = (await settings(text, { standard: 'return-meta@2.1' })).overrides;
    expect(chosen?.standards.size).toBe(0);
  });
});

describe('Under a policy', () => {
  /** A setting, and the settings that do not count. */
  async function counts(
    policy: string,
    project: string | null,
    raw: Given = {},
  ): Promise<readonly [Readonly<Record<string, unknown>>, readonly string[]]> {
    const found = await under(policy, project, raw);
    return [plain(found), found.readFrom.policy?.overruled ?? ['no policy']];
  }

  test.each<readonly [string, string | null, Given, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['{}', null, {}, {}, []],
    ['{}', 'fail-on: never', {}, { failOn: 'error' }, ['fail-on']],
    ['{}', 'fail-on: notice', {}, { failOn: 'notice' }, []],
    ['fail-on: warning', null, {}, { failOn: 'warning' }, []],
    ['fail-on: warning', 'fail-on: warning', {}, { failOn: 'warning' }, []],
    ['fail-on: warning', 'fail-on: notice', { failOn: 'error' }, { failOn: 'warning' }, ['fail-on']],
    ['fail-on: never', 'fail-on: error', {}, { failOn: 'error' }, []],
    ['if-no-returns: warning', 'if-no-returns: ignore', {}, { ifNoReturns: 'warning' }, ['if-no-returns']],
    ['if-no-returns: warning', null, { ifNoReturns: 'error' }, { ifNoReturns: 'error' }, []],
    ['{}', 'if-no-returns: ignore', {}, { ifNoReturns: 'ignore' }, []],
    ['archived: all', 'archived: claims', {}, { archived: 'all' }, ['archived']],
    ['archived: claims', null, { archived: 'all' }, { archived: 'all' }, []],
    [
      'agent-branches-require: success',
      'agent-branches-require: final',
      {},
      { agentBranchRequires: 'success' },
      ['agent-branches-require'],
    ],
    [
      'agent-branches-require: final',
      null,
      { agentBranchesRequire: 'success' },
      { agentBranchRequires: 'success' },
      [],
    ],
    ['stale-after: 2h', 'stale-after: 3h', {}, { staleAfter: 7_200_000 }, ['stale-after']],
    ['stale-after: 2h', 'stale-after: 120m', {}, { staleAfter: 7_200_000 }, []],
    ['stale-after: 2h', null, { staleAfter: '1h' }, { staleAfter: 3_600_000 }, []],
    ['stale-after: 2h', null, {}, { staleAfter: 7_200_000 }, []],
    ['{}', 'stale-after: 9d', {}, { staleAfter: 777_600_000 }, []],
    ['agents: [a, b]', 'agents: [b, c]', {}, { agents: ['b'] }, ['agents']],
    ['agents: [a, b]', 'agents: [b]', {}, { agents: ['b'] }, []],
    ['agents: [a]', null, {}, { agents: ['a'] }, []],
    ['{}', 'agents: [c]', {}, { agents: ['c'] }, []],
    ['baseline: p.json', 'baseline: q.json', {}, { baselineFile: 'p.json' }, []],
    ['{}', 'baseline: q.json', {}, { baselineFile: 'q.json' }, []],
    ['envelope-mode: engram', 'envelope-mode: none', {}, { familySettings: [['envelope-mode', 'engram']] }, []],
    ['{}', 'max-returns: 5\nmax-file-size: 9', {}, { maxReturns: 5, maxFileSize: 9 }, []],
    ['{}', null, { ignore: [' '] }, {}, []],
    ['ignore: [a]', 'ignore: [a]', {}, {}, []],
    ['ignore: [a]', 'ignore: [b]', { ignore: ['a'] }, {}, []],
    ['ignore: [a]', 'ignore: [b]', { ignore: [' '] }, {}, ['ignore']],
    // A comment is no pattern, so the project's count.
    ['ignore: [a]', 'ignore: [b]', { ignore: ['# a'] }, {}, ['ignore']],
    ['ignore: [a]', 'ignore: [a, b]', {}, {}, ['ignore']],
    ['ignore: [a]', null, { ignore: ['b'] }, {}, ['ignore']],
    [
      'rules: {artifact-missing: error}',
      'rules: {artifact-missing: off, no-emoji: off}',
      {},
      {
        levels: [
          ['artifact-missing', 'error'],
          ['no-emoji', 'off'],
        ],
      },
      ['rules.artifact-missing'],
    ],
    ['rules: {no-emoji: warning}', 'rules: {no-emoji: error}', {}, { levels: [['no-emoji', 'error']] }, []],
    [
      'rules: {artifact-missing: off}',
      'rules: {artifact-missing: off}',
      {},
      { levels: [['artifact-missing', 'off']] },
      [],
    ],
    ['{}', 'rules: {artifact-missing: warning}', {}, {}, ['rules.artifact-missing']],
    ['fail-on: warning', 'rules: {artifact-blank: notice}', {}, { failOn: 'warning' }, ['rules.artifact-blank']],
    ['fail-on: notice', 'rules: {artifact-relocated: off}', {}, { failOn: 'notice' }, ['rules.artifact-relocated']],
    [
      'fail-on: notice',
      'rules: {artifact-archived: off}',
      {},
      { failOn: 'notice', levels: [['artifact-archived', 'off']] },
      [],
    ],
    ['fail-on: error', 'rules: {artifact-blank: notice}', {}, { levels: [['artifact-blank', 'notice']] }, []],
    ['fail-on: never', 'rules: {artifact-missing: off}', {}, { failOn: 'never' }, ['rules.artifact-missing']],
  ])('%j a project with %j and the options %j', async (policy, project, raw, expected, overruled) => {
    const [found, looser] = await counts(policy, project, raw);
    expect([found, looser]).toEqual([{ ...DEFAULTS, ...expected }, overruled]);
  });

  test('overrides lose the levels that are looser', async () => {
    const text =
      'overrides: [{paths: [a], rules: {artifact-missing: off, no-emoji: off}}, {paths: [b], rules: {no-emoji: off}}]';
    const found = await under('{}', text);
    expect(found.overrides.map(({ levels }) => [...levels])).toEqual([[['no-emoji', 'off']], [['no-emoji', 'off']]]);
    expect(found.readFrom.policy?.overruled).toEqual(['overrides']);
    expect((await under('{}', 'overrides: [{paths: [b], rules: {no-emoji: off}}]')).readFrom.policy?.overruled).toEqual(
      [],
    );
  });

  test('words that excuse claims count only if it has them', async () => {
    const statuses = (means: string): string =>
      `vocabulary: {return-meta: {statuses: {${means}}, artifact-types: {x: true}}}`;
    const words = async (policy: string, project: string | null): Promise<readonly unknown[]> => {
      const { vocabulary, readFrom } = await under(policy, project);
      const found = vocabulary.get('return-meta');
      return [[...(found?.statuses ?? [])], [...(found?.artifactTypes.keys() ?? [])], readFrom.policy?.overruled];
    };
    expect(await words('{}', statuses('a: true, b: false'))).toEqual([[['a', true]], ['x'], ['vocabulary']]);
    expect(await words(statuses('b: false'), statuses('b: false'))).toEqual([[['b', false]], ['x'], []]);
    expect(await words(statuses('b: false'), null)).toEqual([[['b', false]], ['x'], []]);
    expect(await words(statuses('a: implemented'), statuses('a: true'))).toEqual([[['a', 'implemented']], ['x'], []]);
    expect(await words(statuses('b: true'), statuses('b: false'))).toEqual([[['b', true]], ['x'], ['vocabulary']]);
    expect(await words('{}', '{}')).toEqual([[], [], []]);
  });

  test('versions are its own', async () => {
    const policy = await config('standards: {return-meta: return-meta@1.2}');
    const standard = (given: string | undefined): unknown =>
      underPolicy(policy, rawOptions({ standard: given }), null).options.texts?.get('standard');
    expect(
      [undefined, 'auto', 'return-meta@2.1', 'return-meta', 'subagent-return@1.0 , return-meta'].map(standard),
    ).toEqual([
      ...['return-meta@1.2', 'return-meta@1.2', 'return-meta@1.2', 'return-meta@1.2'],
      'subagent-return@1.0,return-meta@1.2',
    ]);
    expect(
      underPolicy(await config('{}'), rawOptions({ clock: 7, standard: 'x' }), null).options.texts?.get('standard'),
    ).toBe('x');
    const two = await config('standards: {return-meta: return-meta@1.2, subagent-return: subagent-return@1.0}');
    const given = 'subagent-return@1.2,result-envelope,return-meta';
    expect(underPolicy(two, rawOptions({ clock: 7, standard: given }), null).options.texts?.get('standard')).toBe(
      'result-envelope,return-meta@1.2,subagent-return@1.0',
    );
  });

  test('files count that it selects or the project selects', async () => {
    const selects = async (policy: string, project: string | null, raw: Given = {}): Promise<readonly boolean[]> => {
      const { selection } = await under(policy, project, raw);
      return ['a/x.md', 'b/x.md', 'c/x.md'].map((path) => selection.matches(path));
    };
    expect(await selects("paths: ['a/**']", "paths: ['b/**']")).toEqual([true, true, false]);
    expect(await selects("paths: ['a/**']", null)).toEqual([true, false, false]);
    expect(await selects("paths: ['**']\nignore: ['b/**']", "ignore: ['a/**']")).toEqual([true, true, true]);
    expect(await selects("paths: ['**']\nignore: ['b/**']", null)).toEqual([true, false, true]);
    expect(await selects("paths: ['**']", null, { ignore: ['a/**'] })).toEqual([true, true, true]);
  });

  test('files may be unclaimed if both say so, and branches are those of agents if one says so', async () => {
    const matches = async (policy: string, project: string | null): Promise<readonly unknown[]> => {
      const { mayBeUnclaimed, isAgentBranch } = await under(policy, project);
      return ['a', 'b', 'c', 'd'].map((name) => [mayBeUnclaimed?.(name), isAgentBranch?.(name)]);
    };
    const both = (...names: readonly string[]): string =>
      `unclaimed: [${names.join()}]\nagent-branches: [${names.join()}]`;
    expect(await matches(both('a', 'b'), both('b', 'c'))).toEqual([
      [false, true],
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(await matches(both('a', 'b'), null)).toEqual([
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(await matches('{}', both('c'))).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [false, false],
    ]);
    expect(await matches('{}', null)).toEqual(Array(4).fill([undefined, undefined]));
  });
});

describe('What a configuration loosens', () => {
  const loosened = async (text: string | null, raw: Given = {}): Promise<readonly unknown[]> =>
    loosenedRules(await settings(text, raw));
  const rule = (name: string, level: string): unknown => ({ setting: 'rules', by: 'gate.yml', rule: name, level });

  test.each<readonly [string | null, readonly unknown[]]>([
    [null, []],
    ['{}', []],
    ['rules: {artifact-missing: off}', [rule('artifact-missing', 'off')]],
    ['rules: {artifact-missing: warning}', [rule('artifact-missing', 'warning')]],
    ['rules: {artifact-missing: warning}\nfail-on: warning', []],
    ['rules: {artifact-missing: error, no-emoji: off}', []],
    ['rules: {artifact-blank: notice}', []],
    ['rules: {artifact-blank: notice}\nfail-on: warning', [rule('artifact-blank', 'notice')]],
    [
      'fail-on: never\nrules: {artifact-missing: off}',
      [{ setting: 'fail-on', by: 'gate.yml' }, rule('artifact-missing', 'off')],
    ],
    [
      `overrides: [{paths: [a], rules: {artifact-missing: off}}, {findings: ['${DIGEST}'], rules: {artifact-missing: notice}}]`,
      [
        { setting: 'overrides', by: 'gate.yml', rule: 'artifact-missing', level: 'off', paths: ['a'] },
        { setting: 'overrides', by: 'gate.yml', rule: 'artifact-missing', level: 'notice', findings: 1 },
      ],
    ],
    [
      'rules: {artifact-missing: off}\noverrides: [{paths: [a], rules: {artifact-missing: off}}]',
      [rule('artifact-missing', 'off')],
    ],
  ])('%j is %j', async (text, expected) => {
    expect(await loosened(text)).toEqual(expected);
  });

  test('is not what the caller sets, and nothing under a policy', async () => {
    expect(await loosened('fail-on: never', { failOn: 'never' })).toEqual([]);
    const off = 'rules: {artifact-missing: off}';
    for (const policy of ['{}', off]) expect(loosenedRules(await under(policy, off))).toEqual([]);
  });
});

describe('The settings of a shard', () => {
  test('are texts by the names of their options', async () => {
    const raw = { patterns: [' a ', '# x', 'b'], ignore: ['c', 'd'], standard: 'return-meta@2.1' };
    const found = shardSettings(await settings(null, raw));
    expect(found).toEqual({
      paths: 'a\nb',
      ignore: 'c\nd',
      standard: expect.stringMatching(/^[\w@.,-]*return-meta@2\.1[\w@.,-]*$/) as unknown,
      'fail-on': 'error',
      'if-no-returns': 'error',
      'stale-after': '86400000 ms',
      'max-file-size': '1048576 bytes',
      'max-returns': '100000',
      'max-claims': '1000000',
      'agent-branches-require': 'final',
      'envelope-mode': '',
      mode: 'all',
      archived: 'claims',
      configuration: 'none',
    });
    expect(shardSettings(await settings(PROJECT))).toMatchObject({ 'envelope-mode': 'engram', mode: 'all' });
  });

  test('show that two configurations differ, but not by the names of their files', async () => {
    const digest = async (text: string, file?: string): Promise<unknown> =>
      shardSettings(readOptions(NOTHING, option)(await config(text, file))).configuration;
    expect(await digest(PROJECT)).toBe(await digest(PROJECT, 'other.yml'));
    expect(await digest('rules: {no-emoji: off}')).not.toBe(await digest('rules: {no-emoji: error}'));
    expect(await digest('{}')).toMatch(/^[0-9a-f]{64}$/);
    const { policy, configuration } = shardSettings(await under('{}', null));
    expect([policy, configuration]).toEqual([await digest('{}'), 'none']);
  });
});
