import { baseOf, branchOf, type Situation } from '../../src/github/base.js';
import type { Json } from '../../src/model/json.js';

const [HEAD, BASE, ZERO] = ['a1'.repeat(20), 'b2'.repeat(20), '0'.repeat(40)];

function wanted(name: string, event: Json, more: Partial<Situation> = {}): ReturnType<typeof baseOf> {
  return baseOf({ env: { GITHUB_EVENT_NAME: name }, event, head: HEAD, parents: [], input: '', ...more });
}

describe('the input base', () => {
  test('names nothing where it is the commit before the first', () => {
    expect(wanted('push', { before: BASE }, { input: ZERO })).toEqual({
      kind: 'none',
      why: 'the input base names no commit',
    });
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
