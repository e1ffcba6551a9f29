import type { Reading } from '../../read/read.js';
import { contentDigest, outcomeKey } from './statement.js';

/** What may be a copy: by the key of its statement, and where the original would stand. */
export interface CopySearch {
  readonly keys: ReadonlySet<string>;
  readonly among: (file: string) => boolean;
}

/** The contents of those returns of a file that are sought. */
export function findOriginals(
  file: string,
  { returns }: Pick<Reading, 'returns'>,
  { copies }: { readonly copies?: CopySearch },
): readonly string[] {
  if (copies?.among(file) !== true) return [];
  return returns.flatMap(({ value }) => (copies.keys.has(outcomeKey(value)) ? [contentDigest(value)] : []));
}
