import { createServer, type Server } from 'node:net';
import { mkdirSync, existsSync, writeFileSync, chmodSync } from 'node:fs';
import { join } from 'node:path';
import { compareByGit, parentsOf, type AskedBase, type GitComparison } from '../../../src/tree/git/base.js';
import { openCommit } from '../../../src/tree/commit.js';
import { runGit } from '../../../src/tree/git/git.js';
import { recordGitCalls } from '../../support/git-calls.js';
import { makeHub, MERGE_REF, type Hub } from '../../support/hub.js';
import { git, makeRepository, temporaryFolder } from '../../support/repository.js';

/** Compares what is checked out in a clone with a base. */
async function compare(
  clone: string,
  revision: string,
  relation: AskedBase['relation'] = 'branch',
  fetching: 'local' | 'fetching' = 'fetching',
): Promise<GitComparison> {
  const tree = await openCommit({ root: clone, revision: 'HEAD' });
  try {
    return await compareByGit(tree, { revision, relation, label: 'the base' }, fetching);
  } finally {
    tree.close();
  }
}

function told(comparison: GitComparison): unknown {
  if (comparison.kind === 'refused') return comparison.reason;
  const { changed, deleted, approximate } = comparison.changes;
  return { changed: [...changed].sort(), deleted: [...deleted].sort(), approximate };
}

function history(clone: string): readonly string[] {
  return git(clone, ['rev-list', '--all', 'HEAD']).split('\n');
}

/** `main` and `topic` part at `fork`; then each changes a file of its own, and `merge` is what GitHub makes of the two. */
let hub: Hub;
let fork: string;
let main: string;
let topic: string;
let merge: string;

const calls = recordGitCalls();

const TOPIC = { changed: ['topic.md'], deleted: ['gone.md'], approximate: false };

beforeAll(() => {
  hub = makeHub({ 'shared.md': 'shared', 'gone.md': 'gone' });
  fork = hub.id('main');
  topic = hub.commit('topic', { files: { 'topic.md': 'topic' }, removed: ['gone.md'] });
  main = hub.commit('main', { files: { 'main.md': 'main' } });
  merge = hub.merge('main', 'topic');
});

describe('the parents of a commit', () => {
  test('are none that only the message names', async () => {
    const { directory, git: run } = makeRepository([{ message: `parent ${'ab'.repeat(20)}\n\nparent x` }]);
    const tree = await openCommit({ root: directory, revision: 'HEAD' });
    expect(await parentsOf(tree.repository, run('rev-parse', 'HEAD'))).toEqual([]);
    tree.close();
  });
});

describe('a base that is there', () => {
  test('before: it is compared with as it is', async () => {
    const clone = hub.checkout(topic);
    expect(told(await compare(clone, main, 'before'))).toEqual({
      changed: ['topic.md'],
      deleted: ['gone.md', 'main.md'],
      approximate: false,
    });
  });

  test('branch: what the base went on to do is no change of the branch', async () => {
    const comparison = await compare(hub.checkout(topic), 'origin/main');
    expect(told(comparison)).toEqual(TOPIC);
    expect(comparison).toMatchObject({ commit: fork, changes: { base: 'the base' } });
  });

  test.each([
    ['an id', () => main],
    ['a short id', () => main.slice(0, 10)],
    ['a branch of the remote', () => 'origin/main'],
    ['a branch of the remote by its name alone', () => 'main'],
    ['an expression', () => 'origin/topic~1'],
  ])('is named by %s', async (_, revision) => {
    expect(told(await compare(hub.checkout(topic), revision()))).toEqual(TOPIC);
  });

  test('may be a tag with a text of its own', async () => {
    const clone = hub.checkout(topic);
    git(clone, ['tag', '--annotate', '--message=x', 'v1', main]);
    expect(told(await compare(clone, 'v1', 'branch', 'local'))).toEqual(TOPIC);
  });

  test('is the parent that a clone of depth 1 does not show', async () => {
    const clone = hub.checkout(topic, 1);
    expect(told(await compare(clone, fork))).toEqual(TOPIC);
  });

  test('may have no history in common with the checked commit', async () => {
    const { directory, git: run } = makeRepository([{ files: { a: '1', b: '1' } }], { checkout: true });
    run('checkout', '--quiet', '--orphan', 'other');
    run('rm', '--quiet', '--cached', 'b');
    run('commit', '--quiet', '--message=Alone');
    expect(told(await compare(directory, 'main'))).toEqual({ changed: [], deleted: ['b'], approximate: false });
  });

  test('is checked in a repository of SHA-256', async () => {
    const other = makeHub({ 'a.md': 'a' }, 'sha256');
    const base = other.git('rev-parse', 'main');
    other.commit('topic', { files: { 'b.md': 'b' } });
    expect(told(await compare(other.checkout('topic', 1), base, 'before'))).toEqual({
      changed: ['b.md'],
      deleted: [],
      approximate: false,
    });
  });
});

