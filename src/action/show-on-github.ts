import { askPlatform, type PlatformRequest } from '../github/platform.js';
import type { Remark } from '../github/request.js';
import type { Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/finding.js';
import { DEFAULT_BUDGET, type AnnotationBudget } from '../report/annotations.js';
import { annotate, publishSummary, remark } from './publish.js';

interface ShownOnGitHub {
  readonly request: PlatformRequest;
  /** Remarks that were already written. */
  readonly written: readonly Remark[];
  /** The maximum number of annotations of each severity. */
  readonly perType: number;
  readonly jobSummary: boolean;
}

/** Shows a report on GitHub, as requested: check run, comment, annotations and job summary. */
export async function showOnGitHub(
  report: Report,
  { request, written, perType, jobSummary }: ShownOnGitHub,
): Promise<void> {
  const { annotated, remarks } = await askPlatform(report, request);
  for (const one of remarks) remark(one);
  const budget: AnnotationBudget = {
    ...DEFAULT_BUDGET,
    perType,
    spent: spentOn([...written, ...remarks].map(({ level }) => level)),
    changedFirst: request.changedFirst,
  };
  // A check run has no place for findings without a file.
  const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
  annotate(toAnnotate, { ...budget, elsewhere: jobSummary ? undefined : 'the JSON report' });
  if (!jobSummary) return;
  await publishSummary(report, request);
}

/** Counts the annotations of each severity that the step has already written. */
function spentOn(levels: readonly (Severity | 'info')[]): Partial<Record<Severity, number>> {
  return Object.fromEntries(
    SEVERITIES.map((severity) => [severity, levels.filter((level) => level === severity).length]),
  );
}
