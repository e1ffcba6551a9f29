import { readSettings, type Settings } from '../../src/config/settings.js';
import { runChecks } from '../../src/engine/run/check-tree.js';
import type { RunInput } from '../../src/engine/run/complete-run.js';
import type { Context } from '../../src/model/context.js';
import type { Report } from '../../src/model/report.js';
import type { Tree } from '../../src/model/tree.js';
import { CONTEXT } from './context.js';

/** A run: its tree, and what is not as usual. */
export interface Run extends Partial<Settings>, Partial<RunInput> {
  readonly tree: Tree;
  /** What rules are given, of the settings and of the input. */
  readonly context?: Partial<Context>;
}

/** The defaults, at a fixed moment. */
const SETTINGS = readSettings({ patterns: [], ignore: [], clock: CONTEXT.now }, (name) => name);

/** Runs the whole gate over a tree, with nothing compared and nothing known unless the run says so. */
export function runOver({ context = {}, ...given }: Run): Promise<Report> {
  const all = {
    ...SETTINGS,
    ...CONTEXT,
    before: null,
    baseline: null,
    loosenedForms: [],
    single: null,
    mostFindings: 100,
    onProgress: () => undefined,
    ...context,
    ...given,
  };
  return runChecks(all, all);
}
