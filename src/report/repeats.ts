import type { ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import { fixFormat } from '../model/return.js';
import { rank, type Severity } from '../model/severity.js';
import { compareText } from '../model/text.js';

const NAMELESS = fixFormat({ value: {} });

/** Fewer findings than this are told one by one. */
const REPEATS_FROM = 4;

/** One thing that was found again and again: by one rule, of one value, at one severity. */
export interface Repeat {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** What to do; where several agents are advised, without their names. */
  readonly recommendation: string;
  readonly findings: readonly Finding[];
  /** Whose returns have it, and how often: the most first. Returns that name no agent are left out. */
  readonly agents: readonly (readonly [agent: string, n: number])[];
}

export interface Sorted {
  /** The worst first, of these the most frequent. */
  readonly repeats: readonly Repeat[];
  /** All others, in their order. */
  readonly single: readonly Finding[];
}

export type AgentOf = (finding: Finding) => string | null;

/** The agent of the return that a finding is about. */
export function agentsIn(returns: readonly ReturnRecord[]): AgentOf {
  const agents = new Map(returns.map(({ file, index, agent }) => [`${String(index)}:${file}`, agent]));
  return ({ file, index }) =>
    file === null || index === null ? null : (agents.get(`${String(index)}:${file}`) ?? null);
}

/** Takes findings apart: what repeats, and what stands alone. A claim that is not true always stands alone. */
export function separate(findings: readonly Finding[], agentOf: AgentOf): Sorted {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.untrue === true) continue;
    const key = keyOf(finding);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [finding]);
    else known.push(finding);
  }
  const repeats = [...groups.values()]
    .filter(({ length }) => length >= REPEATS_FROM)
    .flatMap((all) => repeatOf(all, agentOf));
  const repeated = new Set(repeats.flatMap((repeat) => repeat.findings));
  return {
    repeats: repeats.sort(
      (a, b) =>
        rank(a.severity) - rank(b.severity) ||
        b.findings.length - a.findings.length ||
        compareText(a.rule, b.rule) ||
        compareText(a.message, b.message),
    ),
    single: findings.filter((finding) => !repeated.has(finding)),
  };
}

/** The value is part of what the message says. */
function keyOf({ rule, severity, message }: Finding): string {
  return JSON.stringify([rule, severity, message]);
}

function repeatOf(findings: readonly Finding[], agentOf: AgentOf): readonly Repeat[] {
  const [first] = findings;
  if (first === undefined) return [];
  const agents = new Map<string, number>();
  for (const finding of findings) {
    const agent = agentOf(finding);
    if (agent !== null && agent !== '') agents.set(agent, (agents.get(agent) ?? 0) + 1);
  }
  const { rule, severity, message } = first;
  const advices = new Set(findings.map(({ recommendation }) => recommendation));
  const [advice = ''] = advices;
  const recommendation = advices.size > 1 ? withoutName(first.recommendation, agentOf(first)) : advice;
  const byNumber = [...agents].sort(([a, n], [b, m]) => m - n || compareText(a, b));
  return [{ rule, severity, message, recommendation, findings, agents: byNumber }];
}

/** Advice in the words of document 003, as it is for an agent without a name. */
function withoutName(recommendation: string, agent: string | null): string {
  if (agent === null) return recommendation;
  const named = fixFormat({ value: { metadata: { agent_type: agent } } });
  return recommendation.startsWith(named) ? NAMELESS + recommendation.slice(named.length) : recommendation;
}

/** `lean-implementation-agent`, or of several `planner (58), implementer (3)`; the empty string where nobody is named. */
export function agentsInWords({ agents, findings }: Repeat, most = 3): string {
  const [only] = agents;
  if (only !== undefined && agents.length === 1 && only[1] === findings.length) return only[0];
  const shown = agents.slice(0, most).map(([agent, n]) => `${agent} (${String(n)})`);
  const more = agents.length - shown.length;
  const nameless = findings.length - agents.reduce((sum, [, n]) => sum + n, 0);
  return [
    ...shown,
    ...(more === 0 ? [] : [`${String(more)} more`]),
    ...(nameless === 0 || agents.length === 0 ? [] : [`no name (${String(nameless)})`]),
  ].join(', ');
}
