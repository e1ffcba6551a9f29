import { groupBy } from '../../model/collections.js';
import type { PathSince } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import { filesAt } from './files-at.js';
import { withFolders } from './partial-clone.js';
import { readPathStates } from './path-states.js';
import type { Repository } from './repository.js';

/**
 * Returns whether a regular file existed at each path, either at one of its moments or at a later commit; where the question says so,
 * also at a parent of a moment. Later commits are those that lead to the newest one and not to the moment, so other lines of history
 * count too. The folder at the moment is read first,
 * and the path's history only if the folder has no such file. Rejects with `GitError`.
 */
export async function existedSince(
  repository: Repository,
  newest: string,
  questions: readonly PathSince[],
): Promise<readonly boolean[]> {
  const atMoment = await existedThen(repository, questions);
  const left = questions.filter((question) => !atMoment.has(question));
  const later = left.length === 0 ? atMoment : await existedLater(repository, newest, left);
  return questions.map((question) => atMoment.has(question) || later.has(question));
}

/** How many moments are kept with the commits that lead to them: each takes one byte per commit. */
const MOST_KEPT = 256;

/** Returns the questions whose path had a regular file at a moment. */
async function existedThen(repository: Repository, questions: readonly PathSince[]): Promise<ReadonlySet<PathSince>> {
  const places = questions.flatMap((question) =>
    question.moments.map((commit) => ({ question, path: question.path, commit })),
  );
  const files = await filesAt(repository, places);
  return new Set(places.flatMap(({ question }, n) => (typeof files[n] === 'string' ? question : [])));
}

/** Returns the questions whose path had a regular file after a moment, or was moved after it, or was taken away at it. */
async function existedLater(
  repository: Repository,
  newest: string,
  questions: readonly PathSince[],
): Promise<ReadonlySet<PathSince>> {
  const graph = await CommitGraph.read(repository, newest);
  const paths = [...new Set(questions.map(({ path }) => path))];
  const states = await withFolders(repository, newest, () => readPathStates(repository, graph, paths));
  const earlier = new Map<string, Uint8Array>();
  const earlierThan = (moment: string): Uint8Array => {
    const place = graph.placeOf(moment);
    const known = earlier.get(moment) ?? (place === undefined ? new Uint8Array(graph.size) : graph.ancestorsOf(place));
    if (earlier.size >= MOST_KEPT) earlier.clear();
    earlier.set(moment, known);
    return known;
  };
  const found = new Set<PathSince>();
  for (const [path, list] of groupBy(questions, (question) => question.path)) {
    const holders = states.holders(path);
    for (const question of list) {
      const { movedBy = null, orParent = false } = question;
      const moved = movedBy === null ? undefined : graph.placeOf(movedBy);
      const isProved = question.moments.some((moment) => {
        const place = graph.placeOf(moment);
        const parents = orParent && place !== undefined ? graph.parentsOf(place) : [];
        if (parents.some((parent) => holders[parent] === 1)) return true;
        const before = earlierThan(moment);
        return (moved !== undefined && before[moved] !== 1) || holders.some((held, n) => held === 1 && before[n] !== 1);
      });
      if (isProved) found.add(question);
    }
  }
  return found;
}
