import { stableFilePath } from '../../families/archive.js';
import { elementAt, groupBy, reachable, valueOf } from '../../model/collections.js';
import type { FileVersion } from '../../model/history.js';
import type { Content, FileRef } from '../../model/tree.js';
import type { ClaimingReturn, Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { readInBatches, type ReadReturn } from '../evaluate/read-batch.js';
import { contentDigest, isContinued, outcomeIn, outcomeOf, type Outcome } from '../evaluate/statement.js';
import { claimsOf } from '../../claims/claims.js';
import { isDeletion, MOST_CLAIMS, statedPaths } from '../../model/claim.js';

/** A claim whose moment is unknown so far. */
export interface PastClaim {
  readonly madeBy: ClaimingReturn;
  /** The normalised paths by which versions of the return make the claim: see `statedPaths`. */
  readonly paths: readonly string[];
  /** A version that claims a file does not claim its deletion. */
  readonly kind: 'file' | 'deletion';
}

/** Where to look for earlier versions. */
export interface PastOfReturns {
  /** The newest commit that counts; null for the checked commit. */
  readonly from: string | null;
  /**
   * Set if the compared change makes the claims: no older version counts, unless the change restores a return with the
   * same content. Null if all versions count.
   */
  readonly since: Since | null;
  /** The file that had the return then, and how to recognize it; by default its place in the checked commit. */
  readonly originOf?: (claim: PastClaim) => PlaceOfReturn;
}

/** Where the history of claims of the compared change begins. */
export interface Since {
  readonly base: string;
  /** Returns true if the change adds the return, and so makes its claims. */
  readonly isAdded: (of: ClaimingReturn) => boolean;
  /** Returns true if versions of another return that are older than the change count. */
  readonly countsEarlier: (of: ClaimingReturn) => boolean;
}

/** A return in some commit. */
export interface PlaceOfReturn extends Pick<ClaimingReturn, 'index' | 'content' | 'outcome'> {
  readonly file: string;
}

/** At most this many bytes of earlier versions are read: 100,000 returns need less. */
const MOST_BYTES = 256 * 1024 * 1024;

/** At most this many versions of a file are read on one line of history. */
const MOST_VERSIONS = 1_000;

export interface Moments {
  /** The ids of the oldest commits whose versions of the return make the claim in the same statement; may be empty. */
  readonly known: ReadonlyMap<PastClaim, readonly string[]>;
  /** Claims with more history than may be read. */
  readonly unsearched: ReadonlySet<PastClaim>;
  /** Claims of returns that the change restores. */
  readonly restored: ReadonlySet<PastClaim>;
}

/**
 * Resolves to the moments of claims. Asks about all files at once, and reads versions from the newest back as long as
 * the return makes the same statement.
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
  const known = new Map<PastClaim, readonly string[]>();
  const searches: Search[] = [];
  for (const trail of trails) {
    const newest = versions.get(trail.at.file);
    if (newest === undefined) continue;
    const isAdded = since?.isAdded(trail.of) === true;
    const isSame = (one: FileVersion): boolean => old.has(one) && one.id === newest.id;
    const isRestored = isAdded && [...reachable([newest], earlierOf)].some(isSame);
    const isWhole = isRestored || (!isAdded && since?.countsEarlier(trail.of) !== false);
    if (isRestored) for (const claim of trail.claims) restored.add(claim);
    const counts = (one: FileVersion): boolean => isWhole || !old.has(one);
    // A file with one version has claimed it from the start; a file on disk may claim more.
    if (tree.kind === 'workspace' || newest.before.some(counts)) searches.push(new Search(trail, newest, counts));
    else for (const claim of trail.claims) known.set(claim, [newest.commit]);
  }
  const unsearched = await readVersions(searches, evaluation);
  for (const search of searches) for (const [claim, commits] of search.oldest()) known.set(claim, [...commits]);
  // A claim in no commit up to the checked one is new: the return is not committed yet.
  const newest = from ?? tree.revision;
  if (newest !== null && tree.kind === 'commit')
    for (const claim of claims) if (!known.has(claim) && !unsearched.has(claim)) known.set(claim, [newest]);
  return { known, unsearched, restored };
}

function earlierOf({ before }: FileVersion): readonly FileVersion[] {
  return before;
}

/** Returns those versions, and all before them, whose commit leads to the base. */
async function versionsBefore(
  base: string,
  newest: Iterable<FileVersion>,
  tree: Evaluation['tree'],
): Promise<ReadonlySet<FileVersion>> {
  const all = [...reachable(newest, earlierOf)];
  const leads = await tree.leadsTo(all.map(({ commit }) => ({ earlier: commit, later: base })));
  return new Set(all.filter((_, n) => leads[n] === true));
}

/** The claims of one return, and where to look for it. */
interface Trail {
  readonly of: ClaimingReturn;
  readonly at: PlaceOfReturn;
  readonly source: GatheredFile;
  readonly claims: PastClaim[];
}

function placeNow({ madeBy }: PastClaim): PlaceOfReturn {
  return { ...madeBy, file: madeBy.source.file.path };
}

function groupedByReturn(claims: readonly PastClaim[], originOf: (claim: PastClaim) => PlaceOfReturn): Iterable<Trail> {
  const trails = new Map<ClaimingReturn, Trail>();
  for (const claim of claims) {
    const { madeBy: of } = claim;
    const trail = trails.get(of) ?? { of, at: originOf(claim), source: of.source, claims: [] };
    trail.claims.push(claim);
    trails.set(of, trail);
  }
  return trails.values();
}

/** A version that makes the same statement as one after it, or does not hold the return. */
interface Reached {
  /** How it says that the work ended; null if it does not hold the return. */
  readonly own: Outcome | null;
  /** The same with the session that was named last. */
  readonly outcome: Outcome;
  readonly made: readonly PastClaim[];
}

/** A version to read next: the next older one of a return. */
interface Step {
  readonly search: Search;
  readonly version: FileVersion;
  readonly later: Outcome;
}

/** Looks for a return in the versions of its file, from the newest one on. */
class Search {
  readonly trail: Trail;
  readonly #newest: FileVersion;
  /** Returns true if a version counts, other than the newest. */
  readonly #counts: (version: FileVersion) => boolean;
  /** Null for a version that makes another statement, or was not read yet. */
  readonly #reached = new Map<FileVersion, Reached | null>();

  constructor(trail: Trail, newest: FileVersion, counts: (version: FileVersion) => boolean) {
    this.trail = trail;
    this.#newest = newest;
    this.#counts = counts;
  }

  first(): Step {
    return { search: this, version: this.#newest, later: this.trail.at.outcome };
  }

  /** Takes what a version holds. Returns the versions before it that are to be read. */
  take({ version, later }: Step, returns: readonly EarlierReturn[]): readonly Step[] {
    const { at, claims } = this.trail;
    const earlier = returns.find((one) => one.isTheSame(at));
    if (earlier !== undefined && !isContinued(earlier.outcome, later)) return [];
    // A version that does not hold the return, or cannot be read, does not count.
    const outcome = earlier === undefined ? later : outcomeIn(earlier.outcome, later);
    const made = claims.filter(({ kind, paths }) => paths.some((path) => earlier?.claims[kind].has(path)));
    this.#reached.set(version, { own: earlier?.outcome ?? null, outcome, made });
    const next = version.before.filter((one) => this.#counts(one) && !this.#reached.has(one));
    for (const one of next) this.#reached.set(one, null);
    return next.map((one) => ({ search: this, version: one, later: outcome }));
  }

  /** The commits of the versions that make each claim and that no version before them makes. */
  oldest(): ReadonlyMap<PastClaim, ReadonlySet<string>> {
    const found = new Map<PastClaim, Set<string>>();
    const madeUpTo = new Map<FileVersion, Set<PastClaim>>();
    for (const version of this.#olderFirst()) {
      const { made, outcome } = this.#reached.get(version) ?? NOTHING_MADE;
      const before = version.before.filter((one) => this.#leadsOn(one, outcome)).map((one) => valueOf(madeUpTo, one));
      const [only = new Set()] = before;
      // Most versions say no more than the one before.
      const isShared = before.length === 1 && made.every((claim) => only.has(claim));
      const all = isShared ? only : new Set(before.flatMap((claims) => [...claims]));
      for (const claim of made) {
        if (!all.has(claim)) found.set(claim, (found.get(claim) ?? new Set()).add(version.commit));
        all.add(claim);
      }
      madeUpTo.set(version, all);
    }
    return found;
  }

  /** Returns true if a version before one of some outcome makes the same statement. */
  #leadsOn(earlier: FileVersion, outcome: Outcome): boolean {
    const { own } = this.#reached.get(earlier) ?? {};
    return own !== undefined && (own === null || isContinued(own, outcome));
  }

  /** The versions that were reached, each behind those that it was made from. */
  #olderFirst(): Iterable<FileVersion> {
    const ordered = new Set<FileVersion>();
    const open = [this.#newest];
    for (let version = open.at(-1); version !== undefined; version = open.at(-1)) {
      const next = version.before.filter((one) => this.#reached.get(one)?.made !== undefined && !ordered.has(one));
      if (next.length > 0) open.push(...next);
      else {
        ordered.add(version);
        open.pop();
      }
    }
    return ordered;
  }
}

const NOTHING_MADE: Pick<Reached, 'made' | 'outcome'> = { made: [], outcome: { session: null, succeeds: true } };

/**
 * Reads each version once, even if several returns are looked for in it. Resolves to the claims of those that were
 * not all read.
 */
async function readVersions(searches: readonly Search[], evaluation: Evaluation): Promise<ReadonlySet<PastClaim>> {
  const { tree, maxFileSize } = evaluation;
  const unsearched = new Set<PastClaim>();
  const isUnsearched = ({ search }: Step): void => {
    for (const claim of search.trail.claims) unsearched.add(claim);
  };
  let bytes = MOST_BYTES;
  let steps = searches.map((search) => search.first());
  for (let round = 0; round < MOST_VERSIONS && bytes > 0 && steps.length > 0; round++) {
    const groups = new Map(
      [...groupBy(steps, ({ version }) => version)].map(([{ id }, group]): readonly [GatheredFile, typeof group] => {
        const { source } = elementAt(group, 0).search.trail;
        return [{ ...source, file: { path: source.file.path, id, link: false } }, group];
      }),
    );
    steps = [];
    const contents = (files: readonly FileRef[]): AsyncIterable<readonly Content[]> =>
      tree.readVersions(files, maxFileSize);
    for await (const batch of readInBatches([...groups.keys()], contents, evaluation)) {
      for (const { source, content, reading } of batch) {
        const group = valueOf(groups, source);
        const returns = reading === null ? [] : returnsOfVersion(reading.returns);
        if (content.kind === 'bytes') bytes -= content.bytes.length;
        // The content of a version that the clone lacks is unknown.
        if (content.kind === 'lacking') group.forEach(isUnsearched);
        for (const step of group) steps.push(...step.search.take(step, returns));
      }
    }
  }
  steps.forEach(isUnsearched);
  return unsearched;
}

/** A return of an earlier version of a file. */
export interface EarlierReturn {
  readonly outcome: Outcome;
  /** The normalised paths that it claims as files, and those that it claims to have deleted. */
  readonly claims: Readonly<Record<'file' | 'deletion', ReadonlySet<string>>>;
  /** Returns true if a later return is this one. */
  readonly isTheSame: (later: Pick<ClaimingReturn, 'index' | 'content'>) => boolean;
}

/** The returns of a version of a file. */
function returnsOfVersion(returns: readonly ReadReturn[]): readonly EarlierReturn[] {
  const digests = returns.map(({ written }) => once(() => contentDigest(written)));
  return returns.map(({ file, index, standard, value }, n): EarlierReturn => {
    const mentions = standard.possibleClaims;
    const made = (mentions?.(value, file) ?? claimsOf(value, standard, file)).slice(0, MOST_CLAIMS);
    const outcome = outcomeOf(value, standard);
    // Every named file counts as claimed, whoever named it and whether or not it is finished; a plan always names
    // files.
    const isPlan = mentions !== undefined && !outcome.succeeds;
    const pathsOf = (deletes: boolean): ReadonlySet<string> =>
      new Set(made.flatMap((claim) => (isPlan || isDeletion(claim) === deletes ? statedPaths(claim) : [])));
    return {
      outcome: mentions === undefined ? outcome : { ...outcome, succeeds: true },
      claims: { file: pathsOf(false), deletion: pathsOf(true) },
      // Lines are added and removed above it in a log, so its content identifies it better than its place.
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
