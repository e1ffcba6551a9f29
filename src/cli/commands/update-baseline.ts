import { UsageError } from '../../model/usage.js';
import { MAX_BASELINE_SIZE, readBaselineFile } from '../../baseline/load.js';
import type { BaselineEntry } from '../../model/finding.js';
import { count, reasonOf } from '../../model/text.js';
import { baselineToWrite, readBaseline, renderBaseline, type Baseline, type Untrue } from '../../baseline/baseline.js';
import { terminal, type SafeText } from '../../report/sink.js';
import { writeFile } from '../../tree/write-file.js';
import { placeOf, type Project } from '../../tree/write-place.js';
import type { OptionSpec } from '../options.js';
import { OutputError } from '../terminal/caller.js';

/** A baseline that is written from the findings of a run. */
export interface BaselineUpdate {
  /** Contains all findings of the run, except new false claims. */
  readonly baseline: Baseline;
  /** Writes the file. Returns one line about its content. Throws `OutputError` if it cannot be written. */
  readonly write: () => SafeText;
}

/** The option to add false claims, which are left out by default. */
export const INCLUDE_UNTRUE: OptionSpec = {
  name: 'include-untrue',
  help: 'take false claims into the baseline, too',
};

/**
 * Returns the update of a baseline, before anything is checked. Throws `BaselineError` if the file to replace is
 * damaged, since it may hold the only list. Throws `UsageError` for a place that must not be written to.
 */
export function updateBaseline(file: string, project: Project, untrue: Untrue): BaselineUpdate {
  const before = knownEntries(file, project);
  const baseline = baselineToWrite(before, untrue);
  return {
    baseline,
    write: () => {
      const { entries, added, untrue: left } = baseline.taken();
      const text = renderBaseline(entries);
      demandReadable(text, entries);
      try {
        writeFile(file, [text], { project });
      } catch (error) {
        throw new OutputError(unwritten(error));
      }
      const gone = sum(before) + added - sum(entries);
      const difference = `${String(added)} more and ${String(gone)} fewer than before`;
      const { stay, them } = stayOut(left.length);
      const out = left.length === 0 ? '' : ` ${stay} out of it: ${them}`;
      return terminal`${file} now holds ${count(sum(entries), 'known finding')}, ${difference}. Commit it.${out}`.text;
    },
  };
}

/** Returns the entries of the baseline on disk; none if there is no file. Throws as `updateBaseline` does. */
export function knownEntries(file: string, project: Project): readonly BaselineEntry[] {
  let held: string | null;
  try {
    const place = placeOf(file, project);
    held = place.kind === 'file' && place.mode !== null ? readBaselineFile(place.path) : null;
  } catch (error) {
    throw new UsageError(unwritten(error));
  }
  return held === null ? [] : readBaseline(held, file);
}

/** Says that new false claims stay out of a baseline, in which they would pass, and what to do about them. */
export function stayOut(claims: number): { readonly stay: string; readonly they: string; readonly them: string } {
  const they = claims === 1 ? 'it' : 'them';
  const stay = `${count(claims, 'false claim')} ${claims === 1 ? 'stays' : 'stay'}`;
  return { stay, they, them: `fix ${they}, or take ${they} in with --${INCLUDE_UNTRUE.name}.` };
}

/** Throws `UsageError` for a baseline that no run would read. */
function demandReadable(text: string, entries: readonly BaselineEntry[]): void {
  const size = Buffer.byteLength(text);
  if (size <= MAX_BASELINE_SIZE) return;
  throw new UsageError(
    `--update-baseline: a baseline of ${count(sum(entries), 'known finding')} would take ${String(size)} bytes, more than the limit of ${String(MAX_BASELINE_SIZE)}: turn off the rules that most of them are of, or leave old returns out (paths, ignore).`,
  );
}

function unwritten(error: unknown): string {
  return `--update-baseline: the baseline could not be written: ${reasonOf(error)}`;
}

function sum(entries: readonly BaselineEntry[]): number {
  return entries.reduce((total, entry) => total + entry.count, 0);
}
