import { devNull } from 'node:os';
import { isAbsolute } from 'node:path';

/**
 * The caller's git variables that are kept: which files hold a person's settings, and settings passed without a file; a moved
 * installation; how a remote is reached; stricter checks that a test asks for. All others would change what git prints, which
 * paths it accepts, or which repository it reads.
 */
const HEEDED =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;

/** Where a push keeps its objects until a hook has accepted them. Without these, a hook could not see what it checks. */
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];

export interface CallerEnvironment {
  /** The value of `PATH` for git. */
  readonly path: string;
  /** Folders that git must not look above for a repository. */
  readonly ceiling: string;
  /** The protocols that git may use for a remote; undefined if it must not fetch. */
  readonly protocols: readonly string[] | undefined;
  /** A header for requests to a server. */
  readonly header: { readonly server: string; readonly value: string } | undefined;
  /** Whether git reads no settings and attributes of the machine, the person and the caller. */
  readonly isApart: boolean;
  /** Whether paths on the command line are patterns. */
  readonly patterns: boolean;
}

/** Returns the environment for a git process. */
export function environment({
  path,
  ceiling,
  protocols,
  header,
  isApart,
  patterns,
}: CallerEnvironment): NodeJS.ProcessEnv {
  const caller = process.env;
  const kept = Object.entries(caller).filter(([name]) => isKept(name.toUpperCase(), isApart));
  const push = caller.GIT_QUARANTINE_PATH === undefined ? [] : OF_A_PUSH.map((name) => [name, caller[name]] as const);
  const trace = caller.GIT_TRACE2_EVENT ?? '';
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries([...kept.filter(([name]) => name.toUpperCase() !== 'PATH'), ...push]),
    PATH: path,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_CEILING_DIRECTORIES: ceiling,
    GIT_GRAFT_FILE: devNull,
    GIT_LITERAL_PATHSPECS: patterns ? '0' : '1',
    // A caller may trace git's calls to a file of their own. Traces from the configuration are not written.
    GIT_TRACE2: '0',
    GIT_TRACE2_PERF: '0',
    GIT_TRACE2_EVENT: isAbsolute(trace) ? trace : '0',
    // An empty list allows no protocol, whatever the configuration says.
    GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
  };
  // A missing object stays missing. git before 2.45 ignores this variable, and fails by the empty list above when it tries to
  // fetch.
  if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined) env.GIT_NO_LAZY_FETCH = '1';
  if (isApart) {
    env.GIT_CONFIG_NOSYSTEM = '1';
    env.GIT_CONFIG_GLOBAL = devNull;
    env.GIT_ATTR_NOSYSTEM = '1';
  }
  if (header !== undefined) {
    const count = Number(env.GIT_CONFIG_COUNT ?? '0');
    env.GIT_CONFIG_COUNT = String(count + 1);
    env[`GIT_CONFIG_KEY_${String(count)}`] = `http.${header.server}/.extraheader`;
    env[`GIT_CONFIG_VALUE_${String(count)}`] = header.value;
  }
  return env;
}

function isKept(name: string, isApart: boolean): boolean {
  return !name.startsWith('GIT_') || (HEEDED.test(name) && !(isApart && name.startsWith('GIT_CONFIG_')));
}

/** Returns the allowed protocols, without those that the caller forbids. */
function allowed(protocols: readonly string[], byCaller: string | undefined): readonly string[] {
  const theirs = byCaller?.split(':');
  return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}
