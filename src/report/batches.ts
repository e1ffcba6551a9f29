import { concat, type SafeText } from './sink.js';

/** How many small texts are written together. */
const BATCH = 256;

/** Returns lists of at most `BATCH` items, in order; none is empty. */
export function* batchesOf<T>(items: Iterable<T>): Iterable<readonly T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Joins many small texts into a few large ones. A writer is called once for many, and no string holds them all. */
export function* joined(texts: Iterable<SafeText>): Iterable<SafeText> {
  for (const batch of batchesOf(texts)) yield concat(batch);
}

/** Returns the texts of items, with one text before the first and another between them; nothing without items. */
export function separated<T>(
  items: Iterable<T>,
  {
    render,
    before,
    between,
  }: { readonly render: (item: T) => SafeText; readonly before: SafeText; readonly between: SafeText },
): Iterable<SafeText> {
  return joined(
    (function* () {
      let separator = before;
      for (const item of items) {
        yield separator;
        yield render(item);
        separator = between;
      }
    })(),
  );
}
