import { posix } from 'node:path';
import { verify } from '../claims/verify.js';
import type { JudgedClaim, Verdict } from '../model/claim.js';
import type { Context } from '../model/context.js';
import { isTooLong, namesFolder, normalisePath } from '../model/path.js';
import type { ClaimSubject } from '../model/rule.js';
import type { Absence, Tree } from '../model/tree.js';
import type { FindingLocation } from './finding.js';
import type { PendingFinding } from '../model/finding.js';
import { FindingList } from './finding-list.js';
import type { Overrides } from './overrides.js';
import { claimRules, type RuleSet } from './rules.js';

/** A claim whose file is not there: its verdict waits until the repository has been asked about all of them at once. */
export interface AbsentClaim {
  /** The claims of its return's record, and its place among them. */
  readonly judged: JudgedClaim[];
  readonly at: number;
  readonly of: ClaimSubject;
  /** Those of its version: which of them speak is known with its last verdict. */
  readonly rules: RuleSet;
  /** Where its path stands. */
  readonly spot: Omit<FindingLocation, 'value'>;
}

/** Gives absent claims their last verdict, in their records too, and what the rules say of them. */
export async function resolveAbsentClaims(
  absent: readonly AbsentClaim[],
  tree: Tree,
  context: Context,
  overrides: Overrides | null,
  mostFindings: number,
): Promise<readonly PendingFinding[]> {
  if (absent.length === 0) return [];
  const paths = absent.map(({ judged, at }) => askedPath(judged[at]?.claim.path ?? ''));
  const absences = await tree.explainAbsent([...new Set(paths)], (path) => tree.find(path)?.kind === 'file');
  const moved = await verdictsOfMoved(absences, tree);
  const findings = new FindingList(mostFindings);
  absent.forEach(({ judged, at, of, rules, spot }, n) => {
    const before = judged[at];
    const path = paths[n] ?? '';
    if (before === undefined) return;
    const item: JudgedClaim = {
      claim: before.claim,
      verdict: settle(before.verdict, absences.get(path), moved.get(path)),
    };
    judged[at] = item;
    for (const active of claimRules(rules, item.verdict.name, of.file, overrides)) {
      for (const problem of active.rule.check(item, of, context)) {
        const said = { active, problem: { value: item.claim.path, ...problem } };
        findings.add(said, of.file, () => ({ ...spot, value: undefined }));
      }
    }
  });
  return findings.drafts();
}

/** The path that the repository is asked about; empty for one that no file ever had. */
function askedPath(path: string): string {
  return isTooLong(path) || namesFolder(path) ? '' : (normalisePath(path) ?? '');
}

/** What the files that were renamed are now. */
async function verdictsOfMoved(
  absences: ReadonlyMap<string, Absence>,
  tree: Tree,
): Promise<ReadonlyMap<string, Verdict>> {
  const moves = [...absences].flatMap(([path, absence]) =>
    absence.kind === 'moved' ? [{ path, to: absence.to }] : [],
  );
  const claims = moves.map(({ to }) => ({ claim: { path: to, pointer: '', type: null }, returnFile: '' }));
  const verdicts = await verify(claims, tree);
  return new Map(
    moves.flatMap(({ path, to }, n) => {
      const verdict = verdicts[n];
      if (verdict === undefined || !isBelievable(path, to, verdict.size)) return [];
      return [[path, { ...verdict, foundAt: to }] as const];
    }),
  );
}

/** Below this size (bytes) two files are easily alike by chance. */
const DISTINCTIVE = 256;

/** git pairs files by likeness alone. Where neither name nor folder stayed, so little content is no sign of a move. */
function isBelievable(from: string, to: string, size: number | null): boolean {
  const same = posix.basename(from) === posix.basename(to) || posix.dirname(from) === posix.dirname(to);
  return same || size === null || size >= DISTINCTIVE;
}

/** In the order of the verdicts' table: relocated, case-mismatch, uncommitted, removed, missing. */
function settle(before: Verdict, absence: Absence | undefined, moved: Verdict | undefined): Verdict {
  if (moved?.name === 'present') return { ...moved, name: 'relocated', by: 'rename', blank: false };
  if (moved?.name === 'empty') return moved;
  if (before.name !== 'missing' || absence === undefined) return before;
  if (absence.kind === 'uncommitted') return { ...before, name: 'uncommitted', detail: absence.detail };
  if (absence.kind === 'unknown') return { ...before, detail: before.detail ?? absence.detail };
  return {
    ...before,
    name: 'removed',
    detail: (absence.kind === 'removed' ? absence.detail : undefined) ?? before.detail,
  };
}
