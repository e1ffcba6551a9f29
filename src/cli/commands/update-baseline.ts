import { UsageError } from '../../model/usage.js';
import { MAX_BASELINE_SIZE, readBaselineFile } from '../../baseline/load.js';
import type { BaselineEntry } from '../../model/finding.js';
import { count, reasonOf } from '../../model/text.js';
import {
  baselineToWrite,
  readBaseline,
  renderBaseline,
  type Baseline,
  type NewBaseline,
  type Untrue,
} from '../../baseline/baseline.js';
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
  let taken: NewBaseline = { entries: [], added: 0, untrue: [] };
  return {
    baseline: baselineToWrite({
      before,
      untrue,
      onWritten: (found) => {
        taken = found;
      },
    }),
    write: () => {
      const { entries, added } = taken;
      const text = renderBaseline(entries);
      demandReadable(text, entries);
      try {
        writeFile(file, [text], { project });
      } catch (error) {
        throw new OutputError(unwritten(error));
      }
      const gone = sum(before) + added - sum(entries);
      const difference = `${String(added)} more and ${String(gone)} fewer than before`;
      return terminal`${file} now holds ${count(sum(entries), 'known finding')}, ${difference}. Commit it.${leftOut(taken)}`
        .text;
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

/** Reports the false claims that stay out. In the baseline they would pass. */
function leftOut({ untrue }: NewBaseline): string {
  if (untrue.length === 0) return '';
  const [claims, they] =
    untrue.length === 1 ? ['1 false claim stays', 'it'] : [`${String(untrue.length)} false claims stay`, 'them'];
  return ` ${claims} out of it: fix ${they}, or take ${they} in with --${INCLUDE_UNTRUE.name}.`;
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
