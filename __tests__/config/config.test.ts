import { symlinkSync } from 'node:fs';
import { parse } from 'yaml';
import { readConfig, readConfigFile } from '../../src/config/load.js';
import type { Config } from '../../src/config/config.js';
import { ConfigError } from '../../src/config/error.js';
import { lackingInWords, type Content, type Entry } from '../../src/model/tree.js';
import { UsageError } from '../../src/model/usage.js';
import { makeRepository, temporaryFolder, writeFiles } from '../support/repository.js';
import { versionsOf } from '../support/versions.js';

/** A tree with nothing but these files at its root; null is a symbolic link. */
function treeOf(files: Readonly<Record<string, string | Uint8Array | null>>): Parameters<typeof readConfig>[0] {
  return {
    find: (path): Entry | undefined => {
      const content = Object.hasOwn(files, path) ? files[path] : undefined;
      return content === undefined ? undefined : { kind: content === null ? 'link' : 'file', id: path };
    },
    findOtherCase: (path) =>
      Object.keys(files).find((name) => name !== path && name.toLowerCase() === path.toLowerCase()),
    read: async function* (wanted, limit) {
      yield wanted.map(({ id }): Content => {
        const bytes = Buffer.from(files[id] ?? '');
        return bytes.length > limit ? { kind: 'too-large', size: bytes.length } : { kind: 'bytes', bytes };
      });
    },
  };
}

async function read(text: string | Uint8Array, file = '.return-gate.yml'): Promise<Config> {
  const config = await readConfig(treeOf({ [file]: text }));
  if (config === null) throw new Error('no configuration was found');
  return config;
}

/** What is wrong with a text, a line for each error; throws where nothing is. */
async function errorsOf(text: string | Uint8Array, file?: string): Promise<readonly string[]> {
  const outcome: unknown = await read(text, file).catch((error: unknown) => error);
  if (outcome instanceof ConfigError) return outcome.lines;
  throw outcome instanceof Error ? outcome : new Error(`it was taken: ${JSON.stringify(outcome)}`);
}

describe('a configuration', () => {
  const YAML = `
standards: { return-meta: return-meta@2.1 }
paths: ['a/**', '!a/b/**']
ignore:
  - c/**
rules:
  artifact-blank: off
  no-emoji: error
overrides:
  - paths: [x/**]
    standards: { subagent-return: subagent-return@1.0 }
    rules: { artifact-missing: notice }
agents: [one, "2"]
envelope-mode: engram
fail-on: never
if-no-returns: ignore
archived: all
stale-after: 7d
max-file-size: 2048
max-returns: 5000
max-claims: 6000
unclaimed: [docs/**]
agent-branches: ['agent/**']
agent-branches-require: success
vocabulary:
  return-meta:
    statuses: { reviewed: true, done: implemented }
    artifact-types: { slides: true }
baseline: known.json
`;
  const EXPECTED: Config = {
    file: '.return-gate.yml',
    warnings: [],
    standards: new Map([['return-meta', 'return-meta@2.1']]),
    paths: ['a/**', '!a/b/**'],
    ignore: ['c/**'],
    rules: new Map([
      ['artifact-blank', 'off'],
      ['no-emoji', 'error'],
    ]),
    overrides: [
      {
        paths: ['x/**'],
        findings: [],
        standards: new Map([['subagent-return', 'subagent-return@1.0']]),
        rules: new Map([['artifact-missing', 'notice']]),
      },
    ],
    vocabulary: new Map([
      [
        'return-meta',
        {
          statuses: new Map<string, boolean | string>([
            ['reviewed', true],
            ['done', 'implemented'],
          ]),
          artifactTypes: new Map<string, true | string>([['slides', true]]),
        },
      ],
    ]),
    agents: ['one', '2'],
    texts: new Map([
      ['envelope-mode', 'engram'],
      ['fail-on', 'never'],
      ['if-no-returns', 'ignore'],
      ['archived', 'all'],
      ['stale-after', '7d'],
      ['max-file-size', '2048'],
      ['max-returns', '5000'],
      ['max-claims', '6000'],
      ['agent-branches-require', 'success'],
    ]),
    unclaimed: ['docs/**'],
    agentBranches: ['agent/**'],
    baseline: 'known.json',
    forms: [],
  };

  test('in YAML is read', async () => {
    expect(await read(YAML)).toEqual(EXPECTED);
  });

  test('in JSON is read as the same', async () => {
    const value: unknown = parse(YAML);
    expect(await read(JSON.stringify(value), '.return-gate.json')).toEqual({ ...EXPECTED, file: '.return-gate.json' });
    // White space that YAML does not take everywhere.
    const spaced = JSON.stringify(value, null, '\t').replaceAll('\n', '\r\t').replaceAll(':', '\t:\r');
    expect(await read(`\t${spaced}\r`, '.return-gate.json')).toEqual({ ...EXPECTED, file: '.return-gate.json' });
    // JSON is YAML, too.
    expect(await read(JSON.stringify(value, null, 2))).toEqual(EXPECTED);
  });

  test('may have the key $schema, which says nothing', async () => {
    expect(await read('$schema: x # where it is\n')).toEqual(await read('{}'));
  });

  test('with CRLF, comments, markers of its document, quotes and block scalars is YAML as ever', async () => {
    const text =
      '%YAML 1.2\r\n---\r\n# why\r\nignore: # these\r\n- "a\\u002f**"\r\n- \'b/*\'\r\n- >-\r\n  c/**\r\n...\r\n';
    expect((await read(text)).ignore).toEqual(['a/**', 'b/*', 'c/**']);
  });

  test('takes off for a word, not for a truth value', async () => {
    expect((await read('rules: { no-emoji: off, no-markup: "off" }')).rules).toEqual(
      new Map([
        ['no-emoji', 'off'],
        ['no-markup', 'off'],
      ]),
    );
  });

  test('may have a list of no agents', async () => {
    expect((await read('agents: []')).agents).toEqual([]);
  });
});

