import type { ReturnRecord } from './context.js';

/** Whose claim it is, and how that is known: by the return itself, by a return beside it, or by the commit that holds it. */
export interface Accused {
  readonly name: string;
  readonly by: 'return' | 'beside' | 'author';
}

/**
 * Returns a function that gives the agent of a return. A return that names none has the agent of the returns in its folder, if they
 * name one only, or else the author of its commit, if that was asked for. Null if nobody is known.
 */
export function accusedIn(
  returns: readonly Pick<ReturnRecord, 'file' | 'agent'>[],
): (record: Pick<ReturnRecord, 'file' | 'agent' | 'author'>) => Accused | null {
  let agents: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return ({ file, agent, author }) => {
    if (!isNameless(agent)) return { name: agent, by: 'return' };
    // Most returns name their agent, and most runs accuse nobody.
    agents ??= agentsByFolder(returns);
    const [beside, ...others] = agents.get(folderOf(file)) ?? [];
    if (beside !== undefined && others.length === 0) return { name: beside, by: 'beside' };
    return author === undefined ? null : { name: author, by: 'author' };
  };
}

function agentsByFolder(
  returns: readonly Pick<ReturnRecord, 'file' | 'agent'>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const agents = new Map<string, Set<string>>();
  for (const { file, agent } of returns) {
    if (isNameless(agent)) continue;
    const known = agents.get(folderOf(file));
    if (known === undefined) agents.set(folderOf(file), new Set([agent]));
    else known.add(agent);
  }
  return agents;
}

function isNameless(agent: string | null): agent is null {
  return agent === null || agent.trim() === '';
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/') + 1);
}
