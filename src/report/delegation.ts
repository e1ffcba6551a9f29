import type { ReturnRecord } from '../model/context.js';
import { compareText } from '../model/text.js';

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
