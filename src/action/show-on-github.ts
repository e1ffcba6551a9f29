import { askPlatform, type PlatformRequest } from '../github/platform.js';
import type { Remark } from '../github/request.js';
import type { Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/severity.js';
import { DEFAULT_BUDGET, type AnnotationBudget } from '../report/annotations.js';
import { fixesToApply, fixesRemark, type FixSearch } from './fixes-to-apply.js';
import { annotate, publishSummary, remark } from './publish.js';

interface ShownOnGitHub {
  readonly request: PlatformRequest;
  /** Absent where nothing could be looked for: there are reports, and no files. */
  readonly fixes?: FixSearch;
  /** Remarks on files on disk that would count if they were committed. */
  readonly uncommitted?: readonly Remark[];
  /** Those that were given already. */
  readonly warnings: readonly string[];
  /** The most annotations of each severity. */
  readonly perType: number;
  readonly jobSummary: boolean;
}

/** Gives what people read on GitHub: check run, comment, annotations and job summary, as far as they were asked for. */
export async function showOnGitHub(
  report: Report,
  { request, fixes, uncommitted = [], warnings, perType, jobSummary }: ShownOnGitHub,
): Promise<void> {
  const { annotated, placed, remarks } = await askPlatform(report, request);
  const toApply = fixes === undefined ? undefined : fixesToApply(fixes, placed);
  const left = jobSummary || toApply === undefined ? [] : fixesRemark(toApply);
  const given = [...uncommitted, ...remarks, ...left];
  for (const one of given) remark(one);
  const budget: AnnotationBudget = {
    ...DEFAULT_BUDGET,
    perType,
    spent: spentOn([...warnings.map(() => 'warning' as const), ...given.map(({ level }) => level)]),
    changedFirst: request.changedFirst,
  };
  // A check run has no place for findings of no file.
  const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
  annotate(toAnnotate, { ...budget, elsewhere: jobSummary ? undefined : 'the JSON report' });
  if (!jobSummary) return;
  const { links, env } = request;
  await publishSummary(report, { links, env, fixes: toApply });
}

/** How many annotations of each severity the step has given already. */
function spentOn(levels: readonly (Severity | 'info')[]): Partial<Record<Severity, number>> {
  return Object.fromEntries(
    SEVERITIES.map((severity) => [severity, levels.filter((level) => level === severity).length]),
  );
}
