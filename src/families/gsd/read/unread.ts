import { isLikeFile, pathIn } from '../../../read/document/claimed-path.js';
import { contentOf, trimmed, type SourceText } from '../../../read/document/node.js';
import { elementAt } from '../../../model/collections.js';

/** The key under which a summary lists its files, also in other case, with a blank, or at another place than the template has it. */
const KEY_FILES = /^[ \t]*["']?key[ \t_-]*files["']?[ \t]*:/i;

/**
 * The lines of a frontmatter under a key for files that may name one and give no claim. What belongs to an item above that gives
 * one is its description. `offsets` are those of the items that were looked at, with a claim or without.
 */
export function unreadLines(lines: readonly SourceText[], offsets: readonly number[]): readonly SourceText[] {
  const read = [...offsets].sort((one, other) => one - other);
  const unread: SourceText[] = [];
  let next = 0;
  let region: number | null = null;
  /** The indent of the item that was read last, whose deeper lines belong to it. */
  let owner: number | null = null;
  for (const line of lines) {
    const end = line.start + line.text.length;
    const before = next;
    while (next < read.length && elementAt(read, next) <= end) next++;
    const isRead = next > before;
    const content = trimmed(line);
    const indent = content.start - line.start;
    if (content.text === '' || content.text.startsWith('#')) continue;
    const key = KEY_FILES.exec(line.text)?.[0];
    const isItem = /^-(?:\s|$)/.test(content.text);
    if (region !== null && (indent < region || (indent === region && !isItem))) region = null;
    if (key !== undefined && region === null) {
      region = indent;
      owner = null;
      if (!isRead && mayNameFile(contentOf(line.text.slice(key.length)))) unread.push(trimmed(line, key.length));
      continue;
    }
    if (region === null || (owner !== null && indent > owner)) continue;
    owner = isItem && isRead ? indent : null;
    if (!isRead && mayNameFile(contentOf(content.text))) unread.push(content);
  }
  return unread;
}

/** Another path in the description of an item, joined to its own: `a.ts + b.ts`. Behind an arrow it says what became of the first. */
const JOINED = /^[\s(]*(?:(?:[+&,;]|and\b)[\s*`"']*)+([^\s*`"',;()]+)/;

/** Whether the description of a path goes on with another one. */
export function namesAnother(description: string): boolean {
  const other = JOINED.exec(description)?.[1];
  return other !== undefined && mayNameFile(other) && !namesNoOneFile(other);
}

/** A glob or a list in braces, alone or with a description in parentheses behind it. */
const PATTERN =
  /^["'`]?(?=[^(]*(?:[*{]|\?[^\s"'`]|\[(?:\d+-\d+|[A-Za-z]-[A-Za-z])\]))(?:[^\s,;(){}"'`]|\{[^{}]*\})+["'`]?(?:\s.*)?$/;

/** A number of files: `12 new files in src/`. */
const COUNT = /^["'`]?[~+]?\d+\+?\s+(?:[\w-]+\s+){0,3}files?\b/i;

/** Whether a text names files by a pattern, a list in braces or their number: that is never a claim. */
export function namesNoOneFile(text: string): boolean {
  return (
    COUNT.test(text) || (PATTERN.test(text) && pathIn(text.replaceAll(/\{[^{}]*\}|[*?]|\[[^\]]*\]/g, 'x')) !== null)
  );
}

/** Words with a slash that are no path. */
const WORDS = /^(?:n\/a|and\/or|either\/or|w\/o?|\d+\/\d+|\/+)$/i;

/** Whether a text holds a slash, or a name like that of a file. */
export function mayNameFile(text: string): boolean {
  return text.split(/[\s"'`,;()[\]]+/).some((word) => {
    const name = word.replace(/[.:!?]+$/, '');
    return name !== '' && !WORDS.test(name) && isLikeFile(name);
  });
}
