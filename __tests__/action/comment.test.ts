import { metaReturn } from '../bundle/returns.js';
import { pullRequest, push, type Ends, type Event } from '../support/events.js';
import { ACTIONS, PERSON, startGithub, type Github } from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import { makeRepository } from '../support/repository.js';
import { annotatedRules, annotationsOf, runStep, type StepResult } from '../support/step.js';

/** A run that waits for the platform takes seconds. */
const LONG = 40_000;

const PROJECTS = {
  failing: { 'specs/1_task/.return-meta.json': metaReturn(['never.md']) },
  passing: { 'specs/1_task/.return-meta.json': metaReturn(['real.md']), 'real.md': '# Real\n' },
} as const;

let github: Github;
let workspace: string;
let ends: Ends;
let event: Event;

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
  const files = Object.entries(PROJECTS).flatMap(([folder, content]) =>
    Object.entries(content).map(([name, text]) => [`${folder}/${name}`, text] as const),
  );
  const repository = makeRepository([{ files: { 'README.md': '#' } }, { files }], { checkout: true });
  workspace = repository.directory;
  ends = { head: repository.git('rev-parse', 'main'), base: repository.git('rev-parse', 'main~1') };
  event = pullRequest('pull_request', ends);
});

afterEach(() => {
  const { faults } = github;
  github.reset();
  expect(faults).toEqual([]);
});

afterAll(() => github.close());

interface Options {
  readonly run?: number;
  readonly event?: Event;
  readonly env?: Readonly<Record<string, string>>;
}

function step(
  project: keyof typeof PROJECTS,
  inputs: Readonly<Record<string, string>>,
  { run = 1, event: started = event, env = {} }: Options = {},
): Promise<StepResult> {
  return runStep({
    workspace,
    event: started,
    inputs: { 'working-directory': project, ...inputs },
    env: { GITHUB_API_URL: github.url, GITHUB_RUN_ID: String(run), ...env },
  });
}

/** What a run says beside its findings. */
function remarks(result: StepResult): readonly (readonly [string, string])[] {
  return annotationsOf(result)
    .filter(({ properties }) => properties.title === 'return-gate')
    .map(({ name, data }) => [name, data]);
}

/** All but the comment is as ever. */
function expectWhole(result: StepResult): void {
  expect([result.status, result.outputs.conclusion, result.outputs.errors]).toEqual([1, 'failed', '1']);
  expect(annotatedRules(result)).toContain('error artifact-missing');
  expect(result.summary).toMatch(/^### ❌ /);
  expect(result.log.trimEnd()).toMatch(/FAILED: [^\n]*1 error$/);
  expect(result.stderr).toBe('');
}

describe('comment: always', () => {
  test('comments on the pull request, as the token of the job', async () => {
    const result = await step('failing', { comment: 'always' });
    expectWhole(result);
    expect(remarks(result)).toEqual([]);
    expect(github.comments.map(({ author }) => author)).toEqual([ACTIONS]);
    const { body } = github.comments[0] ?? { body: '' };
    expect(body).toMatch(/^<!-- return-gate:[0-9a-f]{16} run:1 -->\n<!-- return-gate:part:[0-9a-f]{16} -->\n/);
    expect(body).toMatch(/## ❌ [^]*never\.md/);
    expect(body).toContain('https://github.com/octo-org/hello.world/blob/');
  });

  test('keeps one comment, which the next run adds up to date', async () => {
    for (let i = 0; i < 120; i++) github.write(PERSON, `Comment ${String(i)}`);
    await step('failing', { comment: 'always' }, { run: 1 });
    const { status } = await step('passing', { comment: 'always' }, { run: 2 });
    expect(status).toBe(0);
    const own = github.comments.filter(({ author }) => author === ACTIONS);
    expect(own.map(({ id }) => id)).toEqual([121]);
    expect(own[0]?.body).toMatch(/run:2[^]*## ✅ /);
    expect(own[0]?.body).not.toContain('never.md');
  });

  test('comments on nothing where there is no pull request', async () => {
    const result = await step('failing', { comment: 'always' }, { event: push() });
    expectWhole(result);
    expect(github.requests).toEqual([]);
  });
});

describe('comment: auto', () => {
  test('comments where something failed, and afterwards where it no longer does', async () => {
    await step('failing', { comment: 'auto' }, { run: 1 });
    await step('passing', { comment: 'auto' }, { run: 2 });
    expect(github.comments.map(({ body }) => /^### (\S+)/m.exec(body)?.[1])).toEqual(['✅']);
  });

  test('only looks where nothing failed', async () => {
    expect((await step('passing', { comment: 'auto' })).status).toBe(0);
    expect(github.requests.map(({ operation }) => operation)).toEqual(['issues/list-comments']);
  });
});

describe('comment: never, which is the default', () => {
  test.each([{}, { comment: 'never' }])('asks nothing (%j)', async (inputs) => {
    expectWhole(await step('failing', inputs));
    expect(github.requests).toEqual([]);
  });
});

describe('a platform that does not do as it is asked', () => {
  test('is one warning, which forges nothing, and all else as ever', async () => {
    const message = 'No.\n::error::forged\n##[error]forged%0A::error::forged';
    github.answer('issues/create-comment', { status: 422, body: { message } });
    const result = await step('failing', { comment: 'always' });
    expectWhole(result);
    expect(remarks(result)).toEqual([['warning', expect.stringMatching(/HTTP 422/)]]);
    expect(annotationsOf(result)).toHaveLength(2);
  });

  test(
    'is given up where nobody is there',
    async () => {
      const result = await step('failing', { comment: 'always' }, { env: { GITHUB_API_URL: 'http://127.0.0.1:1' } });
      expectWhole(result);
      expect(remarks(result).map(([level]) => level)).toEqual(['warning']);
    },
    LONG,
  );
});

test('a comment that nobody can follow is reported so', async () => {
  const { status, commands } = await step('failing', { comment: 'sometimes' });
  expect([status, commands.map(({ data }) => data)]).toEqual([
    2,
    [expect.stringMatching(/The input comment is "sometimes": write one of auto, never, always/)],
  ]);
});
