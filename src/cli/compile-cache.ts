import * as nodeModule from 'node:module';
import { isAbsolute, join } from 'node:path';

interface Caching {
  /** Since Node 22.1 (https://nodejs.org/api/module.html#moduleenablecompilecachecachedir). */
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * Has Node keep what it compiles from here on, so that the next run starts faster: most of a short run is compiling. It is
 * kept in the user's own cache folder, never in a shared one such as `/tmp`, since compiled code is run as it is found.
 * Where there is no such folder, or it cannot be written to, nothing happens.
 */
export function keepCompiled(env: NodeJS.ProcessEnv): void {
  const folder = cacheFolder(env);
  if (folder === undefined) return;
  const { enableCompileCache } = nodeModule as typeof nodeModule & Caching;
  enableCompileCache?.(join(folder, 'return-gate', 'compiled'));
}

/** The folder that the platform has for it; on Unix by the XDG Base Directory Specification. */
function cacheFolder({ XDG_CACHE_HOME = '', HOME = '', LOCALAPPDATA = '' }: NodeJS.ProcessEnv): string | undefined {
  const home = HOME === '' ? '' : join(HOME, '.cache');
  return [XDG_CACHE_HOME, home, LOCALAPPDATA].find(isAbsolute);
}
