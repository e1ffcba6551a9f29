import { readConfig } from '../../config/load.js';
import { readSettings, type Settings } from '../../config/settings.js';
import { namedStandards } from '../../families/choose.js';
import { placesOfForms } from '../../families/forms/index.js';
import { loadedFamilies, standards } from '../../families/registry.js';
import { classifier } from '../../gather/gather.js';
import { batchesOf } from '../../model/collections.js';
import type { Context } from '../../model/context.js';
import { EXIT } from '../../model/report.js';
import type { Standard } from '../../model/standard.js';
import { count } from '../../model/text.js';
import { UsageError } from '../../model/usage.js';
import { terminal } from '../../report/sink.js';
import { readFiles } from '../../rewrite/json-file.js';
import { isMigratable, migrateFile, openMigration } from '../../rewrite/migrate.js';
import { openWorkspace } from '../../tree/workspace.js';
import { inProject, PATTERN_HELP } from '../in-project.js';
import { command, OPTION, readRawOptions, type Call } from '../options.js';
import { painterFor } from '../terminal/caller.js';
import { nameOfOption } from './check-call.js';
import { nothingFound, showAll, statusOf, type Mode, type Totals } from './write-files.js';

/** Maximum number of files in memory at once. */
const BATCH = 500;

/**
 * Runs `migrate`: converts returns to another version. Resolves to the exit status; rejects with `UsageError`, among
 * others.
 */
export const migrate = command(
  {
    usage: 'return-gate migrate --to ID [options] PATTERN...',
    about:
      'Rewrites returns for a newer version of their family, and returns of subagents as metadata files. Without --write it shows the difference and writes nothing.',
    details: [
      'Nothing is lost: values without a place in the new version are kept under metadata. Undecidable values stay as they are, and are listed with their places. Returns of other families are not migrated: only their agents can say what a newer version asks.',
      PATTERN_HELP,
    ],
    options: [
      {
        name: 'to',
        value: 'ID',
        help: 'the version to migrate to, such as return-meta@2.1, or a family for its default (required)',
      },
      OPTION.root,
      {
        name: 'unsafe',
        help: "guess what nothing tells, such as an artifact's type by the agent's name, or its summary by the file's",
      },
      OPTION.write,
      OPTION.ignore,
      OPTION.maxFileSize,
      OPTION.noColor,
    ],
    exit: [
      ['0', 'nothing to change, or every change is written'],
      ['1', 'changes wait for --write, or something is left to decide'],
      ['2', 'bad usage, or a return of a family that cannot be migrated to ID'],
      ['3', 'no return found'],
      ['4', 'internal error, or a file that cannot be written'],
    ],
  },
  async (given, caller) => {
    const call = inProject(given, caller);
    const standard = targetOf(call);
    if (call.rest.length === 0) {
      throw new UsageError(
        'migrate takes at least one PATTERN: name the files to migrate, such as "specs/**/.return-meta.json".',
      );
    }
    const { root } = call;
    const tree = openWorkspace(root);
    const settings = readSettings(readRawOptions(call, caller.now()), nameOfOption, await readConfig(tree));
    const { selection, maxFileSize } = settings;
    const references = await tree.list(selection);
    if (references.length === 0) return nothingFound(tree, call.rest, caller);
    const guesses = call.has('unsafe');
    const migration = openMigration(standard, contextOf(settings, settings.now), { guesses });
    const classify = classifier(selection, placesOfForms(settings.standards));
    const paint = painterFor(caller);
    const mode = call.has('write') ? 'write' : 'show';
    const totals: Totals = { files: 0, changes: 0, left: 0, waiting: 0, failed: 0 };
    const counted = { returns: 0, foreign: 0, elsewhere: 0 };
    const skip = (file: string, why: string): void => {
      totals.left++;
      caller.stdout.write(terminal`${file}: ${paint('yellow', terminal`left`)}: ${why}\n`.text);
    };
    for (const { path, link } of references) if (link) skip(path, 'It is a symbolic link.');
    const files = references.filter(({ link }) => !link).map(({ path }) => path);
    for (const batch of batchesOf(files, BATCH)) {
      const contents = await readFiles(tree, batch, maxFileSize);
      for (const file of batch) {
        if (!contents.has(file)) skip(file, 'It is larger than --max-file-size, and was not read.');
      }
      const migrated = [...contents].map(([file, before]) => {
        const result = migrateFile(file, before, classify(file), migration);
        counted.returns += result.returns;
        counted.foreign += result.foreign;
        return {
          ...result,
          file,
          before,
          changes: result.changed,
          done: [terminal`${paint('green', terminal`migrated`)} ${file}\n`],
          left: result.left.map((one) => ({ ...one, text: terminal`${one.text}` })),
        };
      });
      const done = showAll(migrated, { mode, tree, root, paint, totals }, caller);
      counted.elsewhere += done.filter(({ elsewhere }) => elsewhere).length;
    }
    // There is no return, and no file that should contain one.
    if (counted.returns === 0 && totals.left === 0) return nothingFound(tree, call.rest, caller);
    caller.stdout.write(terminal`${lastLine(standard, totals, counted, mode)}\n`.text);
    if (totals.failed === 0 && counted.foreign > 0) return EXIT.usage;
    return Math.max(statusOf(totals, mode), totals.left > 0 ? EXIT.failed : EXIT.passed);
  },
);

