import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { pullRequest, type Event } from '../support/events.js';
import { READ_ONLY, startGithub, type Github } from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { annotationsOf, runMergeStep, runStep, type StepResult } from '../support/step.js';

/** A run that waits for the platform takes seconds. */
const LONG = 40_000;
const NOW = '2026-01-28T12:00:00Z';

const repository = makeRepository([
  { files: { 'README.md': '#' } },
  {
    files: Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`specs/${String(n)}_task/.return-meta.json`, metaReturn([`never-${String(n)}.md`])]),
    ),
  },
]);
const { directory } = repository;
const event: Event = pullRequest('pull_request', {
  head: repository.git('rev-parse', 'main'),
  base: repository.git('rev-parse', 'main~1'),
});

let github: Github;
/** What the last job of a matrix has: the reports of all shards, and no checkout. */
const workspace = temporaryFolder();

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
  mkdirSync(join(workspace, 'reports'));
  for (const part of ['1', '2']) {
    const inputs = { now: NOW, shard: `${part}/2` };
    const { outputs } = await runStep({ workspace: directory, event, inputs });
    copyFileSync(outputs.report ?? '', join(workspace, 'reports', `${part}.json`));
  }
});

afterEach(() => {
  const { faults } = github;
  github.reset();
  expect(faults).toEqual([]);
});

afterAll(() => github.close());

type Inputs = Readonly<Record<string, string>>;

function one(inputs: Inputs): Promise<StepResult> {
  return runStep({
    workspace: directory,
    event,
    inputs: { now: NOW, ...inputs },
    env: { GITHUB_API_URL: github.url },
  });
}

function merged(inputs: Inputs, run = 1): Promise<StepResult> {
  return runMergeStep({
    workspace,
    event,
    inputs: { reports: 'reports/*.json', ...inputs },
    env: { GITHUB_API_URL: github.url, GITHUB_RUN_ID: String(run) },
  });
}

/** Without the marks by which the tool knows its own comment again. */
function visible(body: string | undefined): string | undefined {
  return body?.replace(/<!--[^]*?-->\n/g, '');
}

describe('the step that joins shards', () => {
  test(
    'comments as a single job does, and adds its comment up to date',
    async () => {
      await one({ comment: 'auto' });
      const [expected] = github.comments;
      github.reset();
      const result = await merged({ comment: 'auto' });
      expect([result.status, result.outputs.errors, result.stderr]).toEqual([1, '4', '']);
      expect(visible(expected?.body)).toContain('never-4.md');
      expect(github.comments.map(({ body }) => visible(body))).toEqual([visible(expected?.body)]);
      await merged({ comment: 'always' }, 2);
      expect(github.comments.map(({ body }) => /run:\d/.exec(body)?.[0])).toEqual(['run:2']);
    },
    LONG,
  );

  test(
    'makes the check run that a single job makes, at the head of the pull request, and no commands',
    async () => {
      await one({ annotations: 'check' });
      const [expected] = github.checks;
      github.reset();
      const result = await merged({ annotations: 'check' });
      expect([result.status, annotationsOf(result)]).toEqual([1, []]);
      expect(expected?.fields).toMatchObject({ head_sha: repository.git('rev-parse', 'main'), conclusion: 'failure' });
      expect(github.checks.map(({ fields, annotations }) => ({ fields, annotations }))).toEqual([
        { fields: expected?.fields, annotations: expected?.annotations },
      ]);
      expect(result.summary).toMatch(/^### ❌ /);
    },
    LONG,
  );

  test(
    'falls back to commands with a token that may not, and a warning says so',
    async () => {
      github.answer('checks/create', READ_ONLY);
      const result = await merged({ annotations: 'check' });
      expect(result.status).toBe(1);
      expect(annotationsOf(result).map(({ name }) => name)).toEqual(['warning', ...Array(4).fill('error')]);
    },
    LONG,
  );

  test('appends what fails to the errors file that a single job writes', async () => {
    const folder = temporaryFolder();
    const [ofOne, ofMerge] = [join(folder, 'one.json'), join(folder, 'merged.json')];
    await one({ 'errors-file': ofOne });
    await merged({ 'errors-file': ofMerge });
    const text = readFileSync(ofMerge, 'utf8');
    expect(text).toBe(readFileSync(ofOne, 'utf8'));
    expect((JSON.parse(text) as { readonly errors: readonly unknown[] }).errors).toHaveLength(4);
  });

  test('asks the platform for nothing and writes no errors file where nothing of it is asked for', async () => {
    const result = await merged({});
    expect([result.status, github.requests]).toEqual([1, []]);
    expect(existsSync(join(workspace, 'errors.json'))).toBe(false);
  });

  test.each([
    [
      { comment: 'suggestions' },
      'The input comment is "suggestions", which was removed: write auto, and fix returns with return-gate fix --write where they are written.',
    ],
    [{ comment: 'sometimes' }, 'The input comment is "sometimes"'],
    [{ annotations: 'none' }, 'The input annotations is "none"'],
  ])('refuses %j', async (inputs, said) => {
    const result = await merged(inputs);
    expect(result.status).toBe(2);
    expect(annotationsOf(result).map(({ data }) => data)).toEqual([expect.stringContaining(said)]);
  });
});
