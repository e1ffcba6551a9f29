import { posix } from 'node:path';
import { verdictOf } from '../../claims/kind.js';
import { verifyFiles } from '../../claims/verify.js';
import { claimedFile, isDeletion, type Verdict } from '../../model/claim.js';
import { groupBy, valueOf } from '../../model/collections.js';
import { isAdded, type Changes } from '../../model/context.js';
import { namesFolder, normalisePath } from '../../model/path.js';
import { count, listOf } from '../../model/text.js';
import { Endings, type Tree } from '../../model/tree.js';
import { recorded } from '../evaluate/evaluation.js';
import { citedCommits } from './proof.js';
import { hasLeniency, type AbsentFile, type AbsentTerms } from './question.js';

interface LookOptions {
  /** Returns true if history ever had the path. */
  readonly wasThere: (file: AbsentFile) => boolean;
  /** The ignore rule that matches the claimed path; the base's rule if the change touched such a file. */
  readonly ruleOf: (file: AbsentFile) => string | undefined;
  /** The files of the tree with the same name as an absent path. */
  readonly named: ReadonlyMap<string, readonly string[]>;
}

/**
 * Resolves to the verdicts that replace `missing` or `undetermined`. Looks for absent paths by their ends, in the tree
 * and then in history; and in ignore rules. History, or lost cited commits, cannot explain a claim that the compared
 * change makes. Runs once for all returns.
 */
export async function explainElsewhere(
  files: readonly AbsentFile[],
  { wasThere, ruleOf, named }: LookOptions,
  { tree, context: { changes } }: AbsentTerms,
): Promise<ReadonlyMap<AbsentFile, Verdict>> {
  const explanations = new Map<AbsentFile, Verdict>();
  if (files.length === 0) return explanations;
  const never = files.filter((file) => !wasThere(file));
  const tails = new Map(never.flatMap((file) => pathSuffix(file)));
  const wanted = [...new Set(tails.values())];
  const touched = touchedEndingWith(wanted, changes, tree);
  const tracked = await tree.trackedEndingWith(wanted);
  const untracked = wanted.filter((tail) => !tracked.has(tail));
  const mayBeFolders = never.flatMap(({ claim, path }) => (hasLeniency(claim, 'folder') ? [path] : []));
  const { endings, folders } = await tree.pastEndingWith(untracked, [...new Set(mayBeFolders)]);
  const ended = new Map<AbsentFile, readonly string[]>();
  for (const file of never) {
    const tail = tails.get(file);
    if (tail !== undefined) ended.set(file, (mustBeTouched(file, changes) ? touched : tracked).get(tail) ?? []);
  }
  const near = groupBy([...named.values()].flat(), nameInFolder);
  const sameName = new Map(never.map((file) => [file, namedAlike(file, { named, near }, changes)] as const));
  const alone = [...ended.values()].filter(({ length }) => length === 1);
  const found = await verifyFiles(new Set([...alone, ...sameName.values()].flat()), tree);
  for (const file of files) {
    const { claim, path, made } = file;
    const rule = ruleOf(file);
    const { present, missing } = citedCommits(claim.madeBy);
    const isOld = made !== 'by-change';
    const tail = tails.get(file);
    const verdict =
      (isOld && !wasThere(file) && hasLeniency(claim, 'folder') && folders.has(path)
        ? verdictOf('removed', { detail: 'It was a folder, and an earlier commit had it.', by: 'folder' })
        : null) ??
      (tail === undefined ? null : bySuffix(valueOf(ended, file), isOld ? (endings.get(tail) ?? []) : [], found)) ??
      (hasLeniency(claim, 'ignored') && rule !== undefined
        ? unverifiable(`The .gitignore of the commit keeps it out (${rule}).`)
        : null) ??
      (!wasThere(file) && hasLeniency(claim, 'empty-folder') && isFolder(file)
        ? unverifiable('It is written as a folder, and git does not keep empty folders.', 'folder')
        : null) ??
      byName(sameName.get(file)?.[0], found) ??
      (isOld && hasLeniency(claim, 'cited-commits') && present.length === 0 && missing > 0
        ? unverifiable(
            `The return cites ${count(missing, 'commit')}, and none is in the history: it was rewritten since, with whatever it held.`,
            'lost-commits',
          )
        : null);
    if (verdict !== null) explanations.set(file, verdict);
  }
  return explanations;
}

