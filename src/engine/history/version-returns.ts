import { claimsOf } from '../../claims/claims.js';
import { claimedFile, kindOf, MOST_CLAIMS, type ClaimKind } from '../../model/claim.js';
import type { Reading } from '../../read/read.js';
import type { ClaimingReturn, Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { standardOf } from '../evaluate/run-standards.js';
import { contentDigest, outcomeOf, type Outcome } from '../evaluate/statement.js';

/** A return of an earlier version of a file. */
export interface EarlierReturn {
  readonly outcome: Outcome;
  /** The normalised paths of files that it claims; by themselves those that it says were deleted, in families where that is a kind. */
  readonly claims: Readonly<Record<'file' | 'deletion', ReadonlySet<string>>>;
  /** Whether it is a later return, as that was then. */
  readonly isTheSame: (later: Pick<ClaimingReturn, 'index' | 'content'>) => boolean;
}

/** The returns of a version of a file. */
export function returnsOfVersion(
  { file, gathered }: GatheredFile,
  { returns }: Reading,
  evaluation: Evaluation,
): readonly EarlierReturn[] {
  const digests = returns.map(({ value }) => once(() => contentDigest(value)));
  return returns.map((found, n): EarlierReturn => {
    const { index } = found;
    const standard = standardOf(gathered, found, evaluation.standards, file.path);
    const value = standard?.normalize?.(found.value) ?? found.value;
    const mentions = standard?.possibleClaims;
    const named = mentions?.(value, file.path) ?? (standard === undefined ? [] : claimsOf(value, standard, file.path));
    const made = named.slice(0, MOST_CLAIMS);
    const pathsOf = (isKind: (kind: ClaimKind) => boolean): ReadonlySet<string> =>
      new Set(made.flatMap((claim) => (isKind(kindOf(claim)) ? (claimedFile(claim) ?? []) : [])));
    return {
      // What is named counts as said, finished or not.
      outcome: mentions === undefined ? outcomeOf(value, standard) : { session: null, succeeds: true },
      claims: { file: pathsOf((kind) => kind !== 'deletion'), deletion: pathsOf((kind) => kind === 'deletion') },
      // In a log, lines come and go before it: its content identifies it better than its place.
      isTheSame: (later) => {
        if (later.content === null) return returns.length === 1 || index === later.index;
        const same = digests.findIndex((digest) => digest() === later.content);
        return same < 0 ? index === later.index : same === n;
      },
    };
  });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
