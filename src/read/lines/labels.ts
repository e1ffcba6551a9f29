import { trimmed, type SourceText } from '../document/node.js';
import { itemOf, type SectionLine, type Sections } from '../document/sections.js';
import { readLine } from './line.js';

/** A line about what is listed below it. */
export interface Label {
  readonly indent: number;
  readonly text: string;
}

/** Returns a line as a label: it is all bold, or ends in a colon, and names no path. Null for other lines. Linear. */
export function labelOf(line: SourceText): Label | null {
  const content = (itemOf(line)?.content ?? trimmed(line)).text;
  const text = boldLabel(content) ?? colonLabel(content);
  if (text === null || namesPath(text)) return null;
  return { indent: line.text.length - line.text.trimStart().length, text };
}

/** `**New files**`, optionally with a bracket or a colon after it. */
function boldLabel(content: string): string | null {
  if (!content.startsWith('**')) return null;
  const close = content.indexOf('**', 2);
  if (close <= 2) return null;
  const inner = content.slice(2, close);
  if (/[*`|]/.test(inner)) return null;
  const rest = content.slice(close + 2).replace(/^\s*[:：]?\s*/, '');
  const bracket = rest.replace(/\s*[:：]?$/, '');
  const isLabel = bracket === '' || /^(?:\(.*\)|（.*）)$/.test(bracket);
  return isLabel ? `${inner} ${bracket}`.trim() : null;
}

function colonLabel(content: string): string | null {
  if (!/[:：]$/.test(content) || /[*`|]/.test(content)) return null;
  const text = content.slice(0, -1).trimEnd();
  return text === '' ? null : text;
}

function namesPath(text: string): boolean {
  return readLine({ text: text.replace(/[:：]$/, '').trim(), start: 0 }).paths.length > 0;
}

/** The values after a label, in the head of a document and below it. */
export interface LabelledValues {
  readonly head: readonly SourceText[];
  readonly below: readonly SourceText[];
}

/**
 * The values after labels with some name: on a line (also after another label), in a table row, or within three lines
 * below a heading of that name. The head of a document ends at its second heading of level 2 with another name. Linear.
 */
export function labelledValues({ lines }: Pick<Sections, 'lines'>, label: ValueLabel): LabelledValues {
  const head: SourceText[] = [];
  const below: SourceText[] = [];
  let parts = 0;
  for (const [at, { heading }] of lines.entries()) {
    const isNamed = heading !== undefined && label.isHeading(heading.name);
    if (heading?.level === 2 && !isNamed) parts++;
    const value = label.valueOn(lines, at) ?? (isNamed ? label.valueBelow(lines, at) : null);
    if (value !== null) (parts < 2 ? head : below).push(value);
  }
  return { head, below };
}

/** A heading's value is at most this many lines below it. */
const NEAR = 3;

/** Another label may follow on a line that begins with a bold one: `**Story ID:** 1.2 **Status:** done`. */
const OTHER_LABEL = /^[\s>*_+-]{0,40}\*\*[^*|]{1,60}[:：]/;

/** Where a value ends on its line: at the next cell, or where bold text begins or ends. */
const NEXT = /\||(?<=[\p{L}\p{N}]\s{0,9})\*\*/u;

/** A label with a name, given as a pattern in lower case. */
export class ValueLabel {
  readonly #name: RegExp;
  readonly #starts: readonly RegExp[];
  readonly #later: RegExp;
  readonly #heading: RegExp;

  constructor(name: string) {
    this.#name = new RegExp(name, 'i');
    this.#starts = [
      // A label at the start of a line, or in the first cell of a row.
      new RegExp(`^[\\s>*_#+-]{0,40}${name}[*_\\s]{0,9}[:：][*_\\s]{0,9}`, 'i'),
      new RegExp(`^[\\s>]{0,40}\\|[\\s*_\\x60]{0,9}${name}[\\s*_\\x60:：]{0,9}\\|`, 'i'),
    ];
    this.#later = new RegExp(`\\*\\*${name}(?:[:：]\\s?\\*\\*|\\*\\*\\s?[:：])`, 'i');
    this.#heading = new RegExp(`^${name}$`);
  }

  /** Returns true if a heading has the name of the label. */
  isHeading(name: string): boolean {
    return this.#heading.test(name);
  }

  /** The value on a line with the label; null for other lines. */
  valueOn(lines: readonly SectionLine[], at: number): SourceText | null {
    const line = lines[at]?.line;
    if (line === undefined || !this.#name.test(line.text) || isHead(line, lines[at + 1]?.line)) return null;
    const start = this.#startOn(line.text);
    return start === null ? null : tidied(untilNext(trimmed(line, start)));
  }

  /** The first text or row below a heading. */
  valueBelow(lines: readonly SectionLine[], at: number): SourceText | null {
    for (let below = at + 1; below <= at + NEAR; below++) {
      const { line, heading } = lines[below] ?? {};
      if (line === undefined || heading !== undefined) return null;
      if (isHead(line, lines[below + 1]?.line)) continue;
      const plain = tidied(untilNext(trimmed(line, /^\s*\|?/.exec(line.text)?.[0].length)));
      const value = this.valueOn(lines, below) ?? plain;
      if (value !== null) return value;
    }
    return null;
  }

  /** Where the value begins on a line; null if the line has no such label. */
  #startOn(text: string): number | null {
    for (const start of this.#starts) {
      const before = start.exec(text)?.[0];
      if (before !== undefined) return before.length;
    }
    const later = OTHER_LABEL.test(text) ? this.#later.exec(text) : null;
    return later === null ? null : later.index + later[0].length;
  }
}

function untilNext({ text, start }: SourceText): SourceText {
  const end = text.search(NEXT);
  return { text: end < 0 ? text : text.slice(0, end), start };
}

/** The head of a table is not one of its rows. */
function isHead({ text }: SourceText, next: SourceText | undefined): boolean {
  return text.includes('|') && next !== undefined && next.text.includes('-') && /^[\s>|:-]+$/.test(next.text);
}

/** Ignored text before a value: struck out words. */
const NOT_SHOWN = /^(?:[\s*_]|~~[^~]{1,400}~~)*/;

/** Nobody reads a longer value to its end. */
const LONGEST_VALUE = 200;

/** A value without signs and emphasis around it; null if nothing is left. */
function tidied({ text, start }: SourceText): SourceText | null {
  const shown = text.replace(NOT_SHOWN, '').replace(/^[^\p{L}\p{N}[{<]+/u, '');
  let end = shown.length;
  while (/[\s*_\x60]/.test(shown.charAt(end - 1))) end--;
  if (shown === '') return null;
  return { text: shown.slice(0, Math.min(end, LONGEST_VALUE)), start: start + text.length - shown.length };
}
