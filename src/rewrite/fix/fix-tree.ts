import { overlay } from '../../engine/run/check-tree.js';
import { classifier } from '../../gather/gather.js';
import { batchesOf } from '../../model/collections.js';
import type { Form } from '../../model/document.js';
import type { Finding } from '../../model/finding.js';
import type { Tree } from '../../model/tree.js';
import { rules } from '../../families/catalog.js';
import { readFiles } from '../read-files.js';
import { applyFixes, type FixedFile, type Check } from './apply-fixes.js';

/** Checks a tree, and returns all findings, however many. */
export type CheckTree = (tree: Tree) => Promise<{ readonly findings: readonly Finding[] }>;

export interface TreeFixOptions {
  /** Whether to apply fixes that may change the meaning of a return, too. */
  readonly unsafe: boolean;
  /** Bytes; larger files are not changed. */
  readonly maxFileSize: number;
  readonly check: CheckTree;
}

/** How many files are fixed at once, so that memory stays bounded. */
const BATCH = 500;

/** Applies the fixes of the findings in some files of a tree, a batch of files at a time. Writes nothing. */
export async function* fixTree(
  tree: Tree,
  files: readonly string[],
  { unsafe, maxFileSize, check }: TreeFixOptions,
): AsyncGenerator<readonly FixedFile[]> {
  const formOf = formsOf();
  for (const batch of batchesOf(files, BATCH)) {
    const contents = await readFiles(tree, batch, maxFileSize);
    yield await applyFixes(contents, { unsafe, formOf, check: checkOverlaid(tree, check) });
  }
}

/** Returns a function from a file's path to how it is read. */
export function formsOf(): (file: string) => Form {
  // Returns with fixes are not those of places where any file may be, unless a pattern names the file.
  const classify = classifier({ named: () => true });
  return (file) => classify(file).form;
}

const OF_THE_RUN = new Set(rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));

/**
 * Returns a check of given contents in place of the tree's. It leaves out findings of rules on the whole run, since only some of
 * its files are at hand.
 */
export function checkOverlaid(tree: Tree, check: CheckTree): Check {
  return async (contents) => {
    const changed = new Map([...contents].map(([file, bytes]) => [file, { kind: 'bytes', bytes } as const]));
    const { findings } = await check(overlay(tree, changed));
    const byFile = new Map<string, Finding[]>([...contents.keys()].map((file) => [file, []]));
    for (const finding of findings) {
      if (finding.file !== null && !OF_THE_RUN.has(finding.rule)) byFile.get(finding.file)?.push(finding);
    }
    return byFile;
  };
}
