import { stableFilePath } from '../../families/archive.js';
import { commitsCounted } from '../../claims/commits.js';
import { claimedFile, kindOf, type CommitCountQuestion, type VerifiedClaim } from '../../model/claim.js';
import { addTo, elementAt, reachable } from '../../model/collections.js';
import { normalisePath } from '../../model/path.js';
import type { CommitsBetween, PathAtCommit } from '../../model/history.js';
import { recorded, type CitedFiles, type Evaluation, type OpenClaim, type OpenReturn } from './evaluation.js';
import { listFound } from '../../model/rule.js';
import { claimRules } from './rules.js';
import { settle, type Answer, type Settled } from './settle.js';

/**
 * Finds out whether the work of a claim's return changed the file, by its commits or by those since the work began. See
 * `touchedByCommits`. For a claim that no commit was made, lists the files that were committed all the same.
 */
export async function settleCitedCommits(returns: readonly OpenReturn[], evaluation: Evaluation): Promise<Settled> {
  const { overrides, context } = evaluation;
  const citing = returns.flatMap((madeBy): readonly Citing[] =>
    madeBy.cited === null ? [] : [{ madeBy, ...madeBy.cited }],
  );
  const windows = await windowsOf(citing, evaluation);
  const found: readonly Found[] = [
    ...(await touchedByCommits(citing, windows, evaluation)),
    ...(await touchedSince(citing, evaluation)),
    ...(await committedAllTheSame(citing, windows, evaluation)),
  ];
  const answers = found.map(({ open, ...known }): Answer => {
    const { subject, rules } = open.madeBy;
    const verified = { ...recorded(open), ...known };
    const active = claimRules(rules.claimAfterCommits, verified, subject.file, overrides);
    const raised = active.flatMap((one) =>
      listFound(one.rule.check(verified, subject, context)).map((problem) => ({ active: one, problem })),
    );
    return { open, verified, raised };
  });
  return settle(returns, answers, evaluation);
}

/** A return that cites commits. */
interface Citing extends CitedFiles {
  readonly madeBy: OpenReturn;
}

/** The facts about a claim. */
interface Found extends Pick<VerifiedClaim, 'touched' | 'committed'> {
  readonly open: OpenClaim;
}

/** The place of a claimed file. */
interface FilePlace {
  readonly open: OpenClaim;
  /** The paths that the file may have had, with its current one first. */
  readonly paths: readonly string[];
}

/**
 * The commits between the start and the end of a return's work, by return. Omits returns that name no start or end,
 * whose start does not lead to the end, or with a commit that is not in the history.
 */
type Windows = ReadonlyMap<Citing, CommitsBetween>;

async function windowsOf(citing: readonly Citing[], { tree }: Evaluation): Promise<Windows> {
  const found = await commitsCounted(citing.map(questionOf), tree);
  return new Map(
    citing.flatMap((item, n) => {
      const window = elementAt(found, n);
      return typeof window === 'object' && window.isAncestor ? [[item, window] as const] : [];
    }),
  );
}

function questionOf({ count, madeBy }: Citing): CommitCountQuestion | null {
  const asked = count === null ? undefined : recorded({ madeBy, at: count.at }).claim.asked;
  return asked?.kind === 'commits' ? asked : null;
}

/**
 * Finds out whether a commit of their return changed the claimed files: one between its start and end, or one that it
 * cites. Runs once all claims have their final verdicts. If a cited commit is not in the history, it may have changed
 * the file.
 */
