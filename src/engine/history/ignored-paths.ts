import type { RulesUnknown } from '../../model/history.js';
import type { Evaluation } from '../evaluate/evaluation.js';

/**
 * The rules of the commit's own ignore files by which absent paths are kept out. Whoever adds such a rule in the change that claims the
 * path has no excuse: where the change touched one of these files, those of the base count. Or why they are unknown.
 */
export async function ignoredPaths(
  absent: readonly string[],
  base: string | null,
  { tree, context: { changes } }: Evaluation,
): Promise<ReadonlyMap<string, string> | RulesUnknown> {
  const isTouched =
    changes !== null && [...changes.changed, ...changes.deleted].some((path) => /(?:^|\/)\.gitignore$/.test(path));
  if (isTouched && base === null) return new Map();
  const paths = new Set(absent.filter((path) => path !== ''));
  // Changes outside the project are not listed, and files above it keep out paths, too. Where none was touched, the base has the same rules.
  const mayBeTouched = isTouched || tree.root !== '';
  return tree.ignoredByCommit([...paths], mayBeTouched ? base : null);
}
