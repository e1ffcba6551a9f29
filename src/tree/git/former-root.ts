import { groupBy } from '../../model/collections.js';
import type { CommitGraph } from './commit-graph.js';
import { readDifference, type LoggedCommit } from './log.js';
import { treesAt } from './other-commit.js';
import type { Repository } from './repository.js';

/** The folder that was the project root before a commit moved it. */
export interface FormerRoot {
  readonly prefix: string;
  /** What the commit did apart from that: what moved with the root stayed at its path. */
  readonly moved: LoggedCommit;
  /** Its first parent. */
  readonly before: string;
}

/** Finds the commit that made the project root by moving another folder there; null if there is none. Rejects with `GitError`. */
export async function formerRoot(repository: Repository, graph: CommitGraph): Promise<FormerRoot | null> {
  if (repository.prefix === '') return null;
  const line = [0];
  for (let [next] = graph.parentsOf(0); next !== undefined; [next] = graph.parentsOf(next)) line.push(next);
  const idAt = (n: number): string => graph.idAt(line[n] ?? 0);
  const isThere = async (n: number): Promise<boolean> =>
    (await treesAt(repository, idAt(n), repository.prefix))[1] !== undefined;
  let [there, lacking] = [0, line.length - 1];
  if (await isThere(lacking)) return null;
  while (lacking - there > 1) {
    const middle = (there + lacking) >>> 1;
    if (await isThere(middle)) there = middle;
    else lacking = middle;
  }
  const [after, before] = [idAt(there), idAt(lacking)];
  const prefix = await movedRoot(repository, before, after);
  if (prefix === null) return null;
  const [[, from], [, to]] = [
    await treesAt(repository, before, prefix),
    await treesAt(repository, after, repository.prefix),
  ];
  if (from === undefined || to === undefined) return null;
  return { prefix, before, moved: await readDifference(repository.git, [from, to], 'exact', READING, after) };
}

const READING = 'find where the project root was';

/** The folder from which a change moved most files of the project root, each to the same place below it; null if there is none. */
async function movedRoot(repository: Repository, before: string, after: string): Promise<string | null> {
  const { git, prefix } = repository;
  const [[from], [to]] = [await treesAt(repository, before, ''), await treesAt(repository, after, '')];
  if (from === undefined || to === undefined) return null;
  const { events } = await readDifference(git, [from, to], 'exact', READING);
  const came = events.filter(({ path, newMode }) => newMode !== '' && path.startsWith(`${prefix}/`));
  const folders = came.flatMap((event) => {
    const end = event.path.slice(prefix.length);
    return event.from?.path.endsWith(end) === true ? [event.from.path.slice(0, -end.length)] : [];
  });
  const [most] = [...groupBy(folders, (folder) => folder).values()].sort((a, b) => b.length - a.length);
  return most !== undefined && most.length * 2 > came.length ? (most[0] ?? null) : null;
}
