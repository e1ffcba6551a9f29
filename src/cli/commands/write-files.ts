import { reasonOf } from '../../model/text.js';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { relativeWithin } from '../../tree/inside.js';
import type { Tree } from '../../model/tree.js';
import type { Range } from '../../model/pointer.js';
import { hunksOf, patchOf, type Hunk } from '../../report/patch.js';
import {
  concat,
  terminal,
  terminalText,
  type Paint,
  type SafeText,
  type Style,
  type Terminal,
} from '../../report/sink.js';
import { readRegularFile } from '../../tree/regular-file.js';
import { pathIn, bytesOfName } from '../../model/path.js';
import { writeFile } from '../../tree/write-file.js';
import { placeOf, projectOf, RefusedPlace, type Project } from '../../tree/write-place.js';
import { EXIT } from '../../model/report.js';
import { warnUnmatched } from '../no-returns.js';
import { note, type Caller } from '../terminal/caller.js';

/** The result of writing a file. A reason is a sentence. */
export type WriteOutcome =
  | { readonly kind: 'written' }
  | { readonly kind: 'changed'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** A file of the workspace, its content when it was read, and its new content. */
export interface FileReplacement {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/**
 * Replaces a file's content, and keeps its mode. The file stays unchanged if its content is no longer what was read, if
 * it does not exist, or if it is behind a symbolic link of the project.
 */
export function replaceContent(root: string, { file, before, after }: FileReplacement, project: Project): WriteOutcome {
  const path = join(resolve(root), file);
  try {
    const place = placeOf(path, project);
    if (place.kind !== 'file' || place.mode === null) return changed('It is no longer there');
    const there = bytesOfName(place.path);
    const mayReplace = (): boolean => readRegularFile(there, before.length + 1)?.bytes.equals(before) === true;
    const isWritten = writeFile(path, [after], { project, durable: true, mayReplace });
    return isWritten ? { kind: 'written' } : changed('It changed while it was being worked on');
  } catch (error) {
    // Links and special files are never found in the first place, so the obstacle appeared later.
    const isOfProject =
      error instanceof RefusedPlace && error.refusal !== 'git' && relativeWithin(realpathSync(root), error.at) !== null;
    if (isOfProject) return changed('It is no longer a file of its own');
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

function changed(what: string): WriteOutcome {
  return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}

/** How changes are shown: as a difference, as a patch for git, or written. */
export type Mode = 'show' | 'patch' | 'write';

/** A file that a command changes, or leaves with a reason. */
export interface Rewritten extends FileReplacement {
  /** How many fixes were applied in it, or returns migrated. */
  readonly changes: number;
  /** The lines that are printed once it is written. */
  readonly done: readonly Terminal[];
  /** The remaining findings, with their places before and after the change. */
  readonly left: readonly { readonly text: Terminal; readonly before: Range | null; readonly after: Range | null }[];
}

/** How the totals of a run are counted, for its last line and its exit status. */
export interface Totals {
  files: number;
  changes: number;
  left: number;
  /** Files that are not written, or not in the patch: they changed meanwhile, or cannot be shown. */
  waiting: number;
  /** Files that could not be written. */
  failed: number;
}

/** Where and how a command shows what it changes. */
export interface Showing {
  readonly mode: Mode;
  readonly tree: Tree;
  readonly root: string;
  readonly paint: Paint;
  readonly totals: Totals;
}

/**
 * Writes the changed files one by one, or shows them, and lists what is left in each. A file that cannot be written, or is not in
 * the patch, is reported on standard error, and the others follow. Counts all of it. Returns those that were written or shown.
 */
export function showAll<T extends Rewritten>(
  files: readonly T[],
  { mode, tree, root, paint, totals }: Showing,
  caller: Caller,
): readonly T[] {
  const { stdout, stderr } = caller;
  const project = projectOf([root, '.']);
  const messages = mode === 'patch' ? stderr : stdout;
  return files.filter((one) => {
    const { file, before, after, changes, done, left } = one;
    const warn = (why: string): void => {
      note(caller, terminal`${file}: ${why}`);
    };
    let isDone = changes > 0;
    if (changes > 0 && mode === 'write') {
      const outcome = replaceContent(root, one, project);
      isDone = outcome.kind === 'written';
      if (outcome.kind === 'written') messages.write(terminal`${done}`.text);
      else warn(`${outcome.kind === 'failed' ? 'It could not be written: ' : ''}${outcome.reason}`);
      if (outcome.kind === 'failed') totals.failed++;
      if (outcome.kind === 'changed') totals.waiting++;
    } else if (changes > 0 && mode === 'patch') {
      const patch = patchOf({ path: pathIn(tree.root, file), before, after });
      isDone = patch !== null;
      if (patch !== null) stdout.write(patch);
      else {
        warn(NOT_IN_A_PATCH);
        totals.waiting++;
      }
    } else if (changes > 0) stdout.write(unifiedDiff(file, before, after, paint));
    for (const { text, ...range } of left) {
      const place = placeIn(file, isDone && mode === 'write' ? range.after : range.before);
      messages.write(terminal`${place}: ${paint('yellow', terminal`left`)}: ${text}\n`.text);
    }
    totals.left += left.length;
    if (isDone) {
      totals.files++;
      totals.changes += changes;
    }
    return isDone;
  });
}

const NOT_IN_A_PATCH =
  'It is not in the patch, which would hold characters that a terminal or a log must not be shown. Fix it with --write.';

function placeIn(file: string, range: Range | null): string {
  return range === null ? file : `${file}:${String(range.startLine)}:${String(range.startColumn)}`;
}

/** Returns the exit status of a command that changes files. */
export function statusOf({ changes, waiting, failed }: Totals, mode: Mode): number {
  if (failed > 0) return EXIT.internal;
  return waiting > 0 || (changes > 0 && mode !== 'write') ? EXIT.failed : EXIT.passed;
}

/** Reports that nothing was found, and returns the exit status for it: a pattern without matches is probably wrong. */
export async function nothingFound(tree: Tree, patterns: readonly string[], caller: Caller): Promise<number> {
  const where = patterns.length === 0 ? 'in the usual places' : `by ${patterns.join(', ')}`;
  note(caller, terminal`No return was found ${where}.`);
  await warnUnmatched(tree, patterns, caller);
  return EXIT.empty;
}

const CONTEXT = 3;

/** How much of one line is shown, in UTF-16 units. It usually fits a whole return in a JSON Lines log. */
const LONGEST_LINE = 10_000;

/**
 * Returns the unified diff of two texts of a file, for people. Invisible characters are shown by their codes, and
 * carriage returns at line ends are not shown.
 */
function unifiedDiff(file: string, before: Uint8Array, after: Uint8Array, paint: Paint): SafeText {
  const [old, next] = [before, after].map((bytes) => Buffer.from(bytes).toString('utf8'));
  const lines = [
    paint('bold', terminal`--- a/${file}`),
    paint('bold', terminal`+++ b/${file}`),
    ...hunksOf(old ?? '', next ?? '', CONTEXT).flatMap((hunk) => [
      headOf(hunk, paint),
      ...hunk.lines.map((line) => diffLine(line, paint)),
    ]),
  ];
  return concat(lines.map((line) => terminal`${line}\n`.text));
}

function headOf({ oldStart, oldLines, newStart, newLines }: Hunk, paint: Paint): Terminal {
  return paint('cyan', terminal`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`);
}

const STYLES: Readonly<Record<string, Style>> = { '-': 'red', '+': 'green' };

function diffLine(line: string, paint: Paint): Terminal {
  // A tab is safe, and indents correctly.
  const parts = line.replace(/\r$/, '').split('\t');
  const text = parts.flatMap((part, n) => [...(n === 0 ? [] : [terminal`\t`]), terminalText(part, LONGEST_LINE)]);
  const style = STYLES[line.charAt(0)];
  return style === undefined ? terminal`${text}` : paint(style, terminal`${text}`);
}
