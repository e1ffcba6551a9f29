import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../bundle/returns.js';
import { makeHub, MERGE_REF, type Hub } from '../support/hub.js';
import { git, temporaryFolder } from '../support/repository.js';
import { annotationsOf, pullRequest, runStep, type Event, type Step, type StepResult } from '../support/step.js';

const OLD = 'specs/1_old/.return-meta.json';
const LEGACY = 'specs/2_legacy/.return-meta.json';
const NEW = 'specs/3_new/.return-meta.json';
const NOBODY = '0'.repeat(40);

const FILES = {
  [OLD]: metaReturn(['src/old.ts']),
  'src/old.ts': 'export {};\n',
  [LEGACY]: metaReturn(['src/never.ts']),
  'src/other.ts': 'export {};\n',
};

let hub: Hub;
let main: string;

/** The branches of the hub, all made from the commit before the last of `main`. */
const BRANCHES = {
  'claims-untouched': { files: { [NEW]: metaReturn(['src/other.ts']) } },
  'claims-nothing': {
    files: { [NEW]: metaReturn(['src/new.ts']), 'src/new.ts': 'export {};\n', 'src/other.ts': 'export default 1;\n' },
  },
  deletes: { removed: ['src/old.ts'] },
  elsewhere: { files: { 'src/other.ts': 'export default 2;\n' } },
  'agent/7': { files: { 'src/other.ts': 'export default 3;\n' } },
} as const;

type Branch = keyof typeof BRANCHES;

beforeAll(() => {
  hub = makeHub(FILES);
  for (const [branch, edit] of Object.entries(BRANCHES)) hub.commit(branch, edit);
  main = hub.commit('main', { files: { 'specs/4_main/.return-meta.json': metaReturn(['x']) } });
});

interface Reported {
  readonly returns: readonly { readonly file: string }[];
  readonly findings: readonly { readonly rule: string; readonly severity: string; readonly file: string | null }[];
  readonly counts: { readonly files: number };
}

function reportOf({ outputs }: StepResult): Reported {
  return JSON.parse(readFileSync(outputs.report ?? '', 'utf8')) as Reported;
}

function evaluated(result: StepResult): readonly string[] {
  return reportOf(result).returns.map(({ file }) => file);
}

function found(result: StepResult): readonly string[] {
  return reportOf(result).findings.map(({ rule, severity, file }) => `${severity} ${rule} ${file ?? ''}`.trim());
}

/** What the step says of itself, rather than of a return. */
function warnings(result: StepResult): readonly string[] {
  return annotationsOf(result).flatMap(({ name, data, properties }) =>
    name === 'warning' && properties.title === 'return-gate' ? [data] : [],
  );
}

function step(
  workspace: string,
  event: Event,
  inputs: Step['inputs'] = {},
  more: Partial<Step> = {},
): Promise<StepResult> {
  return runStep({ workspace, event, inputs, ...more });
}

/** A pull request of a branch, with its merge checked out in a clone of depth 1. */
function opened(branch: Branch): { readonly workspace: string; readonly event: Event; readonly merge: string } {
  const head = hub.id(branch);
  const merge = hub.merge('main', branch);
  return {
    workspace: hub.checkout(MERGE_REF, 1),
    event: pullRequest('pull_request', { head, base: main, headRef: branch }),
    merge,
  };
}

function pushed(before: string, branch: string): Event {
  const payload = { ref: `refs/heads/${branch}`, before, repository: { default_branch: 'main' } };
  return { name: 'push', ref: `refs/heads/${branch}`, payload };
}

const CHANGED = { mode: 'changed' };

