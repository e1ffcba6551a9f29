import { stableFilePath } from '../../families/archive.js';
import { elementAt, valueOf } from '../../model/collections.js';
import type { FileVersion } from '../../model/history.js';
import type { Content, FileRef } from '../../model/tree.js';
import type { ClaimingReturn, Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { readInBatches } from '../evaluate/read-batch.js';
import { contentDigest, isContinued, outcomeIn, outcomeOf, type Outcome } from '../evaluate/statement.js';
import { claimsOf } from '../../claims/claims.js';
import { claimedFile, isDeletion, MOST_CLAIMS, otherPlace } from '../../model/claim.js';
import type { Reading } from '../../read/read.js';
import { standardOf } from '../evaluate/run-standards.js';

/** A claim whose moment is asked for. */
export interface PastClaim {
  readonly madeBy: ClaimingReturn;
  /** Normalised. */
  readonly path: string;
  /** A version that says that a file was made does not say that it was deleted. */
  readonly kind: 'file' | 'deletion';
}

/** Where earlier versions are looked for. */
export interface PastOfReturns {
  /** The newest commit that counts; null for the checked one. */
  readonly from: string | null;
  /**
   * Set if the compared change makes the claims: then no version before it counts, unless the change restores a return that it adds, with
   * the very same content. Null if all versions count.
   */
  readonly since: Since | null;
  /** Where that commit has a return of the checked one: its file, and how it is recognized there. Without it, where the checked one has it. */
  readonly originOf?: (claim: PastClaim) => PlaceOfReturn;
}

/** Where the history of claims of the compared change begins. */
export interface Since {
  readonly base: string;
  /** Whether the change adds a return, which makes its claims now. */
  readonly isAdded: (of: ClaimingReturn) => boolean;
  /** Whether the versions of another return count that are older than the change. */
  readonly countsEarlier: (of: ClaimingReturn) => boolean;
}

/** A return in some commit. */
export interface PlaceOfReturn extends Pick<ClaimingReturn, 'index' | 'content' | 'outcome'> {
  readonly file: string;
}

/** Bytes of earlier versions that are read in all: those of 100,000 returns take less. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Versions of one file that are read on one line of history. */
const MOST_VERSIONS = 1_000;

/** Versions, and the claims in them, that are gone through again where lines of history meet: less than a second's work. */
const MAX_REVISITS = 1_000_000;

export interface Moments {
  /** The ids of the oldest commits whose versions of the return make a claim in the same statement; of none where no version does. */
  readonly known: ReadonlyMap<PastClaim, readonly string[]>;
  /** Claims for which there was more to read than is read. */
  readonly unread: ReadonlySet<PastClaim>;
  /** Claims on disk that no commit makes. */
  readonly uncommitted: ReadonlySet<PastClaim>;
  /** Claims of returns that the change restores. */
  readonly restored: ReadonlySet<PastClaim>;
}

/**
 * The moments of claims. All files are asked about at once, and their versions read the newest first, as far back as the return makes
 * the same statement.
 */
export async function momentsOf(
  claims: readonly PastClaim[],
  { from, since, originOf = placeNow }: PastOfReturns,
  evaluation: Evaluation,
): Promise<Moments> {
  const { tree } = evaluation;
  const trails = [...groupedByReturn(claims, originOf)];
  const versions = await tree.fileVersions([...new Set(trails.map(({ at }) => at.file))], from, stableFilePath);
  const old = since === null ? new Set<FileVersion>() : await versionsBefore(since.base, versions.values(), tree);
  const restored = new Set<PastClaim>();
  const search = new Search(evaluation, old);
  for (const trail of trails) {
    const newest = versions.get(trail.at.file);
    if (newest === undefined) continue;
    const isAdded = since?.isAdded(trail.of) === true;
    const isSame = (one: FileVersion): boolean => old.has(one) && one.id === newest.id;
    const isRestored = isAdded && allVersions([newest]).some(isSame);
    const isWhole = isRestored || (!isAdded && since?.countsEarlier(trail.of) !== false);
    if (isRestored) for (const claim of trail.claims) restored.add(claim);
    // What has one version has claimed it from the start; a file on disk may claim more.
    const isOnly = newest.before.every((earlier) => !isWhole && old.has(earlier));
    if (isOnly && tree.kind === 'commit') {
      for (const claim of trail.claims) search.found.set(claim, new Set([newest.commit]));
    } else search.start({ ...trail, isWhole }, newest);
  }
  await search.run();
  const { unread } = search;
  const known = new Map([...search.found].map(([claim, commits]) => [claim, [...commits]] as const));
  // What no commit up to the checked one claims is claimed now: the return is not committed yet.
  const isNew = (claim: PastClaim): boolean => !known.has(claim) && !unread.has(claim);
  const uncommitted = new Set(tree.kind === 'workspace' ? claims.filter(isNew) : []);
  const newest = from ?? tree.revision;
  if (newest !== null && tree.kind === 'commit')
    for (const claim of claims) if (isNew(claim)) known.set(claim, [newest]);
  return { known, unread, uncommitted, restored };
}

/** Some versions and all before them. */
function allVersions(newest: Iterable<FileVersion>): readonly FileVersion[] {
  const seen = new Set(newest);
  // Entries added during iteration are visited as well.
  for (const { before } of seen) for (const earlier of before) seen.add(earlier);
  return [...seen];
}

/** Those of some versions, and of all before them, that a commit made which leads to the base. */
async function versionsBefore(
  base: string,
  newest: Iterable<FileVersion>,
  tree: Evaluation['tree'],
): Promise<ReadonlySet<FileVersion>> {
  const all = allVersions(newest);
  const leads = await tree.leadsTo(all.map(({ commit }) => ({ earlier: commit, later: base })));
  return new Set(all.filter((_, n) => leads[n] === true));
}

/** The claims of one return, and where it is looked for. */
interface Trail {
  readonly of: ClaimingReturn;
  readonly at: PlaceOfReturn;
  readonly source: GatheredFile;
  readonly claims: readonly PastClaim[];
  /** Versions before the change count, too. */
  readonly isWhole?: boolean;
}

function placeNow({ madeBy }: PastClaim): PlaceOfReturn {
  return { ...madeBy, file: madeBy.source.file.path };
}

function groupedByReturn(claims: readonly PastClaim[], originOf: (claim: PastClaim) => PlaceOfReturn): Iterable<Trail> {
  const trails = new Map<ClaimingReturn, Trail & { claims: PastClaim[] }>();
  for (const claim of claims) {
    const known = trails.get(claim.madeBy);
    if (known !== undefined) known.claims.push(claim);
    else
      trails.set(claim.madeBy, { of: claim.madeBy, at: originOf(claim), source: claim.madeBy.source, claims: [claim] });
  }
  return trails.values();
}

/** A version that is to be read, as the next older one of a return. */
interface Step {
  readonly trail: Trail;
  readonly version: FileVersion;
  /** How the newer version says that the work ended, with the session that was named last. */
  readonly outcome: Outcome;
  /** The commits of newer versions on this line that make the claims, by claim. */
  readonly claimedIn: Map<PastClaim, string>;
}

/** What a version says that a line of history came to; its outcome is null where it does not hold the return. */
interface EarlierStatement {
  readonly outcome: Outcome | null;
  readonly made: readonly PastClaim[];
}

class Search {
  readonly found = new Map<PastClaim, Set<string>>();
  readonly unread = new Set<PastClaim>();
  readonly #evaluation: Evaluation;
  /** Versions that do not count, unless the return is restored. */
  readonly #old: ReadonlySet<FileVersion>;
  readonly #seen = new Map<Trail, Set<FileVersion>>();
  readonly #statements = new Map<Trail, Map<FileVersion, EarlierStatement>>();
  /** Lines of history that come to a version to which another one came before. */
  readonly #joins: Step[] = [];
  readonly #steps: Step[] = [];
  #bytes = MOST_BYTES;
  #again = MAX_REVISITS;

  constructor(evaluation: Evaluation, old: ReadonlySet<FileVersion>) {
    this.#evaluation = evaluation;
    this.#old = old;
  }

  start(trail: Trail, version: FileVersion): void {
    this.#steps.push({ trail, version, outcome: trail.at.outcome, claimedIn: new Map() });
    this.#seen.set(trail, new Set());
    this.#statements.set(trail, new Map());
  }

  async run(): Promise<void> {
    for (let round = 0; round < MOST_VERSIONS && this.#bytes > 0 && this.#steps.length > 0; round++) {
      await this.#read(this.#steps.splice(0));
    }
    for (const { trail } of this.#steps) for (const claim of trail.claims) this.unread.add(claim);
    const undecided = new Set(this.#joins.filter((join) => !this.#join(join)).map(({ trail }) => trail));
    for (const { claims } of undecided) {
      for (const claim of claims) {
        this.found.delete(claim);
        this.unread.add(claim);
      }
    }
  }

  /** Reads each version once, whatever the number of returns that are looked for in it. */
  async #read(steps: readonly Step[]): Promise<void> {
    const byVersion = new Map<FileVersion, Step[]>();
    for (const step of steps) byVersion.set(step.version, [...(byVersion.get(step.version) ?? []), step]);
    const groups = new Map(
      [...byVersion.values()].map((group): readonly [GatheredFile, readonly Step[]] => {
        const { trail, version } = elementAt(group, 0);
        const file: FileRef = { path: trail.source.file.path, id: version.id, link: false };
        return [{ ...trail.source, file }, group];
      }),
    );
    const evaluation = this.#evaluation;
    const contentsOf = (files: readonly FileRef[]): AsyncIterable<readonly Content[]> =>
      evaluation.tree.readVersions(files, evaluation.maxFileSize);
    for await (const batch of readInBatches([...groups.keys()], contentsOf, evaluation)) {
      for (const { source, content, reading } of batch) {
        const group = valueOf(groups, source);
        const returns = reading === null ? [] : returnsOfVersion(source, reading, evaluation);
        if (content.kind === 'bytes') this.#bytes -= content.bytes.length;
        if (content.kind === 'lacking') this.#lacks(group);
        for (const step of group) this.#take(step, returns);
      }
    }
  }

  /** What a version says that the clone lacks is not known. */
  #lacks(steps: readonly Step[]): void {
    for (const { trail } of steps) for (const claim of trail.claims) this.unread.add(claim);
  }

  #take(step: Step, returns: readonly EarlierReturn[]): void {
    const { trail, version, claimedIn } = step;
    const earlier = returns.find((one) => one.isTheSame(trail.at));
    const statements = valueOf(this.#statements, trail);
    // A version that does not hold the return, or cannot be read, says nothing of it.
    if (earlier === undefined) {
      statements.set(version, { outcome: null, made: [] });
      this.#goOn(step, step.outcome);
      return;
    }
    const { outcome } = earlier;
    if (!isContinued(outcome, step.outcome)) return;
    const made = trail.claims.filter(({ kind, path }) => earlier.claims[kind].has(path));
    statements.set(version, { outcome, made });
    for (const claim of made) {
      const commits = this.found.get(claim) ?? new Set();
      const newer = claimedIn.get(claim);
      if (newer !== undefined) commits.delete(newer);
      this.found.set(claim, commits.add(version.commit));
      claimedIn.set(claim, version.commit);
    }
    this.#goOn(step, outcomeIn(outcome, step.outcome));
  }

  #goOn({ trail, version, claimedIn }: Step, outcome: Outcome): void {
    const seen = valueOf(this.#seen, trail);
    for (const earlier of version.before) {
      if (trail.isWhole !== true && this.#old.has(earlier)) continue;
      if (seen.has(earlier)) this.#joins.push({ trail, version: earlier, outcome, claimedIn });
      else this.#steps.push({ trail, version: earlier, outcome, claimedIn: new Map(claimedIn) });
      seen.add(earlier);
    }
  }

  /**
   * The commits of a line are not the oldest that make a claim if a version makes it, too, at which the line joins another, or before.
   * Returns false if there is too much to go through.
   */
  #join({ trail, version, outcome, claimedIn }: Step): boolean {
    if (this.#again <= 0) return false;
    const statements = valueOf(this.#statements, trail);
    const left = new Map(claimedIn);
    this.#again -= left.size;
    const reached = new Map([[version, outcome]]);
    // Entries added during iteration are visited as well.
    for (const [earlier, later] of reached) {
      if (this.#again-- <= 0) return false;
      const statement = statements.get(earlier);
      if (statement === undefined || (statement.outcome !== null && !isContinued(statement.outcome, later))) continue;
      this.#again -= statement.made.length;
      for (const claim of statement.made) {
        const newer = left.get(claim);
        if (newer === undefined) continue;
        valueOf(this.found, claim).delete(newer);
        left.delete(claim);
      }
      if (left.size === 0) return true;
      const next = statement.outcome === null ? later : outcomeIn(statement.outcome, later);
      for (const one of earlier.before) reached.set(one, next);
    }
    return true;
  }
}

/** A return of an earlier version of a file. */
export interface EarlierReturn {
  readonly outcome: Outcome;
  /** The normalised paths of files that it claims, and by themselves those that it says were deleted. */
  readonly claims: Readonly<Record<'file' | 'deletion', ReadonlySet<string>>>;
  /** Whether it is a later return, as that was then. */
  readonly isTheSame: (later: Pick<ClaimingReturn, 'index' | 'content'>) => boolean;
}

/** The returns of a version of a file. */
function returnsOfVersion(
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
    const outcome = outcomeOf(value, standard);
    // What is named counts as said, finished or not, by whoever said it; a plan names files, whatever it says of them.
    const isPlan = mentions !== undefined && !outcome.succeeds;
    const pathsOf = (deletes: boolean): ReadonlySet<string> =>
      new Set(
        made.flatMap((claim) =>
          isPlan || isDeletion(claim) === deletes ? [claimedFile(claim) ?? [], otherPlace(claim) ?? []].flat() : [],
        ),
      );
    return {
      outcome: mentions === undefined ? outcome : { ...outcome, succeeds: true },
      claims: { file: pathsOf(false), deletion: pathsOf(true) },
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