describe('where a configuration is found', () => {
  test('nowhere: null, and nothing is read', async () => {
    expect(await readConfig({ ...treeOf({ 'return-gate.yml': 'x' }), read: () => fail() })).toBeNull();
  });

  test.each(['.return-gate.yml', '.return-gate.yaml', '.return-gate.json'])('%s', async (file) => {
    expect((await read('{"fail-on": "never"}', file)).texts.get('fail-on')).toBe('never');
  });

  test.each([
    ['.return-gate.yml', '.return-gate.json'],
    ['.return-gate.yml', '.return-gate.yaml'],
    ['.return-gate.yaml', '.return-gate.json'],
  ])('%s and %s are one too many', async (first, second) => {
    const tree = treeOf({ [first]: '{}', [second]: '{}' });
    await expect(readConfig(tree)).rejects.toThrow(`${second}:1:1 There is ${first} as well: keep one of the two.`);
  });

  test('a symbolic link is not followed', async () => {
    const tree = treeOf({ '.return-gate.yaml': null });
    await expect(readConfig(tree)).rejects.toThrow('.return-gate.yaml:1:1 This is a symbolic link');
  });

  test('a link on disk is none, be it the file or a folder on the way in the project', async () => {
    const root = temporaryFolder();
    writeFiles(root, { 'real/gate.yml': 'fail-on: never' });
    symlinkSync('real/gate.yml', `${root}/gate.yml`);
    symlinkSync('real', `${root}/linked`);
    for (const name of ['gate.yml', 'linked/gate.yml']) {
      await expect(readConfigFile({ path: `${root}/${name}`, shown: name, root })).rejects.toThrow(
        /is a symbolic link/,
      );
    }
    // What is elsewhere no branch can have made.
    const config = await readConfigFile({ path: `${root}/gate.yml`, shown: 'gate.yml', root: temporaryFolder() });
    expect(config.texts.get('fail-on')).toBe('never');
  });

  test('one in another letter case is an error, for nobody reads it', async () => {
    await expect(readConfig(treeOf({ '.Return-Gate.YML': 'fail-on: never' }))).rejects.toThrow(
      '.Return-Gate.YML:1:1 This name is ignored: call it .return-gate.yml.',
    );
  });

  test.each([
    ['directory', 'a folder'],
    ['submodule', 'a submodule'],
  ] as const)('a %s is none', async (kind, word) => {
    await expect(readConfig({ ...treeOf({}), find: () => ({ kind }) })).rejects.toThrow(
      `.return-gate.yml:1:1 This is ${word}`,
    );
  });

  test('a file on disk is read by its name, and shown by the name it was given', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { 'gate.conf': 'fail-on: never', 'bad.JSON': '{"a": 1,}' });
    expect(
      (await readConfigFile({ path: `${folder}/gate.conf`, shown: 'gate.conf', root: folder })).texts.get('fail-on'),
    ).toBe('never');
    await expect(readConfigFile({ path: `${folder}/bad.JSON`, shown: 'x/bad.JSON', root: folder })).rejects.toThrow(
      /^x\/bad\.JSON:1:9 This is not JSON/,
    );
  });

  test.each(['missing.yml', '.'])('%s on disk cannot be read', async (name) => {
    const root = temporaryFolder();
    await expect(readConfigFile({ path: `${root}/${name}`, shown: name, root })).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining(`The configuration ${name} cannot be read: `),
    });
  });

  test('a folder of the project, or of its repository, is none', async () => {
    const { directory } = makeRepository([{ files: { 'sub/a.txt': 'a' } }], { checkout: true });
    for (const root of [directory, `${directory}/sub`]) {
      writeFiles(directory, { 'named.yml/a.txt': 'a' });
      await expect(readConfigFile({ path: `${directory}/named.yml`, shown: 'named.yml', root })).rejects.toThrow(
        new ConfigError('named.yml', [
          { line: 1, column: 1, message: 'This is not a regular file: name the file itself.' },
        ]),
      );
    }
  });

  test('a file on disk has up to 1 MiB, in the project and elsewhere', async () => {
    const root = temporaryFolder();
    const text = `fail-on: never\n#${' '.repeat(1024 * 1024 - 16)}`;
    writeFiles(root, { 'all.yml': text, 'more.yml': `${text} ` });
    for (const project of [root, temporaryFolder()]) {
      const named = (name: string) => readConfigFile({ path: `${root}/${name}`, shown: name, root: project });
      expect((await named('all.yml')).texts.get('fail-on')).toBe('never');
      await expect(named('more.yml')).rejects.toThrow(
        'more.yml:1:1 The file is larger than 1048576 bytes: a configuration is not.',
      );
    }
  });

  test('a file that the clone lacks is to be fetched', async () => {
    const read: Parameters<typeof readConfig>[0]['read'] = async function* () {
      yield [{ kind: 'lacking', id: 'abc1234' }];
    };
    await expect(readConfig({ ...treeOf({ '.return-gate.yml': '{}' }), read })).rejects.toThrow(
      new UsageError(lackingInWords('.return-gate.yml', 'abc1234')),
    );
  });

  test('a file on disk without an end is not read to it', async () => {
    if (process.platform === 'win32') return;
    await expect(readConfigFile({ path: '/dev/zero', shown: '/dev/zero', root: temporaryFolder() })).rejects.toThrow(
      /^\/dev\/zero:1:1 .*larger than 1048576 bytes/,
    );
  });
});

