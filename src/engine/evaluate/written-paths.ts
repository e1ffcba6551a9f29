import { claimsOf } from '../../claims/claims.js';
import { claimedFile, type Claim, type Verdict } from '../../model/claim.js';
import { elementAt } from '../../model/collections.js';
import type { Unread } from '../../model/finding.js';
import { normalisePath, pathIn } from '../../model/path.js';
import type { PathRoot } from '../../model/return.js';
import { isLikeFile } from '../../read/lines/path.js';
import { filesOfExtensions, nameFor, shorthandsIn } from '../../read/lines/shorthand.js';
import { isNewReturn, type Evaluation } from './evaluation.js';
import { NOTHING_BESIDE, type BesideReturns } from './files-beside.js';
import { headOf, repositoryName, rootedRest, withHead } from './path-root.js';
import type { ReadReturn } from './read-batch.js';
import { Tracked } from './tracked.js';

/** A return whose claims are paths in lines of text, before the tree shows what they mean. */
export interface WrittenReturn {
  readonly found: Pick<ReadReturn, 'locate'>;
  readonly claims: readonly Claim[];
  readonly unread: readonly Unread[];
  /** True if the compared change adds it. */
  readonly isNew: boolean;
}

/** What the lines of a return mean. */
export interface ReadPaths {
  readonly claims: readonly Claim[];
  readonly unread: readonly Unread[];
  readonly root: PathRoot | null;
}

/** Returns true if the meaning of a return's lines depends on which files are or were tracked. */
function hasWrittenPaths(claims: readonly Claim[], unread: readonly Unread[]): boolean {
  return claims.some(isWritten) || unread.some(({ pattern }) => pattern !== undefined);
}

function isWritten({ written, kind }: Claim): boolean {
  return written !== undefined && (kind === undefined || kind === 'deletion');
}

/**
 * Resolves what the paths in lines of returns mean, with one query of the tree: their root, the file that a name or
 * shorthand means, and which texts are not paths. Reads no file.
 */
async function readWrittenPaths(
  returns: readonly WrittenReturn[],
  evaluation: Pick<Evaluation, 'tree' | 'before' | 'context'>,
): Promise<readonly ReadPaths[]> {
  const tracked = new Tracked(evaluation);
  const all = returns.flatMap(({ claims }) => claims.filter(isWritten));
  for (const claim of all) ask(claim, tracked);
  for (const { unread } of returns)
    for (const { pattern } of unread) if (pattern !== undefined) tracked.askPattern(pattern);
  await tracked.answer();
  return returns.map((one) => new PathReader(one, tracked, evaluation.context.changes?.changed ?? null).read());
}

/** Notes everything the tree may be asked about a claim. */
function ask(claim: Claim, tracked: Tracked): void {
  const { path, base = '', written = {} } = claim;
  for (const rest of rootedRest(wholePath(claim))) tracked.askPath(rest);
  if (rootedRest(path).length > 0) return;
  for (const one of [path, ...(written.readings ?? [])]) tracked.askPath(placed(base, one));
  if (written.needs !== undefined) tracked.askName(path);
  // A path that exists as written needs no other reading.
  if (tracked.isThere(placed(base, path))) return;
  const name = repositoryName(path);
  if (name !== null && !tracked.isThere(name.name)) for (const one of [name.name, name.rest]) tracked.askPath(one);
  for (const { folder } of shorthandsIn(path)) tracked.askFolder(placed(base, folder));
}

/** Returns a path with the folder in front that a label or heading above it names. */
function wholePath({ path, written }: Claim): string {
  return rootedRest(path).length > 0 ? path : `${written?.under ?? ''}${path}`;
}

/** A path from the root, without a trailing slash; empty if it leaves the root. */
function placed(base: string, path: string): string {
  return normalisePath(base === '' ? path : pathIn(base, path)) ?? '';
}

class PathReader {
  readonly #of: WrittenReturn;
  readonly #tracked: Tracked;
  readonly #changed: ReadonlySet<string> | null;
  readonly #unread: Unread[];

  constructor(of: WrittenReturn, tracked: Tracked, changed: ReadonlySet<string> | null) {
    this.#of = of;
    this.#tracked = tracked;
    this.#changed = changed;
    this.#unread = of.unread.filter(({ pattern }) => pattern === undefined || !tracked.matches(pattern));
  }

