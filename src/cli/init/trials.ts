import { baselineToWrite, type NewBaseline, type Untrue } from '../../baseline/baseline.js';
import type { BaselineEntry } from '../../model/finding.js';
import type { Config } from '../../config/config.js';
import { readSettings } from '../../config/settings.js';
import { checkTree } from '../../engine/run/check-tree.js';
import type { RawOptions } from '../../model/usage.js';
import type { Report } from '../../model/report.js';
import type { FamilyName, Standard } from '../../model/standard.js';
import type { Tree } from '../../model/tree.js';
import { orderedStandards } from '../../families/catalog.js';

/** The results of a family's returns under one of its versions. */
export interface Trial {
  readonly standard: Standard;
  readonly returns: number;
  /** Number of returns without errors. */
  readonly satisfied: number;
  readonly findings: number;
}

/** What is checked, and what already exists. */
export interface InitContext {
  readonly tree: Tree;
  readonly now: string | undefined;
  readonly clock: number;
  /** The configuration on disk. */
  readonly config: Config | null;
  readonly untrue: Untrue;
  /** What the baseline on disk knows. */
  readonly known: readonly BaselineEntry[];
}

/**
 * Checks the tree by the given versions, as ids separated by commas; for an empty string, by those of the
 * configuration.
 */
export async function check(
  standards: string,
  { tree, now, clock, config, untrue, known }: InitContext,
): Promise<{ readonly report: Report; readonly taken: NewBaseline; readonly maxFileSize: number }> {
  const settings = readSettings(givenOf(standards, now, clock), (setting) => `--${setting}`, config);
  let taken: NewBaseline = { entries: [], added: 0, untrue: [] };
  const baseline = baselineToWrite({
    before: known,
    untrue,
    onWritten: (found) => {
      taken = found;
    },
  });
  const report = await checkTree(tree, settings, { baseline });
  return { report, taken, maxFileSize: settings.maxFileSize };
}

function givenOf(standards: string, now: string | undefined, clock: number): RawOptions {
  return {
    patterns: [],
    ignore: [],
    standard: standards === '' ? undefined : standards,
    failOn: undefined,
    ifNoReturns: 'ignore',
    staleAfter: undefined,
    maxFileSize: undefined,
    expectSession: undefined,
    now,
    clock,
  };
}

/** Returns the trials of the versions that the configuration selects. */
export function configured(trials: readonly Trial[], { config, now, clock }: InitContext): readonly Trial[] {
  const { standards } = readSettings(givenOf('', now, clock), (setting) => `--${setting}`, config);
  return trials.filter(({ standard }) => standards[standard.family]?.id === standard.id);
}

/** Tries every version of each family that has returns in the repository. */
export async function tryAll(context: InitContext): Promise<readonly Trial[]> {
  const { report } = await check('', context);
  const families = new Set(report.returns.map(({ standard }) => familyOf(standard)));
  const trials: Trial[] = [];
  for (const standard of orderedStandards.filter(({ family }) => families.has(family))) {
    trials.push(trial(standard, (await check(standard.id, context)).report));
  }
  return trials;
}

function familyOf(id: string): FamilyName | undefined {
  return orderedStandards.find((standard) => standard.id === id)?.family;
}

function trial(standard: Standard, report: Report): Trial {
  const returns = report.returns.filter((record) => record.standard === standard.id);
  const of = new Set(returns.map(({ file, index }) => `${file}\0${String(index)}`));
  const theirs = report.findings.filter(({ file, index }) => of.has(`${file ?? ''}\0${String(index ?? 0)}`));
  const failing = new Set(
    theirs
      .filter(({ severity }) => severity === 'error')
      .map(({ file, index }) => `${file ?? ''}\0${String(index ?? 0)}`),
  );
  return { standard, returns: returns.length, satisfied: returns.length - failing.size, findings: theirs.length };
}

/**
 * Returns the best version of each family: the one with the most returns without errors, then the one with the fewest
 * findings, then the default.
 */
export function best(trials: readonly Trial[]): readonly Trial[] {
  const byFamily = new Map<FamilyName, Trial>();
  for (const candidate of trials) {
    const { family } = candidate.standard;
    const holder = byFamily.get(family);
    if (holder === undefined || isBetter(candidate, holder)) byFamily.set(family, candidate);
  }
  return [...byFamily.values()];
}

function isBetter(a: Trial, b: Trial): boolean {
  if (a.satisfied !== b.satisfied) return a.satisfied > b.satisfied;
  if (a.findings !== b.findings) return a.findings < b.findings;
  return a.standard.isDefault;
}
