import type { ReadProblem, UnreadReason } from '../../../model/document.js';
import { elementAt } from '../../../model/collections.js';
import { Sections } from '../../../read/document/sections.js';
import type { Source } from '../../../read/source.js';
import { bmadFamilyNamed } from '../place.js';
import { isClaiming } from '../status.js';
import { readBmad } from './bmad.js';

const FENCE_LINE = /^[ \t]*(?:`{3,}|~{3,})[^\r\n]*/gm;

/**
 * Returns why a file with the name of a story or spec is not one: its headings are in a code block that begins the file
 * or never closes, or after a comment that never ends. Null if it has neither, or if the text without these signs is not a
 * finished story or spec: other documents have such names too.
 */
export function unreadIn(source: Source, file: string): ReadProblem | null {
  const { text, unended = null, written = text } = source;
  if (unended !== null) {
    const comment = '<!--';
    const shown = `${text.slice(0, unended)}${' '.repeat(comment.length)}${written.slice(unended + comment.length)}`;
    return isDone(shown) ? problem('in-comment', { start: unended, text: comment }) : null;
  }
  const fence = fenceAround(text);
  if (fence === null) return null;
  return isDone(text.replace(FENCE_LINE, (line) => ' '.repeat(line.length))) ? problem('in-code', fence) : null;

  function isDone(shown: string): boolean {
    const found = readBmad({ ...source, text: shown, unended: null }, file);
    return found?.composed === bmadFamilyNamed(file) && isClaiming(found.value);
  }

  function problem(reason: UnreadReason, { start, text: sign }: Fence): ReadProblem {
    return { kind: 'unread-return', reason, text: sign, range: source.range(start, start + sign.length) };
  }
}

interface Fence {
  readonly start: number;
  readonly text: string;
}

/** The line that opens a code block which begins the text, with no heading outside, or never closes. */
function fenceAround(text: string): Fence | null {
  // A line after an open block is part of it.
  const { lines } = new Sections(`${text}\n-`, 0);
  const start = text.search(/\S/);
  const first = fenceFrom(text, 0);
  if (first?.start === start && lines.every(({ heading }) => heading === undefined)) return first;
  const { line: last } = elementAt(lines, lines.length - 1);
  return last.start > text.length ? null : fenceFrom(text, last.start + last.text.length);
}

function fenceFrom(text: string, from: number): Fence | null {
  FENCE_LINE.lastIndex = from;
  const found = FENCE_LINE.exec(text);
  FENCE_LINE.lastIndex = 0;
  if (found === null) return null;
  const [line] = found;
  const indent = line.length - line.trimStart().length;
  return { start: found.index + indent, text: line.trim() };
}
