import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FORMAT_NAMES, type FormatName } from '../../src/report/formats.js';
import { readCommands } from '../report/runner.js';
import { check as checkByBundle } from '../support/bundle.js';
import { check, evaluate, type ReportedRun, type Run } from '../support/command-line.js';
import { readJunit } from '../support/junit.js';
import { expectAnnotation, expectOnlyMeant, hiddenIn } from '../support/meant.js';
import { readReport, readReportLines } from '../support/report-schema.js';
import { link, makeRepository, temporaryFolder, type Entry, type Name } from '../support/repository.js';
import { annotationsOf, runStep, type StepResult } from '../support/runner.js';
import { readSarif } from '../support/sarif.js';
import { metaReturn } from './returns.js';

/** Whatever a text of the corpus tries to reach, it adds this word along. */
const WORD = 'pwned';
const SUMMARY_LIMIT = 1_048_576;

const CORPUS = fileURLToPath(new URL('../fixtures/hostile/', import.meta.url));
const FILES: readonly string[] = readdirSync(CORPUS).sort();

function contentOf(name: string): Uint8Array {
  return readFileSync(join(CORPUS, name));
}

/** The returns of the corpus, each about another kind of attack: its artifacts list the texts. */
const RETURNS = FILES.filter((name) => name.endsWith('.json') && name !== 'broken.json');

interface HostileReturn {
  readonly artifacts: readonly (string | { readonly path: string })[];
}

const TEXTS: readonly string[] = RETURNS.flatMap((name) => {
  const { artifacts } = JSON.parse(Buffer.from(contentOf(name)).toString('utf8')) as HostileReturn;
  return artifacts.flatMap((artifact) => (typeof artifact === 'string' ? [] : [artifact.path]));
});

/** The longest part of a path that file systems take, in bytes, less what tests put in front. */
const LONGEST_NAME = 200;

/** A text as part of a file's name: git takes everything but NUL and a slash, also bytes that are no UTF-8. */
function nameOf(text: string): Uint8Array {
  const bytes = Array.from(text.replaceAll('\0', '').replaceAll('/', '\u2215'), (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= 0xdc80 && code <= 0xdcff ? Buffer.of(code - 0xdc00) : Buffer.from(character);
  });
  return Buffer.concat(bytes).subarray(0, LONGEST_NAME);
}

function path(...parts: readonly (string | Uint8Array)[]): Name {
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}

/** A return in which only the agent and what it claims bear the text. */
function wellFormed(text: string): string {
  const value = JSON.parse(metaReturn([`src/${text}`])) as { metadata: Record<string, unknown> };
  value.metadata.agent_type = text;
  value.metadata.delegation_path = ['orchestrator', text];
  return JSON.stringify(value);
}

/** The repositories that are checked: each has the texts in other places. No file of theirs is on disk. */
const PROJECTS: Readonly<Record<string, readonly (readonly [Name, Entry])[]>> = {
  'in every field of returns': [
    ...RETURNS.flatMap((name, i): readonly (readonly [Name, Entry])[] => [
      [`specs/${String(i)}_task/.return-meta.json`, contentOf(name)],
      [`returns/${String(i)}.json`, contentOf(name)],
    ]),
    ['return-logs/log.jsonl', contentOf('log.jsonl')],
    ['return-logs/log.md', contentOf('envelope.md')],
    ['openspec/changes/x/envelope.md', contentOf('envelope.md')],
    ['returns/broken.json', contentOf('broken.json')],
  ],
  'in agents and claims': TEXTS.map(
    (text, i) => [`specs/${String(i)}_task/.return-meta.json`, wellFormed(text)] as const,
  ),
  'in the names of files': TEXTS.flatMap((text, i): readonly (readonly [Name, Entry])[] => [
    [path(nameOf(`${String(i)} ${text}`), '/.return-meta.json'), metaReturn(['never.md'])],
    [path('returns/', String(i), nameOf(text), '.json'), text],
  ]),
  'at the start of the names of files': [...new Set(TEXTS.map((text) => Buffer.from(nameOf(text)).toString('latin1')))]
    .filter((name) => !/^\.*$/.test(name))
    .map((name) => [path(Buffer.from(name, 'latin1'), '/.return-meta.json'), metaReturn(['never.md'])] as const),
  'in links': TEXTS.map(
    (text, i) => [`specs/${String(i)}_task/.return-meta.json`, link(text.replaceAll('\0', '') || 'x')] as const,
  ),
  'in one return, shown in the log': [['specs/1_task/.return-meta.json', contentOf('workflow-commands.json')]],
};

const directories = new Map<string, string>();

function directoryOf(project: string): string {
  const known = directories.get(project) ?? makeRepository([{ files: PROJECTS[project] ?? [] }]).directory;
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

describe.each(Object.keys(PROJECTS))('hostile text %s', (project) => {
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

  describe('in a step', () => {
    let result: StepResult;
    let folder: string;

    beforeAll(async () => {
      folder = temporaryFolder();
      const inputs = {
        'fail-on': 'never',
        'json-file': join(folder, 'report.json'),
        'sarif-file': join(folder, 'report.sarif'),
        'junit-file': join(folder, 'report.xml'),
      };
      result = await runStep({ workspace: directoryOf(project), inputs });
    });

    test('gives the runner only the commands that were meant, and sets only its own outputs', () => {
      expect(result.status).toBe(0);
      expectOnlyMeant(result);
      expect(tally(annotationsOf(result).map(({ name }) => name))).toEqual(shownOf(report));
      expect(result.outputs).toMatchObject({
        conclusion: 'passed',
        findings: String(report.findings.length),
        errors: String(report.counts.errors),
      });
    });

    test('stays text in the files that were asked for', () => {
      for (const [format, file] of [
        ['json', 'report.json'] as const,
        ['sarif', 'report.sarif'] as const,
        ['junit', 'report.xml'] as const,
      ]) {
        const text = readFileSync(join(folder, file), 'utf8');
        if (format !== 'json') READERS[format]?.(text, report);
        expect(readCommands(text)).toEqual([]);
        expect(hiddenIn(text)).toEqual([]);
      }
    });

    test('leaves a summary that GitHub takes, without a character that moves or hides another', () => {
      expect(Buffer.byteLength(result.summary)).toBeLessThan(SUMMARY_LIMIT);
      expect(hiddenIn(result.summary)).toEqual([]);
      expect(result.summary).toMatch(/^## (?:✅|⚠️ Passed, \d+ false claims? allowed by configuration: )/);
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
  const { log, commands } = await runStep({ workspace: directory });
  expect(log).toContain(WORD);
  expect(tally(commands.map(({ name }) => name))).toMatchObject({ group: 1, endgroup: 1 });
});

test('hostile text in an option makes one line on standard error, and nothing else', async () => {
  for (const text of TEXTS.filter((one) => !one.includes('\0')).slice(0, 60)) {
    const run = await check(directoryOf('in one return, shown in the log'), ['--format', text]);
    expect([run.status, run.stdout]).toEqual([2, '']);
    expect(readCommands(run.stderr)).toEqual([]);
    expect(hiddenIn(run.stderr)).toEqual([]);
    expect(run.stderr).toMatch(/^return-gate: [^\n]+\n$/);
  }
});
