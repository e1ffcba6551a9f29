import { stableFilePath } from '../../families/archive.js';
import { claimedFile, kindOf, type JudgedClaim } from '../../model/claim.js';
import { normalisePath } from '../../model/path.js';
import type { PendingFinding } from '../../model/finding.js';
import type { PathChange } from '../../model/history.js';
import type { Evaluation } from '../evaluate/evaluation.js';
import { FindingList } from '../evaluate/finding-list.js';
import type { CitingReturn } from '../evaluate/postponed-claim.js';
import { claimRules } from '../evaluate/rules.js';

/**
 * Tells of claims, in their records too, whether a commit of their return changed the file, and gives what the rules say of it. Asked
 * when all claims have their last verdicts: of returns all of whose cited commits are in the history.
 */
export async function resolveCitedCommits(
  citing: readonly CitingReturn[],
  { tree, context, overrides, mostFindings }: Evaluation,
): Promise<readonly PendingFinding[]> {
  const asked = citing.flatMap((item) => {
    const cited = citedBy(item.recordClaims);
    const files = cited === null ? null : filesOf(item);
    return cited === null || files === null || files.size === 0 ? [] : [{ item, cited, files }];
  });
  if (asked.length === 0) return [];
  const behind = await tree.commitsBehind(
    new Map(asked.map(({ item: { of, work } }) => [of.file, work.scopesOf(of.file)])),
    stableFilePath,
  );
  const known = asked.flatMap(({ item, cited, files }) => {
    const others = behind.get(item.of.file);
    return others === undefined ? [] : [{ item, commits: new Set([...cited, ...others]), files }];
  });
  const paths = new Set(known.flatMap(({ files }) => [...files.values()].flat()));
  const changed = await tree.changedIn([...new Set(known.flatMap(({ commits }) => [...commits]))], paths);
  const changedBy = commitsByPath(changed);
  const findings = new FindingList(mostFindings);
  for (const { item, commits, files } of known) {
    // Of a commit that cannot be compared it is not known what it changed.
    if ([...commits].some((commit) => !changed.has(commit))) continue;
    for (const [at, places] of files) {
      const location = item.made.get(at);
      const before = item.recordClaims[at];
      if (location === undefined || before === undefined) continue;
      const touched = places.some((path) => meet(changedBy.get(path), commits));
      const claim = { ...before, touched };
      item.recordClaims[at] = claim;
      for (const active of claimRules(item.rules.claimAfterCommits, claim, item.of.file, overrides)) {
        for (const problem of active.rule.check(claim, item.of, context)) {
          const raised = { active, problem: { value: claim.claim.path, ...problem } };
          findings.add(raised, item.of.file, () => ({ ...location, value: undefined }));
        }
      }
    }
  }
  return findings.pending();
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
