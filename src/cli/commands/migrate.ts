import { batchesOf } from '../../model/collections.js';
import { UsageError } from '../../model/usage.js';
import { readConfig } from '../../config/load.js';
import { placesOfForms } from '../../families/forms/index.js';
import { classifier } from '../../gather/gather.js';
import { isMigratable, migrateFile, openMigration, type Migrated, type Migration } from '../../rewrite/migrate.js';
import { readFiles } from '../../rewrite/read-files.js';
import type { Context } from '../../model/context.js';
import type { Standard } from '../../model/standard.js';
import { count } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';
import { painter, terminal } from '../../report/sink.js';
import type { Config } from '../../config/config.js';
import { readSettings, type Settings } from '../../config/settings.js';
import { namedStandards } from '../../families/choose.js';
import { loadedFamilies, standards } from '../../families/registry.js';
import { openWorkspace } from '../../tree/workspace.js';
import { type Caller, wantsColor } from '../terminal/caller.js';
import { unifiedDiff } from '../terminal/diff.js';
import { EXIT } from '../../model/report.js';
import { inProject, PATTERN_HELP, ROOT_OPTION } from '../in-project.js';
import { requestedHelp, type CommandHelp, readCall, type Call, type OptionSpec } from '../options.js';
import { nothingFound, writeAll, type WriteOutcomeKind } from './write-files.js';

