import type { Report } from '../model/report.js';

/** Returns the report with the head of the pull request, if the checked commit is a merge of it. */
export function withHead(report: Report, head: string | undefined): Report {
  return head === undefined || report.source.revision === null || head === report.source.revision
    ? report
    : { ...report, head };
}
