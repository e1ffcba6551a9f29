import type { Report } from '../model/report.js';
import { DEFAULT_BUDGET, planAnnotations } from './annotations.js';
import type { FormatOptions } from './options.js';
import { terminal, workflowCommand, type SafeText } from './sink.js';
import { firstLine, lastLine } from './describe/answer.js';

/**
 * Renders the first line of the text format, then annotations as workflow commands for a step's standard output, then
 * the last line. Property names are those of the toolkit (@actions/core, src/utils.ts, toCommandProperties).
 */
export function* render(
  report: Report,
  { budget, rulePages }: Pick<FormatOptions, 'budget' | 'rulePages'>,
): Iterable<SafeText> {
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
