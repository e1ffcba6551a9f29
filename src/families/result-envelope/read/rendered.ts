import { Parser } from 'commonmark';
import { elementAt } from '../../../model/collections.js';
import type { Segment } from '../../../read/markdown/block.js';

/** A line as Markdown renders it, with the offset in its source of each of its letters, and of its end. */
export interface Rendered {
  readonly text: string;
  readonly sourceAt: (index: number) => number;
}

/** How far a code span looks for its end, UTF-16 units: hostile text has many backticks, and no end. */
export const REACH = 500;

/** How many backticks code is between, at most: each of a long run would be tried with all behind it. */
const MOST_MARKS = 32;

/** Code in backticks: its marks, and what is between them. It refers to its marks as the first group, so nothing with a group is before it. */
export const CODE_SPAN = String.raw`(\x60{1,${String(MOST_MARKS)}})(?!\x60)([^]{0,${String(REACH - 1)}}?)\1`;

/** What code is written in, in HTML. */
const CODE = 'code|kbd|samp|tt|var';
/** Tags that people see nothing of. */
const PLAIN =
  'a|abbr|b|cite|del|details|dfn|div|em|font|i|ins|li|mark|ol|p|s|small|span|strike|strong|sub|summary|sup|td|th|tr|u|ul|wbr';

/** Code in backticks, and what is shown otherwise than it is written. Any other tag may be a name to be filled in. */
const MARKUP = new RegExp(
  [
    CODE_SPAN,
    String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
    String.raw`(?<entity>&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)`,
    String.raw`</?(?:(?<code>${CODE})|(?<stop>br)|${PLAIN})(?:\s[^<>]*)?/?>`,
  ].join('|'),
  'gi',
);

/**
 * A line without its escapes, entities and tags. Code in HTML gets backticks, and a break becomes a comma, since both
 * keep what they hold apart. Code in backticks stays as it is.
 */
export function rendered({ text }: Segment): Rendered {
  let shown = '';
  const sources: number[] = [];
  /** Notes where each letter is from: letters of the source follow each other, those of markup are all from its start. */
  const show = (letters: string, from: number, step: 0 | 1): void => {
    for (const n of letters.split('').keys()) sources.push(from + n * step);
    shown += letters;
  };
  let done = 0;
  for (const { 0: markup, index, groups = {} } of text.matchAll(MARKUP)) {
    show(text.slice(done, index), done, 1);
    if (markup.startsWith('`')) show(markup, index, 1);
    else show(shownFor(groups), index, 0);
    done = index + markup.length;
  }
  show(text.slice(done), done, 1);
  sources.push(text.length);
  return { text: shown, sourceAt: (index) => elementAt(sources, index) };
}

/** What is shown for markup, by what it matched: nothing for most tags. */
function shownFor({ escaped = '', entity, code, stop }: Readonly<Partial<Record<string, string>>>): string {
  if (entity !== undefined) return decoded(entity);
  if (code !== undefined) return '`';
  return stop === undefined ? escaped : ',';
}

const parser = new Parser();

function decoded(entity: string): string {
  return String(parser.parse(entity).firstChild?.firstChild?.literal);
}
