/** One of several parts of a run's files, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly parts: number;
}

/** `2/16`. */
export function shardName({ part, parts }: Shard): string {
  return `${String(part)}/${String(parts)}`;
}