describe('a pull request whose merge is checked out with depth 1', () => {
  test.each<[string, Branch, readonly string[], readonly string[]]>([
    ['claims a file that it never touched', 'claims-untouched', [NEW], [`warning artifact-unchanged ${NEW}`]],
    ['changes a file that no return claims', 'claims-nothing', [NEW], ['notice unclaimed-change src/other.ts']],
    ['deletes the artifact of a return that it left alone', 'deletes', [OLD], [`notice artifact-removed ${OLD}`]],
    ['changes what no return is about', 'elsewhere', [], []],
  ])('%s', async (_, branch, returns, findings) => {
    const { workspace, event } = opened(branch);
    expect(git(workspace, ['rev-list', '--count', 'HEAD'])).toBe('1');
    const result = await step(workspace, event, CHANGED);
    expect([evaluated(result), found(result), warnings(result)]).toEqual([returns, findings, []]);
    expect(result.status).toBe(findings.some((line) => line.startsWith('error')) ? 1 : 0);
    expect(result.outputs).toMatchObject({ returns: String(returns.length), files: String(returns.length) });
  });

  test('is checked whole where the mode is all, and compared all the same', async () => {
    const { workspace, event } = opened('claims-untouched');
    const result = await step(workspace, event);
    expect(evaluated(result)).toHaveLength(4);
    expect(found(result)).toContain(`warning artifact-unchanged ${NEW}`);
    expect(warnings(result)).toEqual([]);
  });

  test('is compared with the parent of the commit itself, not with the base of an event that is older', async () => {
    const { workspace, event, merge } = opened('deletes');
    const older = pullRequest('pull_request', { head: hub.id('deletes'), base: 'cd'.repeat(20) });
    const result = await step(workspace, { ...older, headRef: event.headRef ?? '' }, CHANGED, {
      env: { GITHUB_SHA: merge },
    });
    expect(evaluated(result)).toEqual([OLD]);
  });

  test('is compared in a workspace of another user', async () => {
    const { workspace, event } = opened('deletes');
    const env = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    // The hub belongs to another user, then, too, and its own git refuses it.
    const config = join(temporaryFolder(), 'config');
    git(workspace, ['config', '--file', config, 'safe.directory', hub.directory]);
    const result = await step(workspace, event, CHANGED, { env: { ...env, GIT_CONFIG_GLOBAL: config } });
    expect(evaluated(result)).toEqual([OLD]);
  });

  test('is compared below the working directory', async () => {
    const { workspace, event } = opened('claims-nothing');
    const result = await step(workspace, event, { ...CHANGED, 'working-directory': 'specs' });
    expect(evaluated(result)).toEqual(['3_new/.return-meta.json']);
    expect(found(result).filter((line) => line.includes('unclaimed'))).toEqual([]);
  });

  test('comes from a fork', async () => {
    const fork = join(temporaryFolder(), 'fork');
    git('.', ['clone', '--quiet', hub.url, fork]);
    git(fork, ['checkout', '--quiet', '-b', 'main-of-fork', 'origin/main']);
    git(fork, ['rm', '--quiet', 'src/old.ts']);
    git(fork, ['commit', '--quiet', '--message=From the fork']);
    // GitHub keeps the head of a fork's pull request in the repository that it is for.
    git(fork, ['push', '--quiet', 'origin', 'HEAD:refs/pull/7/head']);
    const head = git(fork, ['rev-parse', 'HEAD']);
    git(fork, ['checkout', '--quiet', '--detach', 'origin/main']);
    git(fork, ['merge', '--quiet', '--no-ff', '--message=Merge', head]);
    git(fork, ['push', '--quiet', '--force', 'origin', `HEAD:${MERGE_REF}`]);
    const event = pullRequest('pull_request', { head, base: main, headRef: 'main' });
    const result = await step(hub.checkout(MERGE_REF, 1), event, CHANGED);
    expect([evaluated(result), warnings(result)]).toEqual([[OLD], []]);
  });
});

describe('a pull request whose head is checked out', () => {
  function event(branch: Branch): Event {
    return pullRequest('pull_request', { head: hub.id(branch), base: main, headRef: branch });
  }

  test('with all of history is compared with the commit at which it left its base', async () => {
    const result = await step(hub.checkout('deletes'), event('deletes'), CHANGED);
    expect([evaluated(result), found(result), warnings(result)]).toEqual([
      [OLD],
      [`notice artifact-removed ${OLD}`],
      [],
    ]);
  });

  test('with depth 1 is compared with its base as it is now, and a warning says so', async () => {
    const result = await step(hub.checkout('deletes', 1), event('deletes'), CHANGED);
    expect(evaluated(result)).toEqual([OLD]);
    expect(warnings(result)).toEqual([
      expect.stringMatching(/too shallow to tell where the branch left main.*fetch-depth: 0/),
    ]);
  });

  test('under pull_request_target is compared, too', async () => {
    const target = { ...event('deletes'), name: 'pull_request_target' };
    const result = await step(hub.checkout('deletes'), target, CHANGED);
    expect(evaluated(result)).toEqual([OLD]);
  });
});

describe('other events', () => {
  test('a merge group is compared with its base', async () => {
    const { merge } = opened('deletes');
    const payload = {
      action: 'checks_requested',
      merge_group: { head_sha: merge, base_sha: main, base_ref: 'refs/heads/main' },
    };
    const ref = 'refs/heads/gh-readonly-queue/main/pr-7-abc';
    const result = await step(hub.checkout(MERGE_REF, 1), { name: 'merge_group', ref, payload }, CHANGED);
    expect([evaluated(result), warnings(result)]).toEqual([[OLD], []]);
  });

  test('a push is compared with what the branch was before', async () => {
    const before = hub.git('rev-parse', 'deletes~1');
    const result = await step(hub.checkout('deletes', 1), pushed(before, 'deletes'), CHANGED);
    expect([evaluated(result), warnings(result)]).toEqual([[OLD], []]);
  });

  test.each([1, undefined])('a forced push is compared with the commit that it took away (depth %p)', async (depth) => {
    hub.point('forced', main);
    const lost = hub.commit('forced', { files: { [NEW]: metaReturn(['src/other.ts']) } });
    hub.point('forced', main);
    hub.commit('forced', { removed: ['src/old.ts'] });
    const result = await step(hub.checkout('forced', depth), pushed(lost, 'forced'), CHANGED);
    expect([evaluated(result), warnings(result)]).toEqual([[OLD], []]);
  });

  test('a new branch is compared with the default branch', async () => {
    const result = await step(hub.checkout('deletes'), pushed(NOBODY, 'deletes'), CHANGED);
    expect([evaluated(result), warnings(result)]).toEqual([[OLD], []]);
    const shallow = await step(hub.checkout('deletes', 1), pushed(NOBODY, 'deletes'), CHANGED);
    expect([evaluated(shallow), warnings(shallow)]).toEqual([[OLD], [expect.stringMatching(/left main/)]]);
  });

  test.each<[string, Event]>([
    ['the first push of all', pushed(NOBODY, 'main')],
    ['a schedule', { name: 'schedule', ref: 'refs/heads/main', payload: { schedule: '0 3 * * *' } }],
    ['a run by hand', { name: 'workflow_dispatch', ref: 'refs/heads/main', payload: { inputs: null } }],
  ])('%s has none: the whole tree is checked, with a warning where only changes were asked for', async (_, event) => {
    const asked = await step(hub.checkout('main', 1), event, CHANGED);
    expect(evaluated(asked)).toHaveLength(3);
    expect(warnings(asked)).toEqual([
      expect.stringMatching(/mode is changed, but .*the whole tree is checked.*input base/),
    ]);
    expect(warnings(await step(hub.checkout('main', 1), event))).toEqual([]);
  });
});

