import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CallError } from './call-error.js';
import { judgeTree } from './judge-tree.js';
import { linksOf, pullRequestHead, readEvent, type Environment } from './github/event.js';
import type { ActionInputs } from './github/inputs.js';
import { annotate, logReport, publishOutputs, publishSummary } from './github/publish.js';
import type { Conclusion, Report } from './model/report.js';
import type { Tree } from './model/tree.js';
import { DEFAULT_BUDGET } from './report/annotations.js';
import type { Given } from './model/given.js';
import { oneOf, readSettings } from './settings.js';
import { contains, headOf } from './tree/ancestry.js';
import { trustedFolders } from './tree/root.js';

export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly given: Given;
  readonly workspace: string;
  readonly root: string;
  readonly env: Environment;
  readonly opening: Promise<Tree>;
}

/** Judges and publishes. Resolves to the conclusion; rejects with what the caller can mend. */
export async function runAction({ inputs, given, workspace, root, env, opening }: ActionRun): Promise<Conclusion> {
  const settings = await readSettings(given, (setting) => `The input ${setting}`);
  oneOf('The input source', inputs.source, ['commit', 'workspace']);
  const jobSummary = oneOf('The input job-summary', inputs.jobSummary, ['true', 'false']) === 'true';
  const perType = readCount('The input max-annotations', inputs.maxAnnotations);
  const event = readEvent(env);
  const validator = settings.standards['return-meta']?.validator();
  const tree = await opening;
  await validator;
  await refuseForeignHead(env, pullRequestHead(event), workspace, root);
  const report = await judgeTree(tree, settings);
  const file = await writeJson(report, inputs.jsonFile, workspace, env);
  publishOutputs(report, file);
  annotate(report, { ...DEFAULT_BUDGET, perType, ...(jobSummary ? {} : { elsewhere: 'the JSON report' }) });
  if (jobSummary) await publishSummary(report, linksOf(env, tree.revision), env);
  await logReport(report);
  return report.conclusion;
}

function readCount(name: string, given: string): number {
  if (/^\d{1,4}$/.test(given)) return Number(given);
  throw new CallError(`${name} is "${given}": write a number, such as 10; 0 turns annotations off.`);
}

/**
 * Under `pull_request_target` the default checkout is the base, with the base's rights: judging it would say nothing of
 * the pull request, and pass. Rejects unless the judged commit contains the pull request's head.
 */
async function refuseForeignHead(
  env: Environment,
  head: string | undefined,
  workspace: string,
  root: string,
): Promise<void> {
  if (env.GITHUB_EVENT_NAME !== 'pull_request_target') return;
  const options = { cwd: root, safeDirectories: trustedFolders([workspace, root]) };
  // Also where the workspace is judged: it holds what was checked out.
  const checkedOut = await headOf(options);
  if (head !== undefined && checkedOut !== undefined && (await contains(options, checkedOut, head))) return;
  throw new CallError(
    'Under pull_request_target the base is checked out, not the pull request: use the event pull_request, or check out the head of the pull request.',
  );
}

/** Writes the JSON report where it was asked for, else where later steps can find it; undefined where there is no such place. */
async function writeJson(
  report: Report,
  asked: string,
  workspace: string,
  env: Environment,
): Promise<string | undefined> {
  const temporary = env.RUNNER_TEMP;
  if (asked === '' && (temporary === undefined || temporary === '')) return undefined;
  const file = asked === '' ? join(temporary ?? '', 'return-gate', 'report.json') : resolve(workspace, asked);
  const { render } = await import('./report/json.js');
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, [...render(report)].join(''));
  } catch (error) {
    throw new CallError(
      `The JSON report could not be written, see the input json-file: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return file;
}
