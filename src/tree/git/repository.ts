import type { GitOptions } from './git.js';
import type { Objects } from './objects.js';

/** The repository of an open tree. It can be used as long as the tree is open. */
export interface Repository {
  readonly git: GitOptions;
  readonly objects: Objects;
  /** The project root's place in it: `examples/clean`, or empty. */
  readonly prefix: string;
  /** `partial` if a remote keeps objects that must be fetched before use. Fetching history makes a clone partial. */
  readonly clone: 'whole' | 'partial';
}
