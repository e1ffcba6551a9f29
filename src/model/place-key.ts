import type { Finding } from './finding.js';

/** Returns a text that identifies a return, to look it up by. */
export function returnKey({ file, index }: Pick<Finding, 'file' | 'index'>): string {
  return JSON.stringify([file, index]);
}

/** Returns a text that identifies a place in a return. */
export function placeKey({ file, index, pointer }: Pick<Finding, 'file' | 'index' | 'pointer'>): string {
  return JSON.stringify([file, index, pointer]);
}
