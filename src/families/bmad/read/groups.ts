import type { SourceText } from '../../../read/document/node.js';
import { changeIn, isHedgedLabel, type Change } from '../words.js';
import { barePath, codePath } from './path.js';
import { itemOf } from './line.js';

/** A line that says what is listed below it. */
export interface Label {
  readonly indent: number;
  readonly text: string;
}

/** A line as a label: all bold, or one that ends in a colon, and names no path. Null where it is none. Linear. */
export function labelOf(line: SourceText): Label | null {
  const item = itemOf(line);
  const content = (item?.content.text ?? line.text).trim();
  const text = boldLabel(content) ?? colonLabel(content);
  if (text === null || namesPath(text)) return null;
  return { indent: line.text.length - line.text.trimStart().length, text };
}

/** `**New files**`, with a bracket or a colon behind it or not. */
function boldLabel(content: string): string | null {
  if (!content.startsWith('**')) return null;
  const close = content.indexOf('**', 2);
  if (close <= 2) return null;
  const inner = content.slice(2, close);
  if (/[*`|]/.test(inner)) return null;
  const rest = content.slice(close + 2).replace(/^\s*[:：]?\s*/, '');
  const bracket = rest.replace(/\s*[:：]?$/, '');
  const isLabel = bracket === '' || (/^(?:\(.*\)|（.*）)$/.test(bracket) && !bracket.includes('`'));
  return isLabel ? `${inner} ${bracket}`.trim() : null;
}

function colonLabel(content: string): string | null {
  if (!/[:：]$/.test(content) || /[*`|]/.test(content)) return null;
  const text = content.slice(0, -1).trimEnd();
  return text === '' ? null : text;
}

function namesPath(text: string): boolean {
  const plain = text.replace(/[:：]$/, '').trim();
  const source = { text: plain, start: 0 };
  return barePath(source) !== null && codePath(source) !== null;
}

/** What the headings and labels above a line of a File List say of what is listed. */
export class Groups {
  readonly #isListHedged: boolean;
  #group: Group;

  /** `bracket` is what the list's own heading has in brackets. */
  constructor(bracket: string) {
    this.#isListHedged = isHedgedLabel(bracket);
    this.#group = groupOf(bracket);
  }

  /** Takes a heading or a label. One that is indented and says nothing of files keeps the group above it. */
  enter({ indent, text }: Label): void {
    const group = groupOf(text);
    if (indent > 0 && group.change === null && !group.isHedged) return;
    this.#group = group;
  }

  get change(): Change | null {
    const { change } = this.#group;
    return change === 'several' ? null : change;
  }

  get isHedged(): boolean {
    return this.#isListHedged || this.#group.isHedged;
  }
}

interface Group {
  readonly change: Change | 'several' | null;
  readonly isHedged: boolean;
}

function groupOf(text: string): Group {
  return { change: changeIn(text), isHedged: isHedgedLabel(text) };
}
