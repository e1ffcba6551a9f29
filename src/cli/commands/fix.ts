import { readConfig } from '../../config/load.js';
import { readSettings } from '../../config/settings.js';
import { checkTree } from '../../engine/run/check-tree.js';
import { count, compareNatural } from '../../model/text.js';
import type { Report } from '../../model/report.js';
import type { Tree } from '../../model/tree.js';
import { UsageError } from '../../model/usage.js';
import { painter, terminal, type Paint } from '../../report/sink.js';
import { fixTree, isFixable, type FixedFile } from '../../rewrite/fix.js';
import { openWorkspace } from '../../tree/workspace.js';
import { inProject, PATTERN_HELP } from '../in-project.js';
import { command, OPTION, readRawOptions, type Call } from '../options.js';
import { wantsColor, type Caller } from '../terminal/caller.js';
import { nameOfOption } from './check-call.js';
import { nothingFound, showAll, statusOf, type Mode, type Rewritten, type Totals } from './write-files.js';

/**
 * Runs `fix`: applies the fixes that rules offer. Resolves to the exit status; rejects with `UsageError`, among others.
 */
export const fix = command(
  {
    usage: 'return-gate fix [options] [PATTERN...]',
    about:
      'Fixes what needs no decision in the returns on disk, below the project root. Without --write it shows the difference and writes nothing.',
    details: [
      'Edits are as small as possible. A fix that would cause a new finding is left out. The pages of the rules say which of them offer a fix. With --diff, all other output goes to standard error: return-gate fix --diff | git apply',
      PATTERN_HELP,
    ],
    options: [
      OPTION.root,
      { name: 'unsafe', help: 'apply also fixes that may change what a return says, such as another status' },
      OPTION.write,
      {
        name: 'diff',
        help: 'print a patch for git apply at the top of the repository, and nothing else; nothing is written',
      },
      OPTION.ignore,
      {
        name: 'standard',
        value: 'LIST',
        help: 'auto, or versions such as return-meta@1.2 or return-meta (the default of the family; default: auto)',
      },
      OPTION.maxFileSize,
      OPTION.noColor,
    ],
    exit: [
      ['0', 'nothing to fix, or all fixes written'],
      ['1', 'fixes wait for --write or git apply, or for a file that changed meanwhile'],
      ['2', 'bad usage'],
      ['3', 'no return found'],
      ['4', 'internal error, or a file that cannot be written'],
    ],
  },
  async (given, caller) => {
    const call = inProject(given, caller);
    if (call.has('diff') && call.has('write')) {
      throw new UsageError('--diff and --write contradict each other: write the files, or print the patch that would.');
    }
    const tree = openWorkspace(call.root);
    try {
      return await fixAll(tree, call, caller);
    } finally {
      tree.close();
    }
  },
);

async function fixAll(tree: Tree, call: Call, caller: Caller): Promise<number> {
  const raw = readRawOptions(call, caller.now());
  const options = { ...raw, texts: new Map([...(raw.texts ?? []), ['if-no-returns', 'ignore'], ['archived', 'all']]) };
  const settings = readSettings(options, nameOfOption, await readConfig(tree));
  const check = (of: Tree): Promise<Report> => checkTree(of, settings, { mostFindings: Infinity });
  const report = await check(tree);
  if (report.counts.files === 0) return nothingFound(tree, call.rest, caller);
  const mode = call.has('write') ? 'write' : call.has('diff') ? 'patch' : 'show';
  const paint = painter(mode !== 'patch' && wantsColor(caller));
  const totals: Totals = { files: 0, changes: 0, left: 0, waiting: 0, failed: 0 };
  let fixed = 0;
  let unsafe = 0;
  const files = [...new Set(report.findings.filter(isFixable).flatMap(({ file }) => file ?? []))].sort(compareNatural);
  const fixing = { unsafe: call.has('unsafe'), maxFileSize: settings.maxFileSize, check };
  for await (const batch of fixTree(tree, files, fixing)) {
    const done = showAll(
      batch.map((one) => toRewritten(one, paint)),
      { mode, tree, root: call.root, paint, totals },
      caller,
    );
    for (const { findings } of done) fixed += findings.before.length - findings.after.length;
    for (const one of batch) unsafe += one.unsafe;
  }
  const line = lastLine(totals, mode, { found: report.findings.length, fixed, unsafe });
  (mode === 'patch' ? caller.stderr : caller.stdout).write(terminal`${line}\n`.text);
  return statusOf(totals, mode);
}

function toRewritten(one: FixedFile, paint: Paint): Omit<FixedFile, 'left'> & Rewritten {
  const ofRule = (rule: string) => paint('dim', terminal`${rule}`);
  return {
    ...one,
    changes: one.applied.length,
    done: [
      terminal`${paint('bold', terminal`${one.file}`)}\n`,
      ...one.applied.map(
        ({ rule, fix: { does } }) => terminal`  ${paint('green', terminal`fixed`)}  ${does}  ${ofRule(rule)}\n`,
      ),
    ],
    left: one.left.map(({ finding, origin, why }) => ({
      text: terminal`${finding.fix.does}. ${why}  ${ofRule(finding.rule)}`,
      before: origin,
      after: finding.range,
    })),
  };
}

/** Returns the last line, given how many findings there were and are fixed, and how many unsafe fixes were not asked for. */
function lastLine(
  { changes, files, left, waiting, failed }: Totals,
  mode: Mode,
  { found, fixed, unsafe }: { readonly found: number; readonly fixed: number; readonly unsafe: number },
): string {
  const undone = waiting + failed;
  const isPatch = mode === 'patch';
  const what = `${count(changes, 'fix', 'fixes')} in ${count(files, 'file')}`;
  const of = `${String(fixed)} of ${count(found, 'finding')}`;
  const none = undone === 0 ? 'to fix' : isPatch ? 'is in the patch' : 'was written';
  const remain = `${count(found, 'finding')} ${found === 1 ? 'remains' : 'remain'}`;
  return [
    changes === 0
      ? `Nothing ${none}: ${remain}.`
      : mode === 'write'
        ? `${what} written: ${of} fixed.`
        : `${what} would fix ${of}: write them with ${isPatch ? 'git apply' : '--write'}.`,
    ...(undone > 0 ? [`${count(undone, 'file')} not ${isPatch ? 'in the patch' : 'written'}.`] : []),
    ...(left > 0 ? [`${count(left, 'fix', 'fixes')} left out.`] : []),
    ...(unsafe > 0 ? [`${count(unsafe, 'unsafe fix', 'unsafe fixes')} more with --unsafe.`] : []),
  ].join(' ');
}
