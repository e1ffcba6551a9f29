import { mayNameFile } from '../../../read/lines/unread.js';
import { contentOf, trimmed, type SourceText } from '../../../read/document/node.js';
import { elementAt } from '../../../model/collections.js';

/** The key for a summary's files, possibly in another case, with a space, or at another place than in the template. */
const KEY_FILES = /^[ \t]*["']?key[ \t_-]*files["']?[ \t]*:/i;

/**
 * The lines of a frontmatter, under a key for files, that may name a file but make no claim. Lines below an item with a
 * claim are its description. `offsets` are those of all items that were read.
 */
export function unreadLines(lines: readonly SourceText[], offsets: readonly number[]): readonly SourceText[] {
  const read = [...offsets].sort((one, other) => one - other);
  const unread: SourceText[] = [];
  let next = 0;
  let region: number | null = null;
  /** The indent of the last item, to which deeper lines belong. */
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
