import { join } from 'node:path';
import { UsageError } from '../../model/usage-error.js';
import { readConfig } from '../../config/load.js';
import { judgeTree } from '../../engine/judge-tree.js';
import { BASELINE_FILE } from '../../model/baseline.js';
import type { VerdictName } from '../../model/claim.js';
import type { RawOptions } from '../../model/raw-options.js';
import type { Report } from '../../model/report.js';
import type { Standard } from '../../model/standard.js';
import type { Family } from '../../model/vocabulary.js';
import { count } from '../../model/text.js';
import { isCompared, isNotBorneOut, isUntrue } from '../../model/truth.js';
import type { Tree } from '../../model/tree.js';
import { baselineToWrite, renderBaseline, type Taken, type Untrue } from '../../baseline/baseline.js';
import type { Config } from '../../config/config.js';
import { CONFIG_FILES, findConfig } from '../../config/find.js';
import { terminal, type Terminal } from '../../report/sink.js';
import { painter, type Paint } from '../../report/paint.js';
import { readSettings } from '../../config/settings.js';
import { orderedStandards } from '../../standards/catalog.js';
import { openCommit } from '../../tree/commit.js';
import { repositoryOf } from '../../tree/root.js';
import { writeFile } from '../../tree/write-file.js';
import { placeOf, projectOf, type Project } from '../../tree/write-place.js';
import { openWorkspace } from '../../tree/workspace.js';
import type { Caller } from '../terminal/caller.js';
import { wantsColor } from '../terminal/color.js';
import { EXIT } from '../../model/exit-status.js';
import { inProject, ROOT_OPTION } from '../in-project.js';
import { optionHelp, readCall, type OptionSpec } from '../options.js';
import { aligned } from '../terminal/page.js';
import { INCLUDE_UNTRUE } from './update-baseline.js';
import { WORKFLOWS } from './workflows.js';

const OPTIONS: readonly OptionSpec[] = [
  ROOT_OPTION,
  { name: 'write', help: 'write the files; one that exists is never replaced' },
  INCLUDE_UNTRUE,
  { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
  { name: 'no-color', help: 'no colour, whatever standard output is' },
  { name: 'help', help: 'this help' },
];

const USAGE = `Usage: return-gate init [options]

Looks at the returns that the repository has committed, and proposes a configuration, a baseline of what is found
today, and workflows. Shows them; writes them with --write. Claims that are not true are named, and stay out of the baseline.

Options
${optionHelp(OPTIONS)}
`;

/** How the returns of a family fare under one of its versions. */
interface Trial {
  readonly standard: Standard;
  readonly returns: number;
  /** Returns in which nothing is an error. */
  readonly satisfied: number;
  readonly findings: number;
}

interface Proposal {
  /** Its text is worth reading before it is written. */
  readonly isShown: boolean;
  /** As it is told: relative to the repository. */
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly about: string;
}

/** `init`: proposes what a repository with a past needs to switch the gate on. Rejects with what the caller can mend. */
export async function init(args: readonly string[], caller: Caller): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    caller.stdout.write(USAGE);
    return EXIT.passed;
  }
  const { values, switches, rest } = inProject(readCall(args, OPTIONS), caller);
  if (rest.length > 0) throw new UsageError(`init takes no ${rest[0] ?? ''}: name the project with --root.`);
  const root = values.get('root')?.[0] ?? '.';
  const now = values.get('now')?.[0];
  const paint = painter(!switches.has('no-color') && wantsColor(caller));
  const tree = await openCommit({ root, revision: 'HEAD' });
  try {
    // Nothing is asked of it but its configuration.
    const disk = openWorkspace(root);
    const known = findConfig(disk)?.path ?? null;
    const untrue: Untrue = switches.has(INCLUDE_UNTRUE.name) ? 'included' : 'left-out';
    const surroundings = { tree, now, clock: caller.now(), config: await readConfig(disk), untrue };
    const trials = await tryAll(surroundings);
    const chosen = known === null ? best(trials) : configured(trials, surroundings);
    const ids = known === null ? chosen.map(({ standard }) => standard.id).join(',') : '';
    const { report, taken } = await judge(ids, surroundings);
    const baseline = surroundings.config?.baseline ?? BASELINE_FILE;
    const proposals = propose({ root, place: tree.root, config: known, chosen, baseline, taken });
    const isWriting = switches.has('write');
    const project = projectOf([root, '.']);
    // All are looked at before one is written.
    const looked = proposals.map((proposal) => ({ proposal, exists: isThere(proposal, project) }));
    const done = looked.map(({ proposal, exists }) => settle(proposal, { exists, isWriting, project }));
    caller.stdout.write(
      terminal`${survey(trials, chosen, known, report, paint)}\n${exitWith(done, isWriting, paint)}\n${next(done, isWriting, taken)}`
        .text,
    );
    return EXIT.passed;
  } finally {
    tree.close();
  }
}

/** What is judged, and what stands there already. */
interface InitContext {
  readonly tree: Tree;
  readonly now: string | undefined;
  readonly clock: number;
  /** The configuration that the project has on disk. */
  readonly config: Config | null;
  readonly untrue: Untrue;
}

