import { hunksOf } from './hunks.js';
import { exact } from './sink.js';

/**
 * Lines to replace, and the new lines, each with its line end. Unless the file is empty, at least one line is replaced.
 */
export interface Replacement {
  /** The first line, 1-based. */
  readonly line: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Returns the replacements of a change, from top to bottom; no two share a line. */
export function replacementsOf(before: string, after: string): readonly Replacement[] {
  const [old, next] = [wholeLines(before), wholeLines(after)];
  const replacements: Replacement[] = [];
  for (const { oldStart, oldLines, newStart, newLines } of hunksOf(before, after, 0)) {
    const replacement = anchored(old, {
      line: oldStart,
      removed: old.slice(oldStart - 1, oldStart - 1 + oldLines),
      added: next.slice(newStart - 1, newStart - 1 + newLines),
    });
    const last = replacements.at(-1);
    if (last !== undefined && replacement.line < last.line + last.removed.length) {
      replacements[replacements.length - 1] = spanOf(old, [last, replacement]);
    } else replacements.push(replacement);
  }
  return replacements;
}

/** Returns all replacements as one, with the lines between them. */
export function joined(before: string, replacements: readonly Replacement[]): readonly Replacement[] {
  return replacements.length < 2 ? replacements : [spanOf(wholeLines(before), replacements)];
}

/** Returns the text after some of the replacements. */
export function withReplacements(before: string, replacements: readonly Replacement[]): string {
  const lines = wholeLines(before);
  let text = '';
  let done = 0;
  for (const { line, removed, added } of [...replacements].sort((a, b) => a.line - b.line)) {
    text += [...lines.slice(done, line - 1), ...added].join('');
    done = line - 1 + removed.length;
  }
  return text + lines.slice(done).join('');
}

/**
 * Whether a web page keeps a replacement unchanged: its lines end in LF, and it has no byte order mark. Other bytes get
 * lost when a suggestion is accepted, and in the clipboard.
 */
export function isPlain({ removed, added }: Replacement): boolean {
  return [...removed, ...added].every(isPlainLine) && exact(added.join('')) !== null;
}

function isPlainLine(line: string): boolean {
  return line.endsWith('\n') && !/[\r\uFEFF]/.test(line);
}

function wholeLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** An insertion includes an unchanged line: the one before it, or at the start the one after it. */
function anchored(lines: readonly string[], { line, removed, added }: Replacement): Replacement {
  if (removed.length > 0 || lines.length === 0) return { line, removed, added };
  const [previous, next] = [lines[line - 2], lines[line - 1]];
  if (previous !== undefined) return { line: line - 1, removed: [previous], added: [previous, ...added] };
  return next === undefined ? { line, removed, added } : { line, removed: [next], added: [...added, next] };
}

function spanOf(lines: readonly string[], replacements: readonly Replacement[]): Replacement {
  const first = Math.min(...replacements.map(({ line }) => line));
  const end = Math.max(...replacements.map(({ line, removed }) => line + removed.length));
  const added: string[] = [];
  let done = first;
  for (const replacement of replacements) {
    // If two replacements share a line, the later one repeats it.
    const shared = Math.max(0, done - replacement.line);
    added.push(...lines.slice(done - 1, replacement.line - 1), ...replacement.added.slice(shared));
    done = replacement.line + replacement.removed.length;
  }
  added.push(...lines.slice(done - 1, end - 1));
  return { line: first, removed: lines.slice(first - 1, end - 1), added };
}
