import type { Section } from '../../../read/document/sections.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { changeIn, isHedged, saysGone, type Change } from '../words.js';
import { Groups, labelOf } from './groups.js';
import { itemOf, namingIn, namingOfRow, type NamedFile, type Naming } from './line.js';

/** What a File List says became of a file. */
export type ListedType = 'created' | 'modified' | 'deleted' | 'listed';

/** A file that a list claims. */
export interface ListedFile {
  readonly source: SourceText;
  readonly type: ListedType;
}

/** What a File List says. */
export interface FileList {
  readonly files: readonly ListedFile[];
  /** Lines that name paths and are no claims. */
  readonly hedged: number;
  /** Lines that may claim a path, and from which none was read: items that name one, and other lines that begin with one. */
  readonly unread: readonly SourceText[];
  /** It says that there is nothing to list. */
  readonly saysNone: boolean;
}

/** Signs before the words are decoration. */
const LIST = /^[^\p{L}\p{N}]{0,20}(?:\d+(?:\.\d+)*[.)]?\s+)?files?[ -]?list(?:\s+updated)?$/iu;

/** What a heading of a list is without a final bracket, stars and colons; and the bracket. */
function headingParts(heading: string): { readonly name: string; readonly bracket: string } {
  const plain = heading
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('*', '')
    .trim()
    .replace(/[:：#\s]+$/, '');
  const open = /[)）]$/.test(plain) ? Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（')) : -1;
  const name = (open < 0 ? plain : plain.slice(0, open)).replace(/[:：\s]+$/, '');
  return { name, bracket: open < 0 ? '' : plain.slice(open + 1, -1) };
}

/** Whether a heading is that of a File List. */
export function isListHeading(heading: string): boolean {
  return heading.length < 300 && LIST.test(headingParts(heading).name);
}

/** A deeper heading or a label that ends a list: what follows is about something else. */
const END =
  /^(?:change ?log|review findings|senior developer review|completion notes|debug log|(?:qa|test) results?|agent model|verification|dependencies)/i;

const NONE = /^[\s*_>+-]*(?:none|n\/a|no files|aucun|nessun|ninguno|nenhum|keine|нет|无|なし|없음)/iu;

/** Reads a File List. Takes time linear to its lines. */
export function readFileList({ heading, lines, code }: Section): FileList {
  const reader = new ListReader(headingParts(heading.text).bracket);
  let end = Infinity;
  for (const { line, heading: below } of lines) {
    const isGoingOn = below === undefined ? reader.take(line) : reader.enter(below.heading.text);
    if (isGoingOn) continue;
    end = line.start;
    break;
  }
  for (const line of code) if (line.start < end) reader.takeCode(line);
  return reader;
}

class ListReader implements FileList {
  readonly files: ListedFile[] = [];
  readonly unread: SourceText[] = [];
  hedged = 0;
  saysNone = false;
  readonly #groups: Groups;
  /** The indent of the item with a path that was read last: deeper items are its details. */
  #owner: number | null = null;

  constructor(bracket: string) {
    this.#groups = new Groups(bracket);
  }

  /** Takes a heading below that of the list; false where the list ends with it. */
  enter(heading: string): boolean {
    const text = heading.replaceAll('*', '').trim();
    if (END.test(text)) return false;
    this.#owner = null;
    this.#groups.enter({ indent: 0, text });
    return true;
  }

  /** Takes a line; false where the list ends with it. */
  take(line: SourceText): boolean {
    const item = itemOf(line);
    if (item !== null && this.#owner !== null && item.indent > this.#owner) return true;
    const label = labelOf(line);
    if (label !== null) {
      if (END.test(label.text)) return false;
      this.#owner = null;
      this.#groups.enter(label);
      return true;
    }
    const naming = item === null ? namingOfRow(line) : namingIn(item.content);
    if (item !== null) this.#owner = naming === null ? null : item.indent;
    if (naming !== null) this.#name(naming, item?.isTicked === false);
    else if (this.#mayClaim(item?.content ?? line, item !== null)) this.unread.push(item?.content ?? trimmed(line));
    if (NONE.test(line.text)) this.saysNone = true;
    return true;
  }

  /** Takes a line in a code block, which is shown as it is. */
  takeCode(line: SourceText): void {
    const item = itemOf(line);
    if (this.#mayClaim(item?.content ?? line, item !== null)) this.unread.push(item?.content ?? trimmed(line));
  }

  /** Whether a line from which no path was read may claim one all the same. */
  #mayClaim({ text }: SourceText, isItem: boolean): boolean {
    const start = text.slice(0, LONGEST_REMARK);
    if (this.#groups.isHedged || isHedgedLine({ marker: '', remark: start, cells: [] })) return false;
    return isItem || start.trimStart().startsWith('|') ? namesPath(start) : beginsWithPath(start);
  }

  #name(naming: Naming, isOpen: boolean): void {
    if (isOpen || naming.isStruck || this.#groups.isHedged || isHedgedLine(naming)) {
      this.hedged++;
      return;
    }
    const types = naming.paths.map((path) => typeOf(path, naming, this.#groups.change));
    if (types.includes(null)) this.hedged++;
    naming.paths.forEach(({ source }, n) => {
      const type = types[n] ?? null;
      if (type !== null) this.files.push({ source, type });
    });
  }
}

/** Whether a line that names paths says that it is no report. */
export function isHedgedLine({ marker, remark, cells }: Pick<Naming, 'marker' | 'remark' | 'cells'>): boolean {
  const said = [remark, ...cells].join(' | ');
  return (
    isHedged(said.trim()) || (marker !== '' && isHedged(marker.trim())) || withoutCode(said).trimEnd().endsWith('?')
  );
}

function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, '');
}

/** A cell that is longer is a remark. */
const LONGEST_MARKER = 24;

/** What became of a path; null where the line says that it was moved, and not where to. */
function typeOf({ change }: NamedFile, naming: Naming, ofGroup: Change | null): ListedType | null {
  if (change !== null) return change;
  const { marker, remark, cells } = naming;
  const short = cells.filter((cell) => cell.length < LONGEST_MARKER);
  if (saysGone(remark) || short.some(saysGone)) return 'deleted';
  const said = [marker, ...short].map(changeIn).find((one) => one !== null) ?? changeOfRemark(remark);
  const of = said ?? ofGroup;
  if (of === 'moved') return null;
  return of === null || of === 'several' ? 'listed' : of;
}

const FIRST_WORDS =
  /^[^\p{L}\p{N}]{0,40}([\p{L}\p{N}_]+(?:\s[\p{L}\p{N}_]+)?)(?=\s*(?:$|[)\]】）.,;:|~/(（—–*：，]|--?\s))/u;
const LAST_WORD = /[([（【]\s*([\p{L}\p{N}_]{1,24})[\s*]*[)\]）】][\s.*]*$/u;

/** What a remark says by its first words, if it then pauses, or by a last one in brackets: created or modified. */
function changeOfRemark(remark: string): 'created' | 'modified' | null {
  const text = remark.slice(0, LONGEST_REMARK);
  for (const words of [FIRST_WORDS.exec(text)?.[1], LAST_WORD.exec(remark.slice(-LONGEST_REMARK))?.[1]]) {
    const change = words === undefined ? null : changeIn(words);
    if (change === 'created' || change === 'modified') return change;
  }
  return null;
}

/** So much of a remark is looked at from either end. */
const LONGEST_REMARK = 400;

/** What looks like a path: folders and a name with an extension. */
const LIKE_PATH = '[\\p{L}\\p{N}_.@-]{1,80}(?:[\\\\/][\\p{L}\\p{N}_.@()[\\]-]{1,80}){1,20}\\.[A-Za-z][A-Za-z0-9]{0,9}';
const PATH = new RegExp(`(?<![\\p{L}\\p{N}_.@/\\\\-])${LIKE_PATH}(?![\\p{L}\\p{N}_/])`, 'u');
const PATH_FIRST = new RegExp(
  `^(?:[\\s>*_\`"'|│├└─•+-]|<[a-z][^<>]{0,80}>){0,40}${LIKE_PATH}(?![\\p{L}\\p{N}_/])`,
  'iu',
);

/** Whether an item names what looks like a path. Addresses on the web and globs are none. */
function namesPath(text: string): boolean {
  return PATH.test(withoutAddresses(text));
}

/** Whether a line begins with what looks like a path, behind signs and tags. */
function beginsWithPath(text: string): boolean {
  return PATH_FIRST.test(withoutAddresses(text));
}

function withoutAddresses(text: string): string {
  return text.replace(/[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/\S*|\S*[*{]\S*/g, ' ');
}
