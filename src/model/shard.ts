/** One of several parts of a run's files, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly parts: number;
}

/** The caller's settings, by option name, each value as text: all shards of a run have the same. */
export type ShardSettings = Readonly<Record<string, string>>;

/** `2/16`. */
export function shardName({ part, parts }: Shard): string {
  return `${String(part)}/${String(parts)}`;
}
