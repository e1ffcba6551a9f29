import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingCaller } from '../../__tests__/support/captured.js';
import { environment, type ReportedRun } from '../../__tests__/support/bundle.js';
import { inPlace } from '../../__tests__/support/in-place.js';
import { runCommandLine } from '../../src/cli/command-line.js';
import { numbers } from '../reference/histories.js';
import { branchOf, type Branch, type Recipe, type Told } from './branches.js';
import { CLONES, Clones, makeWhole } from './clones.js';
import { EXCEPTIONS, type Accusation, type Difference, type View } from './exceptions.js';
import { historiesOf, type Shape } from './shapes.js';

/** What was compared, and how it came out. */
export interface Tally {
  branches: number;
  readonly shapes: Map<string, number>;
  runs: number;
  /** Runs that ended without a report. */
  refused: number;
  claims: number;
  undetermined: number;
  pairs: number;
  lies: number;
  readonly exceptions: Map<string, number>;
}

export function emptyTally(): Tally {
  return {
    ...{ branches: 0, shapes: new Map(), runs: 0, refused: 0, claims: 0 },
    ...{ undetermined: 0, pairs: 0, lies: 0, exceptions: new Map() },
  };
}

/** Which views of a branch are compared: of some, each may be one of so many. */
export type Choice = (view: View) => boolean;

/** Returns in words what the gate says of a branch in one view and not in another; empty where all agree, but for the exceptions. */
export async function differencesOf(
  recipe: Recipe,
  seed: number,
  isChosen: Choice = () => true,
  tally: Tally = emptyTally(),
): Promise<readonly string[]> {
  const branch = branchOf(recipe);
  const { stream, shapes } = historiesOf(branch, numbers(seed));
  if (shapes.length === 0 || branch.told.length === 0) return [];
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'metamorphic-'));
  const found: string[] = [];
  try {
    const clones = new Clones(folder, makeWhole(join(folder, 'whole.git'), stream));
    tally.branches++;
    const given = new Map<Told, number>();
    for (const shape of shapes) {
      for (const clone of CLONES) {
        for (const compares of [false, true]) {
          const view = { shape: shape.name, clone, compares };
          if ((shape.name === 'base ahead' && !compares) || !isChosen(view)) continue;
          add(tally.shapes, shape.name);
          tally.runs++;
          const report = await run(clones.open(clone, shape, compares), shape, compares);
          if (report === null) tally.refused++;
          else found.push(...inView(branch, view, report, given, tally));
        }
      }
    }
    for (const count of given.values()) tally.pairs += (count * (count - 1)) / 2;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return found;
}

/** The differences of one view from what is true: of two views that agree with it, none differs from the other. */
function inView(
  branch: Branch,
  view: View,
  report: ReportedRun,
  given: Map<Told, number>,
  tally: Tally,
): readonly string[] {
  return branch.told.flatMap((told): readonly string[] => {
    if (!told.succeeds || told.truth === 'open') return [];
    const claim = claimIn(report, told);
    if (claim === null) return [`${shown(view)}: ${told.file} makes no claim of ${told.path}`];
    tally.claims++;
    if (claim.verdict === 'undetermined') {
      tally.undetermined++;
      return [];
    }
    given.set(told, (given.get(told) ?? 0) + 1);
    if (told.truth !== 'honest') tally.lies++;
    if ((told.truth === 'honest') === (claim.accusation === null)) return [];
    const difference: Difference = { told, branch, view, ...claim };
    const exception = EXCEPTIONS.find(({ holds }) => holds(difference));
    if (exception !== undefined) {
      add(tally.exceptions, exception.name);
      return [];
    }
    const { rule, severity } = claim.accusation ?? { rule: 'nothing', severity: '' };
    const what = told.truth === 'honest' ? `honest, ${told.says}` : `lie, ${told.truth}`;
    return [`${shown(view)}: ${told.file}: ${told.path} (${what}): ${claim.verdict}, ${severity} ${rule}`];
  });
}

function shown({ shape, clone, compares }: View): string {
  return `${shape}, ${clone}${compares ? ', base' : ''}`;
}

/** Says nothing about whether a claim is true. */
const OF_FORM: ReadonlySet<string> = new Set(['artifact-type']);

function claimIn(
  { returns, findings }: ReportedRun,
  told: Told,
): { readonly verdict: string; readonly accusation: Accusation | null } | null {
  const claims = returns.filter(({ file }) => file === told.file).flatMap(({ claims }) => claims);
  const claim = claims.find(({ path }) => path === told.path);
  if (claim === undefined) return null;
  const about = findings.find(
    ({ file, pointer, severity, rule }) =>
      file === told.file &&
      (pointer === claim.pointer || pointer?.startsWith(`${claim.pointer}/`) === true) &&
      severity !== 'notice' &&
      !OF_FORM.has(rule),
  );
  const accusation =
    about === undefined || about.severity === 'notice' ? null : { rule: about.rule, severity: about.severity };
  return { verdict: claim.verdict, accusation };
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The report of a run; null where it gives none. */
async function run(directory: string, { head, base }: Shape, compares: boolean): Promise<ReportedRun | null> {
  const surroundings = environment({});
  const { caller, stdout, stderr } = recordingCaller(surroundings);
  const args = ['check', '--root', directory, '--at', head, '--format', 'json', '--now', '2026-01-28T12:00:00Z'];
  const status = await inPlace({ cwd: undefined, env: surroundings }, () =>
    runCommandLine([...args, ...(compares ? ['--base', base] : [])], caller),
  );
  if (status !== 0 && status !== 1 && status !== 2) throw new Error(`exit ${String(status)}: ${stderr.join('')}`);
  return stdout.join('') === '' ? null : (JSON.parse(stdout.join('')) as ReportedRun);
}
