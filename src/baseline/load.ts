import { lackingInWords, type Content, type FileRef, type Tree } from '../model/tree.js';
import { join, relative, resolve, sep } from 'node:path';
import { reasonOf } from '../model/text.js';
import { UsageError } from '../model/usage.js';
import { BASELINE_FILE, type Reach } from '../model/finding.js';
import { baselineOf, readBaseline, type Baseline } from './baseline.js';
import { linkBelow } from '../tree/inside.js';
import { readRegularFile, standsOnDisk } from '../tree/regular-file.js';

/** Bytes. A baseline of 100,000 known findings takes less. */
export const MAX_BASELINE_SIZE = 32 * 1024 * 1024;

export interface BaselineSource {
  readonly tree: Tree;
  /** The project root on disk. */
  readonly root: string;
  /** The file that the caller names, relative to the current directory or absolute; null if none. */
  readonly named: string | null;
  /** The baseline's place below the project root, if it is not the usual one. */
  readonly place?: string;
  /** True if the baseline on disk counts by default: for a person who will commit it later. */
  readonly onDisk: boolean;
  /** The base's baseline: its text or null; `own` if the run's baseline applies to it too. Null without a base. */
  readonly base: { readonly text: string | null } | 'own' | null;
  /** True if the run checks all returns. */
  readonly whole: boolean;
  /** True if a policy forbids the baseline to hide false claims. */
  readonly hidesNoClaims?: boolean;
}

/**
 * Returns a run's baseline; null if there is none. Rejects with `UsageError` for a named file that cannot be read, and
 * with `BaselineError` for a damaged one.
 *
 * On a pull request the baseline comes from the base, so a branch cannot baseline its own findings. If the base has no
 * baseline yet, the branch's own only applies to what the branch did not touch.
 */
export async function openBaseline(source: BaselineSource): Promise<Baseline | null> {
  const { base, whole, place = BASELINE_FILE, hidesNoClaims = false } = source;
  const found = await findBaseline(source);
  const text = base === null || base === 'own' ? null : base.text;
  if (found === undefined && text === null) return null;
  const own = found === undefined ? [] : readBaseline(found.text, found.name);
  return baselineOf({
    file: found?.name ?? place,
    entries: own,
    hiding: text === null ? own : readBaseline(text, `${place} of the base`),
    reach: reachOf(base),
    whole,
    hidesNoClaims: hidesNoClaims || undefined,
  });
}

function reachOf(base: BaselineSource['base']): Reach {
  if (base === null) return 'everything';
  return base === 'own' || base.text !== null ? 'unless-restated' : 'left-alone';
}

interface BaselineText {
  /** Relative to the project root, if the file is inside it. */
  readonly name: string;
  readonly text: string;
}

async function findBaseline({
  tree,
  root,
  named,
  onDisk,
  place = BASELINE_FILE,
}: BaselineSource): Promise<BaselineText | undefined> {
  if (named !== null) return { name: placeIn(root, named), text: readNamed(root, named) };
  const file = join(root, place);
  if (onDisk && standsOnDisk(file)) {
    return { name: place, text: readNamed(root, file) };
  }
  const entry = tree.find(place);
  if (entry === undefined) {
    const link = linkOnTheWay(tree, place);
    if (link !== undefined) throw baselineIsLink(link);
    return undefined;
  }
  if (entry.kind !== 'file') throw new UsageError(`${place} is not a regular file: commit the file itself.`);
  const committed: FileRef = { path: place, id: entry.id, link: false };
  let content: Content | undefined;
  for await (const [one] of tree.read([committed], MAX_BASELINE_SIZE)) content = one;
  return { name: place, text: baselineText(content, place) };
}

/** Returns a baseline's text. Throws `UsageError` if it exceeds the limit, or if the clone lacks it. */
export function baselineText(content: Content | undefined, name: string): string {
  if (content?.kind === 'bytes') return Buffer.from(content.bytes).toString('utf8');
  if (content?.kind === 'lacking') throw new UsageError(lackingInWords(name, content.id));
  throw baselineTooLarge(name);
}

function baselineTooLarge(name: string): UsageError {
  return new UsageError(
    `${name} takes more than ${String(MAX_BASELINE_SIZE)} bytes, too many for a baseline: turn off the rules with most findings, or leave out old returns (paths, ignore), and write it again.`,
  );
}

/**
 * Returns the text of a baseline on disk; null for a pipe, a device and a folder. Throws `UsageError` if it exceeds the limit,
 * and what `fs` throws.
 */
export function readBaselineFile(file: string): string | null {
  const found = readRegularFile(file, MAX_BASELINE_SIZE);
  if (found !== null && found.size > MAX_BASELINE_SIZE) throw baselineTooLarge(file);
  return found?.bytes.toString('utf8') ?? null;
}

/** Returns where the baseline is written: the named file, or the one at the project root. */
export function baselinePath(root: string, named: string | null): string {
  return named ?? join(root, BASELINE_FILE);
}

/** Returns the first folder on the way to a place that is a link, which the tree does not follow. */
function linkOnTheWay(tree: Pick<Tree, 'find'>, place: string): string | undefined {
  const segments = place.split('/');
  const folders = segments.slice(1).map((_, n) => segments.slice(0, n + 1).join('/'));
  return folders.find((folder) => tree.find(folder)?.kind === 'link');
}

function baselineIsLink(link: string): UsageError {
  return new UsageError(
    `The baseline is not read through ${link}, a symbolic link, whose target a branch can choose: name the file itself.`,
  );
}

function readNamed(root: string, file: string): string {
  const link = linkBelow([root], file);
  if (link !== undefined) throw baselineIsLink(link);
  try {
    const text = readBaselineFile(file);
    if (text !== null) return text;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `The baseline ${file} could not be read: ${reasonOf(error)}. Write it: return-gate check --baseline ${file} --update-baseline.`,
    );
  }
  throw new UsageError(`The baseline ${file} is not a regular file: name the file itself.`);
}

function placeIn(root: string, file: string): string {
  const place = relative(resolve(root), resolve(file)).split(sep).join('/');
  return place.startsWith('../') || place === '..' ? file.split(sep).join('/') : place;
}
