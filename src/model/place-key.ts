import type { Finding } from './finding.js';

/** A text that is the same for the same return, to look it up by. */
export function returnKey({ file, index }: Pick<Finding, 'file' | 'index'>): string {
  return JSON.stringify([file, index]);
}

/** A text that is the same for the same place in a return. */
export function placeKey({ file, index, pointer }: Pick<Finding, 'file' | 'index' | 'pointer'>): string {
  return JSON.stringify([file, index, pointer]);
}
