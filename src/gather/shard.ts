import { createHash } from 'node:crypto';
import { bytesOfName } from '../model/path-bytes.js';
import type { Shard } from '../model/shard.js';
import type { Selection } from '../model/tree.js';

/** So many parts are enough: a workflow has at most 256 jobs of one matrix. */
export const MOST_SHARDS = 1_000;

/** Reads `I/N`; undefined for what is none, or for more parts than `MOST_SHARDS`. */
export function parseShard(text: string): Shard | undefined {
  const [, part = '', parts = ''] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
  const shard = { part: Number(part), parts: Number(parts) };
  return part === '' || shard.part > shard.parts || shard.parts > MOST_SHARDS ? undefined : shard;
}

/**
 * Whether a file belongs to a shard: by the first four bytes of the SHA-256 of its path's bytes, as a number, modulo the number of
 * parts. No other file, platform or order counts.
 */
export function isInShard(path: string, { part, parts }: Shard): boolean {
  if (parts === 1) return true;
  return createHash('sha256').update(bytesOfName(path)).digest().readUInt32BE(0) % parts === part - 1;
}

/** The files of a shard among those that are selected. */
export function withinShard({ matches, ...selection }: Selection, shard: Shard): Selection {
  return { ...selection, matches: (path) => matches(path) && isInShard(path, shard) };
}
