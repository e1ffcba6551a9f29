import type { Absence, AbsenceQuestion, CommitFinding, FileVersion, PastPaths, PathChange } from '../model/history.js';
import type { Tree } from '../model/tree.js';
import { openCommit } from './commit.js';
import { GitError } from './git/git-error.js';
import type { Trust } from './git/locate.js';

/**
 * Returns files on disk, with what the checked-out commit knows of commits and past paths. The commit is opened on first use. If
 * there is none, or git does not answer, nothing is known. `root` is the project root on disk.
 */
export function withHead<T extends Tree>(disk: T, root: string, trust: Trust = {}): T {
  let opened: Promise<Tree> | undefined;
  const head = (): Promise<Tree> => (opened ??= openCommit({ root, revision: 'HEAD', of: 'checkout', ...trust }));
  const ask = async <A>(question: (tree: Tree) => Promise<A>, unknown: (why: string) => A): Promise<A> => {
    try {
      return await question(await head());
    } catch (error) {
      if (error instanceof GitError) return unknown(error.what);
      throw error;
    }
  };
  return {
    ...disk,
    explainAbsent: (question) =>
      ask(
        (tree) => takenAway(tree, question),
        (): ReadonlyMap<string, Absence> => new Map(),
      ),
    fileVersions: (files, from, identityOf) =>
      ask(
        (tree) => tree.fileVersions(files, from, identityOf),
        (): ReadonlyMap<string, FileVersion> => new Map(),
      ),
    readVersions: async function* (files, limit) {
      yield* (await head()).readVersions(files, limit);
    },
    introducedAt: (files, identityOf) =>
      ask(
        (tree) => tree.introducedAt(files, identityOf),
        (): ReadonlyMap<string, number> => new Map(),
      ),
    existedSince: (questions) =>
      ask(
        (tree) => tree.existedSince(questions),
        () => questions.map(() => false),
      ),
    filesAt: (moments) =>
      ask(
        (tree) => tree.filesAt(moments),
        () => moments.map(() => null),
      ),
    commitsNamed: (ids) =>
      ask(
        (tree) => tree.commitsNamed(ids),
        (detail) => new Map(ids.map((id): readonly [string, CommitFinding] => [id, { kind: 'undetermined', detail }])),
      ),
    changedIn: (commits, paths) =>
      ask(
        (tree) => tree.changedIn(commits, paths),
        (): ReadonlyMap<string, ReadonlyMap<string, PathChange>> => new Map(),
      ),
    commitsBehind: (files, identityOf) =>
      ask(
        (tree) => tree.commitsBehind(files, identityOf),
        (): ReadonlyMap<string, ReadonlySet<string>> => new Map(),
      ),
    authors: (files) =>
      ask(
        (tree) => tree.authors(files),
        (): ReadonlyMap<string, string> => new Map(),
      ),
    trackedEndingWith: (tails) =>
      ask(
        async (tree) => {
          const found = await tree.trackedEndingWith(tails);
          // Leaves out files that were deleted from disk since.
          const here = [...found].map(([tail, paths]) => [tail, paths.filter((path) => disk.find(path))] as const);
          return new Map(here.filter(([, paths]) => paths.length > 0));
        },
        () => new Map(),
      ),
    pastEndingWith: (tails, folders) =>
      ask(
        (tree) => tree.pastEndingWith(tails, folders),
        (): PastPaths => ({ endings: new Map(), folders: new Set(), entries: new Set(), whole: false }),
      ),
    existedBefore: (moments) =>
      ask(
        (tree) => tree.existedBefore(moments),
        () => moments.map(() => false),
      ),
    leadsTo: (pairs) =>
      ask(
        (tree) => tree.leadsTo(pairs),
        () => pairs.map(() => null),
      ),
    commitsBetween: (pairs) =>
      ask(
        (tree) => tree.commitsBetween(pairs),
        () => pairs.map(() => null),
      ),
    ignoredByCommit: (paths, commit) =>
      ask(
        (tree) => tree.ignoredByCommit(paths, commit),
        (): ReadonlyMap<string, string> => new Map(),
      ),
    close: () => {
      disk.close();
      opened?.then(
        (tree) => {
          tree.close();
        },
        () => undefined,
      );
    },
  };
}

/**
 * Returns the history of paths that a commit, or one that leads to it, had and that are no longer on disk. Other paths are left
 * out: files on disk need not be committed. Nothing is fetched.
 */
async function takenAway(head: Tree, { paths, exists, base }: AbsenceQuestion): Promise<ReadonlyMap<string, Absence>> {
  const onDisk = { isInWorkspace: false, ignoredBy: null };
  const isHeld = (path: string): boolean => head.find(path)?.kind === 'file';
  const [held, others] = [paths.filter(isHeld), paths.filter((path) => !isHeld(path))];
  const past =
    others.length === 0
      ? new Map<string, Absence>()
      : await head.explainAbsent({ paths: others, needed: new Set(), exists, base });
  const gone = [...past].filter(
    ([
      ,
      {
        past: { kind },
      },
    ]) => kind === 'moved' || kind === 'removed',
  );
  return new Map([
    ...gone.map(([path, absence]) => [path, { ...absence, ...onDisk }] as const),
    ...held.map((path) => [path, { ...onDisk, past: { kind: 'removed', commit: null } }] as const),
  ]);
}
