import type { Report } from '../model/report.js';
import type { SafeText } from './sink.js';
import { renderSummary, type SummaryOptions } from './summary.js';

export type MarkdownOptions = Omit<SummaryOptions, 'limit'>;

/** Renders the job summary without its limit. */
export function render(report: Report, { links, rulePages }: MarkdownOptions): Iterable<SafeText> {
  return renderSummary(report, { links, limit: Infinity, rulePages });
}
