import { rank, returnKey, type Finding, type Severity } from '../model/finding.js';
import type { ReturnRecord } from '../model/context.js';
import { groupBy } from '../model/collections.js';
import { fixFormatFor } from '../model/return.js';
import { compareText } from '../model/text.js';

const NAMELESS = fixFormatFor(null);

/** A smaller group is listed one by one. */
const REPEATS_FROM = 4;

/** A group of findings: one rule, one severity, and one message or several. */
export interface Repeat {
  readonly rule: string;
  readonly severity: Severity;
  /** If messages differ, the first one as an example. */
  readonly message: string;
  /** The advice. If it differs only by agent, it omits the name; otherwise the first one is an example. */
  readonly recommendation: string;
  readonly findings: readonly Finding[];
  /**
   * The agents of the returns, and their number of findings, the highest first. Returns without an agent are omitted.
   */
  readonly agents: readonly (readonly [agent: string, n: number])[];
}

export interface Sorted {
  /** The most severe first, then the most frequent. */
  readonly repeats: readonly Repeat[];
  /** All others, in their original order. */
  readonly single: readonly Finding[];
}

export type AgentOf = (finding: Finding) => string | null;

/** Returns a function that gives the agent of a finding's return. Without a finding to ask about, no list of agents is made. */
export function agentsIn(returns: readonly ReturnRecord[]): AgentOf {
  let agents: ReadonlyMap<string, string | null> | undefined;
  return ({ file, index }) => {
    if (file === null || index === null) return null;
    agents ??= new Map(returns.map((record) => [returnKey(record), record.agent]));
    return agents.get(returnKey({ file, index })) ?? null;
  };
}

/**
 * Separates the groups of a rule and an agent, whatever their messages say, from single findings. Returns without an agent
 * are one group. A false claim is always single, and so are the findings of a group of fewer than four.
 */
export function separateByAgent(findings: readonly Finding[], agentOf: AgentOf): Sorted {
  const ofForm = findings.filter(({ untrue }) => untrue !== true);
  const repeats = [...groupBy(ofForm, ({ rule, severity }) => `${severity} ${rule}`).values()]
    .flatMap((all) => groupsOfAgents(all, agentOf))
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

/** A rule has at most this many groups at one severity. If it needs more, its smallest groups become one. */
const MOST_GROUPS = 5;

/** Groups the findings of a rule by agent. Agents with few findings share a group. */
function groupsOfAgents(findings: readonly Finding[], agentOf: AgentOf): readonly (readonly Finding[])[] {
  const large = [...groupBy(findings, agentOf).values()]
    .filter(({ length }) => length >= REPEATS_FROM)
    .sort((a, b) => b.length - a.length);
  const shown = large.slice(0, large.length > MOST_GROUPS ? MOST_GROUPS - 1 : MOST_GROUPS);
  const grouped = new Set(shown.flat());
  return [...shown, findings.filter((finding) => !grouped.has(finding))];
}

function repeatOf(findings: readonly Finding[], agentOf: AgentOf): readonly Repeat[] {
  const [first] = findings;
  if (first === undefined) return [];
  const agents = new Map<string, number>();
  for (const finding of findings) {
    const agent = agentOf(finding);
    if (agent !== null && agent !== '') agents.set(agent, (agents.get(agent) ?? 0) + 1);
  }
  const { rule, severity } = first;
  const message = repeatInWords(findings, (finding) => finding.message);
  const recommendation = repeatInWords(
    findings,
    (finding) => finding.recommendation,
    (finding) => withoutName(finding.recommendation, agentOf(finding)),
  );
  const byNumber = [...agents].sort(([a, n], [b, m]) => m - n || compareText(a, b));
  return [{ rule, severity, message, recommendation, findings, agents: byNumber }];
}

/**
 * Returns the text of the first wording in which all findings agree; otherwise the first finding's text as an example.
 */
function repeatInWords(
  findings: readonly Finding[],
  ...wordings: readonly [(finding: Finding) => string, ...((finding: Finding) => string)[]]
): string {
  const [first] = findings;
  if (first === undefined) return '';
  for (const wordsOf of wordings) {
    const words = wordsOf(first);
    if (findings.every((finding) => wordsOf(finding) === words)) return words;
  }
  return `For example: ${wordings[0](first)}`;
}

/** Returns advice of document 003 in its form for an agent without a name. */
function withoutName(recommendation: string, agent: string | null): string {
  if (agent === null) return recommendation;
  const named = fixFormatFor(agent);
  return recommendation.startsWith(named) ? NAMELESS + recommendation.slice(named.length) : recommendation;
}

/** Maximum number of agents that are named. */
const MOST_AGENTS = 3;

/**
 * `lean-implementation-agent`, or for several `planner (58), implementer (3)`; the empty string if no agent is named.
 */
export function agentsInWords({ agents, findings }: Repeat): string {
  const [only] = agents;
  if (only !== undefined && agents.length === 1 && only[1] === findings.length) return only[0];
  const shown = agents.slice(0, MOST_AGENTS).map(([agent, n]) => `${agent} (${String(n)})`);
  const more = agents.length - shown.length;
  const nameless = findings.length - agents.reduce((sum, [, n]) => sum + n, 0);
  return [
    ...shown,
    ...(more === 0 ? [] : [`${String(more)} more`]),
    ...(nameless === 0 || agents.length === 0 ? [] : [`no name (${String(nameless)})`]),
  ].join(', ');
}
