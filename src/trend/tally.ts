import { placeKey, rank } from '../model/finding.js';
import type { AgentClaims, ReportedFinding } from '../model/report.js';
import { compareText } from '../model/text.js';
import { isCompared, isUntrueAsReported } from '../model/claim.js';

/** The parts of a return that are needed to count its claims. */
export interface CountedReturn {
  readonly file: string;
  readonly index: number;
  readonly agent: string | null;
  readonly claims: readonly { readonly pointer: string; readonly kind: string; readonly verdict: string }[];
}

/** A finding with its place in the return. */
export type PlacedFinding = ReportedFinding & { readonly pointer: string | null };

/** The claims of one run. */
export interface Tally {
  readonly claims: number;
  readonly untrue: number;
  readonly agents: readonly AgentClaims[];
  /** One finding for each false claim. */
  readonly untrueFindings: readonly ReportedFinding[];
}

/** Agents kept for each run: a hostile run could name as many as it has returns. */
const MOST_AGENTS = 50;

/** Counts a run's claims, and its false claims, by agent. `ofClaims` are the rules about claims. */
export function tallyOf(
  returns: readonly CountedReturn[],
  findings: readonly PlacedFinding[],
  ofClaims: ReadonlySet<string>,
): Tally {
  const found = worstOfEach(findings, ofClaims);
  const agents = new Map<string | null, { claims: number; untrue: number }>();
  const untrueFindings: ReportedFinding[] = [];
  for (const { file, index, agent, claims } of returns) {
    const of = agents.get(agent) ?? { claims: 0, untrue: 0 };
    agents.set(agent, of);
    for (const { pointer, kind, verdict } of claims) {
      if (!isCompared({ verdict: { name: verdict } })) continue;
      of.claims++;
      const finding = found.get(placeKey({ file, index, pointer }));
      if (finding === undefined || !isUntrueAsReported({ kind, verdict, severity: finding.severity })) continue;
      of.untrue++;
      untrueFindings.push(finding);
    }
  }
  const numbers = [...agents].map(([agent, of]): AgentClaims => ({ agent, ...of }));
  return {
    claims: numbers.reduce((sum, { claims }) => sum + claims, 0),
    untrue: untrueFindings.length,
    agents: numbers.sort(byWeight).slice(0, MOST_AGENTS),
    untrueFindings,
  };
}

function byWeight(a: AgentClaims, b: AgentClaims): number {
  return b.untrue - a.untrue || b.claims - a.claims || compareText(a.agent ?? '', b.agent ?? '');
}

function worstOfEach(
  findings: readonly PlacedFinding[],
  ofClaims: ReadonlySet<string>,
): ReadonlyMap<string, ReportedFinding> {
  const found = new Map<string, ReportedFinding>();
  for (const finding of findings) {
    const { rule, severity, file, index, pointer } = finding;
    if (file === null || index === null || pointer === null || !ofClaims.has(rule)) continue;
    const key = placeKey({ file, index, pointer });
    const before = found.get(key);
    if (before === undefined || rank(severity) < rank(before.severity)) found.set(key, finding);
  }
  return found;
}