function fail(): never {
  throw new Error('it was asked for');
}

/** Each text with all that is said of it, an error a line. */
type Cases = readonly (readonly [text: string, says: string | RegExp])[];

const KEYS: Cases = [
  ['agents: []\n\nrulez: {}\n', '3:1 There is no key "rulez". Did you mean "rules"?'],
  ['failOn: error', '1:1 There is no key "failOn". Did you mean "fail-on"?'],
  ['fail_on: error', '1:1 There is no key "fail_on". Did you mean "fail-on"?'],
  [
    'limits: 3',
    '1:1 There is no key "limits": known are $schema, standards, paths, ignore, rules, overrides, vocabulary, agents, envelope-mode, fail-on, if-no-returns, archived, stale-after, max-file-size, max-returns, max-claims, unclaimed, agent-branches, agent-branches-require, baseline and forms.',
  ],
  ['rules:\n  artifact-mising: error\n', '2:3 There is no rule "artifact-mising". Did you mean "artifact-missing"?'],
  ['rules: {my-rule: error}', '1:9 There is no rule "my-rule": return-gate rules lists them all.'],
  ['artifact-missing: off', '1:1 There is no key "artifact-missing": it is a rule, so write it below rules.'],
  ['return-meta: return-meta@1.2', '1:1 There is no key "return-meta": it is a family, so write it below standards.'],
  [
    'standards: {retrun-meta: return-meta@1.2}',
    '1:13 There is no key "retrun-meta" in standards. Did you mean "return-meta"?',
  ],
  [
    'overrides:\n- paths: [a]\n  rules: {}\n  ignore: [b]\n',
    '4:3 There is no key "ignore" in overrides[0]: it counts for the whole project, so write it at the top.',
  ],
  [
    'overrides:\n- paths: [a]\n  rules:\n    no-emojis: off\n',
    '4:5 There is no rule "no-emojis". Did you mean "no-emoji"?',
  ],
  ['__proto__: {fail-on: never}', /1:1 There is no key "__proto__": /],
  ['rules: {constructor: off}', '1:9 There is no rule "constructor": return-gate rules lists them all.'],
  ['"": 1', /1:1 There is no key "": /],
  ['rules: {a/b~c: 5}', '1:9 There is no rule "a/b~c": return-gate rules lists them all.'],
];

