import { mkdirSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { lastWords, promisorsOf, readGitSettings, toFetch } from '../../../src/tree/git/remote.js';
import type { GitOptions } from '../../../src/tree/git/git.js';
import { git, makeRepository, temporaryFolder } from '../../support/repository.js';

const before = { ...process.env };

beforeEach(() => {
  process.env.GIT_CONFIG_GLOBAL = devNull;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
});

afterEach(() => {
  process.env = { ...before };
});

function repository(): string {
  return makeRepository([{ files: { a: 'x' } }], { checkout: true }).directory;
}

describe('the settings that git would fetch with', () => {
  const INCLUDED = (file: string): string =>
    `git's configuration includes the project file ${file}, which could name programs to run, so nothing is fetched. ` +
    'Remove the include, or set HOME to a folder outside the project.';

  test('have all values of each name, in their order', async () => {
    const cwd = repository();
    for (const value of ['one', 'two\nlines', '']) git(cwd, ['config', '--add', 'test.value', value]);
    writeFileSync(
      join(cwd, '.git/config'),
      '[core]\n\tbare = false\n[test]\n\tvalue = one\n\tvalue = "two\\nlines"\n\tvalue\n',
    );
    const settings = await readGitSettings({ cwd });
    expect(settings.get('test.value')).toEqual(['one', 'two\nlines', '']);
    expect(settings.get('core.bare')).toEqual(['false']);
    expect(settings.get('')).toBeUndefined();
  });

  test('may come from outside of the project, and from the .git of the checkout or of its main repository', async () => {
    const cwd = repository();
    const own = join(cwd, '.git/more');
    const outside = join(temporaryFolder(), 'outside');
    writeFileSync(own, '[test]\n\town = 1\n');
    writeFileSync(outside, '[test]\n\toutside = 1\n');
    git(cwd, ['config', 'include.path', own]);
    git(cwd, ['config', '--add', 'include.path', outside]);
    const settings = await readGitSettings({ cwd });
    expect([settings.get('test.own'), settings.get('test.outside')]).toEqual([['1'], ['1']]);
    const linked = join(cwd, 'linked');
    git(cwd, ['worktree', 'add', '--quiet', '--detach', linked]);
    expect((await readGitSettings({ cwd: linked })).get('test.own')).toEqual(['1']);
  });

  test('may not come from a file of the project, by whatever way', async () => {
    const cwd = repository();
    writeFileSync(join(cwd, 'evil'), '[core]\n\tsshCommand = false\n');
    git(cwd, ['config', 'include.path', '../evil']);
    await expect(readGitSettings({ cwd })).rejects.toThrow(INCLUDED('.git/../evil'));
    git(cwd, ['config', '--unset', 'include.path']);
    expect((await readGitSettings({ cwd })).has('core.sshcommand')).toBe(false);
    process.env.GIT_CONFIG_GLOBAL = join(cwd, 'evil');
    await expect(readGitSettings({ cwd })).rejects.toThrow(INCLUDED(join(cwd, 'evil')));
    // All files of a bare repository are git's own.
    const bare = makeRepository([], { bare: true }).directory;
    writeFileSync(join(bare, 'more'), '[test]\n\tmore = 1\n');
    git(bare, ['config', 'include.path', 'more']);
    expect((await readGitSettings({ cwd: bare, bare: true })).get('test.more')).toEqual(['1']);
  });

  test('cannot be read without git, or where git may use no repository', async () => {
    const bare = makeRepository([], { bare: true }).directory;
    await expect(readGitSettings({ cwd: '/usr' })).rejects.toMatchObject({ kind: 'no-git' });
    await expect(readGitSettings({ cwd: join(bare, 'none') })).rejects.toThrow(/^git could not be started: /);
  });

  test('that git cannot read are an error', async () => {
    const cwd = repository();
    writeFileSync(join(cwd, '.git/config'), '[core\n');
    await expect(readGitSettings({ cwd })).rejects.toThrow(/^git's configuration is broken: bad config line 1/);
  });
});

test('the remotes that have promised objects are the named one and those that are marked', () => {
  const settings = (entries: Readonly<Record<string, readonly string[]>>): readonly string[] =>
    promisorsOf(new Map(Object.entries(entries)));
  expect(settings({})).toEqual([]);
  expect(
    settings({
      'extensions.partialclone': ['origin', 'named'],
      'remote.origin.promisor': ['true'],
      'remote.a.b\nc.promisor': [''],
      'remote.no.promisor': ['false', 'true', 'false'],
      'remote.yes.promisor': ['false', 'true'],
      'remote.origin.url': ['x'],
      'a.remote.x.promisor': ['true'],
      'remote.x.promisor.y': ['true'],
    }),
  ).toEqual(['origin', 'named', 'a.b\nc', 'yes']);
});

describe('the protocols of a fetch', () => {
  const NETWORK = ['git', 'http', 'https', 'ssh'];

  async function protocolsFor(...urls: readonly string[]): Promise<readonly string[] | undefined> {
    const cwd = repository();
    mkdirSync(join(cwd, 'inside'));
    urls.forEach((url, n) => git(cwd, ['config', `remote.r${String(n)}.url`, url.replace('PROJECT', cwd)]));
    return (
      await fetching(
        { cwd },
        urls.map((_, n) => `r${String(n)}`),
      )
    ).protocols;
  }

  async function fetching(options: GitOptions, remotes: readonly string[]): Promise<GitOptions> {
    return toFetch(options, remotes, await readGitSettings(options));
  }

  test.each([
    ['https://example.com/x.git'],
    ['ssh://example.com/x'],
    ['git@example.com:x'],
    ['host:path'],
    ['ext::sh -c touch% x'],
    ['host:/nowhere/else'],
    ['1:/nowhere/else'],
    ['http://example.com/?file:///nowhere'],
    // Folders of the project.
    ['PROJECT/inside'],
    ['file://PROJECT/inside'],
    ['inside'],
    ['./inside'],
    ['file://PROJECT/x%zz'],
    // Only on Windows are these folders elsewhere.
    ['file:///C:/nowhere'],
    ['C:/nowhere'],
    ['C:\\nowhere'],
  ])('do not allow a folder on disk with %j', async (url) => {
    expect(await protocolsFor(url)).toEqual(NETWORK);
  });

  test.each([['/nowhere/else'], ['../beside'], ['file:///nowhere/with%20space'], ['file:///nowhere/%zz'], ['../a:b']])(
    'allow one outside of the project: %j',
    async (url) => {
      expect(await protocolsFor(url)).toEqual([...NETWORK, 'file']);
    },
  );

  test('allow one if all folders are outside, and there are some', async () => {
    expect(await protocolsFor('/nowhere', 'https://example.com')).toEqual([...NETWORK, 'file']);
    expect(await protocolsFor('/nowhere', 'inside')).toEqual(NETWORK);
    expect(await protocolsFor()).toEqual(NETWORK);
  });

  test('follow the rules by which git rewrites an address', async () => {
    const cwd = repository();
    git(cwd, ['config', 'remote.origin.url', 'https://example.com/x']);
    git(cwd, ['config', 'url./nowhere/.insteadOf', 'https://example.com/']);
    expect(await fetching({ cwd, limit: 5 * 60_000 }, ['origin'])).toEqual({
      cwd,
      limit: 5 * 60_000,
      protocols: [...NETWORK, 'file'],
    });
  });

  test('are those of the first of several addresses, as git takes it', async () => {
    const cwd = repository();
    git(cwd, ['config', 'remote.origin.url', '/nowhere/else']);
    git(cwd, ['config', '--add', 'remote.origin.url', 'https://example.com/x']);
    expect((await fetching({ cwd }, ['origin'])).protocols).toEqual([...NETWORK, 'file']);
  });

  test('are unknown where git does not know the address', async () => {
    const cwd = repository();
    writeFileSync(join(cwd, '.git/config'), '[core\n');
    await expect(toFetch({ cwd }, ['origin'], new Map())).rejects.toThrow(
      /^git's configuration is broken: bad config line 1/,
    );
  });
});

test.each([
  ['', 'git gave no reason.'],
  [' \n\n', 'git gave no reason.'],
  ['one\ntwo\n\n', 'two'],
  ['hint: x\nfatal: it broke\nPlease check\n', 'fatal: it broke'],
  ['error: first\nfatal: second\n', 'error: first'],
  ['not fatal: x\nlast', 'last'],
  ["fatal: could not read 'https://me:secret@example.com/x'", "fatal: could not read 'https://example.com/x'"],
  ['fatal: //a@b and //c:d@e but a@b', 'fatal: //b and //e but a@b'],
])('the last words of git in %j are %j', (stderr, expected) => {
  expect(lastWords(stderr)).toBe(expected);
});
