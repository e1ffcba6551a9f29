import { stableFilePath } from '../../families/archive.js';
import { claimedFile, kindOf, type JudgedClaim } from '../../model/claim.js';
import { normalisePath } from '../../model/path.js';
import type { PendingFinding } from '../../model/finding.js';
import type { PathAtCommit, PathChange } from '../../model/history.js';
import type { Evaluation } from '../evaluate/evaluation.js';
import { FindingList } from '../evaluate/finding-list.js';
import type { CitingReturn } from '../evaluate/postponed-claim.js';
import { claimRules } from '../evaluate/rules.js';

/** Tells of claims whether the work of their return changed the file: its commits, or those since it began. See `touchedByCommits`. */
export async function resolveCitedCommits(
  citing: readonly CitingReturn[],
  evaluation: Evaluation,
): Promise<readonly PendingFinding[]> {
  const findings = new FindingList(evaluation.mostFindings);
  const answers = [...(await touchedByCommits(citing, evaluation)), ...(await touchedSince(citing, evaluation))];
  for (const { item, at, touched } of answers) {
    const location = item.made.get(at);
    const before = item.recordClaims[at];
    if (location === undefined || before === undefined) continue;
    const claim = { ...before, touched };
    item.recordClaims[at] = claim;
    for (const active of claimRules(item.rules.claimAfterCommits, claim, item.of.file, evaluation.overrides)) {
      for (const problem of active.rule.check(claim, item.of, evaluation.context)) {
        const raised = { active, problem: { value: claim.claim.path, ...problem } };
        findings.add(raised, item.of.file, () => ({ ...location, value: undefined }));
      }
    }
  }
  return findings.pending();
}

/** Whether a claimed file was touched; `at` is the place of the claim among those of its return. */
export interface Touched {
  readonly item: CitingReturn;
  readonly at: number;
  readonly touched: boolean;
}

/**
 * Whether a commit of their return changed the files of claims. Asked when all claims have their last verdicts: of returns all of whose
 * cited commits are in the history.
 */
async function touchedByCommits(citing: readonly CitingReturn[], { tree }: Evaluation): Promise<readonly Touched[]> {
  const asked = citing.flatMap((item) => {
    const { work } = item;
    const cited = 'scopesOf' in work ? citedBy(item.recordClaims) : null;
    const files = cited === null ? null : filesOf(item);
    return !('scopesOf' in work) || cited === null || files === null || files.size === 0
      ? []
      : [{ item, work, cited, files }];
  });
  if (asked.length === 0) return [];
  const behind = await tree.commitsBehind(
    new Map(asked.map(({ item: { of }, work }) => [of.file, work.scopesOf(of.file)])),
    stableFilePath,
  );
  const known = asked.flatMap(({ item, cited, files }) => {
    const others = behind.get(item.of.file);
    return others === undefined ? [] : [{ item, commits: new Set([...cited, ...others]), files }];
  });
  const paths = new Set(known.flatMap(({ files }) => [...files.values()].flat()));
  const changed = await tree.changedIn([...new Set(known.flatMap(({ commits }) => [...commits]))], paths);
  const changedBy = commitsByPath(changed);
  return known.flatMap(({ item, commits, files }): readonly Touched[] => {
    // Of a commit that cannot be compared it is not known what it changed.
    if ([...commits].some((commit) => !changed.has(commit))) return [];
    return [...files].map(([at, places]) => {
      return { item, at, touched: places.some((path) => meet(changedBy.get(path), commits)) };
    });
  });
}

