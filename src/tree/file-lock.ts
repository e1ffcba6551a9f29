import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, lstatSync, openSync, renameSync, rmSync, writeFileSync, type BigIntStats } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnwrittenFile, UsageError } from '../model/usage.js';
import { endBetweenWrites } from './end-between-writes.js';
import { readRegularFile } from './regular-file.js';

/** Milliseconds after which a lock counts as left behind by a killed process. No live process holds one for even a second. */
const STALE = 10_000;
/** Milliseconds to wait for a lock: longer than a stale lock is kept, and than many writers in a row take. */
const PATIENCE = 20_000;
const LONGEST_PAUSE = 100;

/** Bytes. */
const LONGER_THAN_A_LOCK = 100;

/** The content of a lock, which names its owner. A file of the same name with other content belongs to somebody else. */
const CONTENT = /^return-gate \d+ [0-9a-f]{32}\n$/;

/**
 * Runs `work` while no other process runs its own under the same lock. Rejects with `UsageError` if the name is taken by a file
 * that is not a lock, with `UnwrittenFile` if others hold the lock for too long, and with what `work` and `fs` throw.
 *
 * The lock is a file. It is deleted before this resolves or rejects, and a stale one of a killed process is taken over.
 */
export async function withLock(path: string, work: () => void, patience = PATIENCE): Promise<void> {
  const own = `return-gate ${String(process.pid)} ${randomBytes(16).toString('hex')}\n`;
  const end = performance.now() + patience;
  endBetweenWrites();
  while (!takeLock(path, own)) {
    if (performance.now() > end) throw new UnwrittenFile(`Another process holds the lock ${path}. Run this again.`);
    await sleep(LONGEST_PAUSE * (0.2 + 0.8 * Math.random()));
  }
  // Nothing is awaited before the lock is released, so no signal handler or exit can come between.
  try {
    work();
  } finally {
    if (isStillOwn(path, own)) rmSync(path, { force: true });
  }
}

/** Whether the lock is this process's own. One that cannot be read, as with too many files open, is: it was a moment ago. */
function isStillOwn(path: string, own: string): boolean {
  try {
    return contentOf(path) === own;
  } catch {
    return true;
  }
}

/** Creates the lock. Returns false if another process has it. */
function takeLock(path: string, own: string): boolean {
  const handle = openNew(path);
  if (handle === null) {
    clearStale(path);
    return false;
  }
  try {
    try {
      writeFileSync(handle, own);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
  return true;
}

/** Returns null if the name is taken. Never opens the file through a link. */
function openNew(path: string): number | null {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Returns whether a new file could not be created because its name is taken. */
export function isTaken(error: unknown, platform = process.platform): boolean {
  // Windows refuses with the other codes while another process is deleting the file.
  return isCode(error, 'EEXIST', ...(platform === 'win32' ? ['EPERM', 'EBUSY'] : []));
}

/** Removes a stale lock. Throws `UsageError` for a file that is not a lock and never becomes one: waiting would not help. */
export function clearStale(path: string): void {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) return;
  const isOld = Date.now() - Number(stats.mtimeMs) > STALE;
  const content = stats.isFile() ? contentOf(path) : undefined;
  // A lock is empty for a moment, between its creation and the write.
  if (content === null || (content === '' && !isOld)) return;
  if (content === undefined || !CONTENT.test(content)) {
    throw new UsageError(`The lock ${path} is ${kindOf(stats)}. Move it away.`);
  }
  if (isOld) takeAway(path, stats);
}

function kindOf(stats: BigIntStats): string {
  if (stats.isDirectory()) return 'a folder';
  return stats.isSymbolicLink() ? 'a symbolic link' : 'a file that return-gate did not make';
}

/** Removes the lock that was seen. Puts back a newer one that another process may have created in its place since. */
export function takeAway(path: string, seen: BigIntStats): void {
  const aside = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    const { ino, mtimeNs } = lstatSync(aside, { bigint: true });
    if (ino !== seen.ino || mtimeNs !== seen.mtimeNs) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Returns the start of the file's text; null if there is no file; undefined if it is not a regular file. */
function contentOf(path: string): string | null | undefined {
  try {
    return readRegularFile(path, LONGER_THAN_A_LOCK, 'refused')?.bytes.toString('utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