describe('a tag of the same name as a branch', () => {
  /** A clone with all branches, with a tag at the checked commit, which nothing would have changed since. */
  function tagged(revision: string, depth: number | undefined, ...tags: readonly string[]): string {
    const clone = hub.checkout(revision, depth);
    for (const tag of tags) git(clone, ['tag', tag, topic]);
    return clone;
  }

  const REMARK = 'The base is the branch main, and not the tag';

  test.each(['main', 'origin/main', 'refs/remotes/origin/main'])(
    'is not taken in a job, where %s is named',
    async (name) => {
      const whole = await compare(tagged(topic, undefined, 'main', 'origin/main'), name);
      expect(told(whole)).toEqual(TOPIC);
      expect(whole).toMatchObject({ tip: main, remark: expect.stringContaining(REMARK) });
      // Only the remote has the branch.
      const shallow = await compare(tagged('topic', 1, 'main', 'origin/main'), name);
      expect(shallow).toMatchObject({ tip: main, remark: expect.stringContaining(REMARK) });
    },
  );

  test.each([
    ['main', 'main'],
    ['origin/main', 'origin/main'],
  ])('is not taken on the command line, where %s is named', async (name, tag) => {
    const clone = tagged(topic, undefined, 'main', 'origin/main');
    if (name === 'main') git(clone, ['branch', 'main', fork]);
    const found = await compare(clone, name, 'branch', 'local');
    expect(told(found)).toEqual(TOPIC);
    const remark = `The base is the branch ${name}, and not the tag ${tag}, which is another commit.`;
    expect(found).toMatchObject({ tip: name === 'main' ? fork : main, remark });
  });

  test("is not taken on the command line, where only the remote's branch is in the clone", async () => {
    const found = await compare(tagged(topic, undefined, 'main'), 'main', 'branch', 'local');
    expect(found).toMatchObject({ tip: main, remark: expect.stringContaining(REMARK) });
  });

  test('is not mentioned where it is the same commit, and taken where there is no branch', async () => {
    const clone = tagged(topic, undefined, 'v9');
    git(clone, ['tag', '--annotate', '--message=x', 'main', main]);
    for (const how of ['local', 'fetching'] as const) {
      expect(await compare(clone, 'main', 'branch', how)).toMatchObject({ tip: main, remark: undefined });
      const found = await compare(clone, 'v9', 'branch', how);
      expect([found.kind === 'compared' && [found.tip, found.remark]]).toEqual([[topic, undefined]]);
    }
  });

  test('never stands in for a branch of the remote that cannot be asked', async () => {
    const clone = tagged('topic', 1, 'main', 'origin/main');
    git(clone, ['remote', 'set-url', 'origin', 'file:///nowhere/at/all']);
    expect(told(await compare(clone, 'origin/main'))).toMatch(/origin could not be asked for main/);
  });
});