/** Whether the files of claims were changed since the commit at which the work began: of returns whose commit is in the history. */
async function touchedSince(citing: readonly CitingReturn[], { tree }: Evaluation): Promise<readonly Touched[]> {
  const asked = citing.flatMap((item) => {
    const { work, recordClaims } = item;
    if ('scopesOf' in work) return [];
    const commit = recordClaims.find(({ claim }) => work.isBaseline(claim))?.verdict.commit;
    if (commit === undefined) return [];
    return [...filesOf(item).keys()].flatMap((at) => {
      const file = recordClaims[at];
      const path = file === undefined ? null : (file.verdict.foundAt ?? claimedFile(file.claim));
      const entry = path === null ? undefined : tree.find(path);
      return path !== null && entry?.kind === 'file' ? [{ item, at, id: entry.id, moment: { path, commit } }] : [];
    });
  });
  if (asked.length === 0) return [];
  const before = await tree.filesAt(asked.map(({ moment }) => moment));
  const alike = asked.filter(({ id }, n) => before[n] === id);
  const isBefore = await lastChangedBefore(alike, tree);
  return asked.flatMap((one): readonly Touched[] => {
    const { item, at } = one;
    const untouched = isBefore.get(one);
    if (untouched === null) return [];
    return [{ item, at, touched: untouched !== true }];
  });
}

/**
 * Whether the last commit that changed each of some files leads to the commit at which the work began: else it was changed since, and
 * changed back. Null where history does not reach far enough.
 */
async function lastChangedBefore<T extends { readonly moment: PathAtCommit }>(
  files: readonly T[],
  tree: Evaluation['tree'],
): Promise<ReadonlyMap<T, boolean | null>> {
  if (files.length === 0) return new Map();
  const paths = [...new Set(files.map(({ moment }) => moment.path))];
  const versions = await tree.fileVersions(paths, null, (path) => path);
  const pairs = files.map(({ moment: { path, commit } }) => ({ earlier: versions.get(path)?.commit, later: commit }));
  const known = pairs.flatMap(({ earlier, later }) => (earlier === undefined ? [] : [{ earlier, later }]));
  const leads = await tree.leadsTo(known);
  let next = 0;
  return new Map(files.map((file, n) => [file, pairs[n]?.earlier === undefined ? null : (leads[next++] ?? null)]));
}

/** The whole ids of the commits that a return cites; null where it cites none, or one that is not known to be in the history. */
function citedBy(recordClaims: readonly JudgedClaim[]): readonly string[] | null {
  const verdicts = recordClaims.flatMap(({ claim, verdict }) => (kindOf(claim) === 'commit' ? [verdict] : []));
  const ids = verdicts.flatMap(({ commit }) => commit ?? []);
  return ids.length === 0 || ids.length < verdicts.length ? null : ids;
}

/** The paths that the file of a claim may have had, by the place of the claim. Claims without such a path are left out. */
function filesOf({ recordClaims, made, rules, of }: CitingReturn): ReadonlyMap<number, readonly string[]> {
  const files = new Map<number, readonly string[]>();
  for (const at of made.keys()) {
    const claim = recordClaims[at];
    if (claim === undefined || claimRules(rules.claimAfterCommits, claim, of.file, null).length === 0) continue;
    const paths = pathsOf(claim);
    if (paths.length > 0) files.set(at, paths);
  }
  return files;
}

function pathsOf({ claim, verdict: { name, foundAt, by } }: JudgedClaim): readonly string[] {
  // The verdict does not say which of several files was meant, or which are below a folder.
  if ((name === 'relocated' && foundAt === null) || (name === 'removed' && by !== undefined)) return [];
  // A path that is written from a deeper folder may exist, or have existed, at the root.
  const paths = [claimedFile(claim), normalisePath(claim.path), foundAt];
  return [...new Set(paths.filter((path) => path !== null))];
}

function commitsByPath(
  changed: ReadonlyMap<string, ReadonlyMap<string, PathChange>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [commit, paths] of changed) {
    for (const path of paths.keys()) {
      const known = found.get(path);
      if (known === undefined) found.set(path, new Set([commit]));
      else known.add(commit);
    }
  }
  return found;
}

/** Whether two sets share an element: as costly as the smaller one is large. */
function meet(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const element of few) if (many.has(element)) return true;
  return false;
}
