import type { Settings } from '../../config/settings.js';
import { classifier, type Gathered } from '../../gather/gather.js';
import { isInShard, withinShard } from '../../gather/shard.js';
import type { FileRef, Selection } from '../../model/tree.js';
import type { GatheredFile } from '../evaluate/evaluation.js';
import { runLimit, withinReturnLimit } from './run-limit.js';
import type { RunInput } from './run-input.js';

/** The files of a run, or of its shard. */
export interface GatheredFiles {
  readonly files: readonly GatheredFile[];
  /** Those whose returns are compared with the base. A return of another shard may be a copy of one of this shard. */
  readonly compared: readonly GatheredFile[];
  readonly classify: (path: string) => Gathered;
}

/** Lists the files to check. Rejects with `UsageError` if there are more returns than the run may have. */
export async function gatherFiles(
  { selection, shard, maxReturns }: Pick<Settings, 'selection' | 'shard' | 'maxReturns'>,
  { tree, single, agentBranch, changes }: Pick<RunInput, 'tree' | 'single' | 'agentBranch' | 'changes'>,
): Promise<GatheredFiles> {
  const classify = single === null ? classifier(selection) : (): Gathered => single;
  const toGathered = (file: FileRef): GatheredFile => ({ file, gathered: classify(file.path) });
  const list = async (wanted: Selection): Promise<readonly GatheredFile[]> =>
    (await tree.list(withinReturnLimit(wanted, classify, runLimit('returns', maxReturns)))).map(toGathered);
  if (shard === null) {
    const files = await list(selection);
    return { files, compared: files, classify };
  }
  // Copies are looked for among all files. Else only the files of the shard are listed, and memory follows their number.
  if (agentBranch === null) {
    const files = await list(withinShard(selection, shard));
    return { files, compared: files, classify };
  }
  const listed = await tree.list(selection);
  return {
    files: listed.filter(({ path }) => isInShard(path, shard)).map(toGathered),
    compared: listed.filter(({ path }) => changes?.changed.has(path) === true).map(toGathered),
    classify,
  };
}