/** Returns the requested version. Throws `UsageError`, or `StandardError` for an unknown one. */
function targetOf(call: Call): Standard {
  const id = call.value('to');
  if (id === undefined)
    throw new UsageError('migrate needs a version to migrate to: --to ID, such as --to return-meta@2.1.');
  if (id === 'auto' || id.includes(','))
    throw new UsageError(`--to is "${id}": write one version, such as return-meta@2.1.`);
  const [head] = namedStandards(id).values();
  const standard = standards.find((version) => version.id === head?.id);
  if (standard === undefined) throw new Error(`${id} names no version`);
  const why = loadedFamilies.find(({ standards: own }) => own.includes(standard))?.whyNotMigrated;
  if (why !== undefined) throw new UsageError(`--to is "${id}": ${why(id)}`);
  if (!isMigratable(standard.family))
    throw new UsageError(`--to is "${id}": there is no other version of ${standard.family} to come from.`);
  return standard;
}

/** Returns what rules need besides the return, without anything that depends on the repository. */
function contextOf({ staleAfter }: Settings, now: number): Context {
  return {
    now,
    staleAfter,
    expectedSession: null,
    expectedIn: null,
    agents: null,
    roadmap: null,
    changes: null,
    failOnScope: 'all',
    agentBranch: null,
    agentBranchRequires: 'final',
    ifNoReturns: 'ignore',
    familySettings: new Map(),
    mayBeUnclaimed: null,
    lastMessage: null,
    calledAgent: null,
    stage: 'committed',
  };
}

function lastLine(
  { id, family }: Standard,
  { changes, files, left, waiting, failed }: Totals,
  { returns, elsewhere }: { readonly returns: number; readonly elsewhere: number },
  mode: Mode,
): string {
  const what = `${String(changes)} of ${count(returns, 'return')} in ${count(files, 'file')}`;
  const places = elsewhere === 1 ? 'One lies' : `${String(elsewhere)} lie`;
  return [
    changes === 0
      ? `Nothing to migrate to ${id} in ${count(returns, 'return')}.`
      : mode === 'write'
        ? `Migrated to ${id}: ${what}.`
        : `Would migrate to ${id}: ${what}. Write them with --write.`,
    ...(waiting + failed > 0 ? [`${count(waiting + failed, 'file')} not written.`] : []),
    ...(left > 0 ? [`${count(left, 'thing')} left to decide.`] : []),
    ...(elsewhere > 0
      ? [`${places} where returns of another family are looked for: move it to where ${family} files are.`]
      : []),
  ].join(' ');
}
