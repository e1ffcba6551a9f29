import type { ReturnRecord } from '../../model/context.js';
import {
  failsAt,
  isActive,
  placeKey,
  rank,
  returnKey,
  SEVERITIES,
  type Finding,
  type Severity,
} from '../../model/finding.js';
import { groupBy, oncePer } from '../../model/collections.js';
import type { Report } from '../../model/report.js';
import { compareText, count, compareNatural } from '../../model/text.js';
import { falseClaims } from './claims.js';
import { adviceOf } from './finding.js';

/** The findings of a report as people see them. Formats for programs have every finding. */
export interface ShownFindings {
  /** False claims that count, by weight. */
  readonly untrue: readonly Finding[];
  /** Other findings that are shown one by one, by weight. */
  readonly single: readonly Finding[];
  /** Findings of one rule and agent, each group shown once: the most severe first, then the largest. */
  readonly groups: readonly Repeat[];
  /** Notices that are only counted, the most frequent rule first; empty if notices are listed. */
  readonly notices: readonly (readonly [rule: string, n: number])[];
}

export interface ShownOptions {
  /** True to show only the findings that fail the run, and errors. */
  readonly quiet?: boolean;
  /** True to list notices instead of counting them. */
  readonly notices?: boolean;
}

/**
 * Selects and groups the findings for people. Errors and warnings are shown; notices are counted by rule, unless they are
 * requested or fail the run. Notices on files of archived returns that were moved or deleted since are left out. If the
 * reader requested some rules, each of their findings is shown.
 */
export function selectShown(report: Report, { quiet = false, notices = false }: ShownOptions = {}): ShownFindings {
  const { failOn, returns, withheld } = report;
  const all = byWeight(
    report.findings.filter(
      (finding) => isActive(finding) && (!quiet || finding.severity === 'error' || failsAt(finding, failOn)),
    ),
    report,
  );
  const untrue = all.filter((finding) => finding.untrue === true);
  const others = all.filter((finding) => finding.untrue !== true);
  if (withheld !== undefined) return { untrue, single: others, groups: [], notices: [] };
  const silent = failOn === 'notice' ? new Set() : silentPlaces(returns);
  const loud = others.filter(
    (finding) => !(finding.severity === 'notice' && OF_FATE.has(finding.rule) && silent.has(placeKey(finding))),
  );
  const isListed = ({ severity }: Finding): boolean => severity !== 'notice' || notices || failOn === 'notice';
  const { repeats: groups, single } = separateByAgent(loud.filter(isListed), agentsIn(returns));
  const counted = groupBy(
    loud.filter((finding) => !isListed(finding)),
    ({ rule }) => rule,
  );
  return {
    untrue,
    single,
    groups,
    notices: [...counted]
      .map(([rule, list]) => [rule, list.length] as const)
      .sort(([a, n], [b, m]) => m - n || compareText(a, b)),
  };
}

/** The rules that say what became of a claimed file. Another notice may point to the same place. */
const OF_FATE: ReadonlySet<string> = new Set(['artifact-relocated', 'artifact-removed']);

/** Returns the places of claims of archived returns whose files were moved or deleted since. */
function silentPlaces(returns: readonly ReturnRecord[]): ReadonlySet<string> {
  const archived = returns.filter((record) => record.archived !== undefined);
  return new Set(
    archived.flatMap(({ file, index, claims }) =>
      claims
        .filter(({ verdict: { name } }) => name === 'relocated' || name === 'removed')
        .map(({ claim: { pointer } }) => placeKey({ file, index, pointer })),
    ),
  );
}

/** Returns a note that only the claims of archived returns were checked; the empty string if there are none. */
export function archivedInWords({ returns }: Report): string {
  const archived = returns.filter((record) => record.archived === 'claims').length;
  if (archived === 0) return '';
  return `of ${count(archived, 'archived return')} only the claims were checked`;
}

/**
 * Returns how late each finding of a report is shown: false claims in their order, then by severity, then what does not count; findings
 * in archives behind all others, and those of the whole run last.
 */
const weightsIn = oncePer((report: Report): ((finding: Finding) => number) => {
  const all = falseClaims(report);
  const claims = new Map(all.flatMap(({ findings }, n) => findings.map((finding) => [finding, n] as const)));
  const archived = new Set(report.returns.flatMap((record) => (record.archived === undefined ? [] : [record.file])));
  const steps = all.length + 1 + SEVERITIES.length;
  return (finding) => {
    const { file, severity, untrue } = finding;
    if (file === null) return Infinity;
    const own = claims.get(finding) ?? all.length + (untrue === true ? 0 : 1 + rank(severity));
    return own + (archived.has(file) ? steps : 0) + (isActive(finding) ? 0 : 2 * steps);
  };
});

