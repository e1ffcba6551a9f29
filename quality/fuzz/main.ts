import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import { FILE_TARGETS } from './files.js';
import { fuzz, type Finding } from './fuzz.js';
import { GIT_TARGETS } from './git.js';
import { READER_TARGETS } from './readers.js';
import { runTargets, type HoldToSchema } from './runs.js';

/**
 * `npm run fuzz -- --seconds 60 --seed 1`: changed examples of everything that the gate reads, until the time is over. Exits 1 if
 * an input found something; each is written to a folder (`--keep DIR`) and printed with the command that runs it again.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** Runs this one input. */
    input: { type: 'string' },
    /** Runs only the targets whose names contain this. */
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});

const seed = Number(values.seed);
const seconds = Number(values.seconds);
if (!Number.isSafeInteger(seed) || !(seconds > 0)) throw new Error('--seconds and --seed take a number.');

function schema(path: string): AnySchemaObject {
  return JSON.parse(readFileSync(path, 'utf8')) as AnySchemaObject;
}

function reportSchemas(): HoldToSchema {
  const ours = new Ajv2020({ allowUnionTypes: true });
  const named = (name: string) => ours.compile(schema(join(import.meta.dirname, `../../schemas/${name}.schema.json`)));
  const [report, line] = [named('report'), named('report-lines')];
  const sarifFile = createRequire(import.meta.url)
    .resolve('@microsoft/jest-sarif')
    .replace(/index\.js$/, 'schemas/sarif-2.1.0-rtm.5.json');
  // Draft 4, of which ajv takes all that this schema uses.
  const { $schema, id, ...oasis } = schema(sarifFile);
  if (!String($schema).includes('draft-04')) throw new Error('The schema of SARIF is of another draft.');
  const sarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile({
    ...oasis,
    $id: String(id),
  });
  const hold = (takes: typeof report, value: unknown, what: string): void => {
    if (!takes(value))
      throw new Error(`${what} is not as its schema says: ${JSON.stringify(takes.errors?.slice(0, 3))}`);
  };
  return (format, text) => {
    if (format === 'json') hold(report, JSON.parse(text), 'the JSON report');
    if (format === 'sarif') hold(sarif, JSON.parse(text), 'the SARIF report');
    if (format !== 'jsonl') return;
    for (const one of text.trimEnd().split('\n')) hold(line, JSON.parse(one), 'a line of the report');
  };
}

/** Ends the process where one input takes longer than this: nothing in the process itself could. */
const WATCHDOG = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const place = new Int32Array(workerData);
let last = -1;
let since = Date.now();
setInterval(() => {
  const number = Atomics.load(place, 0);
  if (number !== last) { last = number; since = Date.now(); return; }
  if (Date.now() - since < 30000) return;
  writeSync(2, 'Input ' + number + ' hangs.\\n');
  process.kill(process.pid, 'SIGKILL');
}, 500);
`;

const place = new Int32Array(new SharedArrayBuffer(4));
const watchdog = new Worker(WATCHDOG, { eval: true, workerData: place.buffer });
watchdog.unref();

const all = [...READER_TARGETS, ...FILE_TARGETS, ...GIT_TARGETS, ...(await runTargets(reportSchemas()))];
const targets = all.filter(({ name }) => name.includes(values.only));
const [start, known] = [performance.now(), new Set<string>()];
const single = values.input === undefined ? null : Number(values.input);
let findings = 0;

function show({ target, number, problem, input }: Finding): void {
  findings++;
  // One of each kind is enough to look at.
  const kind = `${target}: ${problem.replace(/\d+/g, 'N').slice(0, 120)}`;
  if (known.has(kind)) return;
  known.add(kind);
  const only = values.only === '' ? '' : ` --only ${JSON.stringify(values.only)}`;
  console.log(
    `\n${target}: ${problem.slice(0, 1_500)}\n  npm run fuzz -- --seed ${String(seed)}${only} --input ${String(number)}`,
  );
  if (values.keep === undefined) return;
  mkdirSync(values.keep, { recursive: true });
  writeFileSync(join(values.keep, `${String(seed)}-${String(number)}`), input);
}

const tallies = await fuzz({
  targets,
  seed,
  from: single ?? 0,
  goOn: (number) => (single === null ? performance.now() - start < seconds * 1_000 : number === single),
  onInput: (number) => void Atomics.store(place, 0, number),
  onFinding: show,
});

let sum = 0;
console.log('\n|   inputs | refused | slowest |    all | reader');
for (const [name, { inputs, refused, slowest, took }] of tallies) {
  sum += inputs;
  console.log(
    `| ${String(inputs).padStart(8)} | ${String(refused).padStart(7)} | ${`${slowest.toFixed(0)} ms`.padStart(7)} | ${`${(took / 1_000).toFixed(1)} s`.padStart(6)} | ${name}`,
  );
}
console.log(
  `\n${String(sum)} inputs with seed ${String(seed)}: ${String(findings)} findings, of ${String(known.size)} kinds.`,
);
process.exitCode = findings > 0 ? 1 : 0;
