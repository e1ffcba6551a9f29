import { batchesOf } from '../model/collections.js';
import { concat, type SafeText } from './sink.js';

/** How many small texts are written together. */
const BATCH = 256;

/** Joins many small texts into a few large ones. A writer is called once for many, and no string holds them all. */
export function* joined(texts: Iterable<SafeText>): Iterable<SafeText> {
  for (const batch of batchesOf(texts, BATCH)) yield concat(batch);
}

/** Returns the texts of fragments of any notation. */
export function* textsOf(fragments: Iterable<{ readonly text: SafeText }>): Iterable<SafeText> {
  for (const { text } of fragments) yield text;
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
