import { joined } from '../batches.js';
import type { Markdown, SafeText } from '../sink.js';

export function bytes(text: string): number {
  return Buffer.byteLength(text);
}

/** Something that grows with the report, a row at a time; rows are made when they are asked for. */
export interface Block {
  readonly before: Markdown;
  readonly rows: Iterable<Markdown>;
  readonly after: Markdown;
}

export interface Taken {
  readonly rows: readonly Markdown[];
  readonly bytes: number;
  readonly complete: boolean;
}

/** As many rows as fit; no row is made after the first that does not. */
export function take(rows: Iterable<Markdown>, room: number): Taken {
  const taken: Markdown[] = [];
  let size = 0;
  for (const row of rows) {
    const next = size + bytes(row.text);
    if (next > room) return { rows: taken, bytes: size, complete: false };
    size = next;
    taken.push(row);
  }
  return { rows: taken, bytes: size, complete: true };
}

/** A writer is called once for many rows. */
export function* write({ before, rows, after }: Block): Iterable<SafeText> {
  yield before.text;
  yield* joined(textsOf(rows));
  yield after.text;
}

function* textsOf(rows: Iterable<Markdown>): Iterable<SafeText> {
  for (const { text } of rows) yield text;
}
