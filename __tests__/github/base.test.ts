import {
  baseOf,
  branchOf,
  compareWith,
  type Compare,
  type CompareByGit,
  type NamedBase,
  type Situation,
} from '../../src/github/base.js';
import type { Changes } from '../../src/model/context.js';
import type { Json } from '../../src/model/json.js';

const [HEAD, BASE, TIP, ZERO] = ['a1'.repeat(20), 'b2'.repeat(20), 'c3'.repeat(20), '0'.repeat(40)];
const PULL = { pull_request: { head: { sha: TIP }, base: { sha: BASE, ref: 'main' } } };

function wanted(name: string, event: Json, more: Partial<Situation> = {}): ReturnType<typeof baseOf> {
  return baseOf({ env: { GITHUB_EVENT_NAME: name }, event, head: HEAD, parents: [], input: '', ...more });
}

describe('the base of a pull request', () => {
  test('is the first parent of what the run is about, even where the head has moved on', () => {
    const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: HEAD };
    expect(wanted('', PULL, { env, parents: [ZERO.replaceAll('0', 'd'), BASE] })).toMatchObject({
      revision: 'd'.repeat(40),
      relation: 'before',
    });
  });

  test.each([
    ['its head is checked out', [BASE], {}],
    ['its head is a merge itself', [BASE, 'e5'.repeat(20)], {}],
    ['its head is a commit without parents', [], {}],
    [
      'the base is a merge and checked out',
      [TIP, BASE],
      { GITHUB_SHA: HEAD, GITHUB_EVENT_NAME: 'pull_request_target' },
    ],
  ])('is what the branch left where %s', (_, parents, env) => {
    const situation = { env: { GITHUB_EVENT_NAME: 'pull_request', ...env }, parents };
    expect(wanted('', PULL, situation)).toEqual({ kind: 'base', revision: BASE, label: 'main', relation: 'branch' });
  });

  test.each([
    [null],
    [{}],
    [{ pull_request: [] }],
    [{ pull_request: { base: { sha: 'main' } } }],
    [{ pull_request: { base: { sha: ZERO } } }],
  ])('is none in the event %j', (event) => {
    expect(wanted('pull_request', event)).toEqual({ kind: 'none', why: 'the event names no base' });
  });
});

describe('the base of other events', () => {
  test.each([
    ['the default branch itself', { before: ZERO, ref: 'refs/heads/main', repository: { default_branch: 'main' } }],
    ['a tag', { before: ZERO, ref: 'refs/tags/v1', repository: { default_branch: 'main' } }],
    ['a branch of a repository that names none', { before: ZERO, ref: 'refs/heads/topic' }],
    ['something that is not told', {}],
    ['nothing', null],
  ])('of a push that makes %s is none', (_, event) => {
    expect(wanted('push', event)).toEqual({ kind: 'none', why: 'the push names no commit that it started from' });
  });

  test('outside of any event is none', () => {
    expect(wanted('', null)).toEqual({ kind: 'none', why: 'the event of the run has no base' });
  });
});

describe('the input base', () => {
  test('names nothing where it is the commit before the first', () => {
    expect(wanted('push', { before: BASE }, { input: ZERO })).toEqual({
      kind: 'none',
      why: 'the input base names no commit',
    });
  });
});

describe('the means of comparing, one after the other', () => {
  const ASKED: NamedBase = { revision: 'origin/main', label: 'main', relation: 'branch' };
  const changes = (file: string, approximate = false): Changes => ({
    base: 'x',
    changed: new Set([file]),
    deleted: new Set(),
    approximate,
  });
  const git =
    (approximate: boolean): CompareByGit =>
    async () => ({ kind: 'compared', changes: changes('git', approximate), commit: BASE, tip: HEAD });
  const refusing: CompareByGit = async () => ({ kind: 'refused', reason: 'git said no.' });
  const never: Compare = () => {
    throw new Error('asked');
  };

  test('git, where it can tell', async () => {
    const found = await compareWith(ASKED, HEAD, { git: git(false), api: never });
    expect(found).toEqual({ changes: changes('git'), commit: BASE, tip: HEAD, unread: null, warning: null });
  });

  test('the API, where git cannot', async () => {
    const asked: (readonly string[])[] = [];
    const api: Compare = async (...ends) => {
      asked.push(ends);
      return changes('api');
    };
    const found = await compareWith(ASKED, HEAD, { git: refusing, api });
    expect(found).toEqual({
      changes: { ...changes('api'), base: 'main' },
      commit: null,
      tip: null,
      unread: 'git said no.',
      warning: null,
    });
    expect(asked).toEqual([['main', HEAD]]);
  });

  test('the API, where git has the base and not the history before it', async () => {
    const found = await compareWith(ASKED, HEAD, { git: git(true), api: async () => changes('api') });
    const held = { commit: BASE, tip: HEAD, unread: null };
    expect(found).toEqual({ changes: { ...changes('api'), base: 'main' }, ...held, warning: null });
  });

  test.each([
    ['there is none', undefined],
    ['it may leave files out', async () => undefined],
    ['it fails', async () => Promise.reject(new Error('Not Found'))],
  ])('the base as it is now, with a warning, where the API does not tell: %s', async (_, api) => {
    const found = await compareWith(ASKED, HEAD, { git: git(true), api });
    expect(found).toMatchObject({ changes: changes('git', true), commit: BASE, tip: HEAD });
    expect(found.warning).toMatch(/too shallow to tell where the branch left main.*fetch-depth: 0/);
  });

  test.each([
    ['there is none', undefined, /nothing is compared\. git said no\. To fix this/],
    ['it may leave files out', async () => undefined, /nothing is compared\. git said no\. To fix this/],
    [
      'it fails',
      async () => Promise.reject(new Error('Not Found')),
      /git said no\. GitHub's API.*either: Not Found\. To/,
    ],
  ])('nothing, with a warning, where neither tells: %s', async (_, api, says) => {
    const found = await compareWith(ASKED, HEAD, { git: refusing, api });
    expect(found).toMatchObject({ changes: null, commit: null, tip: null });
    expect(found.warning).toMatch(says);
    expect(found.warning).toMatch(/What changed since main is not known.*the whole tree is checked.*fetch-depth: 0/);
  });
});

describe('the branch of a run', () => {
  test.each([
    ['the head of a pull request', { GITHUB_HEAD_REF: 'agent/7', GITHUB_REF: 'refs/pull/7/merge' }, 'agent/7'],
    ['the branch that was pushed', { GITHUB_HEAD_REF: '', GITHUB_REF: 'refs/heads/agent/7' }, 'agent/7'],
    ['the name that the runner gives', { GITHUB_REF_NAME: 'agent/7' }, 'agent/7'],
    ['none for a tag', { GITHUB_REF: 'refs/tags/agent/7', GITHUB_REF_NAME: 'agent/7' }, undefined],
    ['none where nothing is told', {}, undefined],
  ])('is %s', (_, env, branch) => {
    expect(branchOf(env)).toBe(branch);
  });
});
