import { CONFIG_FILES } from '../config/find.js';
import type { Settings } from '../config/settings.js';
import { judgeTree } from '../engine/judge-tree.js';
import { askPlatform } from '../github/platform.js';
import type { Remark } from '../github/request.js';
import { BASELINE_FILE } from '../model/baseline.js';
import type { Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/severity.js';
import { DEFAULT_BUDGET, type AnnotationBudget } from '../report/annotations.js';
import type { Links } from '../report/links.js';
import { uncommittedNote } from '../report/uncommitted.js';
import type { JudgeTree } from '../rewrite/fix/fix-tree.js';
import { isCommitTree, type CommitTree } from '../tree/commit.js';
import { uncommittedFiles } from '../tree/git/untracked.js';
import type { ActionRun } from './action-run.js';
import type { Asked } from './asked.js';
import { fixesToApply, NO_FIXES, untoldFixes, type FixSearch } from './fixes-to-apply.js';
import type { JudgedBy } from './judged-by.js';
import { annotate, publishSummary, remark } from './publish.js';

/** Gives what people read on GitHub: check run, comment, annotations and job summary, as far as they were asked for. */
export async function tellPeople(
  report: Report,
  links: Links | null,
  { run, asked, judgedBy }: { readonly run: ActionRun; readonly asked: Asked; readonly judgedBy: JudgedBy },
): Promise<void> {
  const { inputs, given, root, env } = run;
  const { annotations, comment, jobSummary, perType } = asked;
  const { tree, event, settings, context, warnings } = judgedBy;
  const changed = context.changes?.changed ?? null;
  const fixes = comment === 'suggestions' ? await searchFixes(report, judgedBy) : NO_FIXES;
  const lying = isCommitTree(tree) ? await uncommitted(tree, root, settings) : [];
  const { annotated, placed, remarks } = await askPlatform(report, {
    annotations,
    comment,
    fixes: fixes.files,
    token: inputs.githubToken,
    env,
    event,
    links,
    subject: JSON.stringify([given, { ...inputs, githubToken: '' }]),
    changedFirst: changed ?? new Set(),
  });
  const toApply = fixesToApply(fixes, placed);
  const said = [...lying, ...remarks, ...(jobSummary ? [] : untoldFixes(toApply))];
  for (const one of said) remark(one);
  const budget: AnnotationBudget = {
    ...DEFAULT_BUDGET,
    perType,
    spent: spentOn([...warnings.map(() => 'warning' as const), ...said.map(({ level }) => level)]),
    changedFirst: changed ?? new Set(),
  };
  // A check run has no place for findings of no file.
  const toAnnotate = annotated ? { ...report, findings: report.findings.filter(({ file }) => file === null) } : report;
  annotate(toAnnotate, { ...budget, ...(jobSummary ? {} : { elsewhere: 'the JSON report' }) });
  if (jobSummary) await publishSummary(report, { links, env, fixes: toApply });
}

/** What would mend the findings, as suggestions in a review. */
async function searchFixes(report: Report, { tree, settings, context }: JudgedBy): Promise<FixSearch> {
  const { findFixes } = await import('./fixes.js');
  const judge: JudgeTree = (overlaid) => judgeTree(overlaid, settings, { mostFindings: Infinity });
  const { maxFileSize } = settings;
  return findFixes(tree, report, { judge, maxFileSize, changed: context.changes?.changed ?? null });
}

/** A notice of what lies on disk and would count if it were committed. */
async function uncommitted(
  tree: CommitTree,
  root: string,
  { selection, baseline }: Settings,
): Promise<readonly Remark[]> {
  const places: readonly string[] = [...CONFIG_FILES, baseline ?? BASELINE_FILE];
  const found = await uncommittedFiles(tree, { root, compared: places });
  const files = found.filter((path) => places.includes(path) || selection.matches(path));
  return files.length === 0
    ? []
    : [{ level: 'notice', text: uncommittedNote(files, 'Commit what belongs to the work.') }];
}

/** How many annotations of each severity the step has given already. */
function spentOn(levels: readonly (Severity | 'info')[]): Partial<Record<Severity, number>> {
  return Object.fromEntries(
    SEVERITIES.map((severity) => [severity, levels.filter((level) => level === severity).length]),
  );
}
