import { elementAt } from '../../../model/collections.js';
import type { Json } from '../../../model/json.js';
import { cellsIn, isDelimiterRow } from '../../../read/document/sections.js';
import type { Block, Segment } from '../../../read/markdown/block.js';
import type { Section } from './envelope-outline.js';
import { severityIn } from './section.js';

/** A risk that an envelope lists, as its value has it, and its place. */
interface Risk {
  readonly risk: Json;
  readonly at: Segment;
}

/** Reads the risks in the parts of an envelope; null if they say nothing. */
export function readRisks(sections: readonly Section[]): readonly Risk[] | null {
  const elements = sections.flatMap(({ inline, blocks }) =>
    elementsOf([{ kind: 'paragraph', lines: inline }, ...blocks]),
  );
  const [first] = elements;
  if (first === undefined) return null;
  // After the word for none, only elements with a severity count: the rest is the document's own.
  const listed = saysNone(first.text)
    ? elements.filter(hasSeverity)
    : elements.filter(({ text, inner }) => inner.length > 0 || !saysNone(text));
  const risks: Risk[] = [];
  const add = ({ lines, row, text }: Element, severity: string | undefined): void => {
    const shown = row ? riskOfRow(lines) : text;
    risks.push({ risk: { ...(severity === undefined ? {} : { severity }), text: shown }, at: elementAt(lines, 0) });
  };
  const visit = (element: Element, group: string | undefined): void => {
    const { inner, lines, row, text } = element;
    const own = row ? severityOfRow(lines) : severityIn(text);
    const severity = own ?? group;
    const nested = inner.filter(({ aside, code }) => !code && (!aside || isLabelOnly(text)));
    // An item that only introduces others names their severity, or what they have in common.
    if (nested.length > 0 && (/:[*_]*$/.test(text) || isLabelOnly(text))) {
      for (const one of nested) visit(one, severity);
    } else if (!(row ? isEmptyRow(lines) : isNoRisk(text))) {
      add(element, severity);
    }
  };
  /** The severity above the following risks, alone on its line or as a heading. */
  let group: string | undefined;
  for (const element of listed) {
    const { aside, code, inner, text } = element;
    if (code) continue;
    if (inner.length === 0 && !element.row && (aside || isLabelOnly(text))) {
      // HTML may hold a risk, too.
      if (aside && !isLabelOnly(text) && severityIn(text) !== undefined && !isNoRisk(text))
        add(element, severityIn(text));
      else group = isLabelOnly(text) ? severityIn(text) : undefined;
      continue;
    }
    visit(element, group);
  }
  return risks;
}

/** A list item, a paragraph or one of its lines: the parts of an envelope's section. */
interface Element {
  /** The cells of a table row. */
  readonly lines: readonly Segment[];
  /** The lines as one text. */
  readonly text: string;
  /** True for code. */
  readonly code: boolean;
  /** True for a table row. */
  readonly row: boolean;
  /** True for a heading, HTML, or a block below the text of an item: it only counts if it names a path. */
  readonly aside: boolean;
  readonly inner: readonly Element[];
}

/** The elements that some blocks hold: all that they list, with the rows of tables. */
function elementsOf(blocks: readonly Block[]): readonly Element[] {
  return blocks.flatMap(elementsIn);
}

function elementsIn(block: Block): readonly Element[] {
  switch (block.kind) {
    case 'paragraph': {
      const rows = rowsOf(block.lines);
      if (rows !== null) return rows.map((cells) => ({ ...element(cells, ' | '), row: true }));
      // Each line of a paragraph with a severity is a risk of its own.
      return itemsAmong(block.lines).flatMap((lines) =>
        lines.some(hasSeverity) ? lines.map((line) => element([line])) : [element(lines)],
      );
    }
    case 'code': {
      const lines = block.lines.filter(({ text }) => text.trim() !== '');
      return lines.length === 0 ? [] : [{ ...element(lines), code: true }];
    }
    case 'list':
      return block.items.flatMap(itemOf);
    case 'quote':
      return elementsOf(block.blocks);
    case 'heading':
      return [{ ...element([block.line]), text: block.text, aside: true }];
    case 'html':
      return block.lines.map((line) => ({ ...element([line]), aside: true }));
    case 'break':
      return [];
  }
}

function itemOf(blocks: readonly Block[]): readonly Element[] {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return elementsOf(blocks);
  const lists = rest.filter(({ kind }) => kind === 'list');
  const others = rest.filter(({ kind }) => kind !== 'list');
  const asides = elementsOf(others).map((one) => ({ ...one, aside: true }));
  const groups = itemsAmong(first.lines);
  const below = [...elementsOf(lists), ...asides];
  return groups.map((group, n) => ({ ...element(group), inner: n < groups.length - 1 ? [] : below }));
}

/** The non-empty cells of each table row, without the head; null for a paragraph that is no table. */
function rowsOf(lines: readonly Segment[]): readonly (readonly Segment[])[] | null {
  const [head, delimiter, ...rows] = lines.map(({ text, offset }) => cellsIn({ text, start: offset }));
  if (lines[0]?.text.includes('|') !== true || head === undefined || rows.length === 0) return null;
  if (delimiter === undefined || !isDelimiterRow(delimiter) || !/[|:]|--/.test(lines[1]?.text ?? '')) return null;
  const filled = rows.map((cells) =>
    cells.flatMap(({ text, start }) => (text === '' ? [] : [{ text, offset: start }])),
  );
  return filled.filter((cells) => cells.length > 0);
}