async function touchedByCommits(
  citing: readonly Citing[],
  windows: Windows,
  { tree }: Evaluation,
): Promise<readonly Found[]> {
  const asked = citing.flatMap((item) => {
    const { work } = item;
    if (!('scopesOf' in work)) return [];
    const cited = commitsOf(item.madeBy.claims, windows.get(item));
    if (cited === null) return [];
    const files = filesOf(item);
    return files.length === 0 ? [] : [{ item, work, cited, files }];
  });
  if (asked.length === 0) return [];
  const behind = await tree.commitsBehind(
    new Map(asked.map(({ item: { madeBy }, work }) => [madeBy.subject.file, work.scopesOf(madeBy.subject.file)])),
    stableFilePath,
  );
  const known = asked.flatMap(({ item, cited, files }) => {
    const others = behind.get(item.madeBy.subject.file);
    if (others === undefined) return [];
    return [{ commits: new Set([...cited.ids, ...others]), isWhole: cited.isWhole, files }];
  });
  const changes = await changesOf(known, tree);
  return known.flatMap(({ commits, isWhole, files }): readonly Found[] => {
    // If a commit cannot be compared, its changes are unknown.
    if ([...commits].some((commit) => !changes.isKnown(commit))) return [];
    const found = files.map(({ open, paths }) => ({ open, touched: changes.areMadeTo(paths, commits) }));
    return isWhole ? found : found.filter(({ touched }) => touched);
  });
}

/**
 * The files that returns without commits claim to have made, and that a commit of their work changed: one between its
 * start and end, or the one that added the return. Omits returns without such files.
 */
async function committedAllTheSame(
  citing: readonly Citing[],
  windows: Windows,
  { tree }: Evaluation,
): Promise<readonly Found[]> {
  const asked = citing.flatMap((item) => {
    const { count } = item;
    const question = questionOf(item);
    // One of the two commits is not in the history, which may have been rewritten.
    if (count === null || question?.total !== 0 || (question.between !== null && !windows.has(item))) return [];
    const files = item.made.map(({ at }) => {
      const claim = recorded({ madeBy: item.madeBy, at });
      return { path: claim.claim.path, paths: pathsOf(claim) };
    });
    return files.length === 0 ? [] : [{ item, count, files, between: windows.get(item)?.ids ?? [] }];
  });
  if (asked.length === 0) return [];
  const versions = await tree.fileVersions(
    [...new Set(asked.map(({ item }) => item.madeBy.subject.file))],
    null,
    stableFilePath,
  );
  const known = asked.map((one) => {
    const newest = versions.get(one.item.madeBy.subject.file);
    const all = reachable(newest === undefined ? [] : [newest], ({ before }) => before);
    const first = [...all].flatMap(({ commit, before }) => (before.length === 0 ? [commit] : []));
    return { ...one, commits: new Set([...one.between, ...first]) };
  });
  const changes = await changesOf(known, tree);
  return known.flatMap(({ item, count, files, commits }): readonly Found[] => {
    const committed = files.flatMap(({ path, paths }) => (changes.areMadeTo(paths, commits) ? [path] : []));
    return committed.length === 0 ? [] : [{ open: { ...count, madeBy: item.madeBy }, committed }];
  });
}

/**
 * Finds out whether the claimed files changed since the commit at which the work began, for returns whose commit is in
 * the history.
 */
async function touchedSince(citing: readonly Citing[], { tree }: Evaluation): Promise<readonly Found[]> {
  const asked = citing.flatMap((item) => {
    const { work, madeBy } = item;
    if ('scopesOf' in work) return [];
    const commit = madeBy.claims.find(({ claim }) => work.isBaseline(claim))?.verdict.commit;
    if (commit === undefined) return [];
    return filesOf(item).flatMap(({ open, paths }) => {
      const path = elementAt(paths, 0);
      const entry = tree.find(path);
      return entry?.kind === 'file' ? [{ open, id: entry.id, moment: { path, commit } }] : [];
    });
  });
  if (asked.length === 0) return [];
  const before = await tree.filesAt(asked.map(({ moment }) => moment));
  const alike = asked.filter(({ id }, n) => before[n] === id);
  const isBefore = await lastChangedBefore(alike, tree);
  return asked.flatMap((one): readonly Found[] => {
    const untouched = isBefore.get(one);
    return untouched === null ? [] : [{ open: one.open, touched: untouched !== true }];
  });
}

/**
 * Returns true if the last commit that changed a file leads to the start of the work: otherwise it was changed since,
 * and changed back. Null if history does not reach far enough.
 */
