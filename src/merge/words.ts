/** So many words are kept: few return again and again, and of hostile ones there are as many as returns. */
const MOST_WORDS = 10_000;

/** Texts that return again and again, each kept once: JSON gives as many as it is read. */
export class Words {
  readonly #texts = new Map<string, string>();
  readonly #lists = new Map<string, readonly string[]>();

  /** The same text. */
  one<T extends string | null>(text: T): T {
    return text === null ? text : (kept(this.#texts, text, text) as T);
  }

  /** A list of the same texts. */
  list(texts: readonly string[]): readonly string[] {
    return kept(this.#lists, JSON.stringify(texts), texts);
  }
}

function kept<T>(known: Map<string, T>, key: string, value: T): T {
  const before = known.get(key);
  if (before === undefined && known.size < MOST_WORDS) known.set(key, value);
  return before ?? value;
}
