import { runGit, environment, type GitOptions, findGit, lookUp } from '../../../src/tree/git/git.js';
import { makeRepository, temporaryFolder } from '../../support/repository.js';
import { devNull } from 'node:os';
import { join, delimiter } from 'node:path';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';

test('git that takes too long is ended alone on Windows, which has no groups of processes', async () => {
  const cwd = temporaryFolder();
  // Where git is was found before, by the rules of this machine.
  await runGit({ cwd }, ['--version']);
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'win32' });
  try {
    const alias = ['-c', 'alias.wait=!sleep 3', 'wait'];
    const { status, stderr } = await runGit({ cwd, limit: 200 }, alias);
    expect([status, stderr]).toEqual([-1, 'It took longer than 0.2 seconds.']);
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});

test('git that left a program behind in a group of its own has ended when its time is over', async () => {
  const program = `require('node:child_process').spawn('sleep', ['3'], { detached: true, stdio: 'inherit' }).unref()`;
  const alias = ['-c', `alias.leave=!'${process.execPath}' -e "${program}"`, 'leave'];
  const { stderr } = await runGit({ cwd: temporaryFolder(), limit: 1_000 }, alias);
  expect(stderr).toMatch(/It took longer than 1 seconds\.$/);
});

test('git uses no bare repository but the one that its caller named', async () => {
  const { directory: cwd, git } = makeRepository([{ files: { a: 'x' } }], { bare: true });
  const ask = (bare?: boolean) => runGit({ cwd, ...(bare === undefined ? {} : { bare }) }, ['rev-parse', 'main']);
  expect((await ask(true)).stdout.toString()).toBe(`${git('rev-parse', 'main')}\n`);
  for (const bare of [false, undefined]) {
    expect(await ask(bare)).toMatchObject({ status: 128, stderr: expect.stringContaining('safe.bareRepository') });
  }
});

test('git takes paths as they are, but for patterns of ignored files', async () => {
  const { directory: cwd } = makeRepository([{ files: { 'a.md': 'x', '.gitignore': '*.log\n' } }], { checkout: true });
  const output = async (...args: readonly string[]): Promise<string> => (await runGit({ cwd }, args)).stdout.toString();
  expect(await output('ls-files', '--', '*.md')).toBe('');
  expect(await output('ls-files', '--', 'a.md')).toBe('a.md\n');
  expect(await output('check-ignore', 'b.log')).toBe('b.log\n');
});

test('git trusts the folders that its caller trusts, and takes nothing else from the caller', async () => {
  const ask = async (safeDirectories?: readonly string[]): Promise<string> => {
    const options = { cwd: temporaryFolder(), ...(safeDirectories === undefined ? {} : { safeDirectories }) };
    const asked = ['config', '--get-all', 'safe.directory'];
    return (await runGit(options, asked)).stdout.toString();
  };
  const trusted = ['/one', '/two folders'];
  expect(await ask(trusted)).toBe(`${await ask()}/one\n/two folders\n`);
});

const before = process.env;

afterEach(() => {
  process.env = before;
});

/** The environment of git, for a caller with these variables alone. */
function environmentOf(
  caller: Readonly<Record<string, string>>,
  call: Partial<GitOptions> = {},
  command = 'log',
): NodeJS.ProcessEnv {
  process.env = { ...caller };
  return environment({ cwd: '/above/project', ...call }, '/git/bin', command);
}

/** What every call of git is given that must not fetch. */
const ALWAYS = {
  PATH: '/git/bin',
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  GIT_CEILING_DIRECTORIES: '/above',
  GIT_GRAFT_FILE: devNull,
  GIT_LITERAL_PATHSPECS: '1',
  GIT_TRACE2: '0',
  GIT_TRACE2_PERF: '0',
  GIT_TRACE2_EVENT: '0',
  GIT_ALLOW_PROTOCOL: '',
  GIT_NO_LAZY_FETCH: '1',
};