async function lastChangedBefore<T extends { readonly moment: PathAtCommit }>(
  files: readonly T[],
  tree: Evaluation['tree'],
): Promise<ReadonlyMap<T, boolean | null>> {
  if (files.length === 0) return new Map();
  const paths = [...new Set(files.map(({ moment }) => moment.path))];
  const versions = await tree.fileVersions(paths, null, (path) => path);
  const known = files.flatMap((file) => {
    const { path, commit: later } = file.moment;
    const earlier = versions.get(path)?.commit;
    return earlier === undefined ? [] : [{ file, pair: { earlier, later } }];
  });
  const leads = await tree.leadsTo(known.map(({ pair }) => pair));
  const answers = new Map(known.map(({ file }, n) => [file, elementAt(leads, n)] as const));
  return new Map(files.map((file) => [file, answers.get(file) ?? null]));
}

/** The full ids of a return's commits, and whether the list is complete. */
interface OwnCommits {
  readonly ids: readonly string[];
  readonly isWhole: boolean;
}

/**
 * The commits between the start and the end of a return's work, and those that it cites. Null if it names none, or if
 * it only cites commits and one of them may not be in the history.
 */
function commitsOf(claims: readonly VerifiedClaim[], window: CommitsBetween | undefined): OwnCommits | null {
  // There are too many commits to compare.
  if (window?.ids === null) return null;
  const verdicts = claims.flatMap(({ claim, verdict }) => (kindOf(claim) === 'commit' ? [verdict] : []));
  const cited = verdicts.flatMap(({ commit }) => commit ?? []);
  const isWhole = cited.length === verdicts.length;
  if (window === undefined) return cited.length === 0 || !isWhole ? null : { ids: cited, isWhole };
  return { ids: [...window.ids, ...cited], isWhole };
}

/** The claimed files of a return that a commit may have changed. Omits claims without such a path. */
function filesOf({ madeBy, made }: Citing): readonly FilePlace[] {
  return made.flatMap((place) => {
    const open = { ...place, madeBy };
    const claim = recorded(open);
    if (claimRules(madeBy.rules.claimAfterCommits, claim, madeBy.subject.file, null).length === 0) return [];
    const paths = pathsOf(claim);
    return paths.length === 0 ? [] : [{ open, paths }];
  });
}

function pathsOf({ claim, verdict: { name, foundAt, by } }: VerifiedClaim): readonly string[] {
  // The verdict does not say which of several files was meant, or which files are below a folder.
  if ((name === 'relocated' && foundAt === null) || (name === 'removed' && by !== undefined)) return [];
  // A path written from a deeper folder may exist, or have existed, at the root.
  const paths = [foundAt, claimedFile(claim), normalisePath(claim.path)];
  return [...new Set(paths.filter((path) => path !== null))];
}

/** The changes of some commits to some files. */
interface FileChanges {
  /** False for a commit that cannot be compared with its parent. */
  readonly isKnown: (commit: string) => boolean;
  /** Returns true if one of some commits changed the file at one of some paths. */
  readonly areMadeTo: (paths: readonly string[], commits: ReadonlySet<string>) => boolean;
}

/** Asks once for the changes of all commits to all files. */
async function changesOf(
  asked: readonly { readonly commits: ReadonlySet<string>; readonly files: readonly Pick<FilePlace, 'paths'>[] }[],
  tree: Evaluation['tree'],
): Promise<FileChanges> {
  const commits = new Set(asked.flatMap((one) => [...one.commits]));
  const paths = new Set(asked.flatMap(({ files }) => files.flatMap((file) => file.paths)));
  const changed = await tree.changedIn([...commits], paths);
  const byPath = new Map<string, string[]>();
  for (const [commit, touched] of changed) for (const path of touched.keys()) addTo(byPath, path, commit);
  return {
    isKnown: (commit) => changed.has(commit),
    areMadeTo: (places, by) => places.some((path) => byPath.get(path)?.some((commit) => by.has(commit)) === true),
  };
}
