import { readConfig } from '../../config/load.js';
import { checkTree } from '../../engine/run/check-tree.js';
import { fixTree, isFixable, type CheckTree, type FixedFile, type Left } from '../../rewrite/fix.js';
import type { Range } from '../../model/pointer.js';
import { type Report, EXIT } from '../../model/report.js';
import { compareNatural } from '../../model/natural-order.js';
import { count } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import type { Tree } from '../../model/tree.js';
import type { Config } from '../../config/config.js';
import { terminal, type Terminal } from '../../report/sink.js';
import { inRepository } from '../../report/links.js';
import { painter, type Paint } from '../../report/paint.js';
import { patchOf } from '../../report/patch.js';
import { readSettings, type Settings } from '../../config/settings.js';
import { openWorkspace } from '../../tree/workspace.js';
import { type Caller, wantsColor } from '../terminal/caller.js';
import { unifiedDiff } from '../terminal/diff.js';
import { inProject, PATTERN_HELP, ROOT_OPTION } from '../in-project.js';
import { requestedHelp, type CommandHelp, readCall, type Call, type OptionSpec } from '../options.js';
import { nothingFound, writeAll, type WriteOutcomeKind } from './write-files.js';

const OPTIONS: readonly OptionSpec[] = [
  ROOT_OPTION,
  { name: 'unsafe', help: 'apply also fixes that may change what a return says, such as another status' },
  { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
  {
    name: 'diff',
    help: 'print a patch for git apply at the top of the repository, and nothing else; nothing is written',
  },
  { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
  {
    name: 'standard',
    value: 'LIST',
    help: 'auto, or versions such as return-meta@1.2 or return-meta (the default of the family; default: auto)',
  },
  { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
  { name: 'no-color', help: 'never use colour' },
  { name: 'help', help: 'this help' },
];

const HELP: CommandHelp = {
  usage: 'return-gate fix [options] [PATTERN...]',
  about:
    'Fixes what needs no decision in the returns on disk, below the project root. Without --write it shows the difference and writes nothing.',
  details: [
    'Edits are as small as possible. A fix that would cause a new finding is left out. The pages of the rules say which of them offer a fix. With --diff, all other output goes to standard error: return-gate fix --diff | git apply',
    PATTERN_HELP,
  ],
  options: OPTIONS,
  exit: [
    ['0', 'nothing to fix, or all fixes written'],
    ['1', 'fixes wait for --write or git apply, or for a file that changed meanwhile'],
    ['2', 'bad usage'],
    ['3', 'no return found'],
    ['4', 'internal error, or a file that cannot be written'],
  ],
};

/**
 * Runs `fix`: applies the fixes that rules offer. Resolves to the exit status; rejects with `UsageError`, among others.
 */
export async function fix(args: readonly string[], caller: Caller): Promise<number> {
  const help = requestedHelp(args, HELP);
  if (help !== null) {
    caller.stdout.write(help);
    return EXIT.passed;
  }
  const call = inProject(readCall(args, OPTIONS), caller);
  if (call.switches.has('diff') && call.switches.has('write')) {
    throw new UsageError('--diff and --write contradict each other: write the files, or print the patch that would.');
  }
  const root = call.values.get('root')?.[0] ?? '.';
  const tree = openWorkspace(root);
  try {
    return await fixAll(tree, root, call, caller);
  } finally {
    tree.close();
  }
}

async function fixAll(tree: Tree, root: string, call: Call, caller: Caller): Promise<number> {
  const settings = readFixSettings(call, await readConfig(tree), caller.now());
  const report = await checkTree(tree, settings, { mostFindings: Infinity });
  if (report.counts.files === 0) return nothingFound(tree, call.rest, caller);
  const { switches } = call;
  const mode = switches.has('write') ? 'write' : switches.has('diff') ? 'patch' : 'show';
  const paint = painter(mode !== 'patch' && !switches.has('no-color') && wantsColor(caller));
  const messages = mode === 'patch' ? caller.stderr : caller.stdout;
  const totals = new Totals(report, mode);
  const files = [...new Set(report.findings.filter(isFixable).flatMap(({ file }) => file ?? []))].sort(compareNatural);
  const check: CheckTree = (changed) => checkTree(changed, settings, { mostFindings: Infinity });
  const options = { unsafe: switches.has('unsafe'), maxFileSize: settings.maxFileSize, check };
  for await (const done of fixTree(tree, files, options)) {
    const changed = done.filter(({ applied }) => applied.length > 0);
    const outcomes: ReadonlyMap<string, Outcome> =
      mode === 'write'
        ? writeAll(root, changed, caller)
        : mode === 'patch'
          ? printAll(tree, changed, caller)
          : new Map();
    for (const one of done) {
      const outcome = outcomes.get(one.file);
      messages.write(terminal`${tell(one, outcome === 'written', paint)}`.text);
      if (one.applied.length > 0 && mode === 'show') {
        caller.stdout.write(unifiedDiff(one.file, one.before, one.after, paint));
      }
      totals.add(one, outcome);
    }
  }
  messages.write(terminal`${totals.line()}\n`.text);
  return totals.status();
}

type Mode = 'show' | 'patch' | 'write';
type Outcome = WriteOutcomeKind | 'printed' | 'unprintable';

/** Prints the patch of files. Files that a patch cannot contain are reported on standard error. */
function printAll(tree: Tree, files: readonly FixedFile[], { stdout, stderr }: Caller): ReadonlyMap<string, Outcome> {
  return new Map(
    files.map(({ file, before, after }) => {
      const patch = patchOf({ path: inRepository(tree.root, file), before, after });
      if (patch === null) stderr.write(terminal`return-gate: ${file}: ${NOT_IN_A_PATCH}`.text + '\n');
      else stdout.write(patch);
      return [file, patch === null ? 'unprintable' : 'printed'];
    }),
  );
}

const NOT_IN_A_PATCH =
  'It is not in the patch, which would hold characters that a terminal or a log must not be shown. Fix it with --write.';

function readFixSettings({ values, rest }: Call, config: Config | null, clock: number): Settings {
  return readSettings(
    {
      patterns: rest,
      ignore: values.get('ignore') ?? [],
      standard: values.get('standard')?.[0],
      ifNoReturns: 'ignore',
      archived: 'all',
      maxFileSize: values.get('max-file-size')?.[0],
      clock,
    },
    (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`),
    config,
  );
}

/** Returns the lines about one file, in addition to its diff. */
function tell({ file, applied, left }: FixedFile, done: boolean, paint: Paint): readonly Terminal[] {
  const lines: Terminal[] = [];
  if (done) {
    lines.push(terminal`${paint('bold', terminal`${file}`)}\n`);
    for (const { rule, fix } of applied) {
      lines.push(terminal`  ${paint('green', terminal`fixed`)}  ${fix.does}  ${paint('dim', terminal`${rule}`)}\n`);
    }
  }
  for (const one of left) {
    const { rule, fix } = one.finding;
    const label = paint('yellow', terminal`left`);
    lines.push(
      terminal`${file}${lineAndColumn(one, done)}: ${label}: ${fix.does}. ${one.why}  ${paint('dim', terminal`${rule}`)}\n`,
    );
  }
  return lines;
}

function lineAndColumn({ finding, origin }: Left, written: boolean): string {
  const range: Range | null = written ? finding.range : origin;
  return range === null ? '' : `:${String(range.startLine)}:${String(range.startColumn)}`;
}

/** Counts the numbers of the last line, and determines the exit status. */
class Totals {
  readonly #findings: number;
  readonly #mode: Mode;
  #fixes = 0;
  #files = 0;
  #fixedFindings = 0;
  #left = 0;
  #unsafe = 0;
  #waiting = 0;
  #failed = 0;

  constructor({ findings }: Report, mode: Mode) {
    this.#findings = findings.length;
    this.#mode = mode;
  }

  add({ applied, left, unsafe, findings }: FixedFile, outcome: Outcome | undefined): void {
    this.#left += left.length;
    this.#unsafe += unsafe;
    if (applied.length === 0) return;
    if (outcome === 'failed') this.#failed++;
    else if (outcome === 'changed' || outcome === 'unprintable') this.#waiting++;
    if (outcome !== undefined && outcome !== 'written' && outcome !== 'printed') return;
    this.#files++;
    this.#fixes += applied.length;
    this.#fixedFindings += findings.before.length - findings.after.length;
  }

  line(): string {
    const undone = this.#waiting + this.#failed;
    const isPatch = this.#mode === 'patch';
    const what = `${count(this.#fixes, 'fix', 'fixes')} in ${count(this.#files, 'file')}`;
    const of = `${String(this.#fixedFindings)} of ${count(this.#findings, 'finding')}`;
    const none = undone === 0 ? 'to fix' : isPatch ? 'is in the patch' : 'was written';
    const parts = [
      this.#fixes === 0
        ? `Nothing ${none}: ${remaining(this.#findings)}.`
        : this.#mode === 'write'
          ? `${what} written: ${of} fixed.`
          : `${what} would fix ${of}: write them with ${isPatch ? 'git apply' : '--write'}.`,
    ];
    if (undone > 0) parts.push(`${count(undone, 'file')} not ${isPatch ? 'in the patch' : 'written'}.`);
    if (this.#left > 0) parts.push(`${count(this.#left, 'fix', 'fixes')} left out.`);
    if (this.#unsafe > 0) parts.push(`${count(this.#unsafe, 'unsafe fix', 'unsafe fixes')} more with --unsafe.`);
    return parts.join(' ');
  }

  status(): number {
    if (this.#failed > 0) return EXIT.internal;
    return this.#waiting > 0 || (this.#fixes > 0 && this.#mode !== 'write') ? EXIT.failed : EXIT.passed;
  }
}

function remaining(findings: number): string {
  return findings === 1 ? '1 finding remains' : `${String(findings)} findings remain`;
}
