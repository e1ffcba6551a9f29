import * as core from '@actions/core';
import { relative } from 'node:path';
import { readEarlier, type Earlier } from '../compare/compare.js';
import { cleanPatterns } from '../gather/glob.js';
import { UsageError } from '../model/usage.js';
import { terminal } from '../report/sink.js';
import { distinctFiles, readReportFiles, filesMatching } from '../tree/report-files.js';
import type { ActionInputs } from './inputs.js';
import { reasonOf } from '../model/text.js';

/**
 * Resolves to the last report by name that the input `compare` selects, by patterns relative to the workspace; null if it is empty.
 * If nothing matches, as on the first night, the log says so. Rejects with `UsageError`.
 */
export async function earlierReport(
  { compare, mode = 'all', shard = '' }: Pick<ActionInputs, 'compare'> & Partial<Pick<ActionInputs, 'mode' | 'shard'>>,
  workspace: string,
): Promise<Earlier | null> {
  const patterns = cleanPatterns([compare]);
  if (patterns.length === 0) return null;
  if (mode === 'changed') {
    throw new UsageError(
      'The input compare sets whole runs side by side, and the input mode is changed: leave one of them out.',
    );
  }
  if (shard !== '') {
    throw new UsageError(
      'The input compare needs a whole run, and the input shard checks only a part. Set compare on return-gate/merge instead.',
    );
  }
  const found = await matchingFiles({ name: 'compare', example: 'earlier/*.json' }, patterns, workspace);
  const names = distinctFiles(found.filter((file) => file.endsWith('.json')));
  if (names.length === 0) {
    core.info(terminal`No earlier report matches ${patterns.join(', ')}: there is nothing to compare with yet.`.text);
  }
  const displayName = (file: string): string => nameInWorkspace(file, workspace);
  const [last] = readReportFiles(names.slice(-1), { displayName });
  return readEarlier('The input compare', names.map(displayName), last);
}

/**
 * Resolves to the files that match an input's patterns, in natural order. Patterns are relative to the workspace, or
 * absolute. `example` is a valid pattern for the error message. Rejects with `UsageError`.
 */
export async function matchingFiles(
  input: { readonly name: string; readonly example: string },
  patterns: readonly string[],
  workspace: string,
): Promise<readonly string[]> {
  let reason = 'there is a file among them whose name is not UTF-8.';
  try {
    const files = await filesMatching(workspace, patterns);
    if (files !== undefined) return files;
  } catch (error) {
    reason = reasonOf(error);
  }
  throw new UsageError(`The input ${input.name}: ${reason} Write patterns such as ${input.example}.`);
}

/** Returns the name of a file: its path in the workspace, if it is there. */
export function nameInWorkspace(file: string, workspace: string): string {
  const place = relative(workspace, file);
  return place.startsWith('..') ? file : place;
}
