import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareNatural } from '../model/natural-order.js';
import { walk } from './walk.js';

/** The files at a path: itself, or, of a folder, those in it whose names end in `.json`, as people count. Throws what `fs` throws. */
export function jsonFilesAt(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  // Links in it are entries like others: they are not gone into.
  const names = readdirSync(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  return inOrder(files.map((entry) => join(entry.parentPath, entry.name)));
}

/**
 * The files that patterns of `@actions/glob` select below a folder, or elsewhere by absolute ones; of these as `jsonFilesAt`.
 * Undefined where a name is none that it takes; rejects for a pattern that is none.
 */
export async function jsonFilesMatching(
  folder: string,
  patterns: readonly string[],
): Promise<readonly string[] | undefined> {
  const found = await walk(folder, patterns);
  return found === undefined ? undefined : inOrder(found.filter((file) => file.endsWith('.json')));
}

function inOrder(files: readonly string[]): readonly string[] {
  return [...files].sort(compareNatural);
}
