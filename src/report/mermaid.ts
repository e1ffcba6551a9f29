import { count } from '../model/text.js';
import type { Delegation } from './delegation.js';
import { gfm, mermaidLabel, type Markdown } from './sink.js';

/** Maximum number of agents in a diagram. It keeps diagrams readable, and hostile ones small. */
const MOST_AGENTS = 24;
const MOST_CALLS = 40;
const LABEL_LIMIT = 40;

/** A diagram in a code fence, and how many agents and calls it omits. */
export interface Diagram {
  readonly fence: Markdown;
  readonly hidden: number;
}

/**
 * Returns the calls between agents as a Mermaid flowchart; agents with failing returns are highlighted. Null without
 * calls.
 */
export function flowchart({ agents, calls }: Delegation): Diagram | null {
  const shown = agents.slice(0, MOST_AGENTS);
  const ids = new Map(shown.map(({ name }, n) => [name, n]));
  const drawn = calls.filter(({ from, to }) => ids.has(from) && ids.has(to)).slice(0, MOST_CALLS);
  if (drawn.length === 0) return null;
  const joined = new Set(drawn.flatMap(({ from, to }) => [from, to]));
  const nodes = shown.flatMap(({ name, returns, failing }, n) => {
    if (!joined.has(name)) return [];
    const label = name.trim() === '' ? gfm`no name` : mermaidLabel(name, LABEL_LIMIT);
    const result =
      returns === 0
        ? gfm``
        : gfm`<br>${count(returns, 'return')}${failing === 0 ? '' : `, ${String(failing)} failing`}`;
    return [gfm`  n${n}["${label}${result}"]\n${failing === 0 ? gfm`` : gfm`  class n${n} failing\n`}`];
  });
  const edges = drawn.map(({ from, to, returns }) => {
    const times = returns === 1 ? gfm`` : gfm`|${returns}|`;
    return gfm`  n${ids.get(from) ?? 0} -->${times} n${ids.get(to) ?? 0}\n`;
  });
  return {
    fence: gfm`\`\`\`mermaid\nflowchart LR\n  classDef failing stroke:#cf222e,stroke-width:2px\n${nodes}${edges}\`\`\`\n`,
    hidden: agents.length - shown.length + calls.length - drawn.length,
  };
}
