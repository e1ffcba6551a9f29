import { join } from 'node:path';
import { check } from '../support/command-line.js';
import { makeRepository, writeFiles, type Repository } from '../support/repository.js';
import { annotatedRules, annotationsOf, runStep, type StepResult } from '../support/step.js';
import { metaReturn } from './returns.js';

const RETURN = 'specs/1_task/.return-meta.json';
const FILES = { [RETURN]: metaReturn(['never.md', 'blank.md']), 'blank.md': ' \n' } as const;

function project(config: string): Repository {
  return makeRepository([{ files: { ...FILES, '.return-gate.yml': config } }], { checkout: true });
}

describe('the command line', () => {
  test('lists all that is wrong in a configuration: exit 2', async () => {
    const { directory } = project('fail-on: eror\nrules:\n  artifact-mising: off\n');
    const { status, stdout, stderr } = await check(directory);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.split('\n')).toEqual([
      'return-gate: the configuration cannot be followed:',
      '.return-gate.yml:1:10 fail-on is "eror": write one of error, warning, notice, never. Did you mean error?',
      '.return-gate.yml:3:3 There is no rule "artifact-mising". Did you mean "artifact-missing"?',
      '',
    ]);
  });

  test('is not led by hostile text of a configuration', async () => {
    const { directory } = project('"\\n::error::x\\u001b[31m": 1\nagents: ["a", "##[error]y", "##[error]y"]\n');
    const { status, stderr } = await check(directory);
    expect(status).toBe(2);
    expect(stderr).not.toMatch(/^\s*::error|\u001b|##\[/m);
    expect(stderr).toContain(String.raw`There is no key "\n::error::x\u001b[31m"`);
  });
});

describe('the action', () => {
  const step = (repository: Repository, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> =>
    runStep({ workspace: repository.directory, inputs });

  test('follows the configuration, and an input that is not empty more', async () => {
    const repository = project('fail-on: never\nrules: {artifact-missing: warning}');
    const result = await step(repository);
    expect([result.status, result.outputs.warnings]).toEqual([0, '2']);
    expect((await step(repository, { 'fail-on': 'warning' })).status).toBe(1);
  });

  test.each([
    ['standard', 'standards: {return-meta: return-meta@1.4}', 'return-meta@1.2'],
    ['if-no-returns', "paths: ['none/**']\nif-no-returns: ignore", 'error'],
    ['stale-after', 'stale-after: 7d', '24h'],
  ])('has no default of its own that would hide the configuration: %s', async (input, config, value) => {
    const repository = project(config);
    const [without, empty] = await Promise.all([step(repository), step(repository, { [input]: '' })]);
    expect(without.outputs).toEqual({ ...empty.outputs, report: without.outputs.report });
    expect((await step(repository, { [input]: value })).status).not.toBe(2);
  });

  test('checks by the configuration of the commit, not by a leftover in the workspace', async () => {
    const repository = makeRepository([{ files: FILES }], { checkout: true });
    writeFiles(repository.directory, { '.return-gate.yml': 'fail-on: never' });
    expect((await step(repository)).status).toBe(1);
    expect((await step(repository, { source: 'workspace' })).status).toBe(0);
  });

  test('knows the input config, relative to the workspace', async () => {
    const repository = makeRepository([{ files: FILES }], { checkout: true });
    writeFiles(repository.directory, { 'ci/gate.yml': 'fail-on: never' });
    expect((await step(repository, { config: 'ci/gate.yml' })).status).toBe(0);
    expect((await step(repository, { config: join(repository.directory, 'ci', 'gate.yml') })).status).toBe(0);
    const missing = await step(repository, { config: 'ci/none.yml' });
    expect(missing.status).toBe(2);
    expect(annotationsOf(missing)[0]?.data).toMatch(/^The configuration ci\/none\.yml cannot be read/);
  });

  test('tells all that is wrong in one error: status 2', async () => {
    const result = await step(project('fail-on: eror\nrulez: {}\n'));
    expect([result.status, result.outputs, result.summary]).toEqual([2, {}, '']);
    expect(annotationsOf(result).map(({ name, data }) => [name, data.split('\n')])).toEqual([
      [
        'error',
        [
          'The configuration cannot be followed:',
          '.return-gate.yml:1:10 fail-on is "eror": write one of error, warning, notice, never. Did you mean error?',
          '.return-gate.yml:2:1 There is no key "rulez". Did you mean "rules"?',
        ],
      ],
    ]);
  });

  test('asks an agent branch of the configuration for a return', async () => {
    const commits = [
      { files: { ...FILES, '.return-gate.yml': "agent-branches: ['agent/**']\nfail-on: never" } },
      { files: { 'other.md': '#' } },
    ];
    const { directory, git } = makeRepository(commits, { checkout: true });
    const event = { name: 'push', ref: 'refs/heads/agent/x', payload: { before: git('rev-parse', 'HEAD~1') } };
    const ask = async (inputs: Readonly<Record<string, string>>): Promise<readonly string[]> =>
      annotatedRules(await runStep({ workspace: directory, event, inputs }));
    expect(await ask({})).toContain('error no-returns');
    expect(await ask({ 'agent-branches': 'bot/**' })).not.toContain('error no-returns');
  });
});
