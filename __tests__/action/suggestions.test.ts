import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Suggestion } from '../../src/report/suggestion.js';
import { ACTIONS, READ_ONLY, startGithub, type Github } from '../support/github-server.js';
import { hurryOctokit } from '../support/hurried-octokit.js';
import type { PulledFile } from '../support/github-reviews.js';
import { makeHub, type Hub } from '../support/hub.js';
import { propose, saidBy, type Proposal } from '../support/proposal.js';
import { git } from '../support/repository.js';
import { push, runStep, type Step, type StepResult } from '../support/step.js';

/** A run that waits for the platform takes seconds. */
const LONG = 60_000;

const FILE = 'specs/7 dates/.return-meta.json';
const PLANS = Array.from({ length: 12 }, (_, n) => `specs/7 dates/plans/${String(n)}.md`);
const PLAN_FILES = Object.fromEntries(PLANS.map((path) => [path, '# Plan\n']));

interface Shape {
  /** The types of artifacts that are not `plan`. */
  readonly types?: Readonly<Record<number, string>>;
  readonly summary?: string;
  /** Whether the session is beside the metadata, from where a fix moves it. */
  readonly strays?: boolean;
}

/** A return with twelve plans, each of its values on a line of its own. */
function planned({ types = {}, summary = 'A plan', strays = false }: Shape = {}): string {
  const session = { session_id: 'sess_1736700000_abc123' };
  const value = {
    ...(strays ? session : {}),
    status: 'planned',
    artifacts: PLANS.map((path, n) => ({ type: types[n] ?? 'plan', path, summary })),
    metadata: {
      ...(strays ? {} : session),
      agent_type: 'planner-agent',
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'plan', 'planner-agent'],
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

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

/** The difference of a branch, as GitHub lists it. */
function pulledOf(hub: Hub, branch: string): readonly PulledFile[] {
  const diff = (...args: readonly string[]): string => hub.git('diff', ...args, `main...${branch}`);
  return diff('--name-only', '-z')
    .split('\0')
    .filter((name) => name !== '')
    .map((filename) => ({
      filename,
      status: 'modified',
      sha: hub.git('rev-parse', `${branch}:${filename}`),
      patch: hub.git('diff', `main...${branch}`, '--', filename).replace(/^[^]*?(?=^@@ )/m, ''),
    }));
}

/** A pull request that adds a file to the repository, or changes it; GitHub knows it. */
function open(after: string, { before = '', file = FILE }: { before?: string; file?: string } = {}): Proposal {
  const hub = makeHub({ 'README.md': '#\n', ...PLAN_FILES, ...(before === '' ? {} : { [file]: before }) });
  hub.commit('topic', { files: { [file]: after } });
  github.pulled = pulledOf(hub, 'topic');
  return propose(hub, 'topic');
}

function step({ workspace, event }: Proposal, inputs: Step['inputs'] = {}): Promise<StepResult> {
  const env = { GITHUB_API_URL: github.url, GITHUB_RUN_ID: '1' };
  return runStep({ workspace, event, inputs: { comment: 'suggestions', ...inputs }, env });
}

/** A text after people have accepted all suggestions. */
function accepted(text: string): string {
  const lines = text.split('\n');
  for (const { startLine, line, body } of [...github.suggestions].reverse()) {
    const added = /^(`{3,})suggestion\n([^]*?)^\1$/m.exec(body)?.[2] ?? '';
    const first = startLine ?? line ?? 0;
    lines.splice(first - 1, (line ?? 0) - first + 1, ...added.split('\n').slice(0, -1));
  }
  return lines.join('\n');
}

/** The patch of a summary, applied to what is checked out. */
function patched({ workspace }: Proposal, { summary }: StepResult, file = FILE): string {
  const patch = /^(`{3,})diff\n([^]*?)^\1$/m.exec(summary)?.[2] ?? '';
  git(workspace, ['apply'], Buffer.from(patch));
  return readFileSync(join(workspace, file), 'utf8');
}

describe('comment: suggestions', () => {
  test(
    'suggests each fix at its lines, and checks and comments as ever',
    async () => {
      const text = planned({ types: { 2: 'design', 9: 'design' } });
      const proposal = open(text);
      const result = await step(proposal);
      expect(accepted(text)).toBe(planned());
      expect(github.suggestions.map(({ author, path, startLine }) => [author, path, startLine])).toEqual([
        [ACTIONS, FILE, null],
        [ACTIONS, FILE, null],
      ]);
      expect(github.reviews).toHaveLength(1);
      expect(github.comments).toHaveLength(1);
      expect(result.outputs.conclusion).toBe((await step(proposal, { comment: 'never' })).outputs.conclusion);
      expect(result.summary).toContain('2 safe fixes stand as suggestions on the pull request.');
      expect(result.summary).not.toContain('```diff');
      expect(saidBy(result)).not.toMatch(/suggested/);
    },
    LONG,
  );

  test(
    'suggests as one what fixes only together',
    async () => {
      const text = planned({ strays: true });
      await step(open(text));
      expect(github.suggestions).toHaveLength(1);
      expect(github.suggestions[0]?.body).toContain('metadata-top-level');
      const value = JSON.parse(accepted(text)) as { session_id?: string; metadata: { session_id?: string } };
      expect([value.session_id, value.metadata.session_id]).toEqual([undefined, 'sess_1736700000_abc123']);
    },
    LONG,
  );

  test(
    'suggests nothing twice, run after run and head after head',
    async () => {
      const hub = makeHub({ ...PLAN_FILES });
      const types = { 2: 'design' };
      hub.commit('topic', { files: { [FILE]: planned({ types }) } });
      github.pulled = pulledOf(hub, 'topic');
      const proposal = propose(hub, 'topic');
      await step(proposal);
      await step(proposal);
      hub.commit('topic', { files: { [FILE]: `\n${planned({ types })}` } });
      github.pulled = pulledOf(hub, 'topic');
      for (const one of github.suggestions) one.line = null;
      const third = propose(hub, 'topic');
      const result = await step(third);
      expect(github.reviews).toHaveLength(1);
      expect(github.suggestions).toHaveLength(1);
      // What was suggested for lines that have moved is not at hand any more.
      expect(patched(third, result)).toBe(`\n${planned()}`);
    },
    LONG,
  );

  test(
    'gives what the difference does not show as a patch in the summary',
    async () => {
      const before = planned({ types: { 10: 'design' } });
      const after = planned({ types: { 0: 'design', 10: 'design' } });
      const proposal = open(after, { before });
      const result = await step(proposal);
      expect(accepted(after)).toBe(before);
      expect(patched(proposal, result)).toBe(planned({ types: { 0: 'design' } }));
    },
    LONG,
  );

  test(
    'gives all as a patch where the token may not, as of a fork, with a notice and no other result',
    async () => {
      const text = planned({ types: { 2: 'design' } });
      const proposal = open(text);
      github.answer('pulls/create-review', READ_ONLY);
      github.answer('issues/create-comment', READ_ONLY);
      const result = await step(proposal);
      expect(saidBy(result)).toMatch(/notice return-gate: No fix was suggested, for the token may not/);
      expect(result.status).toBe((await step(proposal, { comment: 'never' })).status);
      expect(patched(proposal, result)).toBe(planned());
    },
    LONG,
  );

  test(
    'gives all as a patch where GitHub does not take the review, which is reported once',
    async () => {
      const proposal = open(planned({ types: { 2: 'design' } }));
      github.answer('pulls/create-review', { status: 422, body: { message: 'Unprocessable Entity' } });
      const result = await step(proposal);
      expect(saidBy(result).match(/No fix could be suggested/g)).toHaveLength(1);
      expect(patched(proposal, result)).toBe(planned());
    },
    LONG,
  );

  test(
    'gives a patch where the base has changed the file, too: its lines are others',
    async () => {
      const before = planned();
      const hub = makeHub({ ...PLAN_FILES, [FILE]: before });
      hub.commit('topic', { files: { [FILE]: planned({ types: { 11: 'design' } }) } });
      hub.commit('main', { files: { [FILE]: `\n${before}` } });
      github.pulled = pulledOf(hub, 'topic');
      const proposal = propose(hub, 'topic');
      const result = await step(proposal);
      expect(github.suggestions).toEqual([]);
      expect(patched(proposal, result)).toBe(`\n${before}`);
    },
    LONG,
  );

  test.each([
    ['line ends of Windows', planned({ types: { 2: 'design' } }).replaceAll('\n', '\r\n')],
    [
      'text that turns around',
      `${JSON.stringify(JSON.parse(planned({ types: { 2: 'design' }, summary: '\u202e' })))}\n`,
    ],
  ])(
    'neither suggests nor shows what would not come through, but names the file: %s',
    async (_, text) => {
      const { summary } = await step(open(text));
      expect(github.suggestions).toEqual([]);
      expect(summary).toContain(`Not in a patch here: \`${FILE}\`.`);
      expect(summary).not.toMatch(/```diff|\u202e/);
    },
    LONG,
  );

  test(
    'gives the patch where there is no pull request, and a notice where there is no summary either',
    async () => {
      const { workspace, event } = open(planned({ types: { 2: 'design' } }));
      const pushed = { workspace, event: push() };
      const result = await step(pushed);
      expect(github.requests).toEqual([]);
      expect(patched({ workspace, event }, result)).toBe(planned());
      const text = saidBy(await step(pushed, { 'job-summary': 'false' }));
      expect(text).toMatch(/notice return-gate: 1 file can be fixed, or may be, .*return-gate fix --write/);
    },
    LONG,
  );

  test(
    'suggests below the folder of the project, by the path in the repository',
    async () => {
      const file = `app/${FILE}`;
      const text = planned({ types: { 2: 'design' } });
      const hub = makeHub(Object.fromEntries(Object.keys(PLAN_FILES).map((path) => [`app/${path}`, '# Plan\n'])));
      hub.commit('topic', { files: { [file]: text } });
      github.pulled = pulledOf(hub, 'topic');
      await step(propose(hub, 'topic'), { 'working-directory': 'app' });
      expect(github.suggestions.map(({ path }): Suggestion['path'] => path)).toEqual([file]);
    },
    LONG,
  );
});
