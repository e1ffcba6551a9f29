import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';

/**
 * Whether a channel leads to a terminal. Most often it is a file or a pipe, which is told without the stream of the
 * process: it takes longer to make than a return to judge.
 */
export function isTerminal(channel: 1 | 2): boolean {
  const stats = fstatSync(channel);
  if (!stats.isCharacterDevice() || stats.rdev === statSync(devNull, { throwIfNoEntry: false })?.rdev) return false;
  return (channel === 1 ? process.stdout : process.stderr).isTTY;
}
