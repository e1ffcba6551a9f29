import type { Reading } from '../../read/read.js';
import { contentDigest, outcomeKey } from './statement.js';

/** What may be a copy: by the key of its statement, and where the original would stand. */
export interface Sought {
  readonly keys: ReadonlySet<string>;
  readonly among: (file: string) => boolean;
}

/** The contents of those returns of a file that are sought. */
export function originalsIn(
  file: string,
  { returns }: Pick<Reading, 'returns'>,
  { sought }: { readonly sought?: Sought },
): readonly string[] {
  if (sought?.among(file) !== true) return [];
  return returns.flatMap(({ value }) => (sought.keys.has(outcomeKey(value)) ? [contentDigest(value)] : []));
}