/** Sorts findings by weight, and of one weight by file. Each file's findings stay together, in the order of their places. */
export function byWeight(findings: readonly Finding[], report: Report): readonly Finding[] {
  const weight = weightsIn(report);
  return [...groupBy(findings, ({ file }) => file)]
    .map(([file, all]) => ({
      file: file ?? '',
      all: sortedBy(all, weight),
      least: all.reduce((least, finding) => Math.min(least, weight(finding)), Infinity),
    }))
    .sort((a, b) => (a.least === b.least ? compareNatural(a.file, b.file) : a.least - b.least))
    .flatMap(({ all }) => all);
}

/** False claims of a file come first; all others keep their order. */
function sortedBy(findings: readonly Finding[], weight: (finding: Finding) => number): readonly Finding[] {
  const [untrue, others] = [
    findings.filter((one) => one.untrue === true),
    findings.filter((one) => one.untrue !== true),
  ];
  return [...untrue.sort((a, b) => weight(a) - weight(b)), ...others];
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
  /** The agents of the returns, and their number of findings, the highest first. Returns without an agent are omitted. */
  readonly agents: readonly (readonly [agent: string, n: number])[];
}

export type AgentOf = (finding: Finding) => string | null;

/** Returns a function that gives the agent of a finding's return. Without a finding, no list of agents is needed. */
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
 * are one group. The findings of a group of fewer than four stay single.
 */
function separateByAgent(
  findings: readonly Finding[],
  agentOf: AgentOf,
): { readonly repeats: readonly Repeat[]; readonly single: readonly Finding[] } {
  const repeats = [...groupBy(findings, ({ rule, severity }) => `${severity} ${rule}`).values()]
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
  const agents = [...groupBy(findings, agentOf)]
    .flatMap(([agent, all]) => (agent === null || agent === '' ? [] : [[agent, all.length] as const]))
    .sort(([a, n], [b, m]) => m - n || compareText(a, b));
  const message = inCommon(findings, (finding) => finding.message);
  const recommendation = inCommon(findings, (finding) => adviceOf(finding.recommendation));
  return [{ rule: first.rule, severity: first.severity, message, recommendation, findings, agents }];
}

/** Returns the words of all findings if they agree; otherwise those of the first as an example. */
function inCommon(findings: readonly Finding[], wordsOf: (finding: Finding) => string): string {
  const [words = '', ...others] = new Set(findings.map(wordsOf));
  return others.length === 0 ? words : `For example: ${words}`;
}

/** Maximum number of agents that are named. */
const MOST_AGENTS = 3;

/** `lean-implementation-agent`, or for several `planner (58), implementer (3)`; the empty string if no agent is named. */
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

/** Returns the findings of every return, in reading order. Those of a file that is a single return belong to the return. */
export const findingsByReturn = oncePer(
  ({ returns, findings }: Report): ReadonlyMap<ReturnRecord, readonly Finding[]> => {
    const byReturn = groupBy(findings, returnKey);
    const inFile = groupBy(returns, ({ file }) => file);
    const sorted = [...returns].sort((a, b) => compareNatural(a.file, b.file));
    return new Map(
      sorted.map((record) => {
        const own = byReturn.get(returnKey(record)) ?? [];
        const isAlone = inFile.get(record.file)?.length === 1 && !/\.jsonl$/i.test(record.file);
        const ofFile = isAlone ? (byReturn.get(returnKey({ file: record.file, index: null })) ?? []) : [];
        return [record, [...ofFile, ...own]] as const;
      }),
    );
  },
);

/** Counts the findings of each severity, without baseline and preexisting findings. */
export function numbersOf(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const numbers: Record<Severity, number> = { error: 0, warning: 0, notice: 0 };
  for (const finding of findings) if (isActive(finding)) numbers[finding.severity]++;
  return numbers;
}

/** The findings of a rule: those that count, by severity, and those in the baseline and from before the checked change. */
export interface RuleStatistics {
  readonly rule: string;
  readonly numbers: Readonly<Record<Severity, number>>;
  readonly known: number;
  readonly preexisting: number;
}

/** Counts the findings of each rule. Rules with the most errors come first, then those with the most warnings, then notices. */
export function statisticsOf(findings: readonly Finding[]): readonly RuleStatistics[] {
  const keys = (one: RuleStatistics): readonly number[] => [
    ...SEVERITIES.map((severity) => one.numbers[severity]),
    one.known + one.preexisting,
  ];
  return [...groupBy(findings, ({ rule }) => rule)]
    .map(([rule, all]) => ({
      rule,
      numbers: numbersOf(all),
      known: all.filter(({ baselined }) => baselined).length,
      preexisting: all.filter(({ baselined, preexisting }) => preexisting && !baselined).length,
    }))
    .sort((a, b) => {
      const [own, others] = [keys(a), keys(b)];
      const differing = own.findIndex((n, at) => n !== others[at]);
      return differing < 0 ? compareText(a.rule, b.rule) : (others[differing] ?? 0) - (own[differing] ?? 0);
    });
}
