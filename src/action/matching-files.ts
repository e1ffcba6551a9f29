import { relative } from 'node:path';
import { UsageError } from '../model/usage-error.js';
import { filesMatching } from '../tree/report-files.js';

/**
 * The files that the patterns of an input select below the workspace, or elsewhere by absolute ones, as people count. `example` is a
 * pattern that the input takes. Rejects with `UsageError`.
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
    reason = error instanceof Error ? error.message : String(error);
  }
  throw new UsageError(`The input ${input.name}: ${reason} Write patterns such as ${input.example}.`);
}

/** What a file is called: by its place in the workspace, where it is there. */
export function nameInWorkspace(file: string, workspace: string): string {
  const place = relative(workspace, file);
  return place.startsWith('..') ? file : place;
}
