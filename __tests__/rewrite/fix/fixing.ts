import { fixTree, isFixable, type CheckTree, type FixedFile } from '../../../src/rewrite/fix.js';
import type { Context } from '../../../src/model/context.js';
import type { Finding, Level } from '../../../src/model/finding.js';
import type { Standard } from '../../../src/model/standard.js';
import type { Tree } from '../../../src/model/tree.js';
import { rules } from '../../../src/families/catalog.js';
import { chooseStandards } from '../../../src/families/choose.js';
import type { ExampleRepository } from '../../../src/families/example.js';
import { CONTEXT } from '../../support/context.js';
import { memoryTree } from '../../support/memory-tree.js';
import { runOver } from '../../support/run.js';

const OF_THE_RUN = new Set(rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));

export interface Fixing {
  readonly standard: Standard;
  readonly unsafe?: boolean;
  readonly context?: Partial<Context>;
  readonly levels?: ReadonlyMap<string, Level>;
}

async function checkTree(
  tree: Tree,
  { standard, context = {}, levels = new Map() }: Fixing,
): Promise<readonly Finding[]> {
  const { findings } = await runOver({
    archived: 'all',
    tree,
    standards: chooseStandards(standard.id),
    context: { ...CONTEXT, ...context },
    levels,
    maxFileSize: 1024 * 1024,
  });
  return findings.filter(({ file, rule }) => file !== null && !OF_THE_RUN.has(rule));
}

/** All that is found in the files of a small repository, but for what a run as a whole is asked. */
export function findingsIn(repository: ExampleRepository, fixing: Fixing): Promise<readonly Finding[]> {
  return checkTree(memoryTree(repository), fixing);
}

/** A small repository of plain files. */
export function repositoryWith(files: Readonly<Record<string, string | Uint8Array>>): ExampleRepository {
  return {
    file: '',
    files: new Map(Object.entries(files).map(([path, content]) => [path, { kind: 'file', content } as const])),
    earlier: new Map(),
    workspace: new Set(),
  };
}

/** What was made of a repository. */
export interface Made {
  /** What was found before, as `findingsIn` gives it. */
  readonly before: readonly Finding[];
  readonly mended: readonly FixedFile[];
  readonly after: ExampleRepository;
  /** How often contents were checked. */
  readonly runs: number;
}

/** Fixes the files of a small repository, as the command does. */
export async function fixIn(repository: ExampleRepository, fixing: Fixing): Promise<Made> {
  const tree = memoryTree(repository);
  let runs = 0;
  const before = await findingsIn(repository, fixing);
  const paths = [...new Set(before.filter(isFixable).flatMap(({ file }) => file ?? []))];
  const mended: FixedFile[] = [];
  const check: CheckTree = async (changed) => {
    runs++;
    return { findings: await checkTree(changed, fixing) };
  };
  const options = { unsafe: fixing.unsafe ?? false, maxFileSize: Infinity, check };
  for await (const batch of fixTree(tree, paths, options)) mended.push(...batch);
  const files = new Map(repository.files);
  for (const { file, applied, after } of mended) {
    if (applied.length > 0) files.set(file, { kind: 'file', content: after });
  }
  return { before, mended, after: { ...repository, files }, runs };
}

/** The text of a file of a repository. */
export function textIn({ files }: ExampleRepository, path: string): string {
  const entry = files.get(path);
  if (entry?.kind !== 'file') throw new Error(`${path} is no file`);
  return Buffer.from(entry.content).toString('utf8');
}