/** A bullet that Markdown does not know. */
const BULLET = /^\s*[\u2022\u2023\u2043\u2219\u25AA\u25CF\u25E6\u00B7]\s*/;

/** The items that such bullets start, without the bullets; the lines before the first one are an item too. */
function itemsAmong(lines: readonly Segment[]): readonly (readonly Segment[])[] {
  const items: Segment[][] = [];
  for (const line of lines) {
    const mark = BULLET.exec(line.text)?.[0].length ?? 0;
    const last = items[items.length - 1];
    if (mark === 0 && last !== undefined) last.push(line);
    else items.push([{ text: line.text.slice(mark), offset: line.offset + mark }]);
  }
  return items;
}

function element(lines: readonly Segment[], between = ' '): Element {
  return { lines, text: inOneLine(lines, between), code: false, row: false, aside: false, inner: [] };
}

/** Returns lines as one text, each without white space at its ends. */
export function inOneLine(lines: readonly Segment[], between = ' '): string {
  return lines.map((line) => line.text.trim()).join(between);
}

function hasSeverity({ text }: { readonly text: string }): boolean {
  return severityIn(text) !== undefined;
}

/** Returns true if a text says that there is nothing. */
function saysNone(text: string): boolean {
  return /^[*_`(]{0,3}(?:none|n\/a|nothing|no (?:risks?|artifacts?))(?: (?:identified|found|known|detected))?[*_`)]{0,3}[.!]?[*_]{0,3}$/i.test(
    text,
  );
}

/** Words and marks for nothing. */
const NOTHING = [
  String.raw`none|nothing|nil|n\/?a|not applicable|0|zero|[-\u2013\u2014]+|\u2713|\u2205`,
  String.raw`(?:no|0|zero|without)(?: (?:known|open|new|critical|warnings?|blocking|remaining|further|other|major)){0,3} (?:risks?|issues?|findings?|blockers?|problems?|concerns?|warnings?|suggestions?|ones)`,
].join('|');

/** A text that says that there is nothing, and may continue. */
const EMPTY = new RegExp(
  String.raw`^(?:${NOTHING})(?: (?:known|found|identified|detected|reported|remaining|remain|open|left|so far|at this time|yet)){0,3}(?=$|[.!;,(]|\s[-\u2013\u2014(])(.*)$`,
  'i',
);

/** Words that take it back. */
const EXCEPT = /\b(?:but|except|however|apart|aside|besides|though|although|yet|unless|only|other than)\b/i;

const SEVERITY = /(?:critical|warning|suggestion)s?/i;

/** Emoji for nothing, which are otherwise removed from a text. */
const CHECKED = /[\u2705\u2714]/;

/** Returns true if a risk only says that there is none of its severity: `**CRITICAL**: None`. */
export function isNoRisk(text: string): boolean {
  // The count may come before the word, too.
  if (/^[^\p{L}\d]*(?:0|zero)\s+[*_`]*(?:critical|warning|suggestion)s?[^\p{L}\d]*$/iu.test(text)) return true;
  return saysNothing(isLed(text) ? text.replace(SEVERITY, '') : text);
}

/** Returns true if a text only names a severity: it introduces the following risks. */
export function isLabelOnly(text: string): boolean {
  return (
    isLed(text) &&
    severityIn(text) !== undefined &&
    bare(text.replace(SEVERITY, '').replace(/\b(?:risks?|issues?)\b/i, '')) === ''
  );
}

/** Returns true if a text starts with its severity. */
function isLed(text: string): boolean {
  return /^[^\p{L}]*(?:critical|warning|suggestion)s?(?![\p{L}\p{N}]|_[\p{L}\p{N}])/iu.test(text);
}

function saysNothing(text: string): boolean {
  const said = bare(text);
  if (/^no$/i.test(said) || (said === '' && CHECKED.test(text))) return true;
  const [, more] = EMPTY.exec(said) ?? [];
  return more !== undefined && !EXCEPT.test(more);
}

/** A text without emphasis, and without the separator after its label. */
function bare(text: string): string {
  return text
    .replace(/[*_`]/g, '')
    .replace(/^[\s:()[\]\p{Extended_Pictographic}\uFE0F]+|[\s:()[\]]+$/gu, '')
    .replace(/^[-\u2013\u2014]\s+(?=\S)/, '')
    .replace(/[.!]$/, '');
}

/** The severity in a cell of a row that holds nothing else. */
export function severityOfRow(cells: readonly Segment[]): string | undefined {
  const cell = cells.find(({ text }) => isLabelOnly(text));
  return severityIn(cell?.text ?? cells[0]?.text ?? '');
}

/** Returns true if a row names at most a severity, and no risk. */
export function isEmptyRow(cells: readonly Segment[]): boolean {
  const others = cells.filter(({ text }) => !isLabelOnly(text));
  return others.every(({ text }) => isNoRisk(text));
}

/** The description of the risk in a row. */
export function riskOfRow(cells: readonly Segment[]): string {
  const others = cells.filter(({ text }) => !isLabelOnly(text));
  return others.map(({ text }) => text).join(' | ');
}
