import type { Settings } from '../../config/settings.js';
import type { Chosen } from '../../families/choose.js';
import type { Changes } from '../../model/context.js';
import type { Standard } from '../../model/standard.js';
import type { Evaluation } from '../evaluate/evaluation.js';
import type { GatheredFile } from '../evaluate/gathered-file.js';
import { overridesOf, type Overrides } from '../evaluate/overrides.js';
import { ruleSet } from '../evaluate/rules.js';
import { returnLimit } from './return-limit.js';
import type { RunInput } from './run-input.js';

/** Returns what the files are evaluated by, before what the base held is known. */
export function prepareEvaluation(settings: Settings, input: RunInput, files: readonly GatheredFile[]): Evaluation {
  const { standards, levels, maxReturns } = settings;
  const changed = changedPaths(files, input.changes);
  const overrides = overridesOf(settings.overrides, standards);
  const inUse = versionsInUse(standards, overrides);
  return {
    ...settings,
    ...input,
    context: { ...settings, ...input, expectedIn: changed.length === 0 ? null : new Set(changed) },
    chosenAt: overrides?.chosenAt ?? ((): Chosen => standards),
    ruleSets: new Map(inUse.map((standard) => [standard, ruleSet(standard, levels, overrides)])),
    overrides,
    checkReturnLimit: returnLimit(maxReturns),
    isRestated: null,
    baseClaims: null,
    copies: null,
  };
}

/** The chosen versions, and those that overrides choose for some paths. */
function versionsInUse(chosen: Chosen, overrides: Overrides | null): readonly Standard[] {
  const usual = Object.values(chosen).filter((standard) => standard !== undefined);
  return overrides === null ? usual : [...new Set([...usual, ...overrides.standards])];
}

/** The paths of those of the gathered files that changed; none if nothing is compared. */
export function changedPaths(files: readonly GatheredFile[], changes: Changes | null): readonly string[] {
  return changes === null ? [] : files.map(({ file }) => file.path).filter((path) => changes.changed.has(path));
}
