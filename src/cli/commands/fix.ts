import { readConfig } from '../../config/load.js';
import { judgeTree } from '../../engine/judge-tree.js';
import { isFixable } from '../../rewrite/fix/group.js';
import { applyFixes, type Judge, type Left, type FixedFile } from '../../rewrite/fix/apply-fixes.js';
import { overlay } from '../../engine/overlay.js';
import { classifier } from '../../gather/gather.js';
import type { Form } from '../../model/document.js';
import type { Finding } from '../../model/finding.js';
import type { Range } from '../../model/position.js';
import type { Report } from '../../model/report.js';
import { count } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';
import type { Config } from '../../config/config.js';
import { terminal, type Terminal } from '../../report/sink.js';
import { painter, type Paint } from '../../report/paint.js';
import { readSettings, type Settings } from '../../config/settings.js';
import { rules } from '../../standards/catalog.js';
import { openWorkspace } from '../../tree/workspace.js';
import type { Caller } from '../terminal/caller.js';
import { wantsColor } from '../terminal/color.js';
import { unifiedDiff } from '../terminal/diff.js';
import { EXIT } from '../../model/exit-status.js';
import { inProject, PATTERN_HELP, ROOT_OPTION } from '../in-project.js';
import { optionHelp, readCall, type Call, type OptionSpec } from '../options.js';
import { nothingFound, readFiles, writeAll, type Written } from './write-files.js';

