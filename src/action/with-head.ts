import { pullRequestHead } from '../github/event.js';
import type { Json } from '../model/json.js';
import type { Report } from '../model/report.js';

/** Returns the report with the pull request's head, if a merge commit was checked. */
export function withHead(report: Report, event: Json): Report {
  const head = pullRequestHead(event);
  return head === undefined || report.source.revision === null || head === report.source.revision
    ? report
    : { ...report, head };
}
