import { isAbsolute, sep } from 'node:path';
import type { Tree } from '../model/tree.js';
import { openDisk, referencesTo } from './disk.js';
import type { Trust } from './root.js';
import type { Absence, AbsenceQuestion, CommitFinding } from '../model/history.js';
import { openCommit } from './commit.js';
import { GitError } from './git/git.js';

/**
 * Opens the files on disk below the root, listed as the toolkit walks a user's patterns. Throws `GitError` if the root is not a
 * directory.
 */
export function openWorkspace(directory: string, trust: Trust = {}): Tree {
  const disk = openDisk(directory);
  return {
    ...withHead(disk, disk.path, trust),
    list: async (selection) => {
      const found = selection.anyCase === true ? undefined : await walk(disk.path, selection.patterns);
      const paths = found?.map((place) => place.slice(disk.path.length).split(sep).join('/').replace(/^\/+/, ''));
      return paths === undefined ? disk.list(selection) : referencesTo(paths.filter(selection.matches), disk.find);
    },
  };
}

/**
 * Returns files on disk, with what the checked-out commit knows of commits and past paths. The commit is opened on
 * first use. Without a commit, or an answer from git, nothing is known. `root` is the project root on disk.
 */
export function withHead<T extends Tree>(disk: T, root: string, trust: Trust = {}): T {
  let opened: Promise<Tree> | undefined;
  const head = (): Promise<Tree> => (opened ??= openCommit({ root, revision: 'HEAD', of: 'checkout', ...trust }));
  const ask = async <A>(question: (tree: Tree) => Promise<A>, unknown: (why: string) => A | Promise<A>): Promise<A> => {
    try {
      return await question(await head());
    } catch (error) {
      if (error instanceof GitError) return unknown(error.what);
      throw error;
    }
  };
  /** Asks the commit; without one, the answer is that of files without history. */
  const asHead =
    <P extends readonly unknown[], A>(question: (tree: Tree) => (...of: P) => Promise<A>) =>
    (...of: P): Promise<A> =>
      ask(
        (tree) => question(tree)(...of),
        () => question(disk)(...of),
      );
  return {
    ...disk,
    explainAbsent: (question) =>
      ask(
        (tree) => takenAway(tree, question),
        () => disk.explainAbsent(question),
      ),
    readVersions: async function* (files, limit) {
      yield* (await head()).readVersions(files, limit);
    },
    commitsNamed: (ids) =>
      ask(
        (tree) => tree.commitsNamed(ids),
        (detail) => new Map(ids.map((id): readonly [string, CommitFinding] => [id, { kind: 'undetermined', detail }])),
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
    fileVersions: asHead((tree) => tree.fileVersions),
    introducedAt: asHead((tree) => tree.introducedAt),
    existedSince: asHead((tree) => tree.existedSince),
    filesAt: asHead((tree) => tree.filesAt),
    changedIn: asHead((tree) => tree.changedIn),
    commitsBehind: asHead((tree) => tree.commitsBehind),
    authors: asHead((tree) => tree.authors),
    pastEndingWith: asHead((tree) => tree.pastEndingWith),
    existedBefore: asHead((tree) => tree.existedBefore),
    addedBy: asHead((tree) => tree.addedBy),
    showsChange: asHead((tree) => tree.showsChange),
    leadsTo: asHead((tree) => tree.leadsTo),
    commitsBetween: asHead((tree) => tree.commitsBetween),
    ignoredByCommit: asHead((tree) => tree.ignoredByCommit),
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
 * Returns the history of paths that a commit or its ancestors had and that are no longer on disk. Omits other paths,
 * since files on disk need not be committed. Fetches nothing.
 */
async function takenAway(head: Tree, { paths, exists, base }: AbsenceQuestion): Promise<ReadonlyMap<string, Absence>> {
  const onDisk = { isInWorkspace: false, ignoredBy: null };
  const isHeld = (path: string): boolean => head.find(path)?.kind === 'file';
  const [held, others] = [paths.filter(isHeld), paths.filter((path) => !isHeld(path))];
  const past =
    others.length === 0
      ? new Map<string, Absence>()
      : await head.explainAbsent({ paths: others, needed: new Set(), exists, base });
  const gone = [...past].filter(([, { past }]) => 'commit' in past && past.cut === undefined);
  return new Map([
    ...gone.map(([path, absence]) => [path, { ...absence, ...onDisk }] as const),
    ...held.map((path) => [path, { ...onDisk, past: { kind: 'removed', commit: null } }] as const),
  ]);
}

/**
 * Returns the files below a folder that patterns select, as the toolkit walks them: absolute, with native separators. Symbolic
 * links are not followed. Returns undefined for a name that the toolkit cannot take.
 */
export async function walk(folder: string, patterns: readonly string[]): Promise<readonly string[] | undefined> {
  if (/[\n\r]/.test(folder)) return undefined;
  const { create } = await import('@actions/glob');
  const prefix = globEscape(folder);
  const anchored = patterns.map((pattern) => {
    const rest = pattern.replace(/^[!\s]*/, '');
    const negations = pattern.slice(0, pattern.length - rest.length);
    return isAbsolute(rest) ? `${negations}${rest}` : `${negations}${prefix}/${rest.replace(/^\.\//, '')}`;
  });
  const found: string[] = [];
  const restore = withoutDebugLines();
  try {
    const globber = await create(anchored.join('\n'), { followSymbolicLinks: false, matchDirectories: false });
    for await (const place of globber.globGenerator()) found.push(place);
  } catch (error) {
    // The toolkit reads names as text, so a name that is not UTF-8 becomes one that does not exist.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    restore();
  }
  return found.some((path) => path.includes('\uFFFD')) ? undefined : found;
}

/**
 * Drops the `::debug::` commands that the toolkit prints to standard output, where the report belongs. Returns the function that
 * restores the output.
 */
function withoutDebugLines(): () => void {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: Uint8Array | string, ...rest: never[]): boolean =>
    typeof chunk === 'string' && chunk.startsWith('::debug::') ? true : write(chunk, ...rest);
  return () => {
    stdout.write = write;
  };
}

/** Returns a pattern that matches only this path, escaped as the toolkit escapes its own roots. */
export function globEscape(path: string, separator: string = sep): string {
  const escaped = separator === '\\' ? path : path.replaceAll('\\', '\\\\');
  return escaped
    .replace(/\[(?=[^/]+\])/g, '[[]')
    .replaceAll('?', '[?]')
    .replaceAll('*', '[*]');
}
