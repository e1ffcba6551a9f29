import { Random } from './random.js';

const WORDS =
  'adds agent all an and binding block build cache call change check claim clock code column commit config date default docs each entry error every field file find fix flag folder for from group handler help hook import index input into is item key layer line link list load local log loop map menu mode module move name new node note of on option or order output page panel parse part path phase pin plan point port query queue range read reader report return root route rule scan schema script search section seed set shape shell size sort source span stage state step store stream table task test text theme time token tool tree type unit update use user value verify view watch window with word work zone'.split(
    ' ',
  ) as [string, ...string[]];

/** Parts of agents' sentences other than plain words: most contain a character that may end a sentence, and does not. */
const OTHERS: readonly [string, ...string[]] = [
  'settings.json',
  'keymap.json',
  'docs/guides/setup.md',
  'src/parse/date.ts',
  'v1.2',
  '(ctrl-h, ctrl-l)',
  '`parseDate`',
  'e.g. zones',
  '3.5 hours',
  'read-only',
  'phase 2/4;',
  '#12',
  '->',
];

/** Returns some sentences; about six in a hundred words are not plain. */
export function sentences(random: Random, count: number, words: number): string {
  return Array.from({ length: count }, () => sentence(random, words)).join(' ');
}

function sentence(random: Random, words: number): string {
  const length = Math.max(3, Math.round(words * (0.5 + random.next())));
  const list = Array.from({ length }, () => (random.next() < 0.06 ? random.of(OTHERS) : random.of(WORDS)));
  const text = list.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const POOL_BYTES = 4 * 1024 * 1024;

let pool: string | undefined;

/** Returns a content of some bytes that compresses like prose, and differs from all others from its first line. */
export function content(heading: string, random: Random, bytes: number): string {
  pool ??= makePool();
  const start = random.below(POOL_BYTES - bytes);
  return `# ${heading}\n\n${pool.slice(start, start + bytes)}\n`;
}

function makePool(): string {
  const random = new Random(1);
  const paragraphs: string[] = [];
  for (let length = 0; length < POOL_BYTES;) {
    const paragraph = sentences(random, 4, 14);
    paragraphs.push(paragraph);
    length += paragraph.length + 1;
  }
  return paragraphs.join('\n');
}
