import { joined, type Markdown, type SafeText, textsOf } from '../sink.js';

export function bytes(text: string): number {
  return Buffer.byteLength(text);
}

/** A part that grows with the report, row by row. Rows are made on demand. */
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

/** Returns as many rows as fit. No row is made after the first that does not. */
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

/** Renders a block; the writer is called once for many rows. */
export function* write({ before, rows, after }: Block): Iterable<SafeText> {
  yield before.text;
  yield* joined(textsOf(rows));
  yield after.text;
}
