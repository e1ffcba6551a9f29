import { reasonOf } from '../model/text.js';
import { relative } from 'node:path';
import { UsageError } from '../model/usage.js';
import { filesMatching } from '../tree/report-files.js';

/**
 * Resolves to the files that match an input's patterns, in natural order. Patterns are relative to the workspace, or
 * absolute. `example` is a valid pattern for the error message. Rejects with `UsageError`.
 */
export async function matchingFiles(
  input: { readonly name: string; readonly example: string },
  patterns: readonly string[],
  workspace: string,
): Promise<readonly string[]> {
  let reason = 'there is a file among them whose name is no UTF-8.';
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
