import type { Reading } from '../../read/read.js';
import { contentDigest, outcomeKey } from './statement.js';

/** Returns that may be copies. */
export interface CopySearch {
  /** The keys of their statements. */
  readonly keys: ReadonlySet<string>;
  /** Whether the original may be in a file. */
  readonly among: (file: string) => boolean;
}

/** Returns the contents of those returns of a file that may be the original of a copy. */
export function findOriginals(
  file: string,
  { returns }: Pick<Reading, 'returns'>,
  { copies }: { readonly copies: CopySearch | null },
): readonly string[] {
  if (copies?.among(file) !== true) return [];
  return returns.flatMap(({ value }) => (copies.keys.has(outcomeKey(value)) ? [contentDigest(value)] : []));
}
