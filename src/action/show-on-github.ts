import { askPlatform, type PlatformRequest } from '../github/platform.js';
import type { Remark } from '../github/request.js';
import type { Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/finding.js';
import { DEFAULT_BUDGET, type AnnotationBudget } from '../report/annotations.js';
import { fixesToApply, fixesRemark, type FixSearch } from './fixes-to-apply.js';
import { annotate, publishSummary, remark } from './publish.js';

interface ShownOnGitHub {
  readonly request: PlatformRequest;
  /** Absent if fixes cannot be looked for, since there are only reports and no files. */
  readonly fixes?: FixSearch;
  /** Remarks that were already written. */
  readonly written: readonly Remark[];
  /** The maximum number of annotations of each severity. */
  readonly perType: number;
  readonly jobSummary: boolean;
}

/** Shows a report on GitHub, as requested: check run, comment, annotations and job summary. */
export async function showOnGitHub(
  report: Report,
  { request, fixes, written, perType, jobSummary }: ShownOnGitHub,
): Promise<void> {
  const { annotated, placed, remarks } = await askPlatform(report, request);
  const toApply = fixes === undefined ? undefined : fixesToApply(fixes, placed);
  const left = jobSummary || toApply === undefined ? [] : fixesRemark(toApply);
  const given = [...remarks, ...left];
  for (const one of given) remark(one);
  const budget: AnnotationBudget = {
    ...DEFAULT_BUDGET,
    perType,
    spent: spentOn([...written, ...given].map(({ level }) => level)),
    changedFirst: request.changedFirst,
  };
  // A check run has no place for findings without a file.
  const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
  annotate(toAnnotate, { ...budget, elsewhere: jobSummary ? undefined : 'the JSON report' });
  if (!jobSummary) return;
  const { links, env } = request;
  await publishSummary(report, { links, env, fixes: toApply });
}

/** Counts the annotations of each severity that the step has already written. */
function spentOn(levels: readonly (Severity | 'info')[]): Partial<Record<Severity, number>> {
  return Object.fromEntries(
    SEVERITIES.map((severity) => [severity, levels.filter((level) => level === severity).length]),
  );
}
