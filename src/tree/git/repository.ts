import type { GitOptions } from './git.js';
import type { Objects } from './objects.js';

/** The repository of an open tree. It serves as long as the tree is open. */
export interface Repository {
  readonly git: GitOptions;
  readonly objects: Objects;
  /** The project root's place in it: `examples/clean`, or empty. */
  readonly prefix: string;
  /** `partial` where a remote keeps what is then to be fetched before it is asked for; it becomes so when history is fetched. */
  readonly clone: 'whole' | 'partial';
}
