import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT_NAMES, type FormatName } from '../../src/report/formats.js';
import { readCommands } from '../report/runner.js';
import { check as checkByBundle } from '../support/bundle.js';
import { check, evaluate, type ReportedRun, type Run } from '../support/command-line.js';
import { HOSTILE_PROJECTS } from '../support/hostile-projects.js';
import { HOSTILE_TEXTS } from '../support/hostile-returns.js';
import { readJunit } from '../support/junit.js';
import { expectAnnotation, hiddenIn } from '../support/meant.js';
import { readReport, readReportLines } from '../support/report-schema.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { readSarif } from '../support/sarif.js';

/** Whatever a text of the corpus tries to reach, it adds this word along. */
const WORD = 'pwned';

const directories = new Map<string, string>();

function directoryOf(project: string): string {
  const known = directories.get(project) ?? makeRepository([{ files: HOSTILE_PROJECTS[project] ?? [] }]).directory;
  directories.set(project, known);
  return known;
}

/** A check that writes all formats to files, and what it wrote. */
interface Written {
  readonly run: Run;
  readonly report: ReportedRun;
  readonly texts: ReadonlyMap<FormatName, string>;
}

const written = new Map<string, Promise<Written>>();

/** Checks a project, once for all formats. */
function writtenOf(project: string): Promise<Written> {
  const known = written.get(project) ?? write(directoryOf(project));
  written.set(project, known);
  return known;
}

async function write(directory: string): Promise<Written> {
  const folder = temporaryFolder();
  const outputs = FORMAT_NAMES.flatMap((name) => ['--output', `${name}=${join(folder, name)}`]);
  const { report, ...run } = await evaluate(directory, ['--fail-on', 'never', ...outputs]);
  return {
    run,
    report,
    texts: new Map(FORMAT_NAMES.map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  };
}

/** What GitHub shows of a step: ten of each level. */
function shownOf({ counts }: ReportedRun): Readonly<Record<string, number>> {
  const { errors, warnings, notices } = counts;
  const shown = { error: errors, warning: warnings, notice: notices };
  return Object.fromEntries(
    Object.entries(shown).flatMap(([level, n]) => (n === 0 ? [] : [[level, Math.min(n, 10)] as const])),
  );
}

function tally(names: readonly string[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

type Reader = (text: string, report: ReportedRun) => void;

/**
 * What a strict reader of each format makes of it; the schemas of the JSON formats hold wherever a test runs `check`. Null
 * where there is none: it is read by people alone, or by other tests.
 */
const READERS: Readonly<Record<FormatName, Reader | null>> = {
  text: null,
  markdown: null,
  // The runner's own reader is asked about every format.
  github: null,
  // A browser reads it in `npm run test:browser`.
  html: null,
  codequality: (text, { findings }) => {
    expect(JSON.parse(text)).toHaveLength(findings.length);
  },
  json: (text, report) => {
    expect(readReport(text)).toEqual(report);
  },
  jsonl: (text, { returns, findings }) => {
    expect(readReportLines(text)).toHaveLength(returns.length + findings.length + 2);
  },
  sarif: (text, { findings }) => {
    const { results } = readSarif(text);
    expect(results).toHaveLength(findings.length);
    for (const { message, locations } of results) {
      expect(hiddenIn(message.text ?? '')).toEqual([]);
      expect(locations?.[0]?.physicalLocation?.artifactLocation?.uri).toMatch(/^[\w~.%-][\w.~%/-]*$/);
    }
  },
  junit: (text, { returns, findings }) => {
    const suites = readJunit(text);
    const files = new Set([...returns, ...findings].flatMap(({ file }) => file ?? []));
    expect(suites).toHaveLength(files.size + 1);
    const lines = suites
      .flatMap(({ cases }) => cases)
      .flatMap(({ failure, log = '' }) => `${failure?.text ?? ''}${log}`.split('\n').slice(0, -1));
    // One more shows what came of the run.
    expect(lines).toHaveLength(findings.length + 1);
  },
};

describe.each(Object.keys(HOSTILE_PROJECTS))('hostile text %s', (project) => {
  let report: ReportedRun;

  beforeAll(async () => {
    ({ report } = await writtenOf(project));
  });

  test('is found fault with', () => {
    expect(report.findings.length).toBeGreaterThan(0);
  });

  describe.each(FORMAT_NAMES)('on the command line, as %s', (format) => {
    let run: Run;
    let text: string;

    beforeAll(async () => {
      if (format === 'github') {
        // The runner reads the log of a process.
        run = await checkByBundle(directoryOf(project), ['--format', format, '--fail-on', 'never']);
        text = run.stdout;
      } else {
        const { run: whole, texts } = await writtenOf(project);
        run = whole;
        text = texts.get(format) ?? '';
      }
    });

    test('gives the runner only the commands that were meant', () => {
      expect([run.status, run.stderr]).toEqual([0, '']);
      const commands = readCommands(text);
      expect(tally(commands.map(({ name }) => name))).toEqual(format === 'github' ? shownOf(report) : {});
      for (const command of commands) expectAnnotation(command);
    });

    test('has no character that moves or hides another', () => {
      expect(hiddenIn(text)).toEqual([]);
    });

    test('is read by strict readers', () => {
      const read = READERS[format];
      if (read !== null) read(text, report);
      expect(text).toMatch(/[^\n]\n$/);
    });
  });
});

test('what was hostile can be read all the same, on standard output as in a file', async () => {
  const project = 'in one return, shown in the log';
  const directory = directoryOf(project);
  const { texts } = await writtenOf(project);
  for (const format of FORMAT_NAMES) {
    const { stdout } = await check(directory, ['--format', format, '--fail-on', 'never']);
    expect([format, stdout]).toEqual([format, texts.get(format)]);
    expect(stdout).toContain(WORD);
  }
});

test('hostile text in an option makes one line on standard error, and nothing else', async () => {
  for (const text of HOSTILE_TEXTS.filter((one) => !one.includes('\0')).slice(0, 60)) {
    const run = await check(directoryOf('in one return, shown in the log'), ['--format', text]);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(readCommands(run.stderr)).toEqual([]);
    expect(hiddenIn(run.stderr)).toEqual([]);
    expect(run.stderr).toMatch(/^return-gate: [^\n]+\n$/);
  }
});
