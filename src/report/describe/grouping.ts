import { isActive, returnKey, SEVERITIES, type Finding, type Severity } from '../../model/finding.js';
import type { ReturnRecord } from '../../model/context.js';
import type { Report } from '../../model/report.js';
import { compareNatural } from '../../model/natural-order.js';
import { isLog } from './claims.js';
import { compareText } from '../../model/text.js';

/** Findings grouped by their subject, in reading order. */
export interface Grouping {
  /** The findings of every return. Findings in a file that is a single return belong to the return. */
  readonly ofReturn: ReadonlyMap<ReturnRecord, readonly Finding[]>;
  /** The findings of files without a return, and of lines and parts that are no returns. */
  readonly ofFile: ReadonlyMap<string, readonly Finding[]>;
  readonly ofRun: readonly Finding[];
}

export function group({ returns, findings }: Pick<Report, 'returns' | 'findings'>): Grouping {
  const ofReturn = new Map<ReturnRecord, Finding[]>();
  const byIdentity = new Map<string, Finding[]>();
  const byFile = new Map<string, Finding[]>();
  const several = new Set<string>();
  for (const record of [...returns].sort((a, b) => compareNatural(a.file, b.file))) {
    const list: Finding[] = [];
    ofReturn.set(record, list);
    byIdentity.set(returnKey(record), list);
    if (byFile.has(record.file) || isLog(record.file)) several.add(record.file);
    byFile.set(record.file, list);
  }
  for (const file of several) byFile.delete(file);
  const ofFile = new Map<string, Finding[]>();
  const ofRun: Finding[] = [];
  for (const finding of findings) {
    const { file, index } = finding;
    if (file === null) {
      ofRun.push(finding);
      continue;
    }
    const known = (index === null ? undefined : byIdentity.get(returnKey({ file, index }))) ?? byFile.get(file);
    if (known !== undefined) known.push(finding);
    else {
      const list: Finding[] = [finding];
      ofFile.set(file, list);
      byFile.set(file, list);
    }
  }
  return { ofReturn, ofFile: new Map([...ofFile].sort(([a], [b]) => compareNatural(a, b))), ofRun };
}

export type Numbers = Readonly<Record<Severity, number>>;

/** Counts the findings of each severity, without baseline and preexisting findings. */
export function numbersOf(findings: readonly Finding[]): Numbers {
  const numbers: Record<Severity, number> = { error: 0, warning: 0, notice: 0 };
  for (const finding of findings) if (isActive(finding)) numbers[finding.severity]++;
  return numbers;
}

/** The findings of a rule: those that count, by severity, and those that do not fail. */
export interface RuleStatistics {
  readonly rule: string;
  readonly numbers: Readonly<Record<Severity, number>>;
  /** In the baseline. */
  readonly known: number;
  /** From before the checked change. */
  readonly preexisting: number;
}

/** Returns the rules with findings that count. */
export function byRule(findings: readonly Finding[]): readonly RuleStatistics[] {
  return statisticsOf(findings.filter(isActive));
}

/**
 * Counts the findings of each rule. Rules with the most errors come first, then those with the most warnings, then
 * those with the most notices.
 */
export function statisticsOf(findings: readonly Finding[]): readonly RuleStatistics[] {
  const rules = new Map<string, { numbers: Record<Severity, number>; known: number; preexisting: number }>();
  for (const { rule, severity, baselined, preexisting } of findings) {
    const of = rules.get(rule) ?? { numbers: { error: 0, warning: 0, notice: 0 }, known: 0, preexisting: 0 };
    rules.set(rule, of);
    if (baselined) of.known++;
    else if (preexisting) of.preexisting++;
    else of.numbers[severity]++;
  }
  return [...rules]
    .map(([rule, of]) => ({ rule, ...of }))
    .sort((a, b) => {
      for (const severity of SEVERITIES) {
        const difference = b.numbers[severity] - a.numbers[severity];
        if (difference !== 0) return difference;
      }
      return b.known + b.preexisting - (a.known + a.preexisting) || compareText(a.rule, b.rule);
    });
}

/** A name in delegation paths. */
export interface Agent {
  readonly name: string;
  /** Number of returns whose path ends with this name. */
  readonly returns: number;
  /** How many of them fail. */
  readonly failing: number;
  /** Number of returns whose path contains this name. */
  readonly seen: number;
}

/** A call of one agent by another. */
export interface Call {
  readonly from: string;
  readonly to: string;
  /** Number of returns whose path contains the call. */
  readonly returns: number;
}

/** The calls between agents, over all returns. */
export interface Delegation {
  /** The most used first. */
  readonly agents: readonly Agent[];
  /** The most used first. */
  readonly calls: readonly Call[];
}

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** Combines the delegation paths of returns. A name that appears twice in a path counts once. */
export function delegation(returns: Iterable<ReturnRecord>, fails: (record: ReturnRecord) => boolean): Delegation {
  const agents = new Map<string, Changing<Agent>>();
  const calls = new Map<string, Changing<Call>>();
  for (const record of returns) {
    const path = record.delegation;
    for (const name of new Set(path)) {
      const agent = agents.get(name) ?? { name, returns: 0, failing: 0, seen: 0 };
      agents.set(name, agent);
      agent.seen++;
    }
    const last = agents.get(path[path.length - 1] ?? '');
    if (last !== undefined && path.length > 0) {
      last.returns++;
      if (fails(record)) last.failing++;
    }
    const steps = new Map<string, readonly [string, string]>();
    for (let at = 1; at < path.length; at++) {
      const step = [path[at - 1] ?? '', path[at] ?? ''] as const;
      steps.set(JSON.stringify(step), step);
    }
    for (const [key, [from, to]] of steps) {
      const call = calls.get(key) ?? { from, to, returns: 0 };
      calls.set(key, call);
      call.returns++;
    }
  }
  return {
    agents: [...agents.values()].sort((a, b) => b.seen - a.seen || compareText(a.name, b.name)),
    calls: [...calls.values()].sort(
      (a, b) => b.returns - a.returns || compareText(a.from, b.from) || compareText(a.to, b.to),
    ),
  };
}
