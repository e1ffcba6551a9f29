import type { ReturnRecord } from '../../model/context.js';
import { groupBy } from '../../model/collections.js';
import { compareText } from '../../model/text.js';

/** A name in delegation paths: how many returns have it in their path, how many end with it, and how many of these fail. */
export interface Agent {
  readonly name: string;
  readonly seen: number;
  readonly returns: number;
  readonly failing: number;
}

/** A call of one agent by another, and how many returns have it in their path. */
export interface Call {
  readonly from: string;
  readonly to: string;
  readonly returns: number;
}

/** The calls between agents, over all returns; the most used first. */
export interface Delegation {
  readonly agents: readonly Agent[];
  readonly calls: readonly Call[];
}

/** Combines the delegation paths of returns. A name or a call that is twice in a path counts once. */
export function delegation(returns: readonly ReturnRecord[], fails: (record: ReturnRecord) => boolean): Delegation {
  const names = returns.flatMap((record) => [...new Set(record.delegation)].map((name) => ({ name, record })));
  const agents = [...groupBy(names, ({ name }) => name)].map(([name, seen]): Agent => {
    const last = seen.filter(({ record }) => record.delegation.at(-1) === name);
    return {
      name,
      seen: seen.length,
      returns: last.length,
      failing: last.filter(({ record }) => fails(record)).length,
    };
  });
  const steps = returns.flatMap(({ delegation: path }) => [
    ...new Set(path.slice(1).map((to, at) => JSON.stringify([path[at] ?? '', to]))),
  ]);
  const calls = [...groupBy(steps, (step) => step)].map(([step, all]): Call => {
    const [from = '', to = ''] = JSON.parse(step) as readonly string[];
    return { from, to, returns: all.length };
  });
  return {
    agents: agents.sort((a, b) => b.seen - a.seen || compareText(a.name, b.name)),
    calls: calls.sort((a, b) => b.returns - a.returns || compareText(a.from, b.from) || compareText(a.to, b.to)),
  };
}