  read(): ReadPaths {
    const { claims, isNew } = this.#of;
    const paths = claims.filter(isWritten).map(wholePath);
    const head = headOf(paths, this.#tracked) ?? this.#nameOf(paths, isNew);
    const read = claims.flatMap((claim) => {
      const meant = isWritten(claim) ? this.#claim(claim, head) : [claim];
      return meant.map((one) => (one.path === claim.path ? one : { ...one, stated: claim.path }));
    });
    const below = head === null ? [] : read.filter(({ path }) => path.startsWith(head));
    const [first] = below;
    const root = head === null || first === undefined ? null : { head, count: below.length, pointer: first.pointer };
    const unread = this.#unread.sort((one, other) => one.range.startLine - other.range.startLine);
    return { claims: read, unread, root };
  }

  /** The repository name that all paths begin with, with its slash; null if there is none. */
  #nameOf(paths: readonly string[], isNew: boolean): string | null {
    const names = paths.filter((path) => path.includes('/')).map(repositoryName);
    const [first] = names;
    if (first === null || first === undefined || names.length < 2) return null;
    if (names.some((one) => one?.name !== first.name) || this.#tracked.isOrWas(first.name)) return null;
    const rests = names.flatMap((one) => one?.rest ?? []);
    const known = rests.filter((rest) => this.#tracked.isOrWas(rest));
    if (known.length * 2 < rests.length || !known.some((rest) => rest.includes('/'))) return null;
    const isTouched = this.#changed === null || !isNew || rests.some((rest) => this.#changed?.has(rest) === true);
    return isTouched ? `${first.name}/` : null;
  }

  #claim(claim: Claim, head: string | null): readonly Claim[] {
    const whole = wholePath(claim);
    const rooted = withHead(whole, head, this.#tracked);
    // A path listed below a folder outside the project is in that folder.
    const isHere = claim.written?.isAlsoHere === true && this.#tracked.isOrWas(placed(claim.base ?? '', claim.path));
    if (rooted === null && whole !== claim.path && !isHere) return [{ ...claim, path: whole }];
    if (rooted !== null && rooted !== claim.path) return [this.#settled({ ...claim, lookedUp: rooted })];
    if (rootedRest(claim.path).length > 0) return [claim];
    const { base = '', path, written = {} } = claim;
    for (const reading of written.readings ?? []) {
      const place = placed(base, reading);
      if (place === '' || !this.#tracked.isOrWas(place)) continue;
      // A name after another path is still written without its folder.
      if (reading.endsWith(`/${path}`)) return [this.#settled({ ...claim, lookedUp: place, isBeside: true })];
      return [this.#settled({ ...claim, path: reading })];
    }
    if (written.needs !== undefined && !this.#tracked.isNamed(path, written.needs)) return this.#drop(claim);
    if (claim.deletes === true || this.#tracked.isOrWas(placed(base, path))) return [this.#settled(claim)];
    const files = filesOfExtensions(path);
    if (files !== null) return files.map((one) => ({ ...claim, path: one }));
    return this.#shorthand(claim);
  }

  #shorthand(claim: Claim): readonly Claim[] {
    const { base = '', path } = claim;
    const ways = shorthandsIn(path);
    for (const { folder, parts, isNumbers } of ways) {
      const place = placed(base, folder);
      const names = this.#tracked.namesIn(place);
      const found = parts.map((part) => ({ part, name: nameFor(part, names, isNumbers) }));
      if (found.some(({ name }) => name === null)) continue;
      return found.map(({ part, name }) => ({ ...claim, path: part.path, lookedUp: pathIn(place, String(name)) }));
    }
    const first = base === '' ? repositoryName(path)?.name : undefined;
    const isUnplaced = first !== undefined && !this.#tracked.isOrWas(first);
    const isNoPath = ways.some(({ isNumbers, isVague }) => isNumbers || (isVague && isUnplaced));
    return isNoPath ? this.#drop(claim) : [claim];
  }

  /** Drops a text that is no path after all: its line counts as unread. */
  #drop({ path, pointer }: Claim): readonly Claim[] {
    if (isLikeFile(path)) this.#unread.push({ text: path, range: this.#of.found.locate(pointer) });
    return [];
  }

  /** If lines claim that a file was made and that it was deleted, and the file exists, neither claim counts. */
  #settled(claim: Claim): Claim {
    const { alsoMade, deletes, kind, ...others } = claim;
    if (alsoMade === undefined || deletes !== true || kind === 'commit') return claim;
    const file = claimedFile(claim) ?? '';
    if (this.#tracked.isThere(file)) return { ...others, type: 'listed' };
    return alsoMade === 'created' && !this.#tracked.isOrWas(file) ? { ...claim, neverThere: true } : claim;
  }
}

/** Resolves what the lines of returns with written paths mean, with one query of the tree for all of them. */
export async function writtenPaths(
  returns: readonly ReadReturn[],
  beside: BesideReturns,
  options: Evaluation,
): Promise<ReadonlyMap<ReadReturn, ReadPaths>> {
  const asked = returns.flatMap((found) => {
    const { file, standard, value, unread = [] } = found;
    const claims = claimsOf(value, standard, file, (beside.get(found) ?? NOTHING_BESIDE).texts);
    if (!hasWrittenPaths(claims, unread)) return [];
    return [{ found, claims, unread, isNew: isNewReturn(file, found.index, options) }];
  });
  if (asked.length === 0) return new Map();
  const read = await readWrittenPaths(asked, options);
  return new Map(asked.map(({ found }, n) => [found, elementAt(read, n)]));
}

/** Returns a verdict with the found path if it differs: e.g. a name in the folder of another path. */
export function whereFound({ lookedUp, isBeside }: Claim, verdict: Verdict): Verdict {
  if (lookedUp === undefined || verdict.foundAt !== null || !FOUND.has(verdict.name)) return verdict;
  const isMoved = isBeside === true && verdict.name === 'present';
  return { ...verdict, foundAt: lookedUp, ...(isMoved ? { name: 'relocated', by: 'ending' } : {}) };
}

const FOUND: ReadonlySet<Verdict['name']> = new Set(['present', 'empty', 'directory']);