/** The versions of one family, as a message lists them. */
const VERSIONS = versionsOf('return-meta').join(', ');

/** So many different words. */
function many(count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => `word-${String(n)}`);
}

const VALUES: Cases = [
  [
    'rules:\n  no-emoji: warn\n',
    '2:13 rules.no-emoji is "warn": write one of error, warning, notice, off. Did you mean warning?',
  ],
  [
    'rules: {no-emoji: false}',
    '1:19 rules.no-emoji is false: write one of error, warning, notice, off. Did you mean off?',
  ],
  [
    'standards:\n  return-meta: retrun-meta@1.2\n',
    `2:16 standards.return-meta is "retrun-meta@1.2": write one of ${VERSIONS}. Did you mean return-meta@1.2?`,
  ],
  ['standards: {return-meta: 2.1}', `1:26 standards.return-meta is 2.1: write one of ${VERSIONS}.`],
  ['ignore: a/**', '1:9 ignore is "a/**": write a list, one element a line after a dash.'],
  ['ignore:\nagents: []\n', '1:8 ignore is null: write a list, one element a line after a dash.'],
  ['ignore: [[a]]', '1:10 ignore[0] is an array: write one line of text, in quotes if it looks like something else.'],
  ['agents:\n- 7\n', '2:3 agents[0] is 7: write one line of text, in quotes if it looks like something else.'],
  ['ignore: [" "]', /1:10 ignore\[0\] is " ": write one line of text/],
  ['ignore:\n- |-\n  a\n  b\n', /2:3 ignore\[0\] is "a\nb": write one line of text/],
  ['paths: []', '1:8 paths is an empty list: write a pattern, or leave the key out.'],
  ['agents: [a, b, a]', '1:16 agents names "a" twice: name it once.'],
  [
    'envelope-mode: openspecs',
    '1:16 envelope-mode is "openspecs": write one of engram, openspec, none. Did you mean openspec?',
  ],
  ['fail-on: eror', '1:10 fail-on is "eror": write one of error, warning, notice, never. Did you mean error?'],
  ['if-no-returns: notice', '1:16 if-no-returns is "notice": write one of error, warning, ignore.'],
  ['stale-after: 24', '1:14 stale-after is 24: write a duration such as 90m, 24h or 7d.'],
  ['max-file-size: 0', '1:16 max-file-size is 0: write a size such as 500KB or 1MiB.'],
  ['max-file-size: lots', '1:16 max-file-size is "lots": write a size such as 500KB or 1MiB.'],
  ['max-file-size: .inf', '1:16 max-file-size is Infinity: write a size such as 500KB or 1MiB.'],
  [
    'overrides:\n- rules: {no-emoji: off}\n',
    '2:3 overrides[0] lacks "paths" or "findings": write which files or which findings the override is for.',
  ],
  [
    "overrides:\n- findings: ['0123456789abcdef0123456789abcdef']\n  standards: {return-meta: return-meta@2.1}\n",
    '2:3 overrides[0] sets standards for no files: add "paths".',
  ],
  [
    'overrides:\n- findings: []\n  rules: {no-emoji: off}\n',
    '2:13 overrides[0].findings is an empty list: write a fingerprint, or leave the key out.',
  ],
  [
    'overrides:\n- findings: [artifact-missing]\n  rules: {no-emoji: off}\n',
    '2:14 overrides[0].findings[0] is "artifact-missing": write a fingerprint of 32 hexadecimal digits in quotes, as the JSON report shows it.',
  ],
  ['overrides:\n- paths: [a]\n', '2:3 overrides[0] sets nothing: give it rules or standards.'],
  ['overrides:\n- paths: [a]\n  reason: x\n', '2:3 overrides[0] sets nothing: give it rules or standards.'],
  [
    "overrides:\n- findings: ['0123456789abcdef0123456789abcdef', x]\n  rules: {}\n",
    '2:50 overrides[0].findings[1] is "x": write a fingerprint of 32 hexadecimal digits in quotes, as the JSON report shows it.',
  ],
  [
    'overrides: [{}]',
    '1:13 overrides[0] lacks "paths" or "findings": write which files or which findings the override is for.',
  ],
  [
    'overrides: [{paths: [a], rules: {}, limits: 1}]',
    '1:37 There is no key "limits" in overrides[0]: known are paths, findings, standards, rules and reason.',
  ],
  [
    `overrides:\n${'- {paths: [a], rules: {}}\n'.repeat(10)}- {paths: [a], rule: {}}\n`,
    '12:16 There is no key "rule" in overrides[10]. Did you mean "rules"?',
  ],
  ['max-returns: x', '1:14 max-returns is "x": write a whole number such as 100000.'],
  ['max-claims: x', '1:13 max-claims is "x": write a whole number such as 1000000.'],
  ['max-returns: 1e12', /1:14 max-returns is 1000000000000: write a whole number/],
  ['if-no-returns: no', '1:16 if-no-returns is "no": write one of error, warning, ignore.'],
  ['rules: {no-emoji: [no]}', '1:19 rules.no-emoji is an array: write one of error, warning, notice, off.'],
  ...['no', 'None', 'FALSE', 'disable', 'disabled'].map(
    (word) =>
      [
        `rules: {no-emoji: "${word}"}`,
        `1:19 rules.no-emoji is "${word}": write one of error, warning, notice, off. Did you mean off?`,
      ] as const,
  ),
  // What only begins or ends with such a word is not meant for off.
  ...['nothing of this', 'do this: no', 'xyz'].map(
    (word) =>
      [
        `rules: {no-emoji: "${word}"}`,
        `1:19 rules.no-emoji is "${word}": write one of error, warning, notice, off.`,
      ] as const,
  ),
  [
    'vocabulary: {return-meta: {statuses: {a1: 1, 2b: 2}}}',
    '1:43 vocabulary.return-meta.statuses.a1 is 1: write true, false, or the word of the version that it means.\n' +
      '1:50 vocabulary.return-meta.statuses.2b is 2: write true, false, or the word of the version that it means.',
  ],
  [
    'vocabulary: {return-meta: {artifact-types: {a: false}}}',
    "1:48 vocabulary.return-meta.artifact-types.a is false: write true, or the version's type that the word means.",
  ],
  [
    `vocabulary: {return-meta: {statuses: {${many(101).join(': true, ')}: true}}}`,
    '1:38 vocabulary.return-meta.statuses has more than 100 keys: shorten it.',
  ],
  [`paths: [${many(1001).join()}]`, '1:8 paths has more than 1000 elements: shorten it.'],
  ['overrides: [a]', '1:13 overrides[0] is "a": write keys and their values.'],
  ['just text', '1:1 The configuration is "just text": write keys and their values.'],
  ['[a]', '1:1 The configuration is an array: write keys and their values.'],
  ['null', '1:1 The configuration is null: write keys and their values.'],
  [
    'baseline: ../known.json',
    '1:11 baseline is "../known.json": write the path of a file, relative to the project root.',
  ],
  ['baseline: ./', '1:11 baseline is "./": write the path of a file, relative to the project root.'],
];

