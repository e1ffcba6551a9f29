import type { Environment } from '../github/event.js';
import type { RawOptions } from '../model/raw-options.js';
import type { Tree } from '../model/tree.js';
import type { CommitTree } from '../tree/commit.js';
import type { ActionInputs } from './inputs.js';

/** What a step has before it judges. */
export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly raw: RawOptions;
  readonly workspace: string;
  readonly root: string;
  readonly env: Environment;
  readonly opening: Promise<Tree>;
  /** Opens the commit that is checked out, where the files on disk are judged. */
  readonly openCheckout: () => Promise<CommitTree>;
}
