import { pattern } from '../model/text.js';

/**
 * Code points that take two columns of a terminal: East Asian Width W and F (Unicode Standard Annex #11). The blocks
 * are rounded to keep the list short.
 */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x17000, 0x18cff],
  [0x1b000, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

/** Marks that combine with the letter before them, and format characters. */
const TAKES_NONE = pattern(String.raw`[\p{Mn}\p{Me}\p{Cf}]`, 'u');

const PICTURE = pattern(String.raw`\p{Emoji_Presentation}`, 'u');

const LAST_ASCII = 0x7f;

/**
 * Returns how many columns a text takes on a terminal. The text must come from the sink, without control characters.
 */
export function columns(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let n = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= LAST_ASCII) {
      n++;
      continue;
    }
    if (TAKES_NONE().test(character)) continue;
    const isWide = WIDE.some(([first, last]) => code >= first && code <= last);
    n += isWide || PICTURE().test(character) ? 2 : 1;
  }
  return n;
}

/**
 * Breaks a text of the sink into lines at spaces: the first has `first` columns, the following ones `others`. A longer
 * word gets its own line, since a broken path could not be copied.
 */
export function wrap(text: string, first: number, others = first): readonly [string, ...string[]] {
  if (columns(text) <= first) return [text];
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const word of text.split(' ')) {
    const width = columns(word);
    const room = lines.length === 0 ? first : others;
    if (line === '') [line, taken] = [word, width];
    else if (taken + 1 + width <= room) [line, taken] = [`${line} ${word}`, taken + 1 + width];
    else {
      lines.push(line);
      [line, taken] = [word, width];
    }
  }
  const [start, ...more] = lines;
  return start === undefined ? [line] : [start, ...more, line];
}

/** Returns the greatest width. Spreading one argument per finding could overflow the stack. */
export function widest(widths: Iterable<number>): number {
  let most = 0;
  for (const width of widths) most = Math.max(most, width);
  return most;
}
