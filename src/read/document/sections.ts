import { elementAt, firstWhere } from '../../model/collections.js';
import { linesFrom, trimmed, type SourceText } from './node.js';

/** A heading of a Markdown text, and the text below it. */
export interface Section {
  readonly level: number;
  /** As written, without its hash signs. */
  readonly heading: SourceText;
  /** For comparison: in lower case, with only its words. */
  readonly name: string;
  /** The lines below it, outside fenced code; headings among them belong to deeper sections. */
  readonly lines: readonly SectionLine[];
  /** The lines of its fenced code, without the fences. */
  readonly code: readonly SourceText[];
}

export interface SectionLine {
  readonly line: SourceText;
  /** Set if the line is a heading. */
  readonly heading?: Heading;
}

export type Heading = Pick<Section, 'level' | 'heading' | 'name'>;

const HEADING = /^ {0,3}(#{1,6})(?:[ \t]|$)/;
const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** A Markdown text by lines: which are headings, and which are code. */
export class Sections {
  /** All lines outside fenced code. */
  readonly lines: readonly SectionLine[];
  /** The lines of fenced code, without the fences. */
  readonly code: readonly SourceText[];

  /** `offset` is the start of the Markdown in the text. */
  constructor(text: string, offset: number) {
    const code: SourceText[] = [];
    this.lines = readable(linesFrom(text, offset), code);
    this.code = code;
  }

  /** The sections that `wanted` accepts, except those inside another accepted one. */
  outermost(wanted: (heading: Heading) => boolean): readonly Section[] {
    return sectionsIn(this.lines, wanted, this.code);
  }

  /** The sections that `wanted` accepts, each with the lines up to the next heading of any level. */
  direct(wanted: (heading: Heading) => boolean): readonly Section[] {
    return sectionsIn(this.lines, wanted, this.code, () => true);
  }
}

/** The sections in some lines that `wanted` accepts, each up to the next heading that `ends` it. */
export function sectionsIn(
  lines: readonly SectionLine[],
  wanted: (heading: Heading) => boolean,
  code: readonly SourceText[] = [],
  ends: (heading: Heading, open: Heading) => boolean = (heading, open) => heading.level <= open.level,
): readonly Section[] {
  const sections: Section[] = [];
  let open: { readonly found: Heading; readonly at: number } | null = null;
  const close = (end: number): void => {
    if (open === null) return;
    const { found, at } = open;
    const own = linesBetween(code, found.heading.start, lines[end]?.line.start);
    sections.push({ ...found, lines: lines.slice(at + 1, end), code: own });
  };
  for (let n = 0; n < lines.length; n++) {
    const heading = lines[n]?.heading;
    if (heading === undefined || (open !== null && !ends(heading, open.found))) continue;
    close(n);
    open = wanted(heading) ? { found: heading, at: n } : null;
  }
  close(lines.length);
  return sections;
}

/** Those of some lines that start between two offsets. */
export function linesBetween(lines: readonly SourceText[], from: number, to = Infinity): readonly SourceText[] {
  const after = (offset: number): number => firstWhere(lines.length, (n) => elementAt(lines, n).start > offset);
  return lines.slice(after(from), after(to));
}

/** The lines outside fenced code; those inside are added to `code`. */
function readable(lines: readonly SourceText[], code: SourceText[]): readonly SectionLine[] {
  const shown: SectionLine[] = [];
  let fence = '';
  for (const line of lines) {
    const sign = FENCE.exec(line.text)?.[1] ?? '';
    if (fence !== '') {
      if (sign.startsWith(fence) && line.text.trim() === sign) fence = '';
      else code.push(line);
      continue;
    }
    if (sign !== '' && !(sign.startsWith('`') && line.text.trim().slice(sign.length).includes('`'))) {
      fence = sign;
      continue;
    }
    const level = HEADING.exec(line.text)?.[1]?.length;
    if (level === undefined) {
      shown.push({ line });
      continue;
    }
    const heading = trimmed(line, line.text.indexOf('#') + level);
    shown.push({ line, heading: { level, heading, name: headingParts(heading.text).name.toLowerCase() } });
  }
  return shown;
}

/** A heading without the decoration around its words, and the content of its final bracket. */
export interface HeadingParts {
  readonly name: string;
  readonly bracket: string;
}

/** A longer heading is prose. */
export const LONGEST_HEADING = 300;

/** A heading without hash signs, number, emphasis, final bracket and colon. */
export function headingParts(heading: string): HeadingParts {
  if (/^[A-Za-z]+(?: [A-Za-z]+)*$/.test(heading)) return { name: heading, bracket: '' };
  const plain = heading
    .slice(0, LONGEST_HEADING)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s*]+/g, ' ')
    .trim()
    .replace(/[:：#\s]+$/, '');
  const open = /[)）]$/.test(plain) ? Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（')) : -1;
  const name = (open < 0 ? plain : plain.slice(0, open))
    .replace(/[:：\s]+$/, '')
    .replace(/^[^\p{L}\p{N}]{0,20}(?:\d+(?:\.\d+)*[.)]?\s+)?[^\p{L}\p{N}]{0,20}/u, '')
    .replace(/[^\p{L}\p{N})\]]+$/u, '');
  return { name, bracket: open < 0 ? '' : plain.slice(open + 1, -1) };
}