describe('The environment of git', () => {
  test('sets what makes its answers the same everywhere', () => {
    expect(environmentOf({})).toEqual(ALWAYS);
    expect(environmentOf({ LC_ALL: 'de', GIT_TERMINAL_PROMPT: '1', GIT_ASKPASS: 'x', PATH: '/x' })).toEqual(ALWAYS);
  });

  test('takes paths on the command line literally, unless they are patterns', () => {
    expect(environmentOf({}, {}, 'check-ignore')).toEqual({ ...ALWAYS, GIT_LITERAL_PATHSPECS: '0' });
  });

  test.each([
    'HOME', 'HTTPS_PROXY', 'GITHUB_TOKEN', 'XGIT_DIR', 'GIT', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM', 'GIT_CONFIG_NOSYSTEM',
    'GIT_CONFIG_COUNT', 'GIT_CONFIG_KEY_0', 'GIT_CONFIG_KEY_12', 'GIT_CONFIG_VALUE_0', 'GIT_CONFIG_VALUE_12', 'GIT_EXEC_PATH', 'GIT_SSH',
    'GIT_SSH_COMMAND', 'GIT_SSH_VARIANT', 'GIT_SSL_CAINFO', 'GIT_PROXY_SSL_CERT', 'GIT_HTTP_PROXY_AUTHMETHOD',
    'GIT_TEST_ASSUME_DIFFERENT_OWNER', 'git_ssh',
  ])('keeps %s of the caller', (name) => {
    expect(environmentOf({ [name]: '7' })).toEqual({ ...ALWAYS, [name]: '7' });
  }); // prettier-ignore

  test.each([
    'GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_CONFIG', 'GIT_CONFIG_PARAMETERS', 'GIT_CONFIG_GLOBAL_X', 'GIT_CONFIG_KEY_',
    'GIT_CONFIG_KEY_X', 'GIT_CONFIG_VALUE_1X', 'GIT_SSH_X', 'GIT_SSL_', 'GIT_PROXY_SSL_', 'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_REPLACE_REF_BASE', 'GIT_EXTERNAL_DIFF', 'GIT_NAMESPACE', 'git_dir', 'Path', 'GIT_SSL_A-B',
  ])('drops %s of the caller', (name) => {
    expect(environmentOf({ [name]: '7' })).toEqual(ALWAYS);
  }); // prettier-ignore

  test('keeps where a push has its objects until a hook has accepted them', () => {
    const push = {
      GIT_QUARANTINE_PATH: '/q',
      GIT_OBJECT_DIRECTORY: '/q/objects',
      GIT_ALTERNATE_OBJECT_DIRECTORIES: '/objects',
    };
    expect(environmentOf({ ...push, GIT_DIR: '/x' })).toEqual({ ...ALWAYS, ...push });
  });

  test('has a trace of the calls in a file of the caller, and nowhere else', () => {
    const file = join(temporaryFolder(), 'trace');
    expect(environmentOf({ GIT_TRACE2_EVENT: file }).GIT_TRACE2_EVENT).toBe(file);
    for (const trace of ['1', 'trace', ''])
      expect(environmentOf({ GIT_TRACE2_EVENT: trace }).GIT_TRACE2_EVENT).toBe('0');
  });

  test.each([
    ['none for a call without a remote', undefined, undefined, ''],
    ['those of the call', ['http', 'ssh'], undefined, 'http:ssh'],
    ['those of the call that the caller allows', ['http', 'ssh', 'file'], 'file:ftp:http', 'http:file'],
    ['none if the caller allows none', ['http'], '', ''],
  ])('allows protocols: %s', (_, protocols, byCaller, allowed) => {
    const caller = byCaller === undefined ? {} : { GIT_ALLOW_PROTOCOL: byCaller };
    expect(environmentOf(caller, protocols === undefined ? {} : { protocols }).GIT_ALLOW_PROTOCOL).toBe(allowed);
  });

  test('lets git fetch a missing object only in a call with a remote, and only if the caller does', () => {
    const protocols = ['http'];
    expect(environmentOf({}, { protocols })).not.toHaveProperty('GIT_NO_LAZY_FETCH');
    expect(environmentOf({ GIT_NO_LAZY_FETCH: '0' }, { protocols }).GIT_NO_LAZY_FETCH).toBe('1');
  });

  test('has a header for requests to a server, after the settings of the caller', () => {
    const header = { server: 'https://example.com', value: 'AUTHORIZATION: basic x' };
    expect(environmentOf({}, { header })).toEqual({
      ...ALWAYS,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.https://example.com/.extraheader',
      GIT_CONFIG_VALUE_0: 'AUTHORIZATION: basic x',
    });
    const caller = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'a.b', GIT_CONFIG_VALUE_0: 'c' };
    expect(environmentOf(caller, { header })).toEqual({
      ...ALWAYS,
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'a.b',
      GIT_CONFIG_VALUE_0: 'c',
      GIT_CONFIG_KEY_1: 'http.https://example.com/.extraheader',
      GIT_CONFIG_VALUE_1: 'AUTHORIZATION: basic x',
    });
  });
});

