import { fixFormatFor } from '../../model/return.js';
import type { Report } from '../../model/report.js';

const NAMELESS = fixFormatFor(null);

/**
 * Returns the report with the agent's name in recommendations that have none: rules on an unreadable text, or on the whole run, know
 * no agent. `called` is the agent that was called; if it is null, the agent that a return names is taken.
 */
export function nameAgent(report: Report, called: string | null): Report {
  const known = called ?? report.returns.find((record) => record.agent !== null)?.agent ?? null;
  if (known === null) return report;
  const fix = fixFormatFor(known);
  return {
    ...report,
    findings: report.findings.map((finding) => {
      const { recommendation } = finding;
      if (!recommendation.startsWith(NAMELESS)) return finding;
      return { ...finding, recommendation: fix + recommendation.slice(NAMELESS.length) };
    }),
  };
}
