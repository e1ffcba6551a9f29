import { devNull } from 'node:os';
import { selection } from '../../src/gather/gather.js';
import { runGate } from '../../src/engine/run/run.js';
import type { Verdict } from '../../src/model/claim.js';
import type { Report } from '../../src/model/report.js';
import { render } from '../../src/report/json.js';
import { chooseStandards } from '../../src/families/choose.js';
import type { Chosen } from '../../src/families/family-of.js';
import { openCommit } from '../../src/tree/commit.js';
import { openBefore } from '../../src/tree/git/before.js';
import { changesBetween } from '../../src/tree/git/changes.js';
import { CONTEXT } from '../support/context.js';
import { readReport } from '../support/report-schema.js';

const EVERYTHING = selection([], []);

/** Nobody's settings, for the git that the engine starts in this process. */
export function withoutSettings(): void {
  process.env.GIT_CONFIG_GLOBAL = devNull;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
}

/** The whole gate over a commit of a real repository. Rejects where the report does not hold to its schema. */
export async function judgeCommit(
  root: string,
  revision = 'HEAD',
  standards: Chosen = chooseStandards('auto'),
): Promise<Report> {
  const tree = await openCommit({ root, revision });
  try {
    const report = await runGate({
      tool: { name: 'return-gate', version: 'test' },
      tree,
      selection: EVERYTHING,
      standards,
      context: CONTEXT,
      levels: new Map(),
      failOn: 'error',
      maxFileSize: 1024 * 1024,
    });
    readReport([...render(report)].join(''));
    return report;
  } finally {
    tree.close();
  }
}

/** The whole gate over the change from one commit to another, as a pull request has it. */
export async function judgeChange(root: string, base: string, revision = 'HEAD'): Promise<Report> {
  const tree = await openCommit({ root, revision });
  try {
    const [commit = base] = await tree.repository.objects.resolve([base]);
    const report = await runGate({
      tool: { name: 'return-gate', version: 'test' },
      tree,
      selection: EVERYTHING,
      standards: chooseStandards('auto'),
      context: {
        ...CONTEXT,
        changes: await changesBetween(tree.repository, commit, tree.revision, 'main'),
        answersFor: 'changes',
      },
      before: await openBefore(tree, { commit, tip: commit }),
      levels: new Map(),
      failOn: 'error',
      maxFileSize: 1024 * 1024,
    });
    readReport([...render(report)].join(''));
    return report;
  } finally {
    tree.close();
  }
}

/** The verdicts on all claims, by the path that is claimed. */
export async function verdictsOf(root: string, revision = 'HEAD'): Promise<ReadonlyMap<string, Verdict>> {
  const { returns } = await judgeCommit(root, revision);
  return new Map(returns.flatMap(({ claims }) => claims.map(({ claim, verdict }) => [claim.path, verdict] as const)));
}

/** The names of the verdicts, in the order of the claims. */
export async function namesOf(root: string, revision = 'HEAD'): Promise<readonly string[]> {
  return [...(await verdictsOf(root, revision)).values()].map(({ name }) => name);
}
