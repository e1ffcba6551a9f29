import { isUtf8 } from 'node:buffer';
import type { Random } from '../../bench/random.js';
import { rules } from '../../src/families/catalog.js';
import { chooseStandards } from '../../src/families/choose.js';
import type { ExampleEntry, ExampleRepository } from '../../src/families/example.js';
import { standards } from '../../src/families/registry.js';
import { classifier, selection } from '../../src/gather/gather.js';
import { mergeReports } from '../../src/merge/merge.js';
import { TOOL, type Report } from '../../src/model/report.js';
import { errorObjects } from '../../src/report/logs.js';
import { FORMAT_NAMES, loadFormat } from '../../src/report/formats.js';
import { render as jsonReport } from '../../src/report/json.js';
import { renderComment } from '../../src/report/comment.js';
import { render as renderValidation } from '../../src/report/validation.js';
import { stepsOf } from '../../src/engine/evaluate/steps.js';
import { validateReturn } from '../../src/engine/run/validate-return.js';
import { isMigratable, migrateFile, openMigration } from '../../src/rewrite/migrate.js';
import { fixTree } from '../../src/rewrite/fix.js';
import { readSettings } from '../../src/config/settings.js';
import { withTrend, readEarlier } from '../../src/compare/compare.js';
import { CONTEXT } from '../../__tests__/support/context.js';
import { memoryTree } from '../../__tests__/support/memory-tree.js';
import { runOver } from '../../__tests__/support/run.js';
import { demandInside, demandNoCommand, demandSafe, demandSafeComment, demandVisible, linesOf } from './checks.js';
import { mutateBytes } from './mutate.js';
import { EXAMPLES, some, type Seed } from './seeds.js';
import { told, type Target } from './target.js';
import { rawOptions } from '../../__tests__/support/raw-options.js';

/** Holds a text of a machine-readable format to the schema of that format; throws where it does not fit. */
export type HoldToSchema = (format: string, text: string) => void;

const EVERYTHING = selection([], []);
const LINKS = { server: 'https://github.com', repository: 'o/r', revision: 'abc' };
const PAGES = 'https://github.com/return-gate/return-gate/blob/HEAD/docs/rules';

/** One run in so many is held to the schemas: that costs more than the run. */
const SCHEMAS = 25;

/** Words for the names of files and folders: git takes everything but NUL, and a slash only between names. */
const NAMES = [
  '::error::pwned',
  '##[error]pwned',
  '<img src=x>',
  '@pwned',
  '](javascript:x)',
  '\u202egnp',
  '|`*_',
  ' ',
  '\udcff',
  'é',
  '\'"',
  '$x$',
  '#12',
  '-->',
  '\n::error::x',
  '{a}',
  '\ud83d\ude00',
];

/** An example with the return that an input has for it; sometimes with another of its files changed, or with another name. */
function changedRepository({ repository, file }: Seed, bytes: Uint8Array, random: Random): ExampleRepository {
  const files = new Map(repository.files);
  files.set(file, { kind: 'file', content: bytes });
  const chance = random.below(10);
  const entries = [...files];
  const [path, entry] = entries[random.below(entries.length)] ?? ['', undefined];
  if (chance === 0 && entry?.kind === 'file' && path !== file) {
    files.set(path, { kind: 'file', content: mutateBytes(Buffer.from(entry.content), bytes, random) });
  }
  if (chance === 1 && path !== file) files.delete(path);
  if (chance === 2 && path !== file) files.set(path, kindOf(random));
  if (chance > 3) return { ...repository, files };
  const renamed = withName(file, NAMES[random.below(NAMES.length)] ?? '', random);
  if (chance === 3) {
    files.delete(file);
    files.set(renamed, { kind: 'file', content: bytes });
    return { ...repository, files, file: renamed };
  }
  return { ...repository, files };
}

function kindOf(random: Random): ExampleEntry {
  const kinds: readonly ExampleEntry[] = [
    { kind: 'submodule' },
    { kind: 'link', target: '../../etc/passwd' },
    { kind: 'file', content: '' },
    { kind: 'file', content: ' \n' },
  ];
  return kinds[random.below(kinds.length)] ?? { kind: 'submodule' };
}