const HINT = 'install git, or check the files on disk with --workspace.';
let root: string;
let project: string;
const { PATH } = process.env;
const home = process.cwd();

beforeEach(() => {
  root = temporaryFolder();
  project = join(root, 'project');
  mkdirSync(project);
});

afterEach(() => {
  process.env.PATH = PATH;
  process.chdir(home);
});

/** Puts a program into a folder below the root. Returns the folder. */
function programIn(folder: string, name = 'git', mode = 0o755): string {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, name), '#!/bin/sh\n');
  chmodSync(join(root, folder, name), mode);
  return join(root, folder);
}

describe('the git that is started', () => {
  test('is the first on PATH, with the folders that count', () => {
    const [one, two] = [programIn('one'), programIn('two')];
    mkdirSync(join(root, 'empty'));
    const given = [join(root, 'none'), join(root, 'empty'), one, two].join(delimiter);
    expect(lookUp(given, project)).toEqual({
      file: join(one, 'git'),
      path: [join(root, 'empty'), one, two].join(delimiter),
    });
  });

  test('may be executed, and is a file', () => {
    const plain = programIn('plain', 'git', 0o644);
    mkdirSync(join(root, 'folder/git'), { recursive: true });
    const one = programIn('one');
    expect(lookUp([plain, join(root, 'folder'), one].join(delimiter), project).file).toBe(join(one, 'git'));
  });

  test('is never one of the project, nor of a relative folder, nor behind a link into the project', () => {
    const own = programIn('project/bin');
    symlinkSync(own, join(root, 'link'));
    process.chdir(root);
    programIn('relative');
    for (const folder of [own, project, join(root, 'link'), 'relative', 'project/bin', '']) {
      const one = programIn('one');
      expect(lookUp([folder, one].join(delimiter), project)).toEqual({ file: join(one, 'git'), path: one });
    }
    for (const folder of [own, join(root, 'link'), 'relative']) {
      expect(() => lookUp(folder, project)).toThrow(
        `git was not found on this machine but as ${join(folder, 'git')}, ` +
          `which is not started from the project or a relative folder in PATH: ${HINT}`,
      );
    }
  });

  test('may be anywhere if the project is the whole disk', () => {
    const one = programIn('one');
    expect(lookUp(one, '/').file).toBe(join(one, 'git'));
  });

  test('is not found where PATH has none', () => {
    expect(() => lookUp(project, project)).toThrow(`git was not found on this machine: ${HINT}`);
    delete process.env.PATH;
    expect(() => findGit(project)).toThrow(`git was not found on this machine: ${HINT}`);
    expect(() => findGit(project)).toThrow(expect.objectContaining({ kind: 'no-git' }) as Error);
  });

  test('is git.exe on Windows, in a folder of a drive, which may be in quotes', () => {
    // On other systems these are relative paths.
    process.chdir(root);
    for (const folder of ['C:\\tools', '\\tools']) {
      mkdirSync(folder);
      writeFileSync(`${folder}\\git.exe`, '', { mode: 0o755 });
      writeFileSync(`${folder}\\git.bat`, '', { mode: 0o755 });
    }
    const file = 'C:\\tools\\git.exe';
    expect(lookUp('\\tools;tools;"C:\\tools"', '/project', 'win32')).toEqual({ file, path: 'C:\\tools' });
    expect(lookUp('C:\\tools', '/project', 'win32')).toEqual({ file, path: 'C:\\tools' });
    for (const folder of ['"C:\\tools', 'C:\\tools"', 'x"C:\\tools"', '"C:\\tools"x']) {
      expect(() => lookUp(folder, '/project', 'win32')).toThrow('git was not found on this machine: ');
    }
    expect(() => lookUp('\\tools', '/project', 'win32')).toThrow('but as \\tools\\git.exe, which is not started');
    expect(() => lookUp('"C:\\tools"', '/project', 'linux')).toThrow('git was not found on this machine: ');
  });
});
