import { trimmed, type SourceText } from '../document/node.js';
import { itemOf, readLine } from './line.js';

/** A line that says what is listed below it. */
export interface Label {
  readonly indent: number;
  readonly text: string;
}

/** A line as a label: all bold, or one that ends in a colon, and names no path. Null where it is none. Linear. */
export function labelOf(line: SourceText): Label | null {
  const content = (itemOf(line)?.content ?? trimmed(line)).text;
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
  return readLine({ text: text.replace(/[:：]$/, '').trim(), start: 0 }).paths.length > 0;
}
