import type { Report } from '../model/report.js';
import { DEFAULT_BUDGET, planAnnotations, type AnnotationBudget } from './annotations.js';
import { terminal, workflowCommand, type SafeText } from './sink.js';
import { firstLine, lastLine } from './describe/answer.js';

export interface GithubOptions {
  /** The URL of the folder with the rule pages; by default that of the project itself. */
  readonly rulePages?: string | undefined;
  /** GitHub's own limits by default. */
  readonly budget?: AnnotationBudget;
}

/**
 * Renders the first line of the text format, then annotations as workflow commands for a step's standard output, then
 * the last line. Property names are those of the toolkit (@actions/core, src/utils.ts, toCommandProperties).
 */
export function* render(report: Report, { budget, rulePages }: GithubOptions): Iterable<SafeText> {
  yield terminal`${firstLine(report)}\n`.text;
  for (const { level, title, message, file, startLine, startColumn, endColumn } of planAnnotations(report, {
    ...DEFAULT_BUDGET,
    ...budget,
    rulePages,
  })) {
    const properties = { title, file, line: startLine, col: startColumn, endColumn };
    yield workflowCommand(level, properties, message);
  }
  yield terminal`${lastLine(report)}\n`.text;
}
