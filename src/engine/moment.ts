import { claimsOf } from '../claims/claims.js';
import { stableFilePath } from '../baseline/stable-path.js';
import { MOST_CLAIMS } from '../model/claim.js';
import { normalisePath } from '../model/path.js';
import type { FileRef, FileVersion } from '../model/tree.js';
import type { Reading } from '../read/read.js';
import { familyOfReturn, type JudgeOptions } from './batch.js';
import type { GatheredFile } from './gathered-file.js';
import { readBatch } from './read-batch.js';
import { contentOf } from './statement.js';

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

/**
 * The moment of each claim: the id of the oldest commit whose version of the return makes it. Undefined where no version of the
 * base does that could be read. All files are asked about at once, and their versions read the oldest first, until each claim is found.
 */
export async function momentsOf(
  claims: readonly PastClaim[],
  { from, placeOf }: PastOfReturns,
  options: JudgeOptions,
): Promise<ReadonlyMap<PastClaim, string>> {
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
    // What has one version has claimed it from the start.
    if (later.length === 0) for (const claim of list) moments.set(claim, first.commit);
    return later.length === 0 ? [] : [{ versions: [first, ...later], claims: list }];
  });
  for (let n = 0; open.length > 0; n++) {
    const round = open.flatMap(({ versions: all, claims: list }) => {
      const version = all[n];
      return version === undefined ? [] : [{ version, claims: list }];
    });
    for (const { claim, commit } of await madeIn(round, options)) moments.set(claim, commit);
    open = open
      .map((item) => ({ ...item, claims: item.claims.filter((claim) => !moments.has(claim)) }))
      .filter(({ versions: all, claims: list }) => list.length > 0 && n + 1 < all.length);
  }
  // What no commit up to the judged one claims is claimed now: the return is not committed yet.
  if (from === null && tree.revision !== null) {
    for (const claim of claims) if (!moments.has(claim)) moments.set(claim, tree.revision);
  }
  return moments;
}

interface Candidate {
  readonly version: FileVersion;
  readonly claims: readonly PastClaim[];
}

/** The claims that versions make, with the commit of the version. */
async function madeIn(
  candidates: readonly Candidate[],
  options: JudgeOptions,
): Promise<readonly { readonly claim: PastClaim; readonly commit: string }[]> {
  const files = candidates.flatMap(({ version, claims: [first] }): GatheredFile[] => {
    if (first === undefined) return [];
    const file: FileRef = { path: first.of.source.file.path, id: version.id, link: false };
    return [{ ...first.of.source, file }];
  });
  const found: { readonly claim: PastClaim; readonly commit: string }[] = [];
  const refs = files.map(({ file }) => file);
  let done = 0;
  for await (const contents of options.tree.readVersions(refs, options.maxFileSize)) {
    const batch = files.slice(done, done + contents.length);
    const readings = await readBatch(batch, contents, options);
    readings.forEach((reading, n) => {
      const { version, claims } = candidates[done + n] ?? {};
      if (version === undefined || claims === undefined || reading === null) return;
      for (const claim of claims) if (makes(reading, claim, options)) found.push({ claim, commit: version.commit });
    });
    done += contents.length;
  }
  return found;
}

/** Whether an earlier version of a file has the return, and in it the claim. In a log a return is told by its content, or its place. */
function makes({ returns }: Reading, { of, path }: PastClaim, options: JudgeOptions): boolean {
  const { gathered, file } = of.source;
  const chosen = options.chosenAt(file.path);
  return returns.some((found) => {
    const fields = chosen[familyOfReturn(gathered, found, chosen)]?.claimFields ?? [];
    const claims = claimsOf(found.value, fields).slice(0, MOST_CLAIMS);
    if (!claims.some((claim) => normalisePath(claim.path) === path)) return false;
    return of.content === null || found.index === of.index || contentOf(found.value) === of.content;
  });
}