describe('a base that is not there is fetched', () => {
  test('alone into a shallow clone, which tells no parents', async () => {
    const clone = hub.checkout(MERGE_REF, 1);
    const comparison = await compare(clone, main, 'before');
    expect(told(comparison)).toEqual(TOPIC);
    expect(comparison).toMatchObject({ commit: main });
    // An id is not looked up as the name of a branch, and git is not asked for the address.
    expect(calls().filter((call) => call.includes(' fetch ')).length).toBeGreaterThan(0);
    expect(calls().filter((call) => / (?:rev-parse|ls-remote) /.test(call))).toEqual([]);
    expect(history(clone)).toEqual([merge]);
    expect(git(clone, ['log', '--format=%H', main])).toBe(main);
  });

  test('and no reference, tag or note of the fetch is left', async () => {
    hub.git('tag', 'a-tag', fork);
    const clone = hub.checkout(MERGE_REF, 1);
    const before = [git(clone, ['for-each-ref']), existsSync(join(clone, '.git', 'FETCH_HEAD'))];
    git(clone, ['config', 'remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*']);
    writeFileSync(join(clone, '.git', 'FETCH_HEAD'), 'untouched');
    await compare(clone, main, 'before');
    expect(git(clone, ['for-each-ref'])).toBe(before[0]);
    expect(git(clone, ['rev-parse', '--verify', '--quiet', 'HEAD'])).toBe(merge);
    hub.git('tag', '--delete', 'a-tag');
  });

  test('with its history into a whole clone, which stays whole', async () => {
    hub.point('forced', fork);
    const lost = hub.commit('forced', { files: { 'lost.md': 'lost' } });
    hub.point('forced', fork);
    hub.commit('forced', { files: { 'kept.md': 'kept' } });
    const clone = hub.checkout('forced');
    expect(() => git(clone, ['cat-file', '-e', lost])).toThrow();
    expect(told(await compare(clone, lost, 'before'))).toEqual({
      changed: ['kept.md'],
      deleted: ['lost.md'],
      approximate: false,
    });
    expect(git(clone, ['rev-parse', '--is-shallow-repository'])).toBe('false');
    expect(git(clone, ['log', '--format=%H', lost]).split('\n')).toEqual([lost, fork]);
  });

  test('by the name of a branch or of a tag, in a shallow clone as it is now', async () => {
    hub.git('tag', '--annotate', '--message=x', 'v2', main);
    hub.git('tag', 'v3', main);
    for (const name of ['main', 'origin/main', 'refs/remotes/origin/main', 'v2', 'v3']) {
      const clone = hub.checkout('topic', 1);
      expect([name, told(await compare(clone, name))]).toEqual([
        name,
        { changed: ['topic.md'], deleted: ['gone.md', 'main.md'], approximate: true },
      ]);
    }
  });

  test('into a partial clone, too', async () => {
    hub.git('config', 'uploadpack.allowFilter', 'true');
    const clone = join(temporaryFolder(), 'repo');
    git('.', ['clone', '--quiet', '--depth=1', '--filter=blob:none', '--branch=topic', hub.url, clone]);
    expect(told(await compare(clone, main, 'before'))).toMatchObject({ changed: ['topic.md'] });
  });

  describe('as far as the server allows it', () => {
    let strict: Hub;
    let behind: string;
    let lost: string;

    beforeEach(() => {
      strict = makeHub({ 'a.md': 'a' });
      behind = strict.git('rev-parse', 'main');
      const tip = strict.commit('main', { files: { 'b.md': 'b' } });
      lost = strict.commit('topic', { files: { 'lost.md': 'lost' } });
      strict.point('topic', tip);
    });

    async function attempt(base: string): Promise<unknown> {
      const clone = strict.checkout('topic', 1);
      // Later protocols do not ask for leave.
      git(clone, ['config', 'protocol.version', '0']);
      return told(await compare(clone, base, 'before'));
    }

    test('nothing that no branch points to', async () => {
      for (const base of [behind, lost]) {
        expect(await attempt(base)).toMatch(
          new RegExp(`^${base} is not in the clone, and could not be fetched: .*unadvertised`),
        );
      }
    });
  });
});