/** The path suffix to search for: the whole path as the claim writes it. */
function pathSuffix(file: AbsentFile): readonly (readonly [AbsentFile, string])[] {
  const { alternative, path } = recorded(file.claim).claim;
  const tail = normalisePath(alternative ?? path);
  return tail === null || tail === '' || !hasLeniency(file.claim, 'path-ending') ? [] : [[file, tail]];
}

function bySuffix(
  tracked: readonly string[],
  past: readonly string[],
  found: ReadonlyMap<string, Verdict>,
): Verdict | null {
  const [first, ...others] = tracked;
  if (others.length > 0) {
    return verdictOf('relocated', { detail: `Several paths end so: ${listOf(tracked, 'and')}.`, by: 'ending' });
  }
  if (first !== undefined) return foundInstead(first, found, 'ending', 'Its path ends so.');
  const [gone] = past;
  return gone === undefined ? null : verdictOf('removed', { detail: `An earlier commit had ${gone}.`, by: 'ending' });
}

/**
 * The verdict on a claim by the one file that it may mean; null for a dangling link. If the file is empty, or its
 * content unknown, the verdict says so.
 */
function foundInstead(
  path: string,
  found: ReadonlyMap<string, Verdict>,
  by: NonNullable<Verdict['by']>,
  detail: string,
): Verdict | null {
  const verdict = valueOf(found, path);
  if (verdict.name === 'missing' || verdict.name === 'outside') return null;
  if (verdict.name === 'empty' || verdict.name === 'undetermined') return { ...verdict, foundAt: path };
  return { ...verdict, name: 'relocated', foundAt: path, detail, by, blank: false };
}

/** Returns true if the claim is written like a folder. */
function isFolder({ claim }: AbsentFile): boolean {
  return namesFolder(recorded(claim).claim.path);
}

/**
 * The file whose name matches an absent path: the only one with that name, unless the name is common; or the only one
 * in a folder with the same name as the path's. Returns null for a deletion.
 */
function namedAlike(
  file: AbsentFile,
  { named, near }: Readonly<Record<'named' | 'near', ReadonlyMap<string, readonly string[]>>>,
  changes: Changes | null,
): readonly string[] {
  const { claim, path } = file;
  if (!hasLeniency(claim, 'name') || isDeletion(recorded(claim).claim) || isFolder(file)) return [];
  const name = posix.basename(path);
  const all = named.get(name) ?? [];
  const isCommon = claim.madeBy.standard.commonNames?.has(name.replace(/\..*/s, '').toLowerCase()) === true;
  const alike = all.length === 1 && !isCommon ? all : (near.get(nameInFolder(path)) ?? []);
  const mayBeMeant = (place: string): boolean => !mustBeTouched(file, changes) || changes?.changed.has(place) === true;
  return alike.length === 1 ? alike.filter(mayBeMeant) : [];
}

/** Returns true if only a touched file can explain the claim: the change adds the return or claims to have made it. */
function mustBeTouched({ claim, made }: AbsentFile, changes: Changes | null): boolean {
  if (made !== 'by-change') return false;
  if (hasLeniency(claim, 'untouched-ending')) return recorded(claim).claim.type === 'created';
  return isAdded(claim.madeBy.subject.file, changes);
}

/** The name of a file with the name of its folder in front. */
function nameInFolder(path: string): string {
  return `${posix.basename(posix.dirname(path))}/${posix.basename(path)}`;
}

function byName(path: string | undefined, found: ReadonlyMap<string, Verdict>): Verdict | null {
  const detail = 'It is the only file of its name there, or in such a folder.';
  return path === undefined ? null : foundInstead(path, found, 'name', detail);
}