/** A path with a word in one of its folders' names. */
function withName(path: string, word: string, random: Random): string {
  const names = path.split('/');
  const at = random.below(Math.max(1, names.length - 1));
  names[at] = `${names[at] ?? ''}${word}`;
  return names.join('/');
}

/** Renders a report in all formats, and throws where one is not what it must be. Returns all of them. */
async function rendered(report: Report, n: number, holdToSchema: HoldToSchema): Promise<string> {
  const texts: string[] = [];
  for (const name of FORMAT_NAMES) {
    const format = await loadFormat(name);
    const options = { color: false, quiet: false, links: LINKS, rulePages: PAGES, rules, statistics: n % 7 === 0 };
    const text = [...format(report, options)].join('');
    demandSafe(name, text);
    if (n % SCHEMAS === 0) holdToSchema(name, text);
    texts.push(text);
  }
  const comment = renderComment({ id: 'abc', run: 7, key: 'def' }, report, { links: LINKS, parts: [] });
  demandSafeComment(comment);
  const errors = errorObjects(report);
  for (const error of errors) JSON.parse(error);
  return [...texts, comment, ...errors].join('\n');
}

/** Throws where a finding of a run is outside of the file that it names. */
function demandPlaces({ findings }: Pick<Report, 'findings'>, files: ExampleRepository['files']): void {
  for (const { file, range, rule } of findings) {
    const entry = file === null ? undefined : files.get(file);
    if (range === null || entry?.kind !== 'file' || !isUtf8(Buffer.from(entry.content))) continue;
    demandInside(range, linesOf(Buffer.from(entry.content).toString('utf8')), `a finding of ${rule}`);
  }
}

function settingsOf(seed: Seed, file: string) {
  return readSettings(rawOptions({ standard: seed.standard.id, single: { file } }), (name) => name);
}

const RUNS = some(EXAMPLES, 500);

function runOf(seed: Seed, repository: ExampleRepository, random: Random): Promise<Report> {
  return runOver({
    tree: memoryTree(repository),
    selection: EVERYTHING,
    standards: chooseStandards(random.below(3) === 0 ? 'auto' : seed.standard.id),
    context: { ...seed.example.context },
    maxFileSize: 1024 * 1024,
  });
}

function seedAt(list: readonly Seed[], n: number): Seed {
  const seed = list[n];
  if (seed === undefined) throw new Error(`there is no example ${String(n)}`);
  return seed;
}

