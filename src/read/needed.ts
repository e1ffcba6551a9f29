/** The parsers that are loaded only when a file needs them. */
export type ParserName = 'positions' | 'markdown';

/**
 * Asked for what only a parser can tell that was not handed in. Most runs need none of these parsers, so one is loaded,
 * and the files at hand are judged once more, when this is first thrown for it.
 */
export abstract class ParserNeeded extends Error {
  abstract readonly parser: ParserName;
}

/** Asked for a place in JSON: most runs find nothing to point at. */
export class PositionsNeeded extends ParserNeeded {
  override readonly name = 'PositionsNeeded';
  readonly parser = 'positions';
}

/** Asked for the blocks of a text that may hold a return in Markdown. */
export class MarkdownNeeded extends ParserNeeded {
  override readonly name = 'MarkdownNeeded';
  readonly parser = 'markdown';
}
