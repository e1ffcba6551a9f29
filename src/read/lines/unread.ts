import type { SourceText } from '../document/node.js';
import { itemOf } from '../document/sections.js';
import { isLikeFile, readPath } from './path.js';

/** Words with a slash or a dot that are no path. */
const WORDS =
  /^(?:n\/a|and\/or|either\/or|w\/o?|i\/o|e\.g|i\.e|\d+\/\d+|\/+|(?:node|next|vue|react|three|express)\.js)$/i;

/** At most this much of an unread line is searched. */
const LONGEST = 2_000;

/** Returns true if an unread string may name a file: it has a word with a slash or an extension. */
export function mayNameFile(text: string): boolean {
  return wordsOf(text.slice(0, LONGEST)).some((name) => isLikeFile(name));
}

/** Text in code, and plain words that look like file names. */
const CODE = /`([^`]+)`/g;

/** A path that begins with a placeholder for a folder. */
const TEMPLATE = /^(?:\$\w+|\$\{\w+\}|<[^<>\s]+>)\/\S*\.[A-Za-z]\w{0,9}$/;

/** Folders in plain text, followed by at most a remark. */
const FOLDERS = /^[\w.@-]{1,100}(?:\/[\w.@-]{1,100}){1,20}\/?\s{0,9}(?:$|[(（—–:]|--?\s)/;

/** A plain word with an extension of letters, with or without folders. */
const NAME = /^[^\s<>{}|]{0,255}[\p{L}\p{N}_)\]-]\.[A-Za-z][A-Za-z0-9]{0,9}$/u;

/**
 * Returns true if an unread line may claim a file: it has a path in code, or a word that looks like a file name. In
 * plain text outside items, a name without a folder is an ordinary word. A line that says what was found names a folder.
 */
export function holdsPath(line: string, kind: 'item' | 'found' | 'text'): boolean {
  const text = line.slice(0, LONGEST);
  for (const [, written = ''] of text.matchAll(CODE)) {
    // A short name for a module is not a path, but means a file.
    if (TEMPLATE.test(written) || (kind !== 'text' && written.startsWith('@/'))) return true;
    const code = written.replace(/\{[^{}]*\s[^{}]*\}/g, 'x');
    if (!/\s/.test(code) && (kind === 'item' || code.includes('/')) && readPath(code, 'code').kind !== 'none')
      return true;
  }
  if (kind !== 'text' && FOLDERS.test(text)) return true;
  const words = wordsOf(text.replace(CODE, ' '));
  return words.some((word) => NAME.test(word) && (kind === 'item' || /[\\/]/.test(word)));
}

/** Returns true if a line begins with what looks like a path, after signs, tags and a label. */
export function startsWithPath(line: string): boolean {
  const start =
    /^(?:[\s>*_`"'|│├└─•+-]|<[A-Za-z][^<>]{0,80}>|\[\^[^\]]{1,99}\]:){0,40}(?:[AMDRCU?]{1,2}\s{1,9})?(?:\p{L}[\p{L}\p{N}_ /&-]{0,40}[:：]\s{0,9})?[`"'*]{0,3}/u;
  const [word = ''] = wordsOf(line.slice(0, LONGEST).replace(start, '').slice(0, 300)).slice(0, 1);
  return /[\\/]/.test(word) && NAME.test(word) && line.replace(start, '').startsWith(word.slice(0, 3));
}

/** The lines or signs that draw a branch of a folder tree. */
const BRANCH = /^[\s│|]{0,100}(?:[├└]─{0,9}|[|\x60+]-{2,9})\s*(?=[^\s|-])/;

/** Returns true if a line draws a branch of a folder tree. */
export function isDrawn(line: string): boolean {
  return BRANCH.test(line);
}

/** Returns true if a line of code names a file as a list or a tree of files does. */
export function mayListFile(line: SourceText): boolean {
  const item = itemOf(line);
  if (isDrawn(line.text) && NAME.test(wordsOf(line.text.slice(0, LONGEST).replace(BRANCH, ''))[0] ?? '')) return true;
  return item === null ? startsWithPath(line.text) : holdsPath(item.content.text, 'item');
}

/** Returns true if an item leaves what it names to a footnote, or to a link that is defined elsewhere: neither is read. */
export function pointsElsewhere(item: string): boolean {
  return /\[\^[^\]\s]{1,50}\]|\[[^[\]]{1,200}\]\[[^[\]]{0,200}\]/.test(item.slice(0, LONGEST).replace(CODE, ' '));
}

/** The words of a text, without addresses and surrounding signs. */
function wordsOf(text: string): readonly string[] {
  const plain = text.replace(/[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/\S*|[^\s@]{1,100}@[^\s@]{1,100}\.\w+/g, ' ');
  return plain.split(/[\s"'`“”‘’„«»「」,;()<>|（），、；：]+/).flatMap((word) => {
    const name = word
      .replace(/^[*_~[{=]+/, '')
      .replace(/[.:!?*_~\]}=]+$/, '')
      .replace(/(?:#L?\d.*|:\d[\d-]*)$/, '');
    return name === '' || WORDS.test(name) ? [] : [name];
  });
}
