import { devNull } from 'node:os';
import { join } from 'node:path';
import { environment, type CallerEnvironment } from '../../../src/tree/git/environment.js';
import { temporaryFolder } from '../../support/repository.js';

const before = process.env;

afterEach(() => {
  process.env = before;
});

/** The environment of git, for a caller with these variables alone. */
function environmentOf(
  caller: Readonly<Record<string, string>>,
  call: Partial<CallerEnvironment> = {},
): NodeJS.ProcessEnv {
  process.env = { ...caller };
  return environment({
    path: '/git/bin',
    ceiling: '/above',
    protocols: undefined,
    header: undefined,
    isApart: false,
    patterns: false,
    ...call,
  });
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
    expect(environmentOf({}, { patterns: true })).toEqual({ ...ALWAYS, GIT_LITERAL_PATHSPECS: '0' });
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
    expect(environmentOf(caller, { protocols }).GIT_ALLOW_PROTOCOL).toBe(allowed);
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