const PATTERNS: Cases = [
  ['ignore: [../a]', '1:10 The pattern "../a" has a "." or ".." inside: write it relative to the project root.'],
  [
    'overrides:\n- paths: [b, /a]\n  rules: {}\n',
    '2:14 The pattern "/a" is absolute: write it relative to the project root.',
  ],
  ["unclaimed: ['!']", '1:13 The pattern "!" is empty: write what it should match.'],
  ["paths: [a, '# b']", '1:12 The pattern "# b" is a comment, which selects nothing: take it out of the quotes.'],
  [
    "overrides:\n- paths: ['!a', b]\n  rules: {}\n",
    '2:11 The pattern "!a" excludes, but nothing is selected yet: write a selecting pattern before it.',
  ],
  ['ignore: [" #b"]', '1:10 The pattern " #b" is a comment, which selects nothing: take it out of the quotes.'],
  [
    'paths: ["! ! !a"]',
    '1:9 The pattern "! ! !a" excludes, but nothing is selected yet: write a selecting pattern before it.',
  ],
  [
    'agent-branches: ["!a"]',
    '1:18 The pattern "!a" excludes, but nothing is selected yet: write a selecting pattern before it.',
  ],
  [
    'agent-branches: [a, " ! refs/y", "a/refs/b", refsx]',
    '1:21 The pattern " ! refs/y" matches no branch: write it without refs/heads/.',
  ],
  [
    "agent-branches: ['refs/heads/agent/**']",
    '1:18 The pattern "refs/heads/agent/**" matches no branch: write it without refs/heads/.',
  ],
];

