import { devNull } from 'node:os';
import type { Verdict } from '../../src/model/claim.js';
import type { Report } from '../../src/model/report.js';
import { render } from '../../src/report/json.js';
import { chooseStandards, type ChosenVersions } from '../../src/families/choose.js';
import type { ProjectVocabulary } from '../../src/model/standard.js';
import { openCommit } from '../../src/tree/commit.js';
import { openBefore } from '../../src/tree/git/base.js';
import { changesBetween } from '../../src/tree/git/changes.js';
import { CONTEXT } from '../support/context.js';
import { readReport } from '../support/report-schema.js';
import { runOver } from '../support/run.js';

/** Nobody's settings, for the git that the engine starts in this process. */
export function withoutSettings(): void {
  process.env.GIT_CONFIG_GLOBAL = devNull;
  process.env.GIT_CONFIG_NOSYSTEM = '1';
}

/** The whole gate over a commit of a real repository. Rejects where the report does not hold to its schema. */
export async function checkCommit(
  root: string,
  revision = 'HEAD',
  standards: ChosenVersions = chooseStandards('auto'),
  vocabulary: ProjectVocabulary = new Map(),
): Promise<Report> {
  const tree = await openCommit({ root, revision });
  try {
    const report = await runOver({
      tree,
      standards,
      vocabulary,
      maxFileSize: 1024 * 1024,
    });
    readReport([...render(report)].join(''));
    return report;
  } finally {
    tree.close();
  }
}

/** The whole gate over the change from one commit to another, as a pull request has it. */
export async function checkChange(root: string, base: string, revision = 'HEAD'): Promise<Report> {
  const tree = await openCommit({ root, revision });
  try {
    const [commit = base] = await tree.repository.objects.resolve([base]);
    const report = await runOver({
      tree,
      context: {
        ...CONTEXT,
        changes: await changesBetween(tree.repository, commit, tree.revision, 'main'),
        failOnScope: 'changes',
      },
      before: await openBefore(tree, { commit, tip: commit }),
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
  const { returns } = await checkCommit(root, revision);
  return new Map(returns.flatMap(({ claims }) => claims.map(({ claim, verdict }) => [claim.path, verdict] as const)));
}

/** The names of the verdicts, in the order of the claims. */
export async function namesOf(root: string, revision = 'HEAD'): Promise<readonly string[]> {
  return [...(await verdictsOf(root, revision)).values()].map(({ name }) => name);
}
