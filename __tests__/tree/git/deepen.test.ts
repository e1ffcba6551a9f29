import { appendFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchHistory, type Fetched } from '../../../src/tree/git/remote.js';
import { git, makeRepository, temporaryFolder } from '../../support/repository.js';

const SERVER = 'https://example.com';

let origin: string;
let newest: string;

beforeAll(() => {
  const repository = makeRepository([{}, {}, {}]);
  origin = repository.directory;
  newest = repository.git('rev-parse', 'main');
});

function cloneOf(directory: string, depth: number): string {
  const clone = join(temporaryFolder(), 'clone');
  const url = pathToFileURL(directory).href;
  git('.', ['clone', '--quiet', '--no-checkout', `--depth=${String(depth)}`, url, clone]);
  return clone;
}

function fetched(cwd: string, token = ''): Promise<Fetched> {
  return fetchHistory({ cwd }, newest, { token, server: SERVER });
}

/** Runs with an environment variable set. */
async function withVariable<T>(name: string, value: string, use: () => Promise<T>): Promise<T> {
  const before = process.env[name];
  process.env[name] = value;
  try {
    return await use();
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before;
  }
}

describe('The history that a shallow clone lacks', () => {
  test('is fetched, as far back as it goes', async () => {
    const clone = cloneOf(origin, 1);
    expect(await fetched(clone)).toEqual({ obstacle: null, git: { cwd: clone } });
    expect(git(clone, ['rev-list', 'HEAD']).split('\n')).toHaveLength(3);
  });

  test('is not all there if the remote is itself a shallow clone', async () => {
    const clone = cloneOf(cloneOf(origin, 2), 1);
    expect(await fetched(clone)).toEqual({ obstacle: 'the remote is itself a shallow clone.' });
  });

  test('needs a remote, which answers with or without a token', async () => {
    const clone = cloneOf(origin, 1);
    git(clone, ['remote', 'set-url', 'origin', 'file:///nowhere/at/all']);
    for (const token of ['', 'secret']) {
      const { obstacle } = await fetched(clone, token);
      expect(obstacle).toMatch(/^fatal: .*nowhere/);
      expect(obstacle).not.toContain('secret');
    }
    git(clone, ['remote', 'remove', 'origin']);
    expect(await fetched(clone)).toEqual({ obstacle: 'the clone has no remote origin.' });
  });

  test('is asked for again with the token if the checkout has kept none, and git has it from then on', async () => {
    const clone = cloneOf(origin, 1);
    const mark = join(temporaryFolder(), 'mark');
    const ssh = join(temporaryFolder(), 'ssh');
    // The second call succeeds.
    writeFileSync(
      ssh,
      `#!/bin/sh\n[ -e '${mark}' ] && exec git-upload-pack '${join(origin, '.git')}'\ntouch '${mark}'\nexit 1\n`,
    );
    chmodSync(ssh, 0o755);
    git(clone, ['remote', 'set-url', 'origin', 'ssh://example.com/x']);
    const path = `${git('.', ['--exec-path'])}:${process.env.PATH ?? ''}`;
    const ask = (token: string): Promise<Fetched> =>
      withVariable('PATH', path, () => withVariable('GIT_SSH_COMMAND', ssh, () => fetched(clone, token)));
    expect(await ask('secret')).toEqual({
      obstacle: null,
      git: {
        cwd: clone,
        header: {
          server: SERVER,
          value: `AUTHORIZATION: basic ${Buffer.from('x-access-token:secret').toString('base64')}`,
        },
      },
    });
  });

  test('is not asked for with a token that the checkout has kept itself', async () => {
    const clone = cloneOf(origin, 1);
    git(clone, ['config', `http.${SERVER}/.extraheader`, 'x']);
    git(clone, ['remote', 'set-url', 'origin', 'ssh://example.com/x']);
    const log = join(temporaryFolder(), 'log');
    const ssh = join(temporaryFolder(), 'ssh');
    writeFileSync(ssh, `#!/bin/sh\necho called >> '${log}'\nexit 1\n`);
    chmodSync(ssh, 0o755);
    const { obstacle } = await withVariable('GIT_SSH_COMMAND', ssh, () => fetched(clone, 'secret'));
    expect(obstacle).toMatch(/^fatal: /);
    expect(readFileSync(log, 'utf8')).toBe('called\n');
  });

  test('is not fetched with a broken configuration, or without git', async () => {
    const clone = cloneOf(origin, 1);
    appendFileSync(join(clone, '.git', 'config'), '[broken\n');
    expect((await fetched(clone)).obstacle).toMatch(/^git's configuration is broken: bad config line/);
    await expect(withVariable('PATH', '/nowhere', () => fetched(clone))).rejects.toMatchObject({ kind: 'no-git' });
  });
});
