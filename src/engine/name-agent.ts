import { fixFormatFor } from '../model/return.js';
import type { Report } from '../model/report.js';

const NAMELESS = fixFormatFor(null);

/**
 * The report with the agent's name where a return or a recommendation has none: rules on a text that cannot be read know no
 * agent. `agent` is the caller's word for it.
 */
export function nameAgent(report: Report, agent: string | null): Report {
  const given = agent === null || agent.trim() === '' ? null : agent;
  const known = report.returns.find((record) => record.agent !== null)?.agent ?? given;
  if (known === null) return report;
  const fix = fixFormatFor(known);
  return {
    ...report,
    returns: report.returns.map((record) => (record.agent === null ? { ...record, agent: given } : record)),
    findings: report.findings.map((finding) => {
      const { recommendation } = finding;
      if (!recommendation.startsWith(NAMELESS)) return finding;
      return { ...finding, recommendation: fix + recommendation.slice(NAMELESS.length) };
    }),
  };
}
