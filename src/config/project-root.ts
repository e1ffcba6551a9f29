import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { repositoryOf } from '../tree/root.js';
import { resemblesRepository } from '../tree/git/store.js';
import { CONFIG_FILES } from './find.js';

export interface ProjectRoot {
  /** As it is written from the current directory, which is `.`. */
  readonly path: string;
  /** The current directory's place in it: empty where it is the root itself. */
  readonly place: string;
  /** Why it is the root. */
  readonly because: 'configuration' | 'repository' | 'current';
}

/**
 * The project root of a folder, the current one: the nearest folder upwards that holds a configuration, as far as its repository
 * goes; else the top of the repository; else the folder itself.
 */
export function projectRootOf(folder: string): ProjectRoot {
  const real = realpathSync(folder);
  // In a bare repository no files lie, and what is around it is another's.
  if (resemblesRepository(real)) return { path: '.', place: '', because: 'current' };
  const top = repositoryOf(real);
  const at = (root: string, because: ProjectRoot['because']): ProjectRoot => ({
    path: relative(real, root) || '.',
    place: relative(root, real).split(sep).join('/'),
    because: root === real ? 'current' : because,
  });
  for (let above = real; ; above = dirname(above)) {
    if (CONFIG_FILES.some((name) => existsSync(join(above, name)))) return at(above, 'configuration');
    if (above === top || dirname(above) === above) return at(top ?? real, 'repository');
  }
}
