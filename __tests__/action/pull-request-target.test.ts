import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { metaReturn } from '../bundle/returns.js';
import { git, makeRepository, temporaryFolder, writeFiles, type Repository } from '../support/repository.js';
import { pullRequest, runStep, type Event, type StepResult } from '../support/step.js';

const RETURN = 'specs/1_task/.return-meta.json';

/** The base holds nothing wrong; the pull request claims a file that it never wrote, in the first of its two commits. */
let origin: Repository;
let base: string;
let middle: string;
let head: string;
let merge: string;

beforeAll(() => {
  const files = { [RETURN]: metaReturn(['real.md']), 'real.md': '# Real\n' };
  origin = makeRepository([{ files }], { checkout: true });
  base = origin.git('rev-parse', 'main');
  origin.git('checkout', '--quiet', '-b', 'topic');
  middle = commit({ 'specs/2_task/.return-meta.json': metaReturn(['never.md']) });
  head = commit({ 'notes.md': '# Notes\n' });
  origin.git('checkout', '--quiet', '--detach', 'main');
  origin.git('merge', '--quiet', '--no-ff', '--message=Merge', 'topic');
  merge = origin.git('rev-parse', 'HEAD');
  origin.git('branch', 'merge', merge);
});

function commit(files: Readonly<Record<string, string>>): string {
  writeFiles(origin.directory, files);
  origin.git('add', '--all');
  origin.git('commit', '--quiet', '--message=A commit');
  return origin.git('rev-parse', 'HEAD');
}

/** A clone with this commit checked out, as actions/checkout leaves it. */
function checkout(revision: string, ...args: readonly string[]): string {
  const directory = join(temporaryFolder(), 'repo');
  git('.', ['clone', '--quiet', ...args, pathToFileURL(origin.directory).href, directory]);
  git(directory, ['checkout', '--quiet', '--detach', revision]);
  return directory;
}

function evaluate(workspace: string, event: Event, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  return runStep({ workspace, event, inputs });
}

function target(sha = head): Event {
  return pullRequest('pull_request_target', { head: sha, base });
}

function expectRefused({ status, commands, outputs, summary, stderr }: StepResult): void {
  expect(status).toBe(2);
  expect(commands.map(({ name }) => name)).toEqual(['error']);
  expect(commands[0]?.data).toMatch(/pull_request_target.*use the event pull_request, or check out the head/);
  expect([outputs, summary, stderr]).toEqual([{}, '', '']);
}

function expectChecked({ status, outputs }: StepResult): void {
  expect(status).toBe(1);
  expect(outputs).toMatchObject({ conclusion: 'failed', returns: '2', 'phantom-claims': '1' });
}

describe('refused: what is checked out is not the pull request', () => {
  const children = (): string => {
    const directory = checkout(base);
    const message = `Merge\n\nparent ${head}\n\nparent ${head}`;
    git(directory, ['commit', '--quiet', '--allow-empty', '--message', message]);
    return directory;
  };
  const replaced = (): string => {
    const directory = checkout(base);
    git(directory, ['replace', '--graft', base, head]);
    return directory;
  };

  test.each<readonly [string, () => string, Readonly<Record<string, string>>]>([
    ['the base, which is the default', () => checkout(base), {}],
    ['the base in a clone of depth 1', () => checkout('HEAD', '--depth=1', '--branch=main'), {}],
    ['the base, checked as it is on disk', () => checkout(base), { source: 'workspace' }],
    ['a commit of the pull request before its last one', () => checkout(middle), {}],
    ['a commit whose message says that the head is its parent', children, {}],
    ['a commit that only a replacement makes a child of the head', replaced, {}],
  ])('%s', async (_, workspace, inputs) => {
    expectRefused(await evaluate(workspace(), target(), inputs));
  });

  test.each(['HEAD', 'main', '', '--all', '0'.repeat(40), `${'0'.repeat(40)}\nx`])(
    'whatever is, where the event calls its head %j',
    async (sha) => {
      expectRefused(await evaluate(checkout(base), target(sha)));
    },
  );

  test.each([
    ['names no pull request', {}],
    ['is null', null],
    ['has a list for a pull request', { pull_request: [] }],
    ['has a number for an id', { pull_request: { head: { sha: 7 } } }],
  ])('whatever is, where the event %s', async (_, payload) => {
    expectRefused(await evaluate(checkout(head), { ...target(), payload }));
  });

  test('whatever is, where the runner gives no event', async () => {
    const env = { GITHUB_EVENT_PATH: null };
    expectRefused(await runStep({ workspace: checkout(head), event: target(), env }));
  });
});

describe('checked: what is checked out has the head of the pull request', () => {
  test.each<readonly [string, () => string, () => Event, Readonly<Record<string, string>>]>([
    ['as itself', () => checkout(head), target, {}],
    ['as itself, on disk', () => checkout(head), target, { source: 'workspace' }],
    ['as a parent', () => checkout(merge), target, {}],
    ['as a parent that a clone does not hold', () => checkout('HEAD', '--depth=1', '--branch=merge'), target, {}],
    ['as an ancestor', () => checkout(merge), () => target(middle), {}],
  ])('%s', async (_, workspace, event, inputs) => {
    expectChecked(await evaluate(workspace(), event(), inputs));
  });

  test('in a workspace of another user', async () => {
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    expectChecked(await runStep({ workspace: checkout(merge), event: target(), env }));
  });
});

test('under pull_request whatever is checked out is judged', async () => {
  const event = pullRequest('pull_request', { head, base });
  expectChecked(await evaluate(checkout(merge), event));
  expect((await evaluate(checkout(base), event)).status).toBe(0);
});
