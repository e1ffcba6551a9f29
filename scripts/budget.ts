import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

/**
 * Compares sizes and costs with `budget.json`, whose numbers only fall: `npm run budget`. Fails if one is above its budget. With
 * `--seconds N`, the processor seconds that `npm test` took, it compares these, too. With `--write` it lowers the budgets to the figures.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

interface Budget {
  readonly budget: number;
  /** What is counted, and why a number was raised if one ever was. */
  readonly about: string;
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status === null || status > 1) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function listFiles(...patterns: readonly string[]): readonly string[] {
  return run('git', ['ls-files', '-z', '--', ...patterns], root)
    .split('\0')
    .filter(Boolean);
}

function countLines(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(join(root, file), 'latin1').split('\n').length - 1, 0);
}

/** Counts tokens in parsed files: a scanner alone takes the code between two template literals for a text. */
function countTokens(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
    return sum + tokensIn(source, source);
  }, 0);
}

function tokensIn(node: ts.Node, source: ts.SourceFile): number {
  const parts = node.getChildren(source).filter((part) => !ts.isJSDoc(part));
  if (parts.length === 0) return node.getWidth(source) > 0 ? 1 : 0;
  return parts.reduce((sum, part) => sum + tokensIn(part, source), 0);
}

const GIT_ENV = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

/** Makes a repository whose last commit adds a JSON return, and a clone of it without contents. */
function makeRepositories(folder: string): { readonly whole: string; readonly blobless: string } {
  const [whole, blobless] = [join(folder, 'whole'), join(folder, 'blobless')];
  const git = (...args: readonly string[]): string => run('git', args, whole, { ...process.env, ...GIT_ENV });
  mkdirSync(whole);
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'uploadpack.allowFilter', 'true');
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  writeFileSync(join(whole, 'README.md'), 'A project.\n');
  git('add', '.');
  git('commit', '--quiet', '--message=A project');
  cpSync(join(root, 'examples/clean/specs/7_polite_greeting'), join(whole, 'specs/7_polite_greeting'), {
    recursive: true,
  });
  cpSync(join(root, 'examples/clean/src'), join(whole, 'src'), { recursive: true });
  git('add', '.');
  git('commit', '--quiet', '--message=The task');
  const from = `file://${whole}`;
  run('git', ['clone', '--quiet', '--no-checkout', '--filter=blob:none', from, blobless], folder, {
    ...process.env,
    ...GIT_ENV,
  });
  return { whole, blobless };
}

/** Returns how often the command line starts git for the last commit of a repository, as a pull request is checked. */
function countProcesses(folder: string, repository: string): number {
  const bin = join(folder, 'bin');
  const calls = join(folder, 'calls');
  const real = run('sh', ['-c', 'command -v git'], root).trim();
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'git'), `#!/bin/sh\necho >> '${calls}'\nexec '${real}' "$@"\n`);
  chmodSync(join(bin, 'git'), 0o755);
  writeFileSync(calls, '');
  const env = { ...process.env, ...GIT_ENV, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  run(process.execPath, [join(root, 'dist/cli/index.js'), 'check', '--base', 'HEAD^'], repository, env);
  return readFileSync(calls, 'utf8').length;
}

/** Returns how many files of `src/` a check of one JSON return loads, as V8 lists them. */
function countLoaded(folder: string, repository: string): number {
  const coverage = join(folder, 'coverage');
  const main = join(root, '.cache/compiled/src/cli/main.js');
  run(process.execPath, [main, 'check'], repository, { ...process.env, ...GIT_ENV, NODE_V8_COVERAGE: coverage });
  const scripts = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url);
  });
  return new Set(scripts.filter((url) => url.includes('/.cache/compiled/src/'))).size;
}

/** Returns the processor seconds of a fixed piece of work: 40 times, 20,000 objects become text and back, and the text is hashed. */
function measureWork(): number {
  const before = process.cpuUsage();
  let value: unknown = Array.from({ length: 20_000 }, (_, n) => ({ path: `src/${String(n)}.ts`, size: n, list: [n] }));
  for (let n = 0; n < 40; n += 1) {
    const text = JSON.stringify(value);
    createHash('sha256').update(text).digest();
    value = JSON.parse(text);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const { values } = parseArgs({ options: { seconds: { type: 'string' }, write: { type: 'boolean', default: false } } });

const code = ['src/*.ts', 'scripts/*.ts', 'bench/*.ts', 'integrations/*.ts'];
const folder = mkdtempSync(join(tmpdir(), 'return-gate-'));
const figures: Record<string, number> = {};
try {
  const { whole, blobless } = makeRepositories(folder);
  Object.assign(figures, {
    'src lines': countLines(listFiles('src/*.ts')),
    'src files': listFiles('src/*.ts').length,
    'code lines': countLines(listFiles('src', 'scripts', 'bench', 'integrations')),
    'code tokens': countTokens(listFiles(...code)),
    'test lines': countLines(listFiles('__tests__')),
    'quality lines': countLines(listFiles('quality')),
    'loaded files': countLoaded(folder, whole),
    'dist bytes': listFiles('dist').reduce((sum, file) => sum + statSync(join(root, file)).size, 0),
    'git processes': countProcesses(folder, whole),
    'git processes, blobless': countProcesses(folder, blobless),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.seconds !== undefined) {
  figures['test work'] = Math.round(Number(values.seconds) / measureWork());
}

const file = join(root, 'budget.json');
const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budget>;
const rows = Object.entries(figures).map(([name, figure]) => {
  const { budget = 0 } = budgets[name] ?? {};
  // Another machine does another share of the work in the same time.
  const limit = name === 'test work' ? budget * 1.25 : budget;
  return { name, figure, budget, isAbove: figure > limit };
});
if (values.write) {
  const lowered = Object.entries(budgets).map(([name, one]): [string, Budget] => [
    name,
    { ...one, budget: Math.min(one.budget, figures[name] ?? one.budget) },
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}

const table = [
  '| what | figure | budget | difference | |',
  '| --- | ---: | ---: | ---: | --- |',
  ...rows.map(({ name, figure, budget, isAbove }) =>
    ['', name, figure, budget, figure - budget, isAbove ? 'above' : '', ''].join(' | ').trim(),
  ),
].join('\n');
console.log(table);
if (process.env.GITHUB_STEP_SUMMARY !== undefined) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${table}\n`);
const above = rows.filter(({ isAbove }) => isAbove);
if (above.length > 0) {
  console.error(`Above its budget: ${above.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
}
