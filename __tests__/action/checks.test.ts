import { metaReturn } from '../bundle/returns.js';
import { pullRequest, type Event } from '../support/events.js';
import { READ_ONLY, startGithub, type Github } from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import { makeRepository } from '../support/repository.js';
import { annotatedRules, annotationsOf, runStep, type StepResult } from '../support/step.js';

const LONG = 40_000;

let github: Github;

hurryOctokit();

beforeAll(async () => {
  github = await startGithub();
});

afterEach(() => {
  const { faults } = github;
  github.reset();
  expect(faults).toEqual([]);
});

afterAll(() => github.close());

/** Returns that claim so many files that were never written. */
function phantoms(n: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: n }, (_, i) => [
      `specs/${String(i)}_task/.return-meta.json`,
      metaReturn([`never/${String(i)}.md`]),
    ]),
  );
}

interface Ran extends StepResult {
  readonly head: string;
}

async function evaluate(files: Record<string, string>, inputs: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const { directory, git } = makeRepository([{ files: { 'README.md': '#' } }, { files }]);
  const head = git('rev-parse', 'main');
  const event: Event = pullRequest('pull_request', { head, base: git('rev-parse', 'main~1') });
  const env = { GITHUB_API_URL: github.url };
  return {
    ...(await runStep({ workspace: directory, event, inputs: { annotations: 'check', ...inputs }, env })),
    head,
  };
}

describe('annotations: check', () => {
  test(
    'makes a check run at the head of the pull request, with all findings, and no commands',
    async () => {
      const result = await evaluate(phantoms(60));
      expect([result.status, result.outputs.errors, annotatedRules(result), result.stderr]).toEqual([1, '60', [], '']);
      const [check] = github.checks;
      expect(check?.fields).toMatchObject({
        name: 'return-gate annotations (return-gate)',
        head_sha: result.head,
        conclusion: 'failure',
        title: '60 claimed files do not exist: `never/0.md` and 59 more',
      });
      expect(check?.annotations.map((list) => list.length)).toEqual([50, 10]);
      expect(result.summary).toMatch(/^### ❌ /);
    },
    LONG,
  );

  test('makes one of a run that passes, so that an earlier one does not stand', async () => {
    const result = await evaluate({ 'specs/1_task/.return-meta.json': metaReturn(['README.md']) });
    expect([result.status, annotatedRules(result)]).toEqual([0, []]);
    expect(github.checks.map(({ fields }) => fields.conclusion)).toEqual(['success']);
  });

  test('leaves to a command what is at no file', async () => {
    const result = await evaluate({});
    expect([result.status, annotatedRules(result)]).toEqual([3, ['error no-returns']]);
    expect(github.checks.map(({ annotations }) => annotations)).toEqual([[[]]]);
  });

  test('leaves all to commands with a token that may not, and a warning says so', async () => {
    github.answer('checks/create', READ_ONLY);
    const result = await evaluate(phantoms(12));
    expect(result.status).toBe(1);
    expect(annotatedRules(result)).toEqual([
      'warning return-gate',
      ...Array.from({ length: 9 }, () => 'error artifact-missing'),
      'error return-gate',
    ]);
    expect(annotationsOf(result)[0]?.data).toMatch(/No check run was made.*Resource not accessible.*checks: write/);
  });

  test('goes with a comment', async () => {
    const result = await evaluate(phantoms(1), { comment: 'auto' });
    expect([result.status, annotatedRules(result)]).toEqual([1, []]);
    expect([github.checks.length, github.comments.length]).toEqual([1, 1]);
  });
});

test.each(['commands', ''])('annotations: %j asks nothing', async (annotations) => {
  const result = await evaluate(phantoms(1), { annotations });
  expect([result.status, annotatedRules(result)]).toEqual([1, ['error artifact-missing']]);
  expect(github.requests).toEqual([]);
});

test('annotations that nobody can follow are told so', async () => {
  const { status, commands } = await evaluate(phantoms(1), { annotations: 'checks' });
  expect([status, commands.map(({ data }) => data)]).toEqual([
    2,
    [expect.stringMatching(/The input annotations is "checks": write one of commands, check\. Did you mean check\?/)],
  ]);
});
