import type { Report } from '../model/report.js';
import type { Links } from './links.js';
import type { SafeText } from './sink.js';
import { renderSummary } from './summary.js';

export interface MarkdownOptions {
  readonly links: Links | null;
}

/** The job summary without its limit. */
export function render(report: Report, { links }: MarkdownOptions): Iterable<SafeText> {
  return renderSummary(report, { links, limit: Infinity });
}
