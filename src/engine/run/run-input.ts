import type { Baseline } from '../../baseline/baseline.js';
import type { Gathered } from '../../gather/gather.js';
import type { Context, Stage } from '../../model/context.js';
import type { Before, Selection, Tree } from '../../model/tree.js';
import { MOST_FINDINGS } from '../evaluate/finding.js';
import { readRoadmap } from '../evaluate/files-beside.js';
import { UsageError } from '../../model/usage.js';
import type { GatheredFile } from '../evaluate/evaluation.js';

/** What a run has beside its settings: the tree, and what depends on the moment and the caller. */
export interface RunInput extends Pick<
  Context,
  'changes' | 'answersFor' | 'agentBranch' | 'lastMessage' | 'calledAgent' | 'stage' | 'roadmap'
> {
  readonly tree: Tree;
  /** The files of the base at all paths that differ; null if nothing is compared, or the base cannot be read. */
  readonly before: Before | null;
  /** The known findings, which do not fail; null if there are none. */
  readonly baseline: Baseline | null;
  /** How the only file of the tree is read, which must be one return; null if patterns select the files. */
  readonly single: Gathered | null;
  /** At most this many findings of a rule in a file are listed one by one. */
  readonly mostFindings: number;
  /** Is called while files are checked: how many of how many are done. */
  readonly onProgress: (done: number, total: number) => void;
}

const NOTHING = {
  changes: null,
  answersFor: 'all',
  agentBranch: null,
  lastMessage: null,
  calledAgent: null,
  before: null,
  baseline: null,
  single: null,
  mostFindings: MOST_FINDINGS,
  onProgress: () => undefined,
} as const;

/** Completes what an entry point found: what it leaves out is absent. Reads the roadmap; `maxFileSize` is in bytes. */
export async function completeInput(
  tree: Tree,
  found: Partial<RunInput>,
  { maxFileSize }: { readonly maxFileSize: number },
): Promise<RunInput> {
  const roadmap = await readRoadmap(tree, maxFileSize);
  return { ...NOTHING, stage: stageIn(tree), roadmap, ...found, tree };
}

/** The state of returns in a tree, as far as the tree shows it. */
export function stageIn({ kind }: Tree): Stage {
  return kind === 'commit' ? 'committed' : 'on-disk';
}

/**
 * Returns a function that throws `UsageError` for more returns, or more claims of them, than a run may have: a few objects of git can
 * name a file at half a million paths.
 */
export function runLimit(things: 'returns' | 'claims', most: number): (count: number) => void {
  return (count) => {
    if (count <= most) return;
    throw new UsageError(
      `There are more than ${String(most)} ${things}, the limit of this run. Check the patterns and the project root, raise max-${things}, or divide the run with shard.`,
    );
  };
}

/** Returns a selection that throws `UsageError` while too many files are listed: a file of most forms is one return, or should be one. */
export function withinReturnLimit(
  selection: Selection,
  classify: (path: string) => GatheredFile['gathered'],
  checkReturnLimit: (count: number) => void,
): Selection {
  let count = 0;
  const matches = (path: string): boolean => {
    if (!selection.matches(path)) return false;
    const { form, mark } = classify(path);
    if (form !== 'markdown' && mark === undefined) checkReturnLimit(++count);
    return true;
  };
  return { ...selection, matches };
}
