import { isActive, type Finding, type Severity } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { findingWords, oneLine } from './describe/finding.js';
import { json, jsonFrame, terminalText, type SafeText } from './sink.js';

/** GitLab's severities: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
const SEVERITY: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'minor', notice: 'info' };

const LONGEST = 2000;

/** The place of findings about the whole run: GitLab shows none without a file. */
const NO_FILE = '.return-gate.yml';

/** Renders the findings that count as GitLab's code quality report. */
export function* render(report: Report): Iterable<SafeText> {
  const findings = report.findings.filter(isActive);
  const issues = json(
    findings.map((finding) => issueOf(finding, report.source.root)),
    2,
  );
  yield jsonFrame`${issues}\n`;
}

function issueOf(finding: Finding, root: string): object {
  const words = findingWords(finding, root);
  return {
    description: terminalText(oneLine(words), LONGEST).text,
    check_name: words.rule,
    fingerprint: finding.fingerprint,
    severity: SEVERITY[words.severity],
    location: { path: words.file ?? NO_FILE, lines: { begin: words.line ?? 1 } },
  };
}
