import { selection } from '../../src/gather/gather.js';
import { runGate } from '../../src/gate.js';
import type { Report } from '../../src/model/report.js';
import type { Example } from '../../src/model/rule.js';
import type { Level } from '../../src/model/severity.js';
import type { Standard } from '../../src/model/standard.js';
import { chooseStandards } from '../../src/standards/choose.js';
import { repositoryOf } from '../../src/standards/example.js';
import { CONTEXT } from './context.js';
import { memoryTree } from './memory-tree.js';

const MAX_FILE_SIZE = 1024 * 1024;

/** The whole gate over the small repository that an example describes, judged by a version; rules as it has them but for `levels`. */
export async function judgeExample(
  standard: Standard,
  example: Example,
  levels: ReadonlyMap<string, Level> = new Map(),
): Promise<Report> {
  return runGate({
    tool: { name: 'return-gate', version: 'test' },
    tree: memoryTree(repositoryOf(standard.sample, example)),
    selection: await selection([], []),
    standards: chooseStandards(standard.id),
    context: { ...CONTEXT, ...example.context },
    levels,
    failOn: 'error',
    maxFileSize: MAX_FILE_SIZE,
  });
}
