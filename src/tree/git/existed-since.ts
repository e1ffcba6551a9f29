import { groupBy } from '../../model/group-by.js';
import type { PathSince } from '../../model/history.js';
import { CommitGraph } from './commit-graph.js';
import { filesAt } from './files-at.js';
import { readPathStates } from './path-states.js';
import type { Repository } from './repository.js';

/**
 * Whether a regular file existed at each of some paths at one of its moments, or at any commit between that and the newest one that
 * counts which does not lead to the moment: the commits of another line come after it, too. The folder at the moment is asked first;
 * the history of the path only where it has nothing there. Rejects with `GitError`.
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

/** So many moments are kept with the commits that lead to them: each takes a byte a commit. */
const MOST_KEPT = 256;

/** Those questions whose path had a regular file at a moment. */
async function existedThen(repository: Repository, questions: readonly PathSince[]): Promise<ReadonlySet<PathSince>> {
  const places = questions.flatMap((question) =>
    question.moments.map((commit) => ({ question, path: question.path, commit })),
  );
  const files = await filesAt(repository, places);
  return new Set(places.flatMap(({ question }, n) => (typeof files[n] === 'string' ? question : [])));
}

/** Those questions whose path had a regular file after a moment, or was moved after it. */
async function existedLater(
  repository: Repository,
  newest: string,
  questions: readonly PathSince[],
): Promise<ReadonlySet<PathSince>> {
  const graph = await CommitGraph.read(repository, newest);
  const states = await readPathStates(repository, graph, [...new Set(questions.map(({ path }) => path))]);
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
      const { movedBy = null } = question;
      const moved = movedBy === null ? undefined : graph.placeOf(movedBy);
      const isProved = question.moments.some((moment) => {
        const before = earlierThan(moment);
        return (moved !== undefined && before[moved] !== 1) || holders.some((held, n) => held === 1 && before[n] !== 1);
      });
      if (isProved) found.add(question);
    }
  }
  return found;
}
