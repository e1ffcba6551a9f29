import type { Segment } from '../../../read/markdown/block.js';
import { severityIn } from './section.js';

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
