import type { Settings } from '../../config/settings.js';
import type { Changes } from '../../model/context.js';
import type { Evaluation, GatheredFile } from '../evaluate/evaluation.js';
import { overridesOf } from '../evaluate/rules.js';
import { RunStandards } from '../evaluate/run-standards.js';
import { runLimit } from './run-limit.js';
import type { RunInput } from './run-input.js';

/** Resolves to what the files are evaluated by, before what the base held is known. Rejects with `UsageError`. */
export async function prepareEvaluation(
  settings: Settings,
  input: RunInput,
  files: readonly GatheredFile[],
): Promise<Evaluation> {
  const { standards: versions, levels, vocabulary, maxReturns, maxClaims } = settings;
  const changed = changedPaths(files, input.changes);
  const overrides = overridesOf(settings.overrides, versions);
  return {
    ...settings,
    ...input,
    context: { ...settings, ...input, expectedIn: changed.length === 0 ? null : new Set(changed) },
    standards: await RunStandards.open({ versions, overrides, levels, vocabulary }),
    overrides,
    checkReturnLimit: runLimit('returns', maxReturns),
    checkClaimLimit: runLimit('claims', maxClaims),
    isRestated: null,
    isStatusNew: null,
    baseClaims: null,
    copies: null,
  };
}

/** The paths of those of the gathered files that changed; none if nothing is compared. */
export function changedPaths(files: readonly GatheredFile[], changes: Changes | null): readonly string[] {
  return changes === null ? [] : files.map(({ file }) => file.path).filter((path) => changes.changed.has(path));
}
