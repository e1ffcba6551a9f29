import { elementAt } from '../../../model/collections.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { cellsOf } from '../../../read/document/sections.js';
import { barePath, codePath } from './path.js';

/** An item of a list, by its parts. */
export interface Item {
  /** Characters of white space before its sign. */
  readonly indent: number;
  /** Null where it has no box. */
  readonly isTicked: boolean | null;
  /** What follows its sign and its box. */
  readonly content: SourceText;
}

/** The signs of Markdown, and those that people write instead; no blank has to be between a sign and code. */
const ITEM = /^(\s*)(?:(?:[-*+•‣◦▪●–—]|\d{1,9}[.)])[ \t\u00a0]+|[-+•](?=`[^`]))(\[[ xX✓✔]\][ \t\u00a0]+)?/;

/** A line as an item; null where it is none. */
export function itemOf(line: SourceText): Item | null {
  const found = ITEM.exec(line.text);
  if (found === null) return null;
  const [sign, indent = '', box] = found;
  return {
    indent: indent.length,
    isTicked: box === undefined ? null : !box.startsWith('[ ]'),
    content: trimmed(line, sign.length),
  };
}

/** What a line says that names paths. */
export interface Naming {
  /** What is written before the first path: signs, a word such as New. */
  readonly marker: string;
  readonly paths: readonly NamedFile[];
  /** What is written behind the last. */
  readonly remark: string;
  /** Cells beside that of the path, where the line is a row of a table. */
  readonly cells: readonly string[];
  /** The path is struck out. */
  readonly isStruck: boolean;
}

export interface NamedFile {
  readonly source: SourceText;
  /** What the line says by an arrow that became of it; null where it does not. */
  readonly change: 'created' | 'deleted' | null;
}

const MARKER = new RegExp(
  `^(?:${[
    // Signs and emphasis.
    '[\\u{FE0F}\\s✅✓✔☑🆕➕✏📝🔧🗑❌*_]',
    // [NEW], (Removed)
    '\\[[^\\]\\x60/.]{1,20}\\](?!\\()',
    '\\([^)\\x60/.]{1,20}\\)',
    // **Created**:, M:
    '\\*{0,2}\\p{L}[\\p{L}\\p{N}_ -]{0,24}\\*{0,2}\\s{0,9}[:：]\\*{0,2}(?=\\s)',
    // Modified `src/a.ts`
    '(?:new|added?|mod|del|[AMD]|created?|modified|modify|updated?|deleted?|removed?|renamed|moved)\\s{1,9}(?=[\\x60\\[]|[\\p{L}\\p{N}_.@-]{1,255}/)',
  ].join('|')})+`,
  'iu',
);

