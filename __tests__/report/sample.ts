import { VERDICTS, type VerifiedClaim, type VerdictName } from '../../src/model/claim.js';
import type { ReturnRecord } from '../../src/model/context.js';
import { isActive, type Finding } from '../../src/model/finding.js';
import type { Counts, Report, Trend } from '../../src/model/report.js';
import type { FixedFindingJson } from '../../src/model/report-json.js';

export const FILE = 'specs/042_parser/.return-meta.json';

export function finding(changes: Partial<Finding> = {}): Finding {
  return {
    rule: 'artifact-missing',
    severity: 'error',
    message: 'File does not exist: "src/parser.ts".',
    recommendation: 'Commit it.',
    file: FILE,
    index: 0,
    pointer: '/artifacts/0/path',
    range: { startLine: 5, startColumn: 15, endLine: 5, endColumn: 30 },
    fingerprint: 'f1',
    baselined: false,
    preexisting: false,
    excerpt: null,
    ...changes,
  };
}

export function claim(name: VerdictName, path = 'src/parser.ts'): VerifiedClaim {
  return {
    claim: { path, pointer: '/artifacts/0/path', type: 'implementation' },
    verdict: { name, size: name === 'present' ? 120 : null, foundAt: null, detail: null, blank: false },
  };
}

export function record(changes: Partial<ReturnRecord> = {}): ReturnRecord {
  return {
    file: FILE,
    index: 0,
    line: 1,
    standard: 'return-meta@1.2',
    status: 'implemented',
    success: true,
    agent: 'implementer-agent',
    session: 'sess_1736700000_abc123',
    delegation: ['orchestrator', 'implement', 'implementer-agent'],
    startedAt: null,
    restated: false,
    reduced: false,
    claims: [claim('present')],
    ...changes,
  };
}

function countsOf({ returns, findings }: Pick<Report, 'returns' | 'findings'>): Counts {
  const claims = returns.flatMap((one) => one.claims);
  const fresh = findings.filter(isActive);
  const preexisting = findings.filter((one) => one.preexisting && !one.baselined).length;
  const numbers = (severity: string): number => fresh.filter((one) => one.severity === severity).length;
  const verdicts = Object.fromEntries(
    VERDICTS.map((name) => [name, claims.filter(({ verdict }) => verdict.name === name).length]),
  ) as Counts['verdicts'];
  return {
    files: new Set(returns.map(({ file }) => file)).size,
    returns: returns.length,
    claims: claims.length,
    errors: numbers('error'),
    warnings: numbers('warning'),
    notices: numbers('notice'),
    baselined: findings.length - fresh.length - preexisting,
    preexisting,
    verdicts,
  };
}

/** A report that holds together: its counts and conclusion follow from its returns and findings. */
export function report(changes: Partial<Report> = {}): Report {
  const { returns = [record()], findings = [] } = changes;
  const failed = findings.some(({ severity, baselined }) => severity === 'error' && !baselined);
  return {
    tool: { name: 'return-gate', version: '1.0.0' },
    source: { kind: 'commit', revision: '8f3c2d1a9b7e6f5a4c3b2d1e0f9a8b7c6d5e4f3a', root: '', shard: null },
    conclusion: failed ? 'failed' : 'passed',
    clock: Date.UTC(2026, 0, 28, 12),
    failOn: 'error',
    counts: countsOf({ returns, findings }),
    unsuccessful: [],
    returns,
    findings,
    ...changes,
  };
}

export function fixedFinding(changes: Partial<FixedFindingJson> = {}): FixedFindingJson {
  return {
    rule: 'artifact-empty',
    severity: 'error',
    message: 'File is empty: "src/lexer.ts".',
    file: FILE,
    index: 0,
    startLine: 7,
    fingerprint: 'f0',
    gone: false,
    ...changes,
  };
}

/** The night before this run: a finding came in, and one was fixed. */
export function trend(changes: Partial<Trend> = {}): Trend {
  return {
    against: { report: '2026-01-27', revision: '8f3c2d1a9b7e6f5a' },
    added: [finding()],
    fixed: [fixedFinding()],
    unchanged: 3,
    updated: [],
    doubts: [],
    ...changes,
  };
}
