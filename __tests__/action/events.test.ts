import { createRequire } from 'node:module';
import { metaReturn } from '../bundle/returns.js';
import { mergeGroup, pullRequest, push, schedule, workflowDispatch, type Event } from '../support/events.js';
import { startGithub, type Github } from '../support/github-server.js';
import { onEachNode } from '../support/nodes.js';
import { makeRepository, type Repository } from '../support/repository.js';
import { annotationsOf, ruleOf, runStep, type StepResult } from '../support/runner.js';

/** The base claims what it has; the head claims a file that was never written, too. */
let repository: Repository;
let base: string;
let head: string;
let github: Github;

beforeAll(async () => {
  github = await startGithub();
  repository = makeRepository([
    { files: { 'specs/1_task/.return-meta.json': metaReturn(['real.md']), 'real.md': '# Real\n' } },
    { files: { 'specs/2_task/.return-meta.json': metaReturn(['never.md']) } },
  ]);
  base = repository.git('rev-parse', 'main~1');
  head = repository.git('rev-parse', 'main');
});

afterAll(() => github.close());

const EVENTS: Readonly<Record<string, () => Event>> = {
  push: () => push('main', { before: base, after: head }),
  pull_request: () => pullRequest('pull_request', { head, base }),
  'pull_request of a fork': () => pullRequest('pull_request', { head, base, from: 'someone/hello.world' }),
  pull_request_target: () => pullRequest('pull_request_target', { head, base }),
  merge_group: () => mergeGroup({ head, base }),
  schedule,
  workflow_dispatch: workflowDispatch,
};

onEachNode((binary) => {
  describe.each(Object.keys(EVENTS))('%s', (name) => {
    let result: StepResult;

    beforeAll(async () => {
      const event = EVENTS[name]?.();
      if (event === undefined) throw new Error(name);
      const env = { GITHUB_API_URL: github.url };
      result = await runStep({ workspace: repository.directory, event, env, node: binary });
    });

    test('checks what is checked out', () => {
      expect(result.status).toBe(1);
      expect(result.outputs).toMatchObject({ conclusion: 'failed', returns: '2', errors: '1', 'phantom-claims': '1' });
      expect(annotationsOf(result).map((one) => [one.name, ruleOf(one), one.properties.file])).toEqual([
        ['error', 'artifact-missing', 'specs/2_task/.return-meta.json'],
      ]);
      expect(result.summary).toContain(`/commit/${head}`);
      expect(result.stderr).toBe('');
    });

    test('asks nothing of the API', () => {
      expect(github.requests).toEqual([]);
    });
  });
});

describe('the payloads of the tests', () => {
  interface Published {
    readonly name: string;
    readonly examples: readonly object[];
  }

  const published = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Published[];

  test.each(Object.keys(EVENTS).filter((name) => name !== 'schedule'))(
    '%s has the fields of a published one',
    (name) => {
      const event = EVENTS[name]?.();
      const kind = event?.name === 'pull_request_target' ? 'pull_request' : event?.name;
      const shapes = (published.find((one) => one.name === kind)?.examples ?? []).map((one) => Object.keys(one).sort());
      expect(shapes).toContainEqual(Object.keys(event?.payload as object).sort());
    },
  );
});