/** The text of each code span of a line, in their order. */
export function codeSpans({ text, start }: SourceText): readonly SourceText[] {
  return Array.from(text.matchAll(/`[^`]+`/g), ({ 0: span, index }) => {
    return { text: span.slice(1, -1), start: start + index + 1 };
  });
}

/** Returns true if the cells of a row are those of a table's delimiter row. */
export function isDelimiterRow(cells: readonly SourceText[]): boolean {
  return cells.length > 0 && cells.every(({ text }) => /^:?-+:?$/.test(text));
}

/** The cells of a row that begins with a bar; null for other lines. */
export function cellsOf(line: SourceText): readonly SourceText[] | null {
  return line.text.trimStart().startsWith('|') ? cellsIn(line) : null;
}

/** The cells of a line in a table, split at bars without a backslash before them. */
export function cellsIn(line: SourceText): readonly SourceText[] {
  const row = trimmed(line);
  const cells: SourceText[] = [];
  let from = row.text.startsWith('|') ? 1 : 0;
  for (const { 0: sign, index } of row.text.matchAll(/\\[^]|(?!^)\|/g)) {
    if (sign !== '|') continue;
    cells.push(trimmed(row, from, index));
    from = index + 1;
  }
  if (from < row.text.length) cells.push(trimmed(row, from));
  return cells;
}

/** How many lines from one on are a table; 0 if none begins there. */
export function tableAt(lines: readonly SectionLine[], at: number): number {
  const head = lines[at];
  const delimiter = lines[at + 1];
  if (head?.line.text.includes('|') !== true || delimiter === undefined || delimiter.heading !== undefined) return 0;
  const below = cellsIn(delimiter.line);
  if (!isDelimiterRow(below) || cellsIn(head.line).length !== below.length) return 0;
  let end = at + 2;
  while (lines[end]?.heading === undefined && lines[end]?.line.text.includes('|') === true) end++;
  return end - at;
}

/** The parts of a list item. */
export interface Item {
  /** Characters of white space before its bullet. */
  readonly indent: number;
  /** Null without a checkbox. */
  readonly isTicked: boolean | null;
  /** The text after its bullet and checkbox. */
  readonly content: SourceText;
}

/** The bullets of Markdown, and others that people write; a bullet needs no space before code. */
const ITEM =
  /^(\s*)(?:(?:[-*+•‣◦▪●–—⁃∙·]|\d{1,9}[.)])[ \t\u00a0]+|[-+•◦·](?=`[^`]))((?:\[[ xX✓✔]\]|[☐⬜]\uFE0F?)[ \t\u00a0]+)?/;

/** A line as an item; null for other lines. */
export function itemOf(line: SourceText): Item | null {
  const found = ITEM.exec(line.text);
  if (found === null) return null;
  const [sign, indent = '', box] = found;
  return {
    indent: indent.length,
    isTicked: box === undefined ? null : !/^(?:\[ \]|[☐⬜])/.test(box),
    content: trimmed(line, sign.length),
  };
}
