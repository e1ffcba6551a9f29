import { CONFIG_FILES } from '../config/find.js';
import type { Settings } from '../config/settings.js';
import type { Remark } from '../github/request.js';
import { BASELINE_FILE } from '../model/baseline.js';
import type { Tree } from '../model/tree.js';
import { uncommittedNote } from '../report/uncommitted.js';
import { isCommitTree } from '../tree/commit.js';
import { uncommittedFiles } from '../tree/git/untracked.js';

/** Resolves to a notice about files on disk that would count if they were committed; none if the files on disk are checked. */
export async function uncommittedRemarks(
  tree: Tree,
  root: string,
  { selection, baselineFile }: Settings,
): Promise<readonly Remark[]> {
  if (!isCommitTree(tree)) return [];
  const places: readonly string[] = [...CONFIG_FILES, baselineFile ?? BASELINE_FILE];
  const found = await uncommittedFiles(tree, { root, compared: places });
  const files = found.filter((path) => places.includes(path) || selection.matches(path));
  return files.length === 0
    ? []
    : [{ level: 'notice', text: uncommittedNote(files, 'Commit what belongs to the work.') }];
}
