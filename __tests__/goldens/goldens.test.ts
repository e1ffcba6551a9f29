import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from '../support/command-line.js';
import { makeRepository, temporaryFolder } from '../support/repository.js';
import { configurationAndBaseline } from './configuration-and-baseline/repository.js';
import type { Golden } from './golden.js';
import { hostileText } from './hostile-text/repository.js';
import { kindsOfFiles } from './kinds-of-files/repository.js';
import { kept, readFiles, type Files } from './kept.js';
import { noReturns } from './no-returns/repository.js';
import { unreadableFiles } from './unreadable-files/repository.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../examples', import.meta.url));

/** The file of each format in `expected/`. */
const FILES = { text: 'report.txt', markdown: 'summary.md', github: 'github.txt' };
/** Those of an example, which shows all that a project can keep. */
const EXAMPLE_FILES = { ...FILES, sarif: 'report.sarif', json: 'report.json' };

/** By folder. */
const GOLDENS: Readonly<Record<string, Golden>> = {
  'configuration-and-baseline': configurationAndBaseline,
  'hostile-text': hostileText,
  'kinds-of-files': kindsOfFiles,
  'no-returns': noReturns,
  'unreadable-files': unreadableFiles,
};

/** The exit status of each example. */
const EXAMPLE_STATUS = { bmad: 1, clean: 0, interrupted: 0, 'phantom-work': 1 };

interface Reports {
  readonly status: number | null;
  readonly stderr: string;
  /** By file in `expected/`. */
  readonly files: Files;
}

/** All formats of one run. */
async function report(root: string, formats: Readonly<Record<string, string>>): Promise<Reports> {
  const folder = temporaryFolder();
  const outputs = Object.entries(formats).flatMap(([format, file]) => ['--output', `${format}=${join(folder, file)}`]);
  const { status, stderr } = await check(root, ['--now', '2026-02-20T12:00:00Z', ...outputs]);
  return { status, stderr, files: readFiles(folder) };
}

test.each(Object.entries(GOLDENS))('%s: the reports are those in expected/', async (name, { status, commits }) => {
  const { directory } = makeRepository(commits);
  const reports = await report(directory, FILES);
  // A run without returns says how to get one.
  const stderr = expect.stringMatching(status === 3 ? /^\nA return is / : /^$/) as string;
  expect(reports).toEqual({ status, stderr, files: kept(join(HERE, name, 'expected'), reports.files) });
});

test.each(Object.entries(EXAMPLE_STATUS))('examples/%s: the reports are those in expected/', async (name, status) => {
  const { directory, git } = makeRepository([]);
  const root = join(directory, 'examples', name);
  // Its reports are no part of it: they name the commit that they were made of.
  const expected = join(EXAMPLES, name, 'expected');
  cpSync(join(EXAMPLES, name), root, { recursive: true, filter: (source) => source !== expected });
  git('add', '--all');
  git('commit', '--quiet', '--message=Example');
  const reports = await report(root, EXAMPLE_FILES);
  expect(reports).toEqual({ status, stderr: '', files: kept(expected, reports.files) });
});

test('every folder and every example is among these', () => {
  const folders = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(GOLDENS));
  const examples = readdirSync(EXAMPLES).filter((name) => name !== 'workflows');
  expect(examples.sort()).toEqual(Object.keys(EXAMPLE_STATUS));
});
