import type { Json } from '../../../model/json.js';
import type { Composition } from '../../../read/document/composition.js';
import type { Section, SectionLine, Sections } from '../../../read/document/sections.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { boxesIn, taskItems, type Boxes } from './boxes.js';
import { headingParts, isListHeading } from '../../../read/lines/headings.js';
import { readSection } from '../../../read/lines/place.js';

/** The fields that the reader of a story makes. */
export const STORY_FIELDS = ['file-list', 'lists', 'hedged', 'saysNone', 'boxes'];

/** Reads a story into its value. Takes time linear to its text, and never throws. */
export function readStory(made: Composition, sections: Sections): void {
  const status = statusIn(sections);
  if (status !== null) {
    made.set('status', status.text);
    made.mark('/status', status);
  }
  setBoxes(made, boxesIn(taskItems(sections)));
  const files: Json[] = [];
  const unread: SourceText[] = [];
  let lists = 0;
  let hedged = 0;
  let saysNone = false;
  for (const section of sections.outermost(({ heading }) => isListHeading(heading.text))) {
    const list = readSection(listOf(section), { hedges: 'all' });
    if (lists === 0) made.mark('/file-list', section.heading);
    lists++;
    hedged += list.hedged;
    saysNone ||= list.saysNone;
    unread.push(...list.unread);
    made.claimLines(files, '/file-list', list.claims);
  }
  made.set('file-list', files);
  made.set('lists', lists);
  made.set('hedged', hedged);
  made.set('saysNone', saysNone);
  made.leaveUnread(unread);
}

/** What ends a list: headings of sections that are about something else. */
const END =
  /^(?:change ?log|review findings|senior developer review|completion notes|debug log|(?:qa|test) results?|agent model|verification|dependencies)/i;

/** The part of a section that is a list of files. */
function listOf(section: Section): Section {
  const end = section.lines.findIndex(
    ({ heading }) => heading !== undefined && END.test(headingParts(heading.heading.text).name),
  );
  if (end < 0) return section;
  const lines = section.lines.slice(0, end);
  const from = section.lines[end]?.line.start ?? Infinity;
  return { ...section, lines, code: section.code.filter(({ start }) => start < from) };
}

/** Puts the boxes under the tasks into a value. */
export function setBoxes(made: Composition, { ticked, open, firstOpen }: Boxes): void {
  made.set('boxes', { ticked, open });
  if (firstOpen !== null) made.mark('/boxes/open', firstOpen);
}

const NAME = '(?:story |current )?status';

const STATUS_HEADING = new RegExp(`^[*_]*${NAME}_*$`);

/** What comes before the status on its line: its label, or its label in the first cell of a row. */
const LABELS = [
  new RegExp(`^[\\s>*_#+-]{0,40}${NAME}[*_\\s]{0,9}[:：][*_\\s]{0,9}`, 'i'),
  new RegExp(`^[\\s>]{0,40}\\|[\\s*_\\x60]{0,9}${NAME}[\\s*_\\x60:：]{0,9}\\|`, 'i'),
];

/** A line that begins with a label in bold may have that of the status behind it: `**Story ID:** 1.2 **Status:** done`. */
const OTHER_LABEL = /^[\s>*_+-]{0,40}\*\*[^*|]{1,60}[:：]/;

const LATER_LABEL = new RegExp(`\\*\\*${NAME}(?:[:：]\\s?\\*\\*|\\*\\*\\s?[:：])`, 'i');

/** Where the status ends on its line: at the next cell, or the next label in bold. */
const NEXT = /\||\*\*[^*|]{1,60}(?:[:：]\s?\*\*|\*\*\s?[:：])/;

/** So many lines below a heading its status is looked for. */
const NEAR = 3;

/** The status that the text of a story gives, with its place: behind a label, or below a heading; null where it gives none. */
function statusIn({ lines }: Sections): SourceText | null {
  for (const [at, { heading }] of lines.entries()) {
    const labelled = labelledStatus(lines, at);
    if (labelled !== null) return labelled;
    if (heading === undefined || !STATUS_HEADING.test(heading.name)) continue;
    for (const [below, { line, heading: next }] of lines.slice(at + 1, at + 1 + NEAR).entries()) {
      if (next !== undefined) break;
      if (isHead(line, lines[at + below + 2]?.line)) continue;
      const text =
        labelledStatus(lines, at + below + 1) ??
        tidied(untilNext(trimmed(line, /^\s*\|?/.exec(line.text)?.[0].length)));
      if (text !== null) return text;
    }
  }
  return null;
}

function labelledStatus(lines: readonly SectionLine[], at: number): SourceText | null {
  const line = lines[at]?.line;
  if (line === undefined || isHead(line, lines[at + 1]?.line)) return null;
  const start = statusStart(line.text);
  if (start === null) return null;
  return tidied(untilNext(trimmed(line, start)));
}

function untilNext({ text, start }: SourceText): SourceText {
  const end = text.search(NEXT);
  return { text: end < 0 ? text : text.slice(0, end), start };
}

/** Where the status begins on a line; null if the line has no label of one. */
function statusStart(text: string): number | null {
  for (const label of LABELS) {
    const before = label.exec(text)?.[0];
    if (before !== undefined) return before.length;
  }
  const later = OTHER_LABEL.test(text) ? LATER_LABEL.exec(text) : null;
  return later === null ? null : later.index + later[0].length;
}

/** The head of a table is no row of it. */
function isHead({ text }: SourceText, next: SourceText | undefined): boolean {
  return text.includes('|') && next !== undefined && next.text.includes('-') && /^[\s>|:-]+$/.test(next.text);
}

/** A status without the signs and the emphasis around it; null where nothing is left. */
function tidied({ text, start }: SourceText): SourceText | null {
  const shown = text.replace(NOT_SHOWN, '').replace(/^[^\p{L}\p{N}[{<]+/u, '');
  let end = shown.length;
  while (/[\s*_\x60]/.test(shown.charAt(end - 1))) end--;
  if (shown === '') return null;
  return { text: shown.slice(0, Math.min(end, LONGEST_STATUS)), start: start + text.length - shown.length };
}

/** What comes before a status and does not count: words that are struck out. */
const NOT_SHOWN = /^(?:[\s*_]|~~[^~]{1,400}~~)*/;

/** What is longer is no status that anyone reads to its end. */
const LONGEST_STATUS = 200;
