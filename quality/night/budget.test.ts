import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommands, type Command } from '../report/runner.js';
import type { CommandLine, Run } from '../support/bundle.js';
import { readJunit } from '../support/junit.js';
import { readReport } from '../support/report-schema.js';
import { makeRepository, temporaryFolder, type Entry } from '../support/repository.js';
import { annotationsOf, type Step, type StepResult } from '../support/runner.js';
import { metaReturn } from './returns.js';

/** Bytes that GitHub takes of a step's summary; above it, it shows none of it. */
const SUMMARY_LIMIT = 1_048_576;
/** Bytes that GitHub takes of an output. */
const OUTPUT_LIMIT = 1_048_576;
/** Results that code scanning takes. */
const RESULTS_LIMIT = 25_000;

const MILD = 20;
const PER_FILE = 50;

/**
 * Returns with so many findings. Of the first 60, most are errors, and each file has several. Of 50,000 the last 20 files
 * have a warning each, and the 20 before them a notice each.
 */
function project(n: number): Readonly<Record<string, Entry>> {
  const files: Record<string, Entry> = {
    'real.md': '# Real\n',
    'specs/0_real/.return-meta.json': metaReturn(['real.md']),
  };
  const mild = n > 1000 ? MILD : 0;
  const perFile = n > 1000 ? PER_FILE : 4;
  const errors = n - 2 * mild;
  for (let first = 0; first < errors; first += perFile) {
    const claimed = Array.from(
      { length: Math.min(perFile, errors - first) },
      (_, i) => `never/${String(first + i)}.md`,
    );
    files[`specs/${String(1 + first / perFile)}_task/.return-meta.json`] = metaReturn(claimed);
  }
  for (let i = 0; i < mild; i++) {
    files[`specs/${String(i)}_open/.return-meta.json`] = metaReturn([`specs/${String(i)}_open/plan.md`], {
      status: 'partial',
    });
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

export interface Ways extends Pick<CommandLine, 'check'> {
  readonly runStep: (step: Step) => Promise<StepResult>;
}

interface Expected {
  /** By level. */
  readonly found: Readonly<Record<'error' | 'warning' | 'notice', number>>;
  readonly files: number;
}

function expected(n: number): Expected {
  const mild = n > 1000 ? MILD : 0;
  const errors = n - 2 * mild;
  return {
    found: { error: errors, warning: mild, notice: mild },
    files: Math.ceil(errors / (n > 1000 ? PER_FILE : 4)),
  };
}

/** Expects the annotations of one level: ten, of which the last describes the rest, and one a file before a second. */
function expectBudget(commands: readonly Command[], level: keyof Expected['found'], { found, files }: Expected): void {
  const all = found[level];
  const messages = messagesOf(commands, level);
  expect(messages).toHaveLength(Math.min(all, 10));
  const told = /^(\d+) more (?:error|warning|notice)s? in the job summary/.exec(messages.at(-1) ?? '');
  expect(Number(told?.[1] ?? 0)).toBe(all > 10 ? all - 9 : 0);
  const named = filesOf(commands, level);
  expect(named).toHaveLength(all > 10 ? 9 : all);
  if (level === 'error') expect(new Set(named).size).toBe(Math.min(files, named.length));
}

/** What becomes of so many findings, by whichever way the doors are called. */
export function describeBudget(n: number, { runStep, check }: Ways): void {
  describe(`${String(n)} findings`, () => {
    const wanted = expected(n);
    let directory: string;
    let folder: string;
    let step: StepResult;

    beforeAll(async () => {
      folder = temporaryFolder();
      ({ directory } = makeRepository([{ files: project(n) }]));
      const inputs = {
        'json-file': join(folder, 'report.json'),
        'sarif-file': join(folder, 'report.sarif'),
        'junit-file': join(folder, 'report.xml'),
      };
      step = await runStep({ workspace: directory, inputs });
    });

    test('annotate at most ten of each severity, errors first, one a file before a second, and tell of the rest', () => {
      const annotations = annotationsOf(step);
      for (const level of ['error', 'warning', 'notice'] as const) expectBudget(annotations, level, wanted);
      const levels = annotations.map(({ name }) => name);
      expect(levels).toEqual([...levels].sort((a, b) => order(a) - order(b)));
      expect(annotations.length).toBeLessThanOrEqual(50);
      expect(
        step.commands.filter(({ name }) => !['error', 'warning', 'notice', 'group', 'endgroup'].includes(name)),
      ).toEqual([]);
    });

    test('set the outputs', () => {
      const { found } = wanted;
      expect(step.status).toBe(n === 0 ? 0 : 1);
      expect(step.outputs).toMatchObject({
        conclusion: n === 0 ? 'passed' : 'failed',
        findings: String(n),
        errors: String(found.error),
        warnings: String(found.warning),
        notices: String(found.notice),
        'phantom-claims': String(found.error),
        report: join(folder, 'report.json'),
      });
      const bytes = Object.values(step.outputs).map((value) => Buffer.byteLength(value));
      expect(Math.max(...bytes)).toBeLessThan(OUTPUT_LIMIT / 100);
    });

    test('leave a summary that GitHub takes, with the conclusion first', () => {
      const bytes = Buffer.byteLength(step.summary);
      expect(bytes).toBeLessThan(SUMMARY_LIMIT);
      expect(step.summary.slice(0, 1000)).toMatch(
        n === 0 ? /^## ✅ / : new RegExp(`^## ❌ [^]*\\b${String(wanted.found.error)} errors?\\b`),
      );
      if (n > 1000) expect(bytes).toBeGreaterThan(SUMMARY_LIMIT / 2);
    });

    test('write every finding to the files, or as many as their readers take', () => {
      const report = readReport(readFileSync(join(folder, 'report.json'), 'utf8'));
      expect(report.findings).toHaveLength(n);
      const { runs } = JSON.parse(readFileSync(join(folder, 'report.sarif'), 'utf8')) as {
        readonly runs: readonly [
          {
            readonly results: readonly { readonly level: string }[];
            readonly invocations: readonly [{ readonly toolExecutionNotifications: readonly object[] }];
          },
        ];
      };
      expect(runs[0].results).toHaveLength(Math.min(n, RESULTS_LIMIT));
      expect(runs[0].invocations[0].toolExecutionNotifications).toHaveLength(n > RESULTS_LIMIT ? 1 : 0);
      const suites = readJunit(readFileSync(join(folder, 'report.xml'), 'utf8'));
      const failed = suites.flatMap(({ cases }) => cases).filter(({ failure }) => failure !== undefined);
      expect(failed).toHaveLength(wanted.files);
    });

    test('say the same in commands on the command line', async () => {
      const run: Run = await check(directory, ['--format', 'github']);
      const commands = readCommands(run.stdout);
      for (const level of ['error', 'warning', 'notice'] as const) expectBudget(commands, level, wanted);
      expect(run.stdout.trimEnd().split('\n').at(-1)).toMatch(n === 0 ? /^PASSED: / : /^FAILED: /);
    });
  });
}

function order(level: string): number {
  return ['error', 'warning', 'notice'].indexOf(level);
}
