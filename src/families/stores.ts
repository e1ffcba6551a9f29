import { withoutDate } from '../model/requirements.js';
import { elementAt } from '../model/collections.js';
import type { Archive } from './family.js';

/** The archives of tasks and of OpenSpec: the whole folder of a task moves into a store. */
export const stores: Omit<Archive, 'owns'> = { movedWith, isArchived: isInStore, stablePath: withoutStores };

/** Folders into which finished tasks are moved completely. */
const STORES: ReadonlySet<string> = new Set(['archive', 'vault']);

const IN_STORE = /(?:^|\/)(?:archive|vault)\//;

/** Returns true if a file is below a store. */
export function isInStore(file: string): boolean {
  return IN_STORE.test(file);
}

/** The maximum number of folders between a store and a task folder. */
const DEEPEST = 8;

/** The folders of a return that may be its task folder. */
interface Archived {
  /** The path to the store: `specs/`, or empty. */
  readonly above: string;
  /** Nearest to the return first. */
  readonly tasks: readonly { readonly name: string; readonly path: string }[];
}

/**
 * Where a claimed path would be if it had moved with its return's folder, likeliest first: `specs/X/...`, claimed by a
 * return in `specs/archive/X/` or `specs/vault/.../X/`; OpenSpec's archive puts the date before X.
 */
function movedWith(path: string, returnFile: string): readonly string[] {
  const place = archived(returnFile);
  if (place === null || !path.startsWith(place.above)) return [];
  const claimed = path.slice(place.above.length).split('/');
  // The return may claim its first place, or the archive from which it moved on into the vault.
  const inStore = STORES.has(elementAt(claimed, 0));
  const homeOf = (task: string): number => (inStore ? claimed.indexOf(task) : claimed[0] === task ? 0 : -1);
  const candidates: string[] = [];
  for (const task of place.tasks) {
    const same = homeOf(task.name);
    const home = same < 0 ? homeOf(withoutDate(task.name)) : same;
    if (home < 0 || home === claimed.length - 1) continue;
    const candidate = `${task.path}/${claimed.slice(home + 1).join('/')}`;
    if (candidate !== path) candidates.push(candidate);
  }
  return candidates;
}

/** Returns null for a return outside all stores. */
function archived(returnFile: string): Archived | null {
  const folders = returnFile.split('/').slice(0, -1);
  const store = folders.findIndex((folder) => STORES.has(folder));
  if (store < 0) return null;
  const above = folders.slice(0, store).map((folder) => `${folder}/`);
  const tasks: { name: string; path: string }[] = [];
  let path = folders.slice(0, store + 1).join('/');
  for (const name of folders.slice(store + 1, store + 1 + DEEPEST)) {
    path = `${path}/${name}`;
    tasks.unshift({ name, path });
  }
  return { above: above.join(''), tasks };
}

/** `archive/`, or `vault/` and the folders below it up to the task. */
const STORED = /(?<=^|\/)(?:archive\/|vault\/(?:[^/]*\/)*?(?=(?:OC_)?\d+_))/g;

/** A path without the stores in it. */
function withoutStores(file: string): string {
  return file.replace(STORED, '');
}