const YAML: Cases = [
  ['', '1:1 The file is empty: write a key, such as ignore, or delete the file.'],
  ['\n# a: b\n', '1:1 The file is empty: write a key, such as ignore, or delete the file.'],
  ['---\n...\n', '1:1 The file is empty: write a key, such as ignore, or delete the file.'],
  ['agents: []\n---\nagents: []\n', '2:1 A second document starts here: write all in one.'],
  [
    'rules:\n  no-emoji: off\n  no-emoji: error\n',
    '3:3 The key "no-emoji" appears here a second time. Keep one of them.',
  ],
  ['agents: []\n"agents": []\n', '2:1 The key "agents" appears here a second time. Keep one of them.'],
  [
    'ignore:\n  - **/drafts/**\n',
    '2:5 YAML reads **/drafts/** as an alias, which a configuration must not have: put text that begins with * in quotes.',
  ],
  [
    'ignore:\n  - a\n  - !b/**\n',
    '3:5 YAML reads !b/** as a tag, which a configuration must not have: put text that begins with ! in quotes.',
  ],
  [
    'fail-on: !!str never',
    '1:10 YAML reads tag:yaml.org,2002:str as a tag, which a configuration must not have: put text that begins with ! in quotes.',
  ],
  [
    'ignore: &a [b]\nunclaimed: *a\n',
    '1:9 YAML reads &a as an anchor, which a configuration must not have: put text that begins with & in quotes.\n' +
      '2:12 YAML reads *a as an alias, which a configuration must not have: put text that begins with * in quotes.',
  ],
  ['rules:\n  <<: {no-emoji: off}\n', '2:3 A configuration must not have merge keys (<<): write the keys out.'],
  ['1: a', '1:1 A key is text: put 1 in quotes, if it is meant.'],
  ['? [a]\n: b\n', '1:3 A key is text: this one is a list, or holds keys itself.'],
  ['*a : b', '1:1 A key is text: *a is an alias, which a configuration must not have.'],
  ['%YAML 1.1\n---\nfail-on: never\n', '1:1 Only YAML 1.2 is read: take this line out.'],
  ['rules:\n\tno-emoji: off\n', '2:1 This is not YAML: Tabs are not allowed as indentation.'],
  ['agents: a: b', '1:9 This is not YAML: Nested mappings are not allowed in compact mappings.'],
  ['agents: [a', /1:11 This is not YAML: Flow sequence/],
  [`agents: ${'['.repeat(30)}`, '1:29 Here values nest deeper than 20 levels.'],
  [`agents: [${'a: '.repeat(10_000)}]`, '1:71 Here values nest deeper than 20 levels.'],
  [`agents:\n${'- '.repeat(500_000)}`, '2:41 Here values nest deeper than 20 levels.'],
  [`agents:\n${' '.repeat(201)}- a`, '2:1 This line is indented by more than 200 columns.'],
  [`agents: [${'a,'.repeat(200_000)}]`, /1:\d+ Here the file has 200000 parts already: /],
];

const JSON_TEXT: Cases = [
  [' \n', '1:1 The file is empty: write {}, or delete it.'],
  ['{\n  "agents": [],\n}', '3:1 This is not JSON: property name expected.\n3:1 This is not JSON: value expected.'],
  ['{} // mine', '1:4 This is not JSON: invalid comment token.'],
  ['agents', '1:1 This is not JSON: invalid symbol.\n1:7 This is not JSON: value expected.'],
  ['{} {}', '1:4 This is not JSON: end of file expected.'],
  ['{"agents": [],\n "\\u0061gents": []}', '2:2 The key "agents" appears here a second time. Keep one of them.'],
  ['{\n  "agent": []\n}', '2:3 There is no key "agent". Did you mean "agents"?'],
  ['{"rules": {"no-emoji": 1}}', '1:24 rules.no-emoji is 1: write one of error, warning, notice, off.'],
  ['['.repeat(1_000_000), '1:21 Here values nest deeper than 20 levels.'],
  [`"\n${'['.repeat(1_000_000)}`, '2:21 Here values nest deeper than 20 levels.'],
  ['{"__proto__": {"fail-on": "never"}}', /1:2 There is no key "__proto__"/],
];

