import { agentOf, fixFormat } from '../model/return.js';
import type { Report } from '../model/report.js';

const NAMELESS = fixFormat({ value: {} });

/**
 * The report with the agent's name where a return or a recommendation has none: rules on a text that cannot be read know no
 * agent. `agent` is the caller's word for it.
 */
export function nameAgent(report: Report, agent: string | null): Report {
  const given = agentOf({ value: { metadata: { agent_type: agent } } });
  const known = report.returns.find((record) => record.agent !== null)?.agent ?? given;
  if (known === null) return report;
  const fix = fixFormat({ value: { metadata: { agent_type: known } } });
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
