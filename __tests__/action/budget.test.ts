import { readFileSync } from 'node:fs';
import { metaReturn } from '../bundle/returns.js';
import { makeRepository, type Entry } from '../support/repository.js';
import { annotationsOf, runStep, type StepResult } from '../support/step.js';

/** Bytes that GitHub takes of a step's summary; above it, it shows none of it. */
const SUMMARY_LIMIT = 1_048_576;
/** Characters that GitHub shows of an annotation. */
const MESSAGE_LIMIT = 4_096;
const PER_FILE = 10;

type Project = Record<string, Entry>;

/** Returns that claim so many files that were never written, ten a return, and one that claims nothing wrong. */
function phantoms(n: number, folder = 'task'): Project {
  const project: Project = { 'real.md': '# Real\n', 'specs/0_real/.return-meta.json': metaReturn(['real.md']) };
  for (let first = 0; first < n; first += PER_FILE) {
    const paths = Array.from({ length: Math.min(PER_FILE, n - first) }, (_, i) => `never/${String(first + i)}.md`);
    const number = String(first / PER_FILE + 1).padStart(4, '0');
    project[`specs/${number}_${folder}/.return-meta.json`] = metaReturn(paths);
  }
  return project;
}

function evaluate(files: Project, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  return runStep({ workspace: makeRepository([{ files }]).directory, inputs });
}

const LEFT_OUT = /^(\d+) more false claims did not fit/m;

/** The rows of the summary's tables of false claims. */
function falseClaims(summary: string): readonly string[] {
  return summary.match(/^\| [^|]* \| [^|]*\.return-meta\.json[^|]* \| [^|]* \|$/gm) ?? [];
}

function messages(result: StepResult, level: string): readonly string[] {
  return annotationsOf(result).flatMap(({ name, data }) => (name === level ? [data] : []));
}

describe.each([
  [0, 0],
  [1, 1],
  [11, 10],
  [2_000, 10],
])('%d findings', (n, shown) => {
  let result: StepResult;

  beforeAll(async () => {
    result = await evaluate(phantoms(n));
  });

  test(`give ${String(shown)} annotations`, () => {
    expect(messages(result, 'error')).toHaveLength(shown);
    expect(annotationsOf(result)).toHaveLength(shown);
    for (const { data } of annotationsOf(result)) expect(data.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
  });

  test('are all in the summary, which GitHub takes, or counted there', () => {
    expect(Buffer.byteLength(result.summary)).toBeLessThan(SUMMARY_LIMIT);
    const left = Number(LEFT_OUT.exec(result.summary)?.[1] ?? 0);
    expect(falseClaims(result.summary).length + left).toBe(n);
    if (n <= 1_000) expect(left).toBe(0);
  });

  test('are counted by the outputs, and stand all in the report', () => {
    expect(result.outputs).toMatchObject({ findings: String(n), errors: String(n), 'phantom-claims': String(n) });
    const report = JSON.parse(readFileSync(result.outputs.report ?? '', 'utf8')) as { readonly findings: unknown[] };
    expect(report.findings).toHaveLength(n);
    expect(result.status).toBe(n === 0 ? 0 : 1);
  });

  test('leave a log that can be read, with the conclusion last', () => {
    const lines = result.log.trimEnd().split('\n');
    expect(lines.length).toBeLessThan(1_000);
    expect(lines.at(-1)).toMatch(n === 0 ? /PASSED/ : new RegExp(`FAILED: .*${n.toLocaleString('en')} errors?$`));
  });
});

test('annotations are at most 50 whatever is asked for, errors first: GitHub shows no more a job', async () => {
  const files: Project = {};
  for (let i = 0; i < 30; i++) {
    const folder = `specs/${String(i)}`;
    files[`${folder}_warning/.return-meta.json`] = metaReturn([`${folder}_warning/blank.md`]);
    files[`${folder}_warning/blank.md`] = ' \n';
    files[`${folder}_wrong/.return-meta.json`] = metaReturn([`${folder}_wrong/never.md`]);
  }
  const many = await evaluate(files, { 'max-annotations': '9999' });
  expect(annotationsOf(many)).toHaveLength(50);
  expect(messages(many, 'error')).toHaveLength(30);
  expect(messages(many, 'warning').at(-1)).toMatch(/^11 more warnings/);
});

describe('text of any length in a return', () => {
  const LONG = 100_000;
  let result: StepResult;

  beforeAll(async () => {
    const paths = Array.from({ length: 40 }, (_, i) => `never/${String(i)}.md`);
    const text = metaReturn(paths).replaceAll('general-implementation-agent', 'x'.repeat(LONG));
    result = await evaluate({ 'specs/1_task/.return-meta.json': text });
  });

  test('is cut in annotations where GitHub would cut it', () => {
    expect(annotationsOf(result)).toHaveLength(10);
    for (const { data } of annotationsOf(result)) expect(data.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
  });

  test('fills neither the log nor the summary', () => {
    expect(result.log.length).toBeLessThan(LONG);
    expect(Buffer.byteLength(result.summary)).toBeLessThan(LONG);
  });

  test('is not repeated whole by every finding of the report', () => {
    const report = readFileSync(result.outputs.report ?? '', 'utf8');
    expect(report.length).toBeLessThan(5 * LONG);
  });
});
