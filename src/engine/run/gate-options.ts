import type { Gathered } from '../../gather/gather.js';
import type { Baseline } from '../../baseline/baseline.js';
import type { Override } from '../../config/override.js';
import type { Context } from '../../model/context.js';
import type { Level, Severity } from '../../model/severity.js';
import type { AskedShard } from '../../model/shard.js';
import type { Before, Selection, Tree } from '../../model/tree.js';
import type { Chosen } from '../../families/choose.js';

/** All that a run depends on. The tree, the clock and what a base tells are handed in. */
export interface GateOptions {
  readonly tool: { readonly name: string; readonly version: string };
  readonly tree: Tree;
  readonly selection: Selection;
  readonly standards: Chosen;
  readonly context: Context;
  /** Rules that are set to another level than their version has them. */
  readonly levels: ReadonlyMap<string, Level>;
  /** What is otherwise for some paths. */
  readonly overrides?: readonly Override[];
  readonly failOn: Severity | 'never';
  /** Bytes; a larger file is a finding and is not read. */
  readonly maxFileSize: number;
  /** With more returns the run is refused; without it `MOST_RETURNS_OF_RUN`. */
  readonly maxReturns?: number;
  /** Judges all returns, or those that the changes of the context concern; without changes all. */
  readonly mode?: 'all' | 'changed';
  /** What is known and does not fail; without it every finding counts. */
  readonly baseline?: Baseline;
  /** Findings of a rule in a file that are told one by one; without it `MOST_FINDINGS`. */
  readonly mostFindings?: number;
  /** What the base held, for who asks what a branch did to its returns; null where it cannot be read. */
  readonly before?: Before | null;
  /** How the one file that the tree lists is read, where it is judged by itself: it must be one return. */
  readonly single?: Gathered;
  /** Judges its part of the gathered files alone, and leaves what concerns the run to who completes the run from all parts. */
  readonly shard?: AskedShard;
  /** Told as files are judged, for a progress line: how many of how many. */
  readonly onProgress?: (done: number, total: number) => void;
}
