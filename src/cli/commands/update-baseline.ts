import { UsageError } from '../../model/usage-error.js';
import { MAX_BASELINE_SIZE, readBaselineFile } from '../../baseline/load.js';
import type { BaselineEntry } from '../../model/baseline.js';
import { count } from '../../model/text.js';
import { baselineOfAll, readBaseline, renderBaseline, type Baseline } from '../../baseline/baseline.js';
import { terminal, type SafeText } from '../../report/sink.js';
import { writeFile } from '../../tree/write-file.js';
import { placeOf, type Project } from '../../tree/write-place.js';

/** A baseline that is being written from what a run finds. */
export interface BaselineUpdate {
  /** Knows all that the run finds. */
  readonly baseline: Baseline;
  /** Writes the file, and tells in one line what it holds now. Throws `UsageError` when it cannot be written. */
  readonly write: () => SafeText;
}

/**
 * Throws `BaselineError` where the file that would be replaced is damaged: it may hold what nobody else knows. Throws
 * `UsageError` for a place that is not written to, before anything is judged.
 */
export function updateBaseline(file: string, project: Project): BaselineUpdate {
  const held = told(() => {
    const place = placeOf(file, project);
    return place.kind === 'file' && place.mode !== null ? readBaselineFile(place.path) : null;
  });
  const before = held === null ? [] : readBaseline(held, file);
  let entries: readonly BaselineEntry[] = [];
  return {
    baseline: baselineOfAll((found) => {
      entries = found;
    }),
    write: () => {
      const text = renderBaseline(entries);
      demandReadable(text, entries);
      told(() => writeFile(file, [text], { project }));
      return terminal`${file} now holds ${count(sum(entries), 'known finding')}, ${difference(before, entries)}. Commit it.`
        .text;
    },
  };
}

/** Throws `UsageError` for a baseline that no run would read. */
function demandReadable(text: string, entries: readonly BaselineEntry[]): void {
  const size = Buffer.byteLength(text);
  if (size <= MAX_BASELINE_SIZE) return;
  throw new UsageError(
    `--update-baseline: a baseline of ${count(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(MAX_BASELINE_SIZE)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`,
  );
}

function told<T>(write: () => T): T {
  try {
    return write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--update-baseline: the baseline could not be written: ${reason}`);
  }
}

function sum(entries: readonly BaselineEntry[]): number {
  return entries.reduce((total, entry) => total + entry.count, 0);
}

function difference(before: readonly BaselineEntry[], after: readonly BaselineEntry[]): string {
  const had = new Map(before.map((entry) => [entry.fingerprint, entry.count]));
  let added = 0;
  for (const { fingerprint, count: now } of after) added += Math.max(0, now - (had.get(fingerprint) ?? 0));
  const gone = sum(before) + added - sum(after);
  return `${String(added)} more and ${String(gone)} fewer than before`;
}
