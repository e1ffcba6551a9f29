import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { git, temporaryFolder } from './repository.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A machine on which somebody has a new clone of this project, and nothing else: no development package, no registry. */
export interface Stranger {
  readonly folder: string;
  /** The clone, without `node_modules`. */
  readonly clone: string;
  /** Runs lines of a shell. */
  readonly sh: (script: string, cwd: string) => Ended;
}

/**
 * Makes one in a new folder: npm keeps what it has tried for a path, so that no two tries may share one. The clone's last commit has
 * what is on disk here, also what is not committed yet, but nothing that git ignores: in CI that is the commit itself.
 */
export function makeStranger(): Stranger {
  const folder = temporaryFolder();
  const clone = join(folder, 'return-gate');
  const home = join(folder, 'home');
  mkdirSync(home);
  git(folder, ['clone', '--quiet', '--depth=1', '--no-checkout', pathToFileURL(root).href, clone]);
  git(clone, ['read-tree', 'HEAD']);
  git(root, ['--git-dir', join(clone, '.git'), '--work-tree', root, 'add', '--all']);
  git(clone, ['commit', '--quiet', '--allow-empty', '-m', 'As on disk']);
  git(clone, ['reset', '--quiet', '--hard']);
  const env = environment(home);
  return {
    folder,
    clone,
    sh: (script, cwd) => {
      const { status, stdout, stderr, error } = spawnSync('sh', ['-c', script], {
        cwd,
        env,
        encoding: 'utf8',
        input: '',
      });
      if (error !== undefined) throw error;
      return { status, stdout, stderr };
    },
  };
}

/** Returns the environment without what npm, git and this user's settings add: `npm test` puts our own packages on the PATH. */
function environment(home: string): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|GIT_|INIT_CWD$|PATH$)/i.test(name));
  const global = join(home, 'global');
  const path = (process.env.PATH ?? '').split(delimiter).filter((name) => !name.includes('node_modules'));
  return {
    ...Object.fromEntries(inherited),
    PATH: [join(global, 'bin'), global, dirname(process.execPath), ...path].join(delimiter),
    HOME: home,
    USERPROFILE: home,
    npm_config_cache: join(home, 'cache'),
    npm_config_offline: 'true',
    npm_config_prefix: global,
    npm_config_update_notifier: 'false',
  };
}
