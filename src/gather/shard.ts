import { createHash } from 'node:crypto';
import { bytesOfName } from '../model/path-bytes.js';
import type { Shard } from '../model/shard.js';
import type { Selection } from '../model/tree.js';

/** The most parts: a workflow has at most 256 jobs in one matrix. */
export const MOST_SHARDS = 1_000;

/** Reads `I/N`; returns undefined for anything else, or for more parts than `MOST_SHARDS`. */
export function parseShard(text: string): Shard | undefined {
  if (!/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/.test(text)) return undefined;
  const slash = text.indexOf('/');
  const shard = { part: Number(text.slice(0, slash)), parts: Number(text.slice(slash + 1)) };
  return shard.part > shard.parts || shard.parts > MOST_SHARDS ? undefined : shard;
}

/**
 * Whether a file belongs to a shard: the first four bytes of the SHA-256 of its path's bytes, as a number, modulo the number of
 * parts. Other files, the platform and the order do not matter.
 */
export function isInShard(path: string, { part, parts }: Shard): boolean {
  return createHash('sha256').update(bytesOfName(path)).digest().readUInt32BE(0) % parts === part - 1;
}

/** Returns the selected files of a shard. */
export function withinShard({ matches, ...selection }: Selection, shard: Shard): Selection {
  return { ...selection, matches: (path) => matches(path) && isInShard(path, shard) };
}
