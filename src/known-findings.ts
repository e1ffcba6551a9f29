import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { CallError } from './call-error.js';
import type { Changes } from './model/context.js';
import type { Tree } from './model/tree.js';
import { BASELINE_FILE } from './model/baseline.js';
import type { Baseline } from './policy/baseline.js';

export interface BaselineSource {
  readonly tree: Tree;
  /** The project root on disk. */
  readonly root: string;
  /** A file that the caller names, relative to the current directory or absolute. */
  readonly named?: string | undefined;
  /** Its place below the project root, where another is meant than the usual one. */
  readonly place?: string;
  /** Whether a baseline on disk counts where none is named: so for a person at work, who commits it later. */
  readonly onDisk: boolean;
  /** The base of the comparison and its baseline's text, null where it has none; undefined without a base. */
  readonly base?: { readonly text: string | null; readonly changes: Changes } | undefined;
  /** The run judges all returns. */
  readonly whole: boolean;
}

/**
 * The baseline of a run; undefined where there is none. On a pull request the base's entries hide, so that a branch cannot
 * hide what it brings; before the base has a baseline, the branch's own hides only in files that the branch left alone.
 * Rejects with `CallError` for a named file that cannot be read, and with `BaselineError` for a damaged one.
 */
export async function openBaseline(source: BaselineSource): Promise<Baseline | undefined> {
  const { base, whole, place = BASELINE_FILE } = source;
  const found = await findBaseline(source);
  if (found === undefined && typeof base?.text !== 'string') return undefined;
  const { baselineOf, readBaseline } = await import('./policy/baseline.js');
  const own = found === undefined ? undefined : readBaseline(found.text, found.name);
  const theirs = typeof base?.text === 'string' ? readBaseline(base.text, `${place} of the base`) : undefined;
  const { changes } = base ?? {};
  return baselineOf({
    file: found?.name ?? place,
    entries: own ?? [],
    hiding: theirs ?? own ?? [],
    mayHide: theirs === undefined && changes !== undefined ? (file) => !changes.changed.has(file) : () => true,
    whole,
  });
}

interface BaselineText {
  /** Relative to the project root where it lies in it. */
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
  if (named !== undefined) return { name: placeIn(root, named), text: readNamed(named) };
  const file = join(root, place);
  if (onDisk && existsSync(file)) return { name: place, text: readNamed(file) };
  const entry = tree.find(place);
  if (entry === undefined) return undefined;
  if (entry.kind !== 'file') throw new CallError(`${place} is no regular file: commit the file itself.`);
  const [bytes] = await tree.contents([entry.id]);
  return { name: place, text: Buffer.from(bytes ?? []).toString('utf8') };
}

/** Where the baseline is written: the named file, or the one at the project root. */
export function baselinePath(root: string, named: string | undefined): string {
  return named ?? join(root, BASELINE_FILE);
}

function readNamed(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CallError(`The baseline could not be read: ${reason}. Write one: return-gate check --update-baseline.`);
  }
}

function placeIn(root: string, file: string): string {
  const place = relative(resolve(root), resolve(file)).split(sep).join('/');
  return place.startsWith('../') || place === '..' ? file.split(sep).join('/') : place;
}
