/** So many texts are kept: few return again and again, and of hostile ones there are as many as returns. */
const MOST_TEXTS = 10_000;

/** Keeps equal texts once: `JSON.parse` makes each again, and a run has a few words in hundreds of thousands of places. */
export class StringPool {
  readonly #texts = new Map<string | null, string | null>();
  readonly #lists = new Map<string, readonly string[]>();

  /** The text as it was kept first. */
  text<T extends string | null>(text: T): T {
    return kept(this.#texts, text, text) as T;
  }

  /** The same of a list of texts. */
  list(texts: readonly string[]): readonly string[] {
    return kept(this.#lists, JSON.stringify(texts), texts);
  }
}

function kept<K, V>(known: Map<K, V>, key: K, value: V): V {
  const before = known.get(key);
  if (before === undefined && known.size < MOST_TEXTS) known.set(key, value);
  return before ?? value;
}
