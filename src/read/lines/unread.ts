import { isLikeFile } from './path.js';

/** Words with a slash or a dot that are no path. */
const WORDS = /^(?:n\/a|and\/or|either\/or|w\/o?|i\/o|e\.g|i\.e|\d+\/\d+|\/+)$/i;

/** What looks like a path in a sentence: folders and a name with an extension. */
const LIKE_PATH =
  '[\\p{L}\\p{N}_.@~:-]{0,80}(?:[\\\\/][\\p{L}\\p{N}_.@()[\\]-]{1,80}){1,20}\\.[A-Za-z][A-Za-z0-9]{0,9}';
const PATH = new RegExp(`(?<![\\p{L}\\p{N}_.@/\\\\-])${LIKE_PATH}(?![\\p{L}\\p{N}_/])`, 'u');
const PATH_FIRST = new RegExp(
  `^(?:[\\s>*_\`"'|│├└─•+-]|<[a-z][^<>]{0,80}>){0,40}(?:\\p{L}[\\p{L}\\p{N}_ /&-]{0,40}[:：]\\s{0,9})?[\`"'*]{0,3}${LIKE_PATH}(?![\\p{L}\\p{N}_/])`,
  'iu',
);

/**
 * Returns true if a text that was not read may name a file. In a sentence only folders with a name and an extension do, or code that is
 * like a file; in a string every word with a slash or an extension.
 */
export function mayNameFile(text: string, where: 'string' | 'item' = 'string'): boolean {
  const plain = withoutAddresses(text);
  if (where === 'item') return PATH.test(plain) || namesFolderPath(text);
  return plain.split(/[\s"'`,;()[\]]+/).some((word) => {
    const name = word.replace(/[.:!?]+$/, '');
    return name !== '' && !WORDS.test(name) && isLikeFile(name);
  });
}

/** Returns true if a text begins with what looks like a path, behind signs, tags and a label. */
export function startsWithPath(text: string): boolean {
  return PATH_FIRST.test(withoutAddresses(text));
}

/** Returns true if a text begins with folders in plain text, and nothing but a remark behind them. */
export function namesFolderPath(text: string): boolean {
  return /^[\w.@-]+(?:\/[\w.@-]+)+\/?\s*(?:$|[(（—–:]|--?\s)/.test(text) && !WORDS.test(text);
}

function withoutAddresses(text: string): string {
  return text.replace(/[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/\S*/g, ' ');
}