const JOIN = /^\*{0,2}\s*(?:[,;/+&、，；]|and(?=\s)|<br\s*\/?>)\s*\*{0,2}(?=`)/i;
const ARROW = /^\*{0,2}\s*(?:→|->|=>|⇒)\s*(?=`)/;
const LINK = /^\[(`?)([^\]`]*(?:\[[^\]]*\][^\]`]*)*)\1\](?:\((?:[^()]|\([^()]*\))+\)|\[[^\]]*\])/;
/** Code in HTML, and an address in angle brackets. */
const ENCLOSED = /^(?:<code>([^<>`]*)<\/code>|<([^<>\s`]+)>)/i;

/** What an item's content, or a cell, says; null where it names no path. */
export function namingIn(content: SourceText): Naming | null {
  const marker = markerIn(content.text);
  const rest = trimmed(content, marker.length);
  const isStruck = rest.text.startsWith('~~');
  const start = isStruck ? trimmed(rest, 2) : rest;
  const found = pathsIn(start);
  return found === null ? null : { marker, isStruck, cells: [], ...found };
}

/** What is written before the first path. Underscores before a plain path belong to it: `__init__.py`. */
function markerIn(text: string): string {
  const marker = MARKER.exec(text)?.[0] ?? '';
  return /^[`[<~]/.test(text.slice(marker.length)) ? marker : marker.replace(/_+$/, '');
}

/** What a row of a table says: the path is in the first cell, or in the first one with code or a slash. Null where it names none. */
export function namingOfRow(line: SourceText): Naming | null {
  const cells = cellsOf(line);
  const [first] = cells ?? [];
  if (cells === null || first === undefined) return null;
  const other = cells.find((cell, n) => n > 0 && /[`/]/.test(cell.text));
  for (const cell of other === undefined ? [first] : [first, other]) {
    const naming = namingIn(cell);
    if (naming === null) continue;
    return { ...naming, cells: cells.filter((one) => one !== cell).map(({ text }) => text) };
  }
  return null;
}

type Paths = Pick<Naming, 'paths' | 'remark'>;

/** The paths with which a text begins: in code, as the text of a link, or plain. */
function pathsIn(source: SourceText): Paths | null {
  const { text } = source;
  if (text.startsWith('`')) return codePathsIn(source);
  if (text.startsWith('[')) {
    const link = text.length > LONGEST_LINK ? null : LINK.exec(text);
    if (link === null) return null;
    const [whole, tick = '', label = ''] = link;
    const path = codePath(trimmed(source, 1 + tick.length, 1 + tick.length + label.length));
    return path === null ? null : { paths: [{ source: path, change: null }], remark: text.slice(whole.length) };
  }
  if (text.startsWith('<')) {
    const [whole = '', code, address = ''] = ENCLOSED.exec(text.slice(0, LONGEST_LINK)) ?? [];
    const inner = code ?? address;
    const at = whole.indexOf(inner);
    const path = codePath(trimmed(source, at, at + inner.length));
    return path === null ? null : { paths: [{ source: path, change: null }], remark: text.slice(whole.length) };
  }
  const several = barePaths(source);
  if (several !== null) return several;
  const bare = barePath(source);
  return bare === null ? null : { paths: [{ source: bare.source, change: null }], remark: bare.rest };
}

/** What is between plain paths that are listed in one line. */
const BETWEEN = /[,;]\s+|\s(?:and|&|\+)\s+/g;

/** Several plain paths, each with a folder, and what follows the last; null for one path, and for other words among them. */
function barePaths(source: SourceText): Paths | null {
  if (source.text.length > LONGEST_LINK) return null;
  const named: SourceText[] = [];
  for (const piece of piecesOf(source)) {
    const bare = barePath(piece);
    if (!bare?.source.text.includes('/')) return null;
    named.push(bare.source);
    if (bare.rest.trim() !== '') break;
  }
  if (named.length < 2) return null;
  const last = elementAt(named, named.length - 1);
  return {
    paths: named.map((path) => ({ source: path, change: null })),
    remark: source.text.slice(last.start - source.start + last.text.length),
  };
}

/** What is before, between and behind the signs and words that keep plain paths apart. */
function* piecesOf(source: SourceText): Generator<SourceText> {
  let start = 0;
  for (const { index, 0: between } of source.text.matchAll(BETWEEN)) {
    yield trimmed(source, start, index);
    start = index + between.length;
  }
  yield trimmed(source, start);
}

/** A line with a link is no longer; the bound keeps hostile ones cheap. */
const LONGEST_LINK = 4_000;

function codePathsIn(source: SourceText): Paths | null {
  const { text } = source;
  const paths: NamedFile[] = [];
  let at = 0;
  let isMoved = false;
  for (;;) {
    const open = text.startsWith('``', at) ? 2 : 1;
    const close = text.indexOf('`'.repeat(open), at + open);
    if (close < 0) break;
    const span = { text: text.slice(at + open, close), start: source.start + at + open };
    const path = at > 0 && isEnding(span.text) ? null : codePath(span);
    if (path !== null) paths.push({ source: path, change: isMoved ? 'created' : null });
    else if (paths.length === 0) return null;
    at = close + open;
    const rest = text.slice(at, at + FAR);
    const arrow = isMoved ? null : ARROW.exec(rest);
    const join = isMoved ? null : JOIN.exec(rest);
    if (arrow !== null) {
      isMoved = true;
      at += arrow[0].length;
    } else if (join !== null) at += join[0].length;
    else break;
  }
  if (paths.length === 0) return null;
  const [first, ...others] = paths;
  const isArrow = others.some(({ change }) => change === 'created');
  return {
    paths: first !== undefined && isArrow ? [{ ...first, change: 'deleted' }, ...others] : paths,
    remark: text.slice(at),
  };
}

/** So many characters between two code spans are looked at. */
const FAR = 80;

/** Whether a joined code span may only be another ending of the path before it: `a.ts` + `.test.ts`. */
function isEnding(span: string): boolean {
  return span.startsWith('.') && !span.includes('/');
}
