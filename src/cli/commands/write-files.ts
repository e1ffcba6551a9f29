import { reasonOf } from '../../model/text.js';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { relativeWithin } from '../../tree/inside.js';
import type { Tree } from '../../model/tree.js';
import { unmatchedPatterns } from '../../gather/explain-files.js';
import { terminal } from '../../report/sink.js';
import { readRegularFile } from '../../tree/regular-file.js';
import { bytesOfName } from '../../model/path.js';
import { writeFile } from '../../tree/write-file.js';
import { placeOf, projectOf, RefusedPlace, type Project } from '../../tree/write-place.js';
import { EXIT } from '../../model/report.js';
import type { Caller } from '../terminal/caller.js';

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
    if (error instanceof RefusedPlace && hasCome(root, error)) return changed('It is no longer a file of its own');
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

/**
 * Whether the obstacle appeared after the file was found. Links and special files are never found in the first place.
 */
function hasCome(root: string, { refusal, at }: RefusedPlace): boolean {
  return refusal !== 'git' && relativeWithin(realpathSync(root), at) !== null;
}

function changed(what: string): WriteOutcome {
  return { kind: 'changed', reason: `${what}: it was left as it is. Run the command again.` };
}

export type WriteOutcomeKind = WriteOutcome['kind'];

/** Replaces files one by one. Failures are reported on standard error, and the other files are still written. */
export function writeAll(
  root: string,
  files: readonly FileReplacement[],
  { stderr }: Caller,
): ReadonlyMap<string, WriteOutcomeKind> {
  const project = projectOf([root, '.']);
  const outcomes = new Map<string, WriteOutcomeKind>();
  for (const replacement of files) {
    const outcome = replaceContent(root, replacement, project);
    outcomes.set(replacement.file, outcome.kind);
    if (outcome.kind === 'written') continue;
    const what = outcome.kind === 'failed' ? 'It could not be written: ' : '';
    stderr.write(terminal`return-gate: ${replacement.file}: ${what}${outcome.reason}`.text + '\n');
  }
  return outcomes;
}

/** Reports that nothing was found, and returns the exit status for it: a pattern without matches is probably wrong. */
export async function nothingFound(tree: Tree, patterns: readonly string[], caller: Caller): Promise<number> {
  const where = patterns.length === 0 ? 'in the usual places' : `by ${patterns.join(', ')}`;
  caller.stderr.write(terminal`return-gate: No return was found ${where}.`.text + '\n');
  await warnUnmatched(tree, patterns, caller);
  return EXIT.empty;
}

/** Prints each pattern without matches on standard error, with what may have been meant. */
export async function warnUnmatched(tree: Tree, patterns: readonly string[], { stderr }: Caller): Promise<void> {
  for (const { pattern, hint } of await unmatchedPatterns(tree, patterns)) {
    const line = terminal`return-gate: The pattern "${pattern}" finds no file.${hint === null ? '' : ` ${hint}`}`;
    stderr.write(line.text + '\n');
  }
}
