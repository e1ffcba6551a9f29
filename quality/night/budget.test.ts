import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommands, type Command } from '../../__tests__/report/runner.js';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { check, type Run } from '../../__tests__/support/bundle.js';
import { readJunit } from '../../__tests__/support/junit.js';
import { readReport } from '../../__tests__/support/report-schema.js';
import { makeRepository, temporaryFolder, type Entry } from '../../__tests__/support/repository.js';
import { annotationsOf, runStep, type StepResult } from '../../__tests__/support/runner.js';

/** Bytes that GitHub takes of a step's summary; above it, it shows none of it. */
const SUMMARY_LIMIT = 1_048_576;
/** Bytes that GitHub takes of an output. */
const OUTPUT_LIMIT = 1_048_576;
/** Results that code scanning takes. */
const RESULTS_LIMIT = 25_000;

/** All findings; of each of the milder severities there are so many. */
const ALL = 50_000;
const MILD = 20;
const PER_FILE = 50;
const LEVELS = ['error', 'warning', 'notice'] as const;
const FOUND = { error: ALL - 2 * MILD, warning: MILD, notice: MILD };

/** Returns with so many findings: the last 20 files have a warning each, and the 20 before them a notice each. */
function project(): Readonly<Record<string, Entry>> {
  const files: Record<string, Entry> = {
    'real.md': '# Real\n',
    'specs/0_real/.return-meta.json': metaReturn(['real.md']),
  };
  for (let first = 0; first < FOUND.error; first += PER_FILE) {
    const length = Math.min(PER_FILE, FOUND.error - first);
    const claimed = Array.from({ length }, (_, i) => `never/${String(first + i)}.md`);
    files[`specs/${String(1 + first / PER_FILE)}_task/.return-meta.json`] = metaReturn(claimed);
  }
  for (let i = 0; i < MILD; i++) {
    const open = `specs/${String(i)}_open`;
    files[`${open}/.return-meta.json`] = metaReturn([`${open}/plan.md`], { status: 'partial' });
    files[`specs/${String(i)}_z/.return-meta.json`] = metaReturn([`specs/${String(i)}_z/blank.md`]);
    files[`specs/${String(i)}_z/blank.md`] = ' \n';
  }
  return files;
}

function messagesOf(commands: readonly Command[], level: string): readonly string[] {
  return commands.filter(({ name }) => name === level).map(({ data }) => data);
}

function filesOf(commands: readonly Command[], level: string): readonly string[] {
  return commands.filter(({ name }) => name === level).flatMap(({ properties }) => properties.file ?? []);
}

/** Expects the annotations of one level: ten, of which the last describes the rest, and one a file before a second. */
function expectBudget(commands: readonly Command[], level: keyof typeof FOUND): void {
  const messages = messagesOf(commands, level);
  expect(messages).toHaveLength(10);
  const told = /^(\d+) more (?:error|warning|notice)s? in the job summary/.exec(messages.at(-1) ?? '');
  expect(Number(told?.[1] ?? 0)).toBe(FOUND[level] - 9);
  const named = filesOf(commands, level);
  expect(named).toHaveLength(9);
  expect(new Set(named).size).toBe(9);
}

describe(`${String(ALL)} findings`, () => {
  let directory: string;
  let folder: string;
  let step: StepResult;

  beforeAll(async () => {
    folder = temporaryFolder();
    ({ directory } = makeRepository([{ files: project() }]));
    const inputs = {
      'json-file': join(folder, 'report.json'),
      'sarif-file': join(folder, 'report.sarif'),
      'junit-file': join(folder, 'report.xml'),
    };
    step = await runStep({ workspace: directory, inputs });
  });

  test('annotate ten of each severity, errors first, one a file before a second, and tell of the rest', () => {
    const annotations = annotationsOf(step);
    for (const level of LEVELS) expectBudget(annotations, level);
    const levels = annotations.map(({ name }) => LEVELS.findIndex((level) => level === name));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(step.commands.filter(({ name }) => ![...LEVELS, 'group', 'endgroup'].includes(name))).toEqual([]);
  });

  test('set the outputs', () => {
    expect(step.status).toBe(1);
    expect(step.outputs).toMatchObject({
      conclusion: 'failed',
      findings: String(ALL),
      errors: String(FOUND.error),
      warnings: String(MILD),
      notices: String(MILD),
      'phantom-claims': String(FOUND.error),
      report: join(folder, 'report.json'),
    });
    const bytes = Object.values(step.outputs).map((value) => Buffer.byteLength(value));
    expect(Math.max(...bytes)).toBeLessThan(OUTPUT_LIMIT / 100);
  });

  test('leave a summary that GitHub takes, with the conclusion first', () => {
    const bytes = Buffer.byteLength(step.summary);
    expect(bytes).toBeLessThan(SUMMARY_LIMIT);
    expect(bytes).toBeGreaterThan(SUMMARY_LIMIT / 2);
    expect(step.summary.slice(0, 1000)).toMatch(new RegExp(`^### ❌ [^]*\\b${String(FOUND.error)} errors?\\b`));
  });

  test('write every finding to the files, or as many as their readers take', () => {
    expect(readReport(readFileSync(join(folder, 'report.json'), 'utf8')).findings).toHaveLength(ALL);
    const { runs } = JSON.parse(readFileSync(join(folder, 'report.sarif'), 'utf8')) as {
      readonly runs: readonly [
        {
          readonly results: readonly { readonly level: string }[];
          readonly invocations: readonly [{ readonly toolExecutionNotifications: readonly object[] }];
        },
      ];
    };
    expect(runs[0].results).toHaveLength(RESULTS_LIMIT);
    expect(runs[0].invocations[0].toolExecutionNotifications).toHaveLength(1);
    const suites = readJunit(readFileSync(join(folder, 'report.xml'), 'utf8'));
    const failed = suites.flatMap(({ cases }) => cases).filter(({ failure }) => failure !== undefined);
    expect(failed).toHaveLength(Math.ceil(FOUND.error / PER_FILE));
  });

  test('say the same in commands on the command line', async () => {
    const run: Run = await check(directory, ['--format', 'github']);
    for (const level of LEVELS) expectBudget(readCommands(run.stdout), level);
    expect(run.stdout.trimEnd().split('\n').at(-1)).toMatch(/^FAILED: /);
  });
});
