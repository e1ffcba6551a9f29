import { elementAt } from '../model/known.js';
import type { Archive } from './family.js';

/** The archive of tasks, and that of OpenSpec: the whole folder of a task moves into a store. */
export const stores: Omit<Archive, 'owns'> = { movedWith, isArchived: isInStore, stablePath: withoutStores };

/** Folders into which finished tasks are moved with all that belongs to them. */
const STORES: ReadonlySet<string> = new Set(['archive', 'vault']);

/** Returns true if a file is below a store. */
export function isInStore(file: string): boolean {
  return file
    .split('/')
    .slice(0, -1)
    .some((folder) => STORES.has(folder));
}

/** The most folders between a store and the folder of a task. */
const DEEPEST = 8;

/** A return's folders that may be that of its task. */
interface Archived {
  /** What leads to the folder of the store: `specs/`, or empty. */
  readonly above: string;
  /** The nearest to the return first. */
  readonly tasks: readonly { readonly name: string; readonly path: string }[];
}

/**
 * Where a claimed path would be if it had moved with the return's own folder: `specs/X/...`, claimed by a return that
 * is now in `specs/archive/X/` or `specs/vault/.../X/`; the archive of OpenSpec puts the date before X. Most likely
 * first.
 */
function movedWith(path: string, returnFile: string): readonly string[] {
  const place = archived(returnFile);
  if (place === null || !path.startsWith(place.above)) return [];
  const claimed = path.slice(place.above.length).split('/');
  // The return may claim its first home, or the archive from which it went on into the vault.
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

/** Returns null for a return in no store. */
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

function withoutDate(folder: string): string {
  return folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}

const TASK_FOLDER = /^(?:OC_)?\d+_/;

/** Without `archive/`, and without `vault/` with what is below it up to the task. */
function withoutStores(file: string): string {
  const segments = file.split('/');
  const kept: string[] = [];
  let next = 0;
  for (const [n, segment] of segments.entries()) {
    if (n < next || (segment === 'archive' && n < segments.length - 1)) continue;
    const below = segments.slice(n + 1);
    const task = segment === 'vault' ? below.findIndex((folder) => TASK_FOLDER.test(folder)) : -1;
    if (task < 0) kept.push(segment);
    else next = n + 1 + task;
  }
  return kept.join('/');
}