/** The lines of all errors, each behind the name of the file. */
function placed(says: string | RegExp, file = '.return-gate.yml'): readonly unknown[] {
  if (typeof says === 'string') return says.split('\n').map((line) => `${file}:${line}`);
  return [expect.stringMatching(new RegExp(`^${file.replaceAll('.', String.raw`\.`)}:${says.source}`))] as unknown[];
}

/** Each case with its file, and with what is said as its title. */
function titled(cases: Cases, file: string): readonly (readonly [string, string, string, string | RegExp])[] {
  return cases.map(([text, says]) => [String(says), file, text, says] as const);
}

describe('what cannot be followed is reported with its place', () => {
  test.each([
    ...titled([...KEYS, ...VALUES, ...PATTERNS], '.return-gate.yml'),
    ...titled(YAML, '.return-gate.yaml'),
    ...titled(JSON_TEXT, '.return-gate.json'),
  ])('%s', async (_, file, text, says) => {
    expect(await errorsOf(text, file)).toEqual(placed(says, file));
  });

  test.each(['ignore: ["!a", "a # b"]\nunclaimed: ["!a"]', 'paths: ["!!a", "a!", "a!b"]', 'baseline: a'])(
    '%j is followed',
    async (text) => {
      expect((await read(text)).file).toBe('.return-gate.yml');
    },
  );

  test('an indentation of 200 columns is followed', async () => {
    const { agents } = await read(`agents:\n${' '.repeat(200)}- a`);
    expect(agents).toEqual(['a']);
  });

  test('all at once, in the order of their places', async () => {
    const text =
      "ignore: ['/a']\nfail-on: eror\nrulez: {}\nagents: [&a b]\nagents: []\nrules: {no-emoji: warn, none: off}\n";
    expect((await errorsOf(text)).map((line) => /:(\d+:\d+) /.exec(line)?.[1])).toEqual([
      '1:10',
      '2:10',
      '3:1',
      '4:10',
      '5:1',
      '6:19',
      '6:25',
    ]);
  });

  test('columns count UTF-16 units, and lines end at LF', async () => {
    expect(await errorsOf('# \u2028\r\n{"\u{1f600}": 1, "é": 2}\n')).toEqual([
      expect.stringContaining('.return-gate.yml:2:2 There is no key "\u{1f600}"'),
      expect.stringContaining('.return-gate.yml:2:11 There is no key "é"'),
    ]);
  });

  test('a hundred are shown, and the others are counted', async () => {
    const lines = await errorsOf(Array.from({ length: 130 }, (_, n) => `key-${String(n)}: 1`).join('\n'));
    expect(lines).toHaveLength(101);
    expect(lines[100]).toBe('.return-gate.yml: 30 more errors are not shown.');
  });
});

describe('bytes that are no text', () => {
  test.each([
    [
      'a byte order mark',
      Buffer.from('\uFEFFagents: []'),
      '1:1 The file starts with a byte order mark: save it without one.',
    ],
    ['UTF-16', Buffer.from('\uFEFFagents: []', 'utf16le'), '1:1 The file is in UTF-16: save it as UTF-8.'],
    ['Latin-1', Buffer.from('agents:\n- caf\xe9\n', 'latin1'), '2:6 This is not UTF-8: save the file as UTF-8.'],
    ['more than 1 MiB', Buffer.from(`# ${' '.repeat(1024 * 1024)}`), /1:1 The file is larger than 1048576 bytes/],
  ])('%s', async (_, bytes, says) => {
    expect(await errorsOf(bytes)).toEqual(placed(says));
  });

  test('1 MiB is not too much', async () => {
    expect((await read(`fail-on: never\n#${' '.repeat(1024 * 1024 - 17)}\n`)).texts.get('fail-on')).toBe('never');
  });
});
