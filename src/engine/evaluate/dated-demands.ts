import { stableFilePath } from '../../families/archive.js';
import type { PendingFinding } from '../../model/finding.js';
import type { Tree } from '../../model/tree.js';
import type { DatedFinding } from './evaluation.js';

/** Resolves to the findings on files that were added on or after the day of the demand, as far as the clone shows. */
export async function resolveDatedDemands(
  dated: readonly DatedFinding[],
  { tree }: { readonly tree: Pick<Tree, 'introducedAt'> },
): Promise<readonly PendingFinding[]> {
  if (dated.length === 0) return [];
  const introduced = await tree.introducedAt([...new Set(dated.map(({ file }) => file))], stableFilePath);
  return dated
    .filter(({ file, since }) => (introduced.get(file) ?? -Infinity) >= Date.parse(`${since}T00:00:00Z`))
    .map(({ pending }) => pending);
}
