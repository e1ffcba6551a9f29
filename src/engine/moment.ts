import { claimsOf } from '../claims/claims.js';
import { stableFilePath } from '../model/archive.js';
import { claimedFile, MOST_CLAIMS } from '../model/claim.js';
import type { FileVersion } from '../model/history.js';
import type { FileRef } from '../model/tree.js';
import type { ParsedReturn, Reading } from '../read/read.js';
import type { JudgeOptions } from './judge-options.js';
import { makerOf } from './return-family.js';
import type { GatheredFile } from './gathered-file.js';
import { readBatch } from './read-batch.js';
import { contentDigest } from './statement.js';

/** A claim whose moment is asked for. */
export interface PastClaim {
  readonly of: ClaimingReturn;
  /** Normalised. */
  readonly path: string;
}

/** A return that makes claims, as it is told among the earlier versions of its file. */
export interface ClaimingReturn {
  readonly source: GatheredFile;
  readonly index: number;
  /** A digest of the return, where its file may hold several; null where it is the only one. */
  readonly content: string | null;
}

/** Where earlier versions are looked for. */
export interface PastOfReturns {
  /** The newest commit that counts; null for the judged one. */
  readonly from: string | null;
  /** Where that commit has a file of the judged one. */
  readonly placeOf: (file: string) => string;
}

/** Bytes of earlier versions that are read in all: those of 100,000 returns take less. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Versions of one file that are read. */
const MOST_VERSIONS = 1_000;

export interface Moments {
  /** The id of the oldest commit whose version of the return makes a claim; of none where no version that was read does. */
  readonly known: ReadonlyMap<PastClaim, string>;
  /** Claims for which there was more to read than is read. */
  readonly unread: ReadonlySet<PastClaim>;
  /** Claims on disk that no commit makes. */
  readonly uncommitted: ReadonlySet<PastClaim>;
}

/**
 * The moments of claims. All files are asked about at once, and their versions read the oldest first, until each claim is found.
 */
export async function momentsOf(
  claims: readonly PastClaim[],
  { from, placeOf }: PastOfReturns,
  options: JudgeOptions,
): Promise<Moments> {
  const { tree } = options;
  const byFile = new Map<string, PastClaim[]>();
  for (const claim of claims) {
    const place = placeOf(claim.of.source.file.path);
    byFile.set(place, [...(byFile.get(place) ?? []), claim]);
  }
  const versions = await tree.fileVersions([...byFile.keys()], from, stableFilePath);
  const moments = new Map<PastClaim, string>();
  let open = [...byFile].flatMap(([place, list]) => {
    const [first, ...later] = versions.get(place) ?? [];
    if (first === undefined) return [];
    // What has one version has claimed it from the start; what lies on disk may say more.
    const isWhole = later.length === 0 && tree.kind === 'commit';
    if (isWhole) for (const claim of list) moments.set(claim, first.commit);
    return isWhole ? [] : [{ versions: [first, ...later], claims: list }];
  });
  let left = MOST_BYTES;
  for (let n = 0; open.length > 0 && n < MOST_VERSIONS && left > 0; n++) {
    const round = open.flatMap(({ versions: all, claims: list }) => {
      const version = all[n];
      return version === undefined ? [] : [{ version, claims: list }];
    });
    const { made, bytes } = await madeIn(round, options);
    for (const { claim, commit } of made) moments.set(claim, commit);
    left -= bytes;
    open = open
      .map((item) => ({ ...item, claims: item.claims.filter((claim) => !moments.has(claim)) }))
      .filter(({ versions: all, claims: list }) => list.length > 0 && n + 1 < all.length);
  }
  // What no commit up to the judged one claims is claimed now: the return is not committed yet.
  const unread = new Set(open.flatMap(({ claims: list }) => list));
  const isNew = (claim: PastClaim): boolean => !moments.has(claim) && !unread.has(claim);
  const uncommitted = new Set(tree.kind === 'workspace' ? claims.filter(isNew) : []);
  if (from === null && tree.revision !== null) {
    for (const claim of claims) if (isNew(claim)) moments.set(claim, tree.revision);
  }
  return { known: moments, unread, uncommitted };
}

interface VersionToRead {
  readonly version: FileVersion;
  readonly claims: readonly PastClaim[];
}

/** The claims that versions make, each with the commit of the version, and how many bytes were read for it. */
async function madeIn(
  candidates: readonly VersionToRead[],
  options: JudgeOptions,
): Promise<{
  readonly made: readonly { readonly claim: PastClaim; readonly commit: string }[];
  readonly bytes: number;
}> {
  const files = candidates.flatMap(({ version, claims: [first] }): GatheredFile[] => {
    if (first === undefined) return [];
    const file: FileRef = { path: first.of.source.file.path, id: version.id, link: false };
    return [{ ...first.of.source, file }];
  });
  const made: { readonly claim: PastClaim; readonly commit: string }[] = [];
  const refs = files.map(({ file }) => file);
  let done = 0;
  let bytes = 0;
  for await (const contents of options.tree.readVersions(refs, options.maxFileSize)) {
    const batch = files.slice(done, done + contents.length);
    const readings = await readBatch(batch, contents, options);
    for (const content of contents) if (content.kind === 'bytes') bytes += content.bytes.length;
    readings.forEach((reading, n) => {
      const { version, claims } = candidates[done + n] ?? {};
      const source = batch[n];
      if (version === undefined || claims === undefined || source === undefined || reading === null) return;
      const claiming = returnsByClaim(source, reading, options);
      const digests = new Map<ParsedReturn, string>();
      const digestOf = (found: ParsedReturn): string => {
        const digest = digests.get(found) ?? contentDigest(found.value);
        digests.set(found, digest);
        return digest;
      };
      for (const claim of claims) {
        if (claiming.get(claim.path)?.some((found) => isSameReturn(found, claim.of, digestOf)) !== true) continue;
        made.push({ claim, commit: version.commit });
      }
    });
    done += contents.length;
  }
  return { made, bytes };
}

/** The returns of a version by the paths that they claim. */
function returnsByClaim(
  { file, gathered }: GatheredFile,
  { returns }: Reading,
  options: JudgeOptions,
): ReadonlyMap<string, readonly ParsedReturn[]> {
  const chosen = options.chosenAt(file.path);
  const claiming = new Map<string, ParsedReturn[]>();
  for (const found of returns) {
    for (const claim of claimsOf(found.value, makerOf(gathered, found, chosen), file.path).slice(0, MOST_CLAIMS)) {
      const path = claimedFile(claim);
      if (path === null) continue;
      const known = claiming.get(path);
      if (known === undefined) claiming.set(path, [found]);
      else if (known.at(-1) !== found) known.push(found);
    }
  }
  return claiming;
}

/** Whether a return of an earlier version is the one that is judged. In a log it is told by its content, or its place. */
function isSameReturn(
  found: ParsedReturn,
  { index, content }: ClaimingReturn,
  digestOf: (found: ParsedReturn) => string,
): boolean {
  return content === null || found.index === index || digestOf(found) === content;
}