/** The files that a change touched, by the suffix after a slash that their paths end in. */
function touchedEndingWith(
  tails: readonly string[],
  changes: Changes | null,
  tree: Tree,
): ReadonlyMap<string, readonly string[]> {
  const endings = new Endings(tails);
  for (const path of changes?.changed ?? []) {
    const kind = tree.find(path)?.kind;
    if (kind === 'file' || kind === 'link') endings.take(path);
  }
  return endings.found();
}

function unverifiable(detail: string, by?: Verdict['by']): Verdict {
  return verdictOf('unverifiable', { detail, ...(by === undefined ? {} : { by }) });
}

/**
 * Resolves to verdicts on files still missing. If two or more files of a return moved to one folder, and fewer to any
 * other, the missing ones of the same folder are searched there.
 */
export async function explainBySiblings(
  verdicts: ReadonlyMap<AbsentFile, Verdict>,
  { tree, context: { changes } }: AbsentTerms,
): Promise<ReadonlyMap<AbsentFile, Verdict>> {
  const lenient = [...verdicts].filter(([{ claim }]) => hasLeniency(claim, 'siblings'));
  const places = new Map<AbsentFile, string>();
  for (const [, files] of groupBy(lenient, ([{ claim }]) => claim.madeBy)) {
    const missing = files.filter(([{ claim }, { name }]) => name === 'missing' && !isDeletion(recorded(claim).claim));
    if (missing.length === 0 || missing.length === files.length) continue;
    const folders = foldersMoved(files);
    for (const [file] of missing) {
      const place = placeOf(file.path, folders, tree);
      if (place !== null && (!mustBeTouched(file, changes) || changes?.changed.has(place) === true))
        places.set(file, place);
    }
  }
  if (places.size === 0) return new Map();
  const found = await verifyFiles(new Set(places.values()), tree);
  return new Map(
    [...places].flatMap(([file, place]) => {
      const verdict = foundInstead(place, found, 'sibling', 'Other files of the return were found in that folder.');
      return verdict === null ? [] : [[file, verdict] as const];
    }),
  );
}

/** The ways of finding a file that show where its folder moved. */
const TELLING: ReadonlySet<Verdict['by']> = new Set(['rename', 'ending', 'name']);

/** Maps each claimed folder to the one folder in which two or more files of a return were found. */
function foldersMoved(files: readonly (readonly [AbsentFile, Verdict])[]): ReadonlyMap<string, string> {
  const pairs = files.flatMap(([{ claim, path }, { name, by, foundAt }]) => {
    const claimed = path === '' ? claimedFile(recorded(claim).claim) : path;
    if (name !== 'relocated' || foundAt === null || claimed === null || !TELLING.has(by)) return [];
    const pair = pairOf(claimed, foundAt);
    return pair === null ? [] : [pair];
  });
  const folders = new Map<string, string>();
  for (const [from, list] of groupBy(pairs, (pair) => pair.from)) {
    const [first, second] = [...groupBy(list, ({ to }) => to)].sort(([, a], [, b]) => b.length - a.length);
    if (first !== undefined && first[1].length > 1 && first[1].length !== second?.[1].length)
      folders.set(from, first[0]);
  }
  return folders;
}

/** The folders of a claimed path and of the found path, without their longest common end; null if they share none. */
function pairOf(claimed: string, found: string): { readonly from: string; readonly to: string } | null {
  const [from, to] = [claimed.split('/'), found.split('/')];
  let common = 0;
  while (common < Math.min(from.length, to.length) && from.at(-1 - common) === to.at(-1 - common)) common++;
  if (common === 0) return null;
  return { from: from.slice(0, from.length - common).join('/'), to: to.slice(0, to.length - common).join('/') };
}

/** The path of a file whose folder moved, by the deepest moved folder above it. Null if nothing is there. */
function placeOf(path: string, folders: ReadonlyMap<string, string>, tree: Tree): string | null {
  for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const to = folders.get(path.slice(0, end));
    const place = to === undefined ? null : posix.join(to, path.slice(end + 1));
    if (place !== null && tree.find(place)?.kind === 'file') return place;
  }
  const to = folders.get('');
  const place = to === undefined || path === '' ? null : posix.join(to, path);
  return place !== null && tree.find(place)?.kind === 'file' ? place : null;
}
