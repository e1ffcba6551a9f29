import { randomBytes } from 'node:crypto';
import { closeSync, linkSync, lstatSync, openSync, renameSync, rmSync, writeFileSync, type BigIntStats } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../model/usage-error.js';
import { readRegularFile } from './regular-file.js';

/** A lock this old (milliseconds) was left behind by a process that was killed: nobody holds one for as long as a second. */
const STALE = 10_000;
/** Milliseconds: longer than a lock that was left behind is kept, and than many writers in a row take. */
const PATIENCE = 30_000;
const LONGEST_PAUSE = 100;

/** What a lock holds: whose it is. Another file of its name is somebody's own. */
const CONTENT = /^return-gate \d+ [0-9a-f]{32}\n$/;

/**
 * Runs `work` while no other process runs its own under the same lock: a file that exists meanwhile. The file is gone when this
 * resolves or rejects, and one that a killed process left behind is taken over. Rejects with `UsageError` where the name is
 * taken by what is no lock, or where others hold it for too long, and with what `work` and `fs` throw.
 */
export async function withLock(path: string, work: () => void): Promise<void> {
  const own = `return-gate ${String(process.pid)} ${randomBytes(16).toString('hex')}\n`;
  const end = performance.now() + PATIENCE;
  while (!takeLock(path, own)) {
    if (performance.now() > end) throw new UsageError(`Another process holds the lock ${path}. Run this again.`);
    await sleep(LONGEST_PAUSE * (0.2 + 0.8 * Math.random()));
  }
  // Nothing is awaited before the lock is given back, so that no signal's handler and no exit can come between.
  try {
    work();
  } finally {
    if (contentOf(path) === own) rmSync(path, { force: true });
  }
}

/** Makes the lock. False where another process has it. */
function takeLock(path: string, own: string): boolean {
  const handle = openNew(path);
  if (handle === null) {
    clearStale(path);
    return false;
  }
  try {
    writeFileSync(handle, own);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return true;
}

/** Null where the name is taken. It is never opened through a link. */
function openNew(path: string): number | null {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (isCode(error, 'EEXIST')) return null;
    // What another process is just deleting, Windows refuses by these.
    if (process.platform === 'win32' && isCode(error, 'EPERM', 'EBUSY')) return null;
    throw error;
  }
}

/** Takes away a lock that was left behind. Throws `UsageError` for what will never be a lock: waiting would be in vain. */
function clearStale(path: string): void {
  const stats = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (stats === undefined) return;
  const isOld = Date.now() - Number(stats.mtimeMs) > STALE;
  const content = stats.isFile() ? contentOf(path) : undefined;
  // For the moment between being made and being written a lock is empty.
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

/** Takes away the lock that was seen, and puts back the one that another process may have made in its place since. */
function takeAway(path: string, seen: BigIntStats): void {
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

/** Null where there is no file; undefined for what is none, or is larger than a lock. */
function contentOf(path: string): string | null | undefined {
  try {
    const found = readRegularFile(path, 100, 'refused');
    return found === null || found.size > 100 ? undefined : found.bytes.toString('utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
