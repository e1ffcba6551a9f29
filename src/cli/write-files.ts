import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve, sep } from 'node:path';
import type { FileRef, Tree } from '../model/tree.js';
import { terminal } from '../report/sink.js';
import { bytesOfName } from '../model/name.js';
import { EXIT } from './exit.js';

/** What became of a file that was to be written. A reason is a sentence. */
export type Outcome =
  | { readonly kind: 'written' }
  | { readonly kind: 'changed'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** A file of the workspace with the content that was read of it, and the one that is to take its place. */
export interface Replacement {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

const PERMISSIONS = 0o7777;

/**
 * Replaces a file's content: writes beside it, then renames, so that whoever reads it sees the old content or the new.
 * Its mode is kept. A file that does not hold what was read of it is left; nothing is written through a symbolic link,
 * nor outside of the root.
 */
export function replaceContent(root: string, { file, before, after }: Replacement): Outcome {
  const folder = file.split('/').slice(0, -1).join('/');
  let beside: Buffer | undefined;
  try {
    const place = placeOf(root, file);
    const mode = modeOf(root, folder, place);
    if (mode === undefined) return changed('It is no longer a file of its own below the root');
    const name = `.${randomBytes(8).toString('hex')}.return-gate`;
    const made = placeOf(root, folder === '' ? name : `${folder}/${name}`);
    const handle = openSync(made, 'wx', mode);
    beside = made;
    try {
      writeFileSync(handle, after);
      // The mask of the process may have taken some of it away.
      fchmodSync(handle, mode);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    // Looked at as late as can be.
    if (modeOf(root, folder, place) === undefined || !readFileSync(place).equals(before)) {
      return changed('It changed while it was being worked on');
    }
    renameSync(made, place);
    beside = undefined;
    return { kind: 'written' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    if (beside !== undefined) rmSync(beside, { force: true });
  }
}

function changed(what: string): Outcome {
  return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}

/** A path on disk, byte for byte. */
function placeOf(root: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${resolve(root)}/`), bytesOfName(path)]);
}

/** The permissions of a regular file that no link leads to on the way from the root; undefined for anything else. */
function modeOf(root: string, folder: string, place: Buffer): number | undefined {
  const stats = lstatSync(place, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) return undefined;
  const real = realpathSync(placeOf(root, folder), { encoding: 'buffer' });
  const expected = folder === '' ? Buffer.from(realpathSync(root)) : placeOf(realpathSync(root), folder);
  const slashes = (path: Buffer): string => path.toString('latin1').replaceAll(sep, '/');
  return slashes(real) === slashes(expected) ? stats.mode & PERMISSIONS : undefined;
}

export type Written = Outcome['kind'];

/** Replaces files, each by itself: what fails is told on standard error, and the others are written all the same. */
export function writeAll(root: string, files: readonly Replacement[]): ReadonlyMap<string, Written> {
  const outcomes = new Map<string, Written>();
  for (const replacement of files) {
    const outcome = replaceContent(root, replacement);
    outcomes.set(replacement.file, outcome.kind);
    if (outcome.kind === 'written') continue;
    const what = outcome.kind === 'failed' ? 'It could not be written: ' : '';
    process.stderr.write(terminal`return-gate: ${replacement.file}: ${what}${outcome.reason}`.text + '\n');
  }
  return outcomes;
}

/** Files of a tree with what they hold; one over the limit (bytes) is left out. */
export async function readFiles(
  tree: Tree,
  files: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const references = files.map((path): FileRef => ({ path, id: path, link: false }));
  const found = new Map<string, Uint8Array>();
  let next = 0;
  for await (const contents of tree.read(references, limit)) {
    for (const content of contents) {
      const file = files[next++];
      if (file !== undefined && content.kind === 'bytes') found.set(file, content.bytes);
    }
  }
  return found;
}

/** Says that nothing was found, and gives the exit status for it: a pattern that matches nothing is most likely wrong. */
export function nothingFound(patterns: readonly string[]): number {
  const where = patterns.length === 0 ? 'in the default places' : `by ${patterns.join(', ')}`;
  process.stderr.write(
    terminal`return-gate: No return was found ${where}. Name files or patterns relative to --root.`.text + '\n',
  );
  return EXIT.empty;
}