const OPTIONS: readonly OptionSpec[] = [
  ROOT_OPTION,
  { name: 'unsafe', help: 'apply also fixes that may change what a return says, such as another status' },
  { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
  { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
  { name: 'standard', value: 'LIST', help: 'auto, or ids such as return-meta@1.2 (default: auto)' },
  { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
  { name: 'no-color', help: 'no colour, whatever standard output is' },
  { name: 'help', help: 'this help' },
];

const USAGE = `Usage: return-gate fix [options] [PATTERN...]

Fixes what needs no decision in the returns below --root, as they lie on disk. Edits are as small as can be, and one that
would cause a new finding is left out. The reference of the rules says which of them offer a fix.

${PATTERN_HELP}

Options
${optionHelp(OPTIONS)}

Exit status
  0 nothing to fix, or all fixes written   1 fixes wait for --write, or for a file that changed meanwhile
  2 bad usage, or a file that cannot be written   3 no return found
`;

/** How many files are mended at once, so that memory stays bounded. */
const BATCH = 500;

/** `fix`: applies what rules offer to mend. Resolves to the exit status; rejects with `UsageError` and its like. */
export async function fix(args: readonly string[], caller: Caller): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    caller.stdout.write(USAGE);
    return EXIT.passed;
  }
  const call = inProject(readCall(args, OPTIONS), caller);
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
  const report = await judgeTree(tree, settings, { mostFindings: Infinity });
  if (report.counts.files === 0) return nothingFound(tree, call.rest, caller);
  const paint = painter(!call.switches.has('no-color') && wantsColor(caller));
  const write = call.switches.has('write');
  const totals = new Totals(report);
  for await (const mended of mendAll(tree, report, settings, call.switches.has('unsafe'))) {
    const changed = mended.filter(({ applied }) => applied.length > 0);
    const written = write ? writeAll(root, changed, caller) : undefined;
    for (const one of mended) {
      const done = written?.get(one.file) === 'written';
      caller.stdout.write(terminal`${tell(one, done, paint)}`.text);
      if (one.applied.length > 0 && !write) caller.stdout.write(unifiedDiff(one.file, one.before, one.after, paint));
      totals.add(one, written?.get(one.file));
    }
  }
  caller.stdout.write(terminal`${totals.line(write)}\n`.text);
  return totals.status(write);
}

function readFixSettings({ values, rest }: Call, config: Config | null, clock: number): Settings {
  return readSettings(
    {
      patterns: rest,
      ignore: values.get('ignore') ?? [],
      standard: values.get('standard')?.[0],
      failOn: undefined,
      ifNoReturns: 'ignore',
      staleAfter: undefined,
      maxFileSize: values.get('max-file-size')?.[0],
      expectSession: undefined,
      now: undefined,
      clock,
    },
    (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`),
    config,
  );
}

/** Mends the files for which the report names fixes, a batch at a time. */
async function* mendAll(
  tree: Tree,
  report: Report,
  settings: Settings,
  unsafe: boolean,
): AsyncGenerator<readonly FixedFile[]> {
  const files = [...new Set(report.findings.filter(isFixable).flatMap(({ file }) => file ?? []))];
  const classify = classifier();
  const formOf = (file: string): Form => classify(file).form;
  for (let start = 0; start < files.length; start += BATCH) {
    const contents = await readFiles(tree, files.slice(start, start + BATCH), settings.maxFileSize);
    yield await applyFixes(contents, { unsafe, formOf, judge: judgeOf(tree, settings) });
  }
}

const OF_THE_RUN = new Set(rules.filter(({ scope }) => scope === 'run').map(({ id }) => id));

/** Judges contents by the settings. What a run as a whole is asked is left out: only some of its files are at hand. */
function judgeOf(tree: Tree, settings: Settings): Judge {
  return async (contents) => {
    const changed = new Map([...contents].map(([file, bytes]) => [file, { kind: 'bytes', bytes } as const]));
    const { findings } = await judgeTree(overlay(tree, changed), settings, { mostFindings: Infinity });
    const byFile = new Map<string, Finding[]>([...contents.keys()].map((file) => [file, []]));
    for (const finding of findings) {
      if (finding.file !== null && !OF_THE_RUN.has(finding.rule)) byFile.get(finding.file)?.push(finding);
    }
    return byFile;
  };
}

/** What is said of one file beside its difference. */
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

/** What the last line is made of, and the exit status. */
class Totals {
  readonly #findings: number;
  #fixes = 0;
  #files = 0;
  #mended = 0;
  #left = 0;
  #unsafe = 0;
  #changed = 0;
  #failed = 0;

  constructor({ findings }: Report) {
    this.#findings = findings.length;
  }

  add({ applied, left, unsafe, findings }: FixedFile, written: Written | undefined): void {
    this.#left += left.length;
    this.#unsafe += unsafe;
    if (applied.length === 0) return;
    if (written === 'changed') this.#changed++;
    else if (written === 'failed') this.#failed++;
    if (written !== undefined && written !== 'written') return;
    this.#files++;
    this.#fixes += applied.length;
    this.#mended += findings.before.length - findings.after.length;
  }

  line(write: boolean): string {
    const what = `${count(this.#fixes, 'fix', 'fixes')} in ${count(this.#files, 'file')}`;
    const of = `${String(this.#mended)} of ${count(this.#findings, 'finding')}`;
    const parts = [
      this.#fixes === 0
        ? `Nothing ${write && this.#changed + this.#failed > 0 ? 'was written' : 'to fix'}: ${remaining(this.#findings)}.`
        : write
          ? `${what} written: ${of} mended.`
          : `${what} would mend ${of}: write them with --write.`,
    ];
    if (this.#changed + this.#failed > 0) parts.push(`${count(this.#changed + this.#failed, 'file')} not written.`);
    if (this.#left > 0) parts.push(`${count(this.#left, 'fix', 'fixes')} left.`);
    if (this.#unsafe > 0) parts.push(`${count(this.#unsafe, 'unsafe fix', 'unsafe fixes')} more with --unsafe.`);
    return parts.join(' ');
  }

  status(write: boolean): number {
    if (this.#failed > 0) return EXIT.usage;
    return this.#changed > 0 || (this.#fixes > 0 && !write) ? EXIT.failed : EXIT.passed;
  }
}

function remaining(findings: number): string {
  return findings === 1 ? '1 finding remains' : `${String(findings)} findings remain`;
}
