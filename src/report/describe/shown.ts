import { isAbsentCommit, kindOf } from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';
import { isActive, isAtLeast, placeKey, rank, returnKey, type Finding, type Severity } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import type { Report } from '../../model/report.js';
import { compareText, count } from '../../model/text.js';
import { compareNatural } from '../../model/natural-order.js';
import { adviceOf } from './finding.js';

/** The findings of a report as people see them. Formats for programs have every finding. */
export interface ShownFindings {
  /** False claims that count, in reading order. */
  readonly untrue: readonly Finding[];
  /** Other findings that are shown one by one, in reading order. */
  readonly single: readonly Finding[];
  /** Findings of one rule and agent, each group shown once: the most severe first, then the largest. */
  readonly groups: readonly Repeat[];
  /** Notices that are only counted; empty if notices are listed. */
  readonly notices: readonly CountedNotices[];
  /** Cited commits that are not in the history; null if there are none, or if each is listed. */
  readonly absentCommits: AbsentCommits | null;
}

/** The notices of a rule. */
export interface CountedNotices {
  readonly rule: string;
  readonly findings: readonly Finding[];
}

/** All cited commits of a repository that are not in the history: one finding. */
export interface AbsentCommits {
  readonly rule: string;
  /** Number of cited commits that are not in the history. */
  readonly absent: number;
  /** Number of cited commits of which this is known. */
  readonly cited: number;
  readonly findings: readonly Finding[];
}

export interface ShownOptions {
  /** Whether to show only the findings that fail the run, and errors. */
  readonly quiet?: boolean;
  /** Whether to list notices instead of counting them. */
  readonly notices?: boolean;
}

/**
 * Whether people see a finding that counts. In quiet output they see only errors and other findings that fail the run.
 */
function isShown(finding: Finding, report: Pick<Report, 'failOn'>, quiet: boolean): boolean {
  if (!isActive(finding)) return false;
  if (!quiet || finding.severity === 'error') return true;
  return report.failOn !== 'never' && isAtLeast(finding.severity, report.failOn);
}

/**
 * Selects and groups the findings for people. Errors and warnings are shown; notices are counted by rule, unless they are
 * requested or fail the run. Notices on files of archived returns that were moved or deleted since are left out. If the
 * reader requested some rules, each of their findings is shown.
 */
export function selectShown(report: Report, { quiet = false, notices = false }: ShownOptions = {}): ShownFindings {
  const all = inReadingOrder(report.findings.filter((finding) => isShown(finding, report, quiet)));
  const untrue = all.filter((finding) => finding.untrue === true);
  const others = all.filter((finding) => finding.untrue !== true);
  if (report.withheld !== undefined) return { untrue, single: others, groups: [], notices: [], absentCommits: null };
  const claims = claimNotices(report.returns);
  const listsNotices = notices || report.failOn === 'notice';
  const shownAs = (finding: Finding): Kind => {
    if (finding.severity !== 'notice') return 'listed';
    const kind = report.failOn === 'notice' ? undefined : claims.get(placeKey(finding));
    if (kind === 'absent-commit' || (kind === 'silent' && OF_FATE.has(finding.rule))) return kind;
    return listsNotices ? 'listed' : 'counted';
  };
  const byKind = groupBy(others, shownAs);
  const { repeats: groups, single } = separateByAgent(byKind.get('listed') ?? [], agentsIn(report.returns));
  return {
    untrue,
    single,
    groups,
    notices: countNotices(byKind.get('counted') ?? []),
    absentCommits: countAbsentCommits(byKind.get('absent-commit') ?? [], report.returns),
  };
}

/** The rules that say what became of a claimed file. Another notice may point to the same place. */
const OF_FATE: ReadonlySet<string> = new Set(['artifact-relocated', 'artifact-removed']);

/** How people see a finding that is no false claim. */
type Kind = 'listed' | 'counted' | 'absent-commit' | 'silent';

/** Returns the places of claims whose notices are not listed: absent commits, and what became of archived work. */
function claimNotices(returns: readonly ReturnRecord[]): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const { file, index, claims, archived } of returns) {
    for (const checked of claims) {
      const { name } = checked.verdict;
      const isSilent = archived !== undefined && (name === 'relocated' || name === 'removed');
      const kind = isAbsentCommit(checked) ? 'absent-commit' : isSilent ? 'silent' : null;
      if (kind !== null) kinds.set(placeKey({ file, index, pointer: checked.claim.pointer }), kind);
    }
  }
  return kinds;
}

/** Counts notices by rule, the most frequent first. */
function countNotices(findings: readonly Finding[]): readonly CountedNotices[] {
  return [...groupBy(findings, ({ rule }) => rule)]
    .map(([rule, all]) => ({ rule, findings: all }))
    .sort((a, b) => b.findings.length - a.findings.length || compareText(a.rule, b.rule));
}

function countAbsentCommits(findings: readonly Finding[], returns: readonly ReturnRecord[]): AbsentCommits | null {
  const [first] = findings;
  if (first === undefined) return null;
  const commits = returns
    .flatMap(({ claims }) => claims)
    .filter(({ claim, verdict }) => kindOf(claim) === 'commit' && verdict.name !== 'undetermined');
  return { rule: first.rule, absent: commits.filter(isAbsentCommit).length, cited: commits.length, findings };
}

/** `12 of 340 cited commits (4 %) are not in the history.` */
export function absentCommitsInWords({ absent, cited }: AbsentCommits): string {
  const share = Math.max(1, Math.round((100 * absent) / cited));
  if (cited === 1) return 'The one cited commit is not in the history.';
  return `${String(absent)} of ${String(cited)} cited commits (${String(share)} %) ${absent === 1 ? 'is' : 'are'} not in the history.`;
}

/** Says for how many archived returns only the claims were checked; the empty string for none. */
export function archivedInWords({ returns }: Pick<Report, 'returns'>): string {
  const archived = returns.filter((record) => record.archived === 'claims').length;
  if (archived === 0) return '';
  return `${count(archived, 'archived return')}: only the claims were checked (archived: all also checks the form).`;
}

/** Sorts findings in reading order: false claims first, then by file, and findings of the whole run last. */
export function inReadingOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => Number(b.untrue ?? false) - Number(a.untrue ?? false) || byFile(a.file, b.file));
}

/** Compares two files. A stable sort with it keeps the order within a file. */
export function byFile(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : compareNatural(a, b);
}

/** A smaller group is listed one by one. */
const REPEATS_FROM = 4;

/** A group of findings: one rule, one severity, and one message or several. */
export interface Repeat {
  readonly rule: string;
  readonly severity: Severity;
  /** If messages differ, the first one as an example. */
  readonly message: string;
  /** The advice; if it differs, the first one as an example. */
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
function separateByAgent(findings: readonly Finding[], agentOf: AgentOf): Sorted {
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
  const recommendation = repeatInWords(findings, (finding) => adviceOf(finding.recommendation));
  const byNumber = [...agents].sort(([a, n], [b, m]) => m - n || compareText(a, b));
  return [{ rule, severity, message, recommendation, findings, agents: byNumber }];
}

/** Returns the words of all findings if they agree; otherwise those of the first as an example. */
function repeatInWords(findings: readonly Finding[], wordsOf: (finding: Finding) => string): string {
  const [first] = findings;
  if (first === undefined) return '';
  const words = wordsOf(first);
  return findings.every((finding) => wordsOf(finding) === words) ? words : `For example: ${words}`;
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