const OPTIONS: readonly OptionSpec[] = [
  {
    name: 'to',
    value: 'ID',
    help: 'the version to migrate to, such as return-meta@2.1, or a family for its default (required)',
  },
  ROOT_OPTION,
  {
    name: 'unsafe',
    help: "guess what nothing tells, such as an artifact's type by the agent's name, or its summary by the file's",
  },
  { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
  { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
  { name: 'max-file-size', value: 'SIZE', help: 'larger files are not read, such as 500KB (default: 1MiB)' },
  { name: 'no-color', help: 'never use colour' },
  { name: 'help', help: 'this help' },
];

const HELP: CommandHelp = {
  usage: 'return-gate migrate --to ID [options] PATTERN...',
  about:
    'Rewrites returns for a newer version of their family, and returns of subagents as metadata files. Without --write it shows the difference and writes nothing.',
  details: [
    'Nothing is lost: what has no place in the new version is kept under metadata. What cannot be decided stays as it is, and is listed with its place. Returns of other families are not migrated: only their agents can say what a newer version asks.',
    PATTERN_HELP,
  ],
  options: OPTIONS,
  exit: [
    ['0', 'nothing to do, or all of it written'],
    ['1', 'changes wait for --write, or something is left to decide'],
    ['2', 'bad usage, or a return of a family that cannot be migrated to ID'],
    ['3', 'no return found'],
    ['4', 'internal error, or a file that cannot be written'],
  ],
};

/** Maximum number of files in memory at once. */
const BATCH = 500;

/**
 * Runs `migrate`: converts returns to another version. Resolves to the exit status; rejects with `UsageError`, among
 * others.
 */
export async function migrate(args: readonly string[], caller: Caller): Promise<number> {
  const help = requestedHelp(args, HELP);
  if (help !== null) {
    caller.stdout.write(help);
    return EXIT.passed;
  }
  const call = inProject(readCall(args, OPTIONS), caller);
  const standard = targetOf(call);
  if (call.rest.length === 0) {
    throw new UsageError(
      'migrate takes at least one PATTERN: name the files to migrate, such as "specs/**/.return-meta.json".',
    );
  }
  const root = call.values.get('root')?.[0] ?? '.';
  const now = caller.now();
  const tree = openWorkspace(root);
  const settings = readMigrateSettings(call, await readConfig(tree), now);
  const references = await tree.list(settings.selection);
  if (references.length === 0) return nothingFound(tree, call.rest, caller);
  const migration = openMigration(standard, contextOf(settings, now), { guesses: call.switches.has('unsafe') });
  const paint = painter(!call.switches.has('no-color') && wantsColor(caller));
  const write = call.switches.has('write');
  const totals = new Totals(standard);
  const skip = (file: string, why: string): void => {
    totals.skip();
    caller.stdout.write(terminal`${file}: ${paint('yellow', terminal`left`)}: ${why}\n`.text);
  };
  for (const { path, link } of references) if (link) skip(path, 'It is a symbolic link.');
  const files = references.filter(({ link }) => !link).map(({ path }) => path);
  for await (const batch of migrateAll(tree, files, settings, migration, skip)) {
    const changed = batch.filter(({ changed }) => changed > 0);
    const written = write ? writeAll(root, changed, caller) : undefined;
    for (const one of batch) {
      const outcome = written?.get(one.file);
      if (outcome === 'written') {
        caller.stdout.write(terminal`${paint('green', terminal`migrated`)} ${one.file}\n`.text);
      } else if (one.changed > 0 && !write) {
        caller.stdout.write(unifiedDiff(one.file, one.before, one.after, paint));
      }
      for (const { text, before, after } of one.left) {
        const { startLine, startColumn } = outcome === 'written' ? after : before;
        const place = `${one.file}:${String(startLine)}:${String(startColumn)}`;
        caller.stdout.write(terminal`${place}: ${paint('yellow', terminal`left`)}: ${text}\n`.text);
      }
      totals.add(one, outcome);
    }
  }
  if (totals.isEmpty) return nothingFound(tree, call.rest, caller);
  caller.stdout.write(terminal`${totals.line(write)}\n`.text);
  return totals.status(write);
}

/** Returns the requested version. Throws `UsageError`, or `StandardError` for an unknown one. */
function targetOf({ values }: Call): Standard {
  const id = values.get('to')?.[0];
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

function readMigrateSettings({ values, rest }: Call, config: Config | null, clock: number): Settings {
  return readSettings(
    {
      patterns: rest,
      ignore: values.get('ignore') ?? [],
      maxFileSize: values.get('max-file-size')?.[0],
      clock,
    },
    (setting) => (setting === 'paths' ? 'PATTERN' : `--${setting}`),
    config,
  );
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
    answersFor: 'all',
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

/** A file and its migration. */
interface File extends Migrated {
  readonly file: string;
  readonly before: Uint8Array;
}

async function* migrateAll(
  tree: Tree,
  files: readonly string[],
  { maxFileSize, selection, standards: versions }: Settings,
  migration: Migration,
  skip: (file: string, why: string) => void,
): AsyncGenerator<readonly File[]> {
  const classify = classifier(selection, placesOfForms(versions));
  for (const batch of batchesOf(files, BATCH)) {
    const contents = await readFiles(tree, batch, maxFileSize);
    for (const file of batch) {
      if (!contents.has(file)) skip(file, 'It is larger than --max-file-size, and was not read.');
    }
    yield [...contents].map(([file, before]) => ({
      ...migrateFile(file, before, classify(file), migration),
      file,
      before,
    }));
  }
}

/** Counts the numbers of the last line, and determines the exit status. */
class Totals {
  readonly #standard: Standard;
  #returns = 0;
  #changed = 0;
  #files = 0;
  #left = 0;
  #unwritten = 0;
  #failed = 0;
  #elsewhere = 0;
  #foreign = 0;

  constructor(standard: Standard) {
    this.#standard = standard;
  }

  /** Whether there is no return, and no file that should contain one. */
  get isEmpty(): boolean {
    return this.#returns === 0 && this.#left === 0;
  }

  /** Counts a file that was not migrated at all. */
  skip(): void {
    this.#left++;
  }

  add({ returns, changed, left, foreign, elsewhere }: File, outcome: WriteOutcomeKind | undefined): void {
    this.#returns += returns;
    this.#left += left.length;
    this.#foreign += foreign;
    if (changed === 0) return;
    if (outcome === 'failed') this.#failed++;
    if (outcome !== undefined && outcome !== 'written') {
      this.#unwritten++;
      return;
    }
    this.#files++;
    this.#changed += changed;
    if (elsewhere) this.#elsewhere++;
  }

  line(write: boolean): string {
    const what = `${String(this.#changed)} of ${count(this.#returns, 'return')} in ${count(this.#files, 'file')}`;
    const parts = [
      this.#changed === 0
        ? `Nothing to migrate to ${this.#standard.id} in ${count(this.#returns, 'return')}.`
        : write
          ? `Migrated to ${this.#standard.id}: ${what}.`
          : `Would migrate to ${this.#standard.id}: ${what}. Write them with --write.`,
    ];
    if (this.#unwritten > 0) parts.push(`${count(this.#unwritten, 'file')} not written.`);
    if (this.#left > 0) parts.push(`${count(this.#left, 'thing')} left to decide.`);
    if (this.#elsewhere > 0) {
      const places = this.#elsewhere === 1 ? 'One lies' : `${String(this.#elsewhere)} lie`;
      parts.push(
        `${places} where returns of another family are looked for: move it to where ${this.#standard.family} files are.`,
      );
    }
    return parts.join(' ');
  }

  status(write: boolean): number {
    if (this.#failed > 0) return EXIT.internal;
    if (this.#foreign > 0) return EXIT.usage;
    return this.#unwritten > 0 || this.#left > 0 || (this.#changed > 0 && !write) ? EXIT.failed : EXIT.passed;
  }
}