/** Judges by versions, by ids separated by commas; without one by those of the configuration. */
async function judge(
  standards: string,
  { tree, now, clock, config, untrue }: InitContext,
): Promise<{ readonly report: Report; readonly taken: Taken }> {
  const settings = readSettings(givenOf(standards, now, clock), (setting) => `--${setting}`, config);
  let taken: Taken = { entries: [], added: 0, untrue: [] };
  const baseline = baselineToWrite({
    untrue,
    take: (found) => {
      taken = found;
    },
  });
  return { report: await judgeTree(tree, settings, { baseline }), taken };
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

/** Of the versions that were tried, those by which the configuration judges. */
function configured(trials: readonly Trial[], { config, now, clock }: InitContext): readonly Trial[] {
  const { standards } = readSettings(givenOf('', now, clock), (setting) => `--${setting}`, config);
  return trials.filter(({ standard }) => standards[standard.family]?.id === standard.id);
}

/** Every version of each family of which the repository has returns. */
async function tryAll(surroundings: InitContext): Promise<readonly Trial[]> {
  const { report } = await judge('', surroundings);
  const families = new Set(report.returns.map(({ standard }) => familyOf(standard)));
  const trials: Trial[] = [];
  for (const standard of orderedStandards.filter(({ family }) => families.has(family))) {
    trials.push(trial(standard, (await judge(standard.id, surroundings)).report));
  }
  return trials;
}

function familyOf(id: string): Family | undefined {
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

/** Of each family the version that most returns satisfy; where several do, the one with the fewest findings, then the default. */
function best(trials: readonly Trial[]): readonly Trial[] {
  const byFamily = new Map<Family, Trial>();
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

/** What proposals are made from. */
interface Basis {
  readonly root: string;
  /** The project root's place in its repository. */
  readonly place: string;
  /** The name of the configuration that is there. */
  readonly config: string | null;
  readonly chosen: readonly Trial[];
  /** Where known findings are kept, relative to the project root. */
  readonly baseline: string;
  readonly taken: Taken;
}

function propose({ root, place, config: known, chosen, baseline, taken }: Basis): readonly Proposal[] {
  const top = repositoryOf(root) ?? root;
  const below = (name: string): string => (place === '' ? name : `${place}/${name}`);
  const config = known ?? CONFIG_FILES[0];
  const workflow = (name: keyof typeof WORKFLOWS, file: string, about: string): Proposal => ({
    name: `.github/workflows/${file}`,
    path: join(top, '.github/workflows', file),
    text: inFolder(WORKFLOWS[name], place),
    about,
    isShown: true,
  });
  return [
    {
      name: below(config),
      path: join(root, config),
      text: configuration(chosen),
      about: 'the versions to judge by',
      isShown: true,
    },
    {
      name: below(baseline),
      path: join(root, baseline),
      isShown: false,
      text: renderBaseline(taken.entries),
      about: `${count(taken.added, 'known finding')}, which will not fail`,
    },
    workflow('pull-request', 'return-gate.yml', 'judges every pull request'),
    workflow('nightly-audit', 'return-gate-nightly.yml', 'judges everything at night, and keeps a report'),
  ];
}

function configuration(chosen: readonly Trial[]): string {
  const lines = chosen.map(({ standard }) => `  ${standard.family}: ${standard.id}`);
  return [
    '# What return-gate judges by. All settings: return-gate schema config',
    ...(lines.length === 0 ? ['{}'] : ['standards:', ...lines]),
    '',
  ].join('\n');
}

/** The workflow for a project that is a folder of its repository. */
function inFolder(workflow: string, place: string): string {
  if (place === '') return workflow;
  const line = `working-directory: ${JSON.stringify(place)}\n`;
  return workflow.replace(
    /^( *)- uses: return-gate\/return-gate@.*\n( *with:\n)/m,
    (step, indent: string) => `${step}${indent}    ${line}`,
  );
}

interface Settled extends Proposal {
  readonly outcome: 'exists' | 'written' | 'proposed';
}

/** Whether a file is there already. Throws `UsageError` for a place that is not written to. */
function isThere({ name, path }: Proposal, project: Project): boolean {
  return telling(name, () => {
    const place = placeOf(path, project);
    return place.kind === 'device' || place.mode !== null;
  });
}

interface Settling {
  readonly exists: boolean;
  readonly isWriting: boolean;
  readonly project: Project;
}

/** Throws `UsageError` when a file cannot be written; those before it stay. */
function settle(proposal: Proposal, { exists, isWriting, project }: Settling): Settled {
  if (exists) return { ...proposal, outcome: 'exists' };
  if (!isWriting) return { ...proposal, outcome: 'proposed' };
  telling(proposal.name, () => writeFile(proposal.path, [proposal.text], { project }));
  return { ...proposal, outcome: 'written' };
}

function telling<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw new UsageError(`${name} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function survey(
  trials: readonly Trial[],
  chosen: readonly Trial[],
  config: string | null,
  report: Report,
  paint: Paint,
): Terminal {
  const mark = config === null ? 'proposed' : `by ${config}`;
  if (trials.length === 0) {
    return terminal`No return is committed in the usual places. Where they stand elsewhere, say so by ${'paths'} in the configuration.\n`;
  }
  const rows = trials.map((one) => {
    const cells = [
      terminal`${one.standard.id}`,
      terminal`${count(one.returns, 'return')}`,
      terminal`${one.satisfied} without an error`,
      terminal`${count(one.findings, 'finding')}${chosen.includes(one) ? `  ${mark}` : ''}`,
    ];
    return chosen.includes(one) ? cells.map((cell) => paint('bold', cell)) : cells;
  });
  return terminal`${paint('bold', terminal`Returns`)}\n${aligned(rows)}\n${claims(report, paint)}`;
}

/** As many claims that are not true are named; `check` tells of all. */
const MOST_NAMED = 20;

/** Verdicts that have a number of their own. */
const TOLD: ReadonlySet<VerdictName> = new Set(['present', 'relocated', 'removed', 'agrees']);

/** How the claims fare, and which are not true, by name. */
function claims({ returns, findings, counts }: Report, paint: Paint): Terminal {
  const all = returns.flatMap((of) => of.claims.filter(isCompared).map((judged) => ({ of, judged })));
  const contradicted = all.filter(({ judged }) => isNotBorneOut(judged)).length;
  const rest = all.filter(
    ({ of, judged }) => !TOLD.has(judged.verdict.name) && !isUntrue(judged, of) && !isNotBorneOut(judged),
  );
  const unfinished = rest.filter(({ of }) => !of.success).length;
  const { present, relocated, removed, agrees } = counts.verdicts;
  const fates = [
    [present, 'present'],
    [agrees, 'borne out'],
    [contradicted, 'not borne out'],
    [relocated, 'moved since'],
    [removed, 'removed since'],
    [all.filter(({ of, judged }) => isUntrue(judged, of)).length, 'not true'],
    [unfinished, 'not there, of unfinished work'],
    [rest.length - unfinished, 'that cannot be checked'],
  ] as const;
  const told = fates.filter(([number]) => number > 0).map(([number, fate]) => `${String(number)} ${fate}`);
  const of = counts.claims === 0 ? '' : `: ${told.join(', ')}`;
  const named = findings.filter((finding) => finding.untrue === true);
  const lines = named.slice(0, MOST_NAMED).map(({ file, range, message }) => {
    const line = range === null ? '' : `:${String(range.startLine)}`;
    return terminal`  ${file ?? ''}${line}  ${message}\n`;
  });
  const more = named.length - lines.length;
  const title = paint('bold', terminal`Not true`);
  return terminal`  ${count(counts.claims, 'claim')}${of}\n${lines.length === 0 ? terminal`` : terminal`\n${title}\n${lines}`}${
    more > 0 ? `  and ${String(more)} more: return-gate check names them all\n` : ''
  }`;
}

const OUTCOME = { exists: 'is there, and stays', written: 'written', proposed: 'would be written' } as const;

function exitWith(done: readonly Settled[], isWriting: boolean, paint: Paint): Terminal {
  const rows = done.map(({ name, outcome, about }) => [
    terminal`${name}`,
    terminal`${OUTCOME[outcome]}`,
    terminal`${about}`,
  ]);
  const texts = isWriting
    ? []
    : done
        .filter(({ outcome, isShown }) => outcome === 'proposed' && isShown)
        .map(
          ({ name, text }) =>
            terminal`\n${paint('bold', terminal`${name}`)}\n${text
              .trimEnd()
              .split('\n')
              .map((line) => (line === '' ? terminal`\n` : terminal`  ${line}\n`))}`,
        );
  return terminal`${paint('bold', terminal`Files`)}\n${aligned(rows)}${texts}`;
}

function next(done: readonly Settled[], isWriting: boolean, { added, untrue }: Taken): Terminal {
  const open = untrue.length === 0 ? [] : [outOfIt(untrue.length)];
  if (!isWriting) {
    return terminal`${open.map((line) => terminal`${line}\n`)}Nothing was written: return-gate init --write writes them.\n`;
  }
  const kept = done.filter(({ outcome }) => outcome === 'exists').map(({ name }) => name);
  const lines = [
    `Next: commit these files. From then on only new findings fail${added === 0 ? '' : '; the known ones are counted in every run'}.`,
    ...open,
    'Pin the action in the workflows to a full commit id, and require the job return-gate by a ruleset.',
    'Mend the past at leisure: return-gate fix, then return-gate check --update-baseline.',
    ...(kept.length === 0 ? [] : [`Left as they were: ${kept.join(', ')}. Compare them with what init proposes.`]),
  ];
  return terminal`${lines.map((line) => terminal`${line}\n`)}`;
}

function outOfIt(claims: number): string {
  const [stay, they] =
    claims === 1 ? ['claim that is not true stays', 'it'] : ['claims that are not true stay', 'them'];
  return `${String(claims)} ${stay} out of the baseline, and every run over all returns fails for ${they}: mend ${they}, or take ${they} in with --${INCLUDE_UNTRUE.name}.`;
}
