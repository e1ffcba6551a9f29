import * as core from '@actions/core';
import { placeKey, type Severity, SEVERITIES } from '../model/finding.js';
import { renderSummary, SUMMARY_LIMIT } from '../report/summary.js';
import { render } from '../report/text.js';
import { type VerifiedClaim, type VerdictName, isUntrue } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import type { Report } from '../model/report.js';
import { shardName, type Shard } from '../model/report-json.js';
import { reasonOf, count } from '../model/text.js';
import { planAnnotations, type AnnotationBudget, DEFAULT_BUDGET } from '../report/annotations.js';
import { comparisonInWords, firstLine, lastLine } from '../report/describe/answer.js';
import { terminal, type SafeText } from '../report/sink.js';
import { rulePagesOf } from '../github/event.js';
import { type Remark, askPlatform, type PlatformRequest } from '../github/platform.js';

const WRITERS: Readonly<Record<Severity, (message: SafeText, properties: core.AnnotationProperties) => void>> = core;

/** With more findings than this the log shows only their numbers. The summary and the JSON report list them. */
const MOST_IN_LOG = 200;

/** Adds a warning about the run itself, as an annotation without a file. */
export function warn(message: string): void {
  core.warning(terminal`${message}`.text, { title: 'return-gate' });
}

/** Writes the same to the log only. */
export function note(message: string): void {
  core.info(terminal`${message}`.text);
}

/** Logs what a shard leaves to the merge step, since people would see it once for each shard. */
export function leaveToMerge(shard: Shard): void {
  core.info(
    terminal`Shard ${shardName(shard)}: annotations, comment and job summary are left to return-gate/merge, which joins the JSON reports of all shards.`
      .text,
  );
}

/** Shows a remark that is not a finding. */
export function remark({ level, text }: Remark): void {
  const message = terminal`${text}`.text;
  if (level === 'info') core.info(message);
  else WRITERS[level](message, { title: 'return-gate' });
}

/**
 * Writes the planned annotations through the toolkit. A range stays on one line, since otherwise GitHub drops its
 * columns.
 */
function annotate(report: Report, budget: AnnotationBudget): void {
  for (const { level, title, message, file, startLine, startColumn, endColumn } of planAnnotations(report, budget)) {
    WRITERS[level](message, {
      title,
      ...(file === null ? {} : { file }),
      ...(startLine === null ? {} : { startLine, endLine: startLine }),
      ...(startColumn === null ? {} : { startColumn }),
      ...(endColumn === null ? {} : { endColumn }),
    });
  }
}

/**
 * Sets the outputs that `action.yml` lists. `file` is the JSON report's path. Returns a warning if they cannot be
 * written.
 */
export function publishOutputs(report: Report, file: string | undefined): readonly string[] {
  const { files, returns, claims, errors, warnings, notices } = report.counts;
  const outputs = {
    conclusion: report.conclusion,
    files,
    returns,
    claims,
    findings: report.findings.length,
    errors,
    warnings,
    notices,
    'phantom-claims': phantomClaims(report),
    report: file ?? '',
  };
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
    return [];
  } catch (error) {
    return [`The outputs of the step could not be written: ${reasonOf(error)}`];
  }
}

const PHANTOM: readonly VerdictName[] = ['missing', 'empty'];

/**
 * Counts the claims of successful returns whose file never existed, or is empty. Uncommitted and deliberately ignored
 * files are errors, but no phantom work. Claims from before the compared change do not count, nor do commits, nor
 * claims that fail only as a notice.
 */
function phantomClaims({ returns, findings }: Report): number {
  const earlier = new Set(findings.filter(({ preexisting }) => preexisting).map(placeKey));
  const isPhantom = (verified: VerifiedClaim, record: ReturnRecord): boolean =>
    PHANTOM.includes(verified.verdict.name) &&
    isUntrue(verified, record) &&
    !earlier.has(placeKey({ ...record, pointer: verified.claim.pointer }));
  return returns.reduce(
    (sum, record) => sum + record.claims.filter((verified) => isPhantom(verified, record)).length,
    0,
  );
}

/** Writes the job summary, within GitHub's limit. If the runner has none, the log says so; if it cannot be written, a warning does. */
async function publishSummary(report: Report, { links, env }: PlatformRequest): Promise<void> {
  if ((env.GITHUB_STEP_SUMMARY ?? '') === '') {
    core.info('This runner takes no job summary.');
    return;
  }
  const options = { links, limit: SUMMARY_LIMIT, rulePages: rulePagesOf(env) };
  core.summary.addRaw(renderSummary(report, options));
  try {
    await core.summary.write();
  } catch (error) {
    warn(`The job summary could not be written: ${reasonOf(error)}`);
  }
}

/** Writes the start of the log: the false claims, the findings, and how many returns were checked. */
export function announce(report: Report): void {
  core.info(terminal`${firstLine(report)}`.text);
  const compared = comparisonInWords(report);
  if (compared !== '') core.info(terminal`Checked ${compared}.`.text);
}

/** Writes the findings as text in a folded group, and the conclusion as the log's last line. */
export function logReport(report: Report): void {
  const { findings } = report;
  if (findings.length > 0) {
    const statistics = findings.length > MOST_IN_LOG;
    core.startGroup(terminal`return-gate: ${count(findings.length, 'finding')}`.text);
    for (const chunk of render(report, { color: false, quiet: false, statistics, isInner: true }))
      process.stdout.write(chunk);
    process.stdout.write('\n');
    core.endGroup();
  }
  core.info(terminal`return-gate ${lastLine(report)}`.text);
}

/** Where a report is shown to people. */
export interface Audience extends Pick<PlatformRequest, 'annotations' | 'comment'> {
  readonly jobSummary: boolean;
  /** The maximum number of annotations of each severity. */
  readonly perType: number;
}

/** Shows a report on GitHub, as requested: check run, comment, annotations and job summary. `written` are remarks that were written before. */
export async function showOnGitHub(
  report: Report,
  request: PlatformRequest & Audience,
  written: readonly Remark[],
): Promise<void> {
  const { perType, jobSummary, env, changedFirst } = request;
  const { annotated, remarks } = await askPlatform(report, request);
  for (const one of remarks) remark(one);
  const budget: AnnotationBudget = {
    ...DEFAULT_BUDGET,
    perType,
    spent: spentOn([...written, ...remarks].map(({ level }) => level)),
    changedFirst,
    rulePages: rulePagesOf(env),
  };
  // A check run has no place for findings without a file.
  const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
  annotate(toAnnotate, { ...budget, elsewhere: jobSummary ? undefined : 'the JSON report' });
  if (jobSummary) await publishSummary(report, request);
}

/** Counts the annotations of each severity that the step has already written. */
function spentOn(levels: readonly (Severity | 'info')[]): Partial<Record<Severity, number>> {
  return Object.fromEntries(
    SEVERITIES.map((severity) => [severity, levels.filter((level) => level === severity).length]),
  );
}
