import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those on the way to it that are not there. One after another: asked for all at once, Node does not
 * come back where the system lets nothing be made, as in `/proc`. Throws what `fs` throws.
 */
export function makeFolder(folder: string): void {
  const lacking: string[] = [];
  for (let at = folder; statSync(at, { throwIfNoEntry: false }) === undefined; at = dirname(at)) {
    lacking.push(at);
    if (dirname(at) === at) break;
  }
  for (const path of lacking.reverse()) makeOne(path);
}

function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was quicker.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) throw error;
  }
}
