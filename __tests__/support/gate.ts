import { selection } from '../../src/gather/gather.js';
import { runGate } from '../../src/gate.js';
import type { Context } from '../../src/model/context.js';
import type { Report } from '../../src/model/report.js';
import type { Example } from '../../src/model/rule.js';
import type { Level } from '../../src/model/severity.js';
import type { Standard } from '../../src/model/standard.js';
import type { Tree } from '../../src/model/tree.js';
import { chooseStandards } from '../../src/standards/choose.js';
import { repositoryOf } from '../../src/standards/example.js';
import { CONTEXT } from './context.js';
import { memoryTree } from './memory-tree.js';

const MAX_FILE_SIZE = 1024 * 1024;

/** How a run differs from one in which nothing was asked for. */
export interface Asked {
  readonly context?: Partial<Context>;
  readonly levels?: ReadonlyMap<string, Level>;
}

/** The whole gate over a tree, with a version chosen and nothing else asked for. */
export async function judgeTree(tree: Tree, standard: Standard, { context, levels = new Map() }: Asked = {}): Promise<Report> {
  return runGate({
    tool: { name: 'return-gate', version: 'test' },
    tree,
    selection: await selection([], []),
    standards: chooseStandards(standard.id),
    context: { ...CONTEXT, ...context },
    levels,
    failOn: 'error',
    maxFileSize: MAX_FILE_SIZE,
  });
}

/** The whole gate over the small repository that an example describes. */
export function judgeExample(standard: Standard, example: Example, levels?: Asked['levels']): Promise<Report> {
  const { files } = repositoryOf(standard.sample, example);
  const context = example.context ?? {};
  return judgeTree(memoryTree(files), standard, levels === undefined ? { context } : { context, levels });
}