/** Whole runs: the gate over a small repository, and its report in all formats. */
export async function runTargets(holdToSchema: HoldToSchema): Promise<readonly Target[]> {
  const shards = await shardReports();
  const earlier = await earlierReports();
  const migrations = standards
    .filter(({ family }) => isMigratable(family))
    .map((standard) => openMigration(standard, CONTEXT, { guesses: true }));
  return [
    {
      name: 'whole run, all formats',
      weight: 12,
      seeds: RUNS.map(({ bytes }) => bytes),
      run: async ({ bytes, seed: n, random }) => {
        const seed = seedAt(RUNS, n);
        const repository = changedRepository(seed, bytes, random);
        const report = await runOf(seed, repository, random);
        demandPlaces(report, repository.files);
        return rendered(report, random.below(1_000), holdToSchema);
      },
    },
    {
      name: 'one return (validate)',
      weight: 20,
      seeds: RUNS.map(({ bytes }) => bytes),
      run: async ({ bytes, seed: n, random }) => {
        const seed = seedAt(RUNS, n);
        const settings = settingsOf(seed, seed.file);
        const content = { kind: 'bytes', bytes } as const;
        const input = { name: seed.file, isPlaced: random.below(2) === 0, content, agent: null };
        const validated = await validateReturn(input, memoryTree(seed.repository), settings);
        demandPlaces(validated.report, new Map([[seed.file, { kind: 'file', content: bytes }]]));
        const steps = stepsOf(validated, null, null);
        const text = [...renderValidation(steps, { color: false, failuresOnly: false })].join('');
        demandVisible(text, 'the six steps');
        demandNoCommand(text, 'the six steps');
        return text;
      },
    },
    {
      name: 'fix',
      weight: 8,
      seeds: RUNS.map(({ bytes }) => bytes),
      run: async ({ bytes, seed: n }) => {
        const seed = seedAt(RUNS, n);
        const files = new Map([...seed.repository.files, [seed.file, { kind: 'file', content: bytes } as const]]);
        const tree = memoryTree({ ...seed.repository, files });
        const evaluate = (one: typeof tree): Promise<Report> =>
          runOver({ tree: one, selection: EVERYTHING, standards: chooseStandards('auto'), maxFileSize: 1024 * 1024 });
        const texts: string[] = [];
        for await (const fixed of fixTree(tree, [seed.file], {
          unsafe: true,
          maxFileSize: 1024 * 1024,
          check: evaluate,
        })) {
          for (const { after, findings, applied } of fixed) {
            if (findings.after.length > findings.before.length) throw new Error('fixes added findings');
            texts.push(Buffer.from(after).toString('latin1'), String(applied.length));
          }
        }
        return texts.join('\n');
      },
    },
    {
      name: 'migrate',
      weight: 80,
      seeds: RUNS.map(({ bytes }) => bytes),
      run: ({ bytes, seed: n, random }) => {
        const { file } = seedAt(RUNS, n);
        const migration = migrations[random.below(migrations.length)];
        if (migration === undefined) return '';
        const { after, left, changed } = migrateFile(file, bytes, classify(file), migration);
        for (const { before, after: now } of left) {
          if (isUtf8(bytes)) demandInside(before, linesOf(Buffer.from(bytes).toString('utf8')), 'what is left before');
          if (isUtf8(after)) demandInside(now, linesOf(Buffer.from(after).toString('utf8')), 'what is left after');
        }
        return told([Buffer.from(after).toString('latin1'), left, changed]);
      },
    },
    {
      name: 'shard report (merge)',
      weight: 40,
      seeds: shards,
      run: async ({ bytes, seed, random }) => {
        const files = shards.map((own, n) => ({
          name: `${String(n)}.json`,
          text: Buffer.from(n === seed ? bytes : own).toString('utf8'),
        }));
        const { report } = await mergeReports(files, TOOL);
        return rendered(report, random.below(1_000), holdToSchema);
      },
    },
    {
      name: 'earlier report (compare)',
      weight: 6,
      seeds: earlier,
      run: async ({ bytes, random }) => {
        const file = { name: 'earlier.json', text: Buffer.from(bytes).toString('utf8') };
        const before = readEarlier('--compare', [file.name], file);
        return rendered(withTrend(await reportNow(), before), random.below(1_000), holdToSchema);
      },
    },
  ];
}

const classify = classifier();

/** A repository with several returns, of which some claim what does not exist. */
function project(): ExampleRepository {
  const files = new Map<string, ExampleEntry>();
  for (const [n, seed] of some(EXAMPLES, 12).entries()) {
    for (const [path, entry] of seed.repository.files)
      files.set(path.replace(/^specs\/\d+_/, `specs/${String(n)}_`), entry);
  }
  return { file: '', files, earlier: new Map(), workspace: new Set() };
}

let now: Promise<Report> | undefined;

function reportNow(): Promise<Report> {
  return (now ??= runOver({ tree: memoryTree(project()), selection: EVERYTHING }));
}

async function earlierReports(): Promise<readonly Uint8Array[]> {
  const text = [...jsonReport(await reportNow())].join('');
  return [Buffer.from(text)];
}

const SHARDS = 2;

async function shardReports(): Promise<readonly Uint8Array[]> {
  const found: Uint8Array[] = [];
  for (let part = 1; part <= SHARDS; part++) {
    const report = await runOver({
      tree: memoryTree(project()),
      selection: EVERYTHING,
      shard: { part, parts: SHARDS },
    });
    found.push(Buffer.from([...jsonReport(report)].join('')));
  }
  return found;
}
