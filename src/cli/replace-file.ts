import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../make-folder.js';

/** Writes beside a file, then renames: whoever reads it sees the old text or the new, never a part. Throws what `fs` throws. */
export function replaceFile(file: string, text: string): void {
  const folder = dirname(file);
  makeFolder(folder);
  const beside = join(folder, `.${basename(file)}.${randomBytes(8).toString('hex')}`);
  try {
    writeFileSync(beside, text, { flag: 'wx' });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
