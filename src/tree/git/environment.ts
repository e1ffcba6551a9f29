import { devNull } from 'node:os';
import { isAbsolute } from 'node:path';

/**
 * Of git's own variables those of the caller that count: which files hold a person's settings, and those that are handed over
 * without a file; an installation that was moved; how a remote is reached; a test's wish that git be stricter. All others
 * would change what git prints, which paths it takes, or which repository it reads.
 */
const HEEDED =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|EXEC_PATH|SSH(?:_COMMAND|_VARIANT)?|SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|TEST_ASSUME_DIFFERENT_OWNER)$/;

/** Where a push keeps its objects until a hook has accepted them: without these a hook could not see what it judges. */
const OF_A_PUSH = ['GIT_QUARANTINE_PATH', 'GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'];

export interface CallerEnvironment {
  /** What git gets as `PATH`. */
  readonly path: string;
  /** Folders that git must not look above for a repository. */
  readonly ceiling: string;
  /** The protocols by which it may reach a remote; undefined where it is not to fetch at all. */
  readonly protocols: readonly string[] | undefined;
  /** A header for the requests to a server. */
  readonly header: { readonly server: string; readonly value: string } | undefined;
  /** Paths on the command line are patterns. */
  readonly patterns: boolean;
}

/** The environment of a git process. */
export function environment({ path, ceiling, protocols, header, patterns }: CallerEnvironment): NodeJS.ProcessEnv {
  const caller = process.env;
  const kept = Object.entries(caller).filter(([name]) => !isOfGit(name) || HEEDED.test(name.toUpperCase()));
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
    // Whoever calls may watch what git is started for, in a file of theirs. What the configuration would trace is not written.
    GIT_TRACE2: '0',
    GIT_TRACE2_PERF: '0',
    GIT_TRACE2_EVENT: isAbsolute(trace) ? trace : '0',
    // An empty list allows none, whatever the configuration says.
    GIT_ALLOW_PROTOCOL: allowed(protocols ?? [], caller.GIT_ALLOW_PROTOCOL).join(':'),
  };
  // A missing object is missing. git before 2.45 does not know it, and fails by the list above when it tries to fetch.
  if (protocols === undefined || caller.GIT_NO_LAZY_FETCH !== undefined) env.GIT_NO_LAZY_FETCH = '1';
  if (header !== undefined) {
    const count = Number(env.GIT_CONFIG_COUNT ?? '0');
    env.GIT_CONFIG_COUNT = String(count + 1);
    env[`GIT_CONFIG_KEY_${String(count)}`] = `http.${header.server}/.extraheader`;
    env[`GIT_CONFIG_VALUE_${String(count)}`] = header.value;
  }
  return env;
}

function isOfGit(name: string): boolean {
  return name.toUpperCase().startsWith('GIT_');
}

/** What a caller forbids stays forbidden. */
function allowed(protocols: readonly string[], byCaller: string | undefined): readonly string[] {
  const theirs = byCaller?.split(':');
  return protocols.filter((protocol) => theirs?.includes(protocol) ?? true);
}