describe('refused, with the reason', () => {
  const GONE = 'ab'.repeat(20);

  test.each(['', ' ', '-x', '--upload-pack=x', 'a\nb', 'a\0b'])('%j is no revision', async (revision) => {
    expect(told(await compare(hub.checkout('topic', 1), revision))).toMatch(/is not a revision: name a branch/);
  });

  test('a commit that nobody has', async () => {
    expect(told(await compare(hub.checkout('topic', 1), GONE))).toMatch(
      new RegExp(`^${GONE} is not in the clone, and could not be fetched: `),
    );
  });

  test('a name that nobody has, one that is a pattern, and one that is an expression', async () => {
    for (const name of ['nowhere', 'no-where', 'ma*', 'main~9', '@{upstream}', 'x/origin/main']) {
      expect(told(await compare(hub.checkout('topic', 1), name))).toBe(
        `Neither the clone nor origin has a branch or a tag ${name}.`,
      );
    }
  });

  test('what is no commit', async () => {
    const tree = hub.git('rev-parse', 'main^{tree}');
    expect(told(await compare(hub.checkout('main'), tree))).toMatch(/is not a commit|could not be fetched/);
  });

  test('a commit whose tree the repository lacks', async () => {
    const { directory, git: run } = makeRepository([{ files: { a: 'a' } }], { checkout: true });
    const text = run('cat-file', 'commit', 'main').replace(/^tree .*/, `tree ${GONE}`);
    const broken = git(
      directory,
      ['hash-object', '-t', 'commit', '-w', '--literally', '--stdin'],
      Buffer.from(`${text}\n`),
    );
    expect(told(await compare(directory, broken, 'before', 'local'))).toBe(
      `The repository lacks the tree of ${broken}: fetch it again without a filter.`,
    );
  });

  test('nothing without git, which is an error', async () => {
    const clone = hub.checkout('topic', 1);
    const tree = await openCommit({ root: clone, revision: 'HEAD' });
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    try {
      const compared = compareByGit(tree, { revision: 'main', relation: 'branch', label: 'the base' }, 'local');
      await expect(compared).rejects.toMatchObject({ kind: 'no-git' });
    } finally {
      process.env.PATH = PATH;
      tree.close();
    }
  });

  test('a remote that is gone', async () => {
    const clone = hub.checkout('topic', 1);
    git(clone, ['remote', 'set-url', 'origin', 'file:///nowhere/at/all']);
    expect(told(await compare(clone, main))).toMatch(/could not be fetched: .*nowhere/);
    expect(told(await compare(clone, 'other'))).toMatch(/origin could not be asked for other: .*nowhere/);
  });

  test('a clone without a remote, even where a folder has its name', async () => {
    const clone = hub.checkout('topic', 1);
    git(clone, ['remote', 'remove', 'origin']);
    git('.', ['clone', '--quiet', '--bare', hub.url, join(clone, 'origin')]);
    for (const revision of [main, 'main']) {
      expect(told(await compare(clone, revision))).toMatch(/no remote origin to fetch from/);
    }
  });

  test('where nothing may be fetched, with the branch of the remote that may be meant', async () => {
    expect(told(await compare(hub.checkout('topic', 1), main, 'branch', 'local'))).toBe(
      `git does not know the revision "${main}". Name a branch, a tag or a commit that has been fetched.`,
    );
    const clone = hub.checkout('topic');
    expect(told(await compare(clone, 'main~0', 'branch', 'local'))).toMatch(/"main~0"\. Did you mean origin\/main~0\?/);
  });

  test('an address is reported without the password in it', async () => {
    const clone = hub.checkout('topic', 1);
    git(clone, ['remote', 'set-url', 'origin', 'http://me:secret@127.0.0.1:1/x']);
    const reason = told(await compare(clone, main));
    expect(reason).toMatch(/127\.0\.0\.1/);
    expect(reason).not.toMatch(/secret/);
  });
});

describe('while it fetches, nothing is run that a repository names', () => {
  let mark: string;
  let program: string;

  beforeEach(() => {
    const folder = temporaryFolder();
    mark = join(folder, 'ran');
    program = join(folder, 'program');
    writeFileSync(program, `#!/bin/sh\ntouch '${mark}'\nexit 1\n`);
    chmodSync(program, 0o755);
  });

  test('no hook', async () => {
    const clone = hub.checkout(MERGE_REF, 1);
    const hooks = join(clone, '.git', 'hooks');
    mkdirSync(hooks, { recursive: true });
    for (const name of ['reference-transaction', 'post-merge', 'pre-auto-gc', 'post-checkout']) {
      writeFileSync(join(hooks, name), `#!/bin/sh\ntouch '${mark}'\n`);
      chmodSync(join(hooks, name), 0o755);
    }
    expect(await compare(clone, main, 'before')).toMatchObject({ kind: 'compared' });
    expect(existsSync(mark)).toBe(false);
  });

  test('no remote that is a command', async () => {
    const clone = hub.checkout(MERGE_REF, 1);
    git(clone, ['remote', 'set-url', 'origin', `ext::${program}`]);
    git(clone, ['config', 'protocol.ext.allow', 'always']);
    expect(told(await compare(clone, main, 'before'))).toMatch(/could not be fetched: .*ext/);
    expect(existsSync(mark)).toBe(false);
  });

  test('nobody is asked for a password', async () => {
    const server = await refusing();
    const clone = hub.checkout(MERGE_REF, 1);
    const { port } = server.address() as { port: number };
    git(clone, ['remote', 'set-url', 'origin', `http://127.0.0.1:${String(port)}/x`]);
    git(clone, ['config', 'core.askPass', program]);
    expect(told(await compare(clone, main, 'before'))).toMatch(/could not be fetched/);
    expect(existsSync(mark)).toBe(false);
    server.close();
  });
});

/** A server that wants a password for everything. */
function refusing(): Promise<Server> {
  const answer =
    'HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm="x"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}

test('git that takes too long is ended, and says so', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  const started = Date.now();
  const options = { cwd: hub.checkout('topic', 1), limit: 300, protocols: ['http'] };
  const { status, stderr } = await runGit(options, ['ls-remote', `http://127.0.0.1:${String(port)}/x`]);
  expect([status, stderr]).toEqual([-1, expect.stringMatching(/It took longer than 0\.3 seconds\.$/)]);
  expect(Date.now() - started).toBeLessThan(5_000);
  server.close();
});