describe('the input base', () => {
  test('wins over the event', async () => {
    const { workspace } = opened('elsewhere');
    const event = pushed(hub.id('elsewhere'), 'elsewhere');
    const result = await step(workspace, event, { ...CHANGED, base: hub.git('rev-parse', 'main~1') });
    expect(evaluated(result)).toEqual(['specs/4_main/.return-meta.json']);
  });

  test('gives a run by hand a base, by the name of a branch that a shallow clone does not have', async () => {
    const event: Event = { name: 'workflow_dispatch', ref: 'refs/heads/deletes', payload: {} };
    const result = await step(hub.checkout('deletes', 1), event, { ...CHANGED, base: 'main' });
    expect(evaluated(result)).toEqual([OLD]);
  });

  test.each(['nowhere', 'ab'.repeat(20), '-x', '--upload-pack=touch x', '@{upstream}'])(
    '%j, which nobody knows: the whole tree is checked, with a warning',
    async (base) => {
      const result = await step(hub.checkout('main', 1), pushed(main, 'main'), { ...CHANGED, base });
      expect(evaluated(result)).toHaveLength(3);
      expect(warnings(result)).toEqual([expect.stringMatching(/is not known, so the whole tree is checked/)]);
      expect(result.status).toBe(1);
    },
  );
});

describe('a base that nobody hands over', () => {
  test('is never skipped in silence, whatever the mode', async () => {
    for (const mode of ['all', 'changed']) {
      const { workspace, event } = opened('deletes');
      git(workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
      const result = await step(workspace, event, { mode });
      expect(evaluated(result)).toHaveLength(3);
      expect(warnings(result)).toEqual([
        expect.stringMatching(
          /^What changed since main is not known, so the whole tree is checked.*nowhere.*fetch-depth: 0/,
        ),
      ]);
      expect(result.status).toBe(1);
    }
  });

  test('is reported of without what a hostile branch is called acting', async () => {
    const { workspace, event } = opened('deletes');
    git(workspace, ['remote', 'set-url', 'origin', 'file:///nowhere']);
    const pull = {
      head: { sha: 'ab'.repeat(20) },
      base: { ref: 'x\n::error::owned\u202e##[error]', sha: 'cd'.repeat(20) },
    };
    const result = await step(workspace, { ...event, payload: { pull_request: pull } });
    expect(warnings(result)).toHaveLength(1);
    expect(result.commands.filter(({ data }) => data.startsWith('owned'))).toEqual([]);
    expect(result.stdout).not.toMatch(/\u202e|##\[error\]/);
  });
});

describe('a value that cannot be followed ends the step with status 2', () => {
  test.each([
    [{ mode: 'change' }, /The input mode is "change": write one of all, changed\. Did you mean changed\?/],
    [{ 'agent-branches': '../x' }, /The input agent-branches: /],
    [{ 'agent-branches': 'refs/heads/agent/**' }, /The input agent-branches has the pattern.*without refs\/heads\//],
    [
      { source: 'workspace', mode: 'changed' },
      /The input mode compares two commits, and the input source is workspace/,
    ],
    [{ source: 'workspace', base: 'main' }, /The input base compares two commits/],
    [{ source: 'workspace', 'agent-branches': 'agent/**' }, /The input agent-branches compares two commits/],
  ])('%j', async (inputs, says) => {
    const result = await step(hub.checkout('main', 1), pushed(main, 'main'), inputs);
    expect(result.status).toBe(2);
    expect(result.commands.map(({ name }) => name)).toEqual(['error']);
    expect(result.commands[0]?.data).toMatch(says);
  });
});

test('the workspace is compared with nothing', async () => {
  const { workspace, event } = opened('claims-untouched');
  const result = await step(workspace, event, { source: 'workspace' });
  expect(warnings(result)).toEqual([]);
  expect(found(result).filter((line) => line.includes('unchanged'))).toEqual([]);
});
