import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { evaluate, returnGate } from '../support/command-line.js';
import { makeRepository, temporaryFolder, type Files } from '../support/repository.js';

const CONFIG = '.return-gate.yml';
const FILES = {
  'specs/1_task/.return-meta.json': metaReturn(['a.ts']),
  'specs/9_old/.return-meta.json': metaReturn(['a.ts'], { session: 'sess_1769000001_abc123' }),
  'docs/specs/2_example/report.md': '# A report\n\nNo return.\n',
  'a.ts': 'export {};\n',
} as const;

function project(config: string | null, files: Files = FILES): string {
  const own = config === null ? files : { ...(files as typeof FILES), [CONFIG]: config };
  return makeRepository([{ files: own }], { checkout: true }).directory;
}

/** What a configuration loosens, as the first line names it; null for nothing. */
const ROWS: readonly [config: string | null, words: string | null, ...args: string[]][] = [
  [null, null],
  ['rules: {artifact-missing: off}', `${CONFIG} turns artifact-missing off`],
  ['rules: {artifact-missing: notice}', `${CONFIG} sets artifact-missing to notice`],
  ['rules: {json-syntax: off}', `${CONFIG} turns json-syntax off`],
  ['fail-on: never', `${CONFIG} sets fail-on to never`],
  // It still fails.
  ['rules: {artifact-missing: warning}\nfail-on: warning', null],
  // It did not fail before.
  ['rules: {artifact-relocated: off, artifact-blank: notice}', null],
  ['rules: {artifact-blank: notice}\nfail-on: warning', `${CONFIG} sets artifact-blank to notice`],
  // Rules on form, and stricter ones.
  ['rules: {no-emoji: off, summary-length: off, artifact-blank: error}', null],
  [
    "overrides: [{paths: ['specs/9_old/**'], rules: {artifact-missing: off}}]",
    `${CONFIG} turns artifact-missing off for specs/9_old/**`,
  ],
  ["overrides: [{paths: ['specs/9_old/**'], rules: {artifact-missing: error, no-emoji: off}}]", null],
  [
    `overrides: [{findings: ['${'a'.repeat(32)}'], rules: {artifact-missing: off}}]`,
    `${CONFIG} turns artifact-missing off for 1 finding`,
  ],
  ["ignore: ['specs/9_old/**']", `${CONFIG} ignores returns in specs/9_old/**`],
  // Nothing of that is a return.
  ["ignore: ['docs/**', 'fixtures/**']", null],
  ["ignore: ['docs/**', 'specs/9_old/**']", `${CONFIG} ignores returns in specs/9_old/**`],
  ['paths: [specs/1_task]', `${CONFIG} selects only some of the returns`],
  ['paths: [specs, docs]', null],
  [null, '--ignore ignores returns in specs/9_old/**', '--ignore', 'specs/9_old/**'],
  // What the caller selects or asks for is no surprise.
  [null, null, 'specs/1_task'],
  [null, null, '--fail-on', 'never'],
];

test.each(ROWS)('%s: %s', async (config, words, ...args) => {
  const root = project(config);
  const { status, stdout } = await returnGate(['check', '--root', root, '--no-color', ...args]);
  const lines = stdout.trimEnd().split('\n');
  const added = words === null ? '' : `; ${words}`;
  expect(status).toBe(0);
  expect(lines[0]?.endsWith(`no findings${added}`)).toBe(true);
  expect(lines.at(-1)).toMatch(/^PASSED: \d returns?, \d claims?, no findings/);
  expect(lines.at(-1)?.endsWith(`no findings${added}`)).toBe(true);
  const { report } = await evaluate(root, args);
  expect('loosened' in report).toBe(words !== null);
});

test('with a false claim, the line names both', async () => {
  const root = project('rules: {artifact-missing: off}', {
    ...FILES,
    'specs/1_task/.return-meta.json': metaReturn(['never.ts']),
  });
  const { status, stdout } = await returnGate(['check', '--root', root, '--no-color']);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^1 of 2 claims holds, 1 is false; general-implementation-agent claims `never\.ts`, which does not exist .*; \.return-gate\.yml turns artifact-missing off\n/,
  );
  expect(stdout).toMatch(
    /\nPASSED, 1 false claim allowed by configuration: .*; \.return-gate\.yml turns artifact-missing off\n$/,
  );
});

test('every format for people names it, quiet output, too', async () => {
  const root = project('rules: {artifact-missing: off}');
  const words = '.return-gate.yml turns artifact-missing off';
  for (const format of ['text', 'github', 'markdown', 'html', 'junit']) {
    const { stdout } = await returnGate(['check', '--root', root, '--format', format]);
    expect([format, stdout.replaceAll('\\', '').includes(words)]).toEqual([format, true]);
  }
  expect((await returnGate(['check', '--root', root, '--quiet'])).stdout).toContain(words);
  const { stdout } = await returnGate(['check', '--root', root, '--format', 'markdown']);
  expect(stdout).toMatch(/^### ⚠️ /);
});

test('shards that are joined name it once, as one run does', async () => {
  const root = project("rules: {artifact-missing: off}\nignore: ['specs/9_old/**']");
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'reports'));
  const files: string[] = [];
  for (const part of ['1/2', '2/2']) {
    const file = join(folder, 'reports', `${part.replace('/', '-')}.json`);
    files.push(file);
    const now = ['--now', '2026-01-28T12:00:00Z'];
    await returnGate(['check', '--root', root, '--shard', part, '--output', `json=${file}`, ...now]);
  }
  const loosened = [
    { setting: 'rules', by: CONFIG, rule: 'artifact-missing', level: 'off' },
    { setting: 'ignore', by: CONFIG, pattern: 'specs/9_old/**' },
  ];
  for (const file of files) expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ loosened });
  const { stdout } = await returnGate(['merge', ...files, '--format', 'json']);
  expect(JSON.parse(stdout)).toMatchObject({ loosened });
  const { stdout: one } = await returnGate([
    'check',
    '--root',
    root,
    '--format',
    'json',
    '--now',
    '2026-01-28T12:00:00Z',
  ]);
  expect(stdout).toBe(one);
});
