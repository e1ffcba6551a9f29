import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const RETURN = {
  status: 'planned',
  artifacts: [{ type: 'plan', path: 'specs/7_dates/plans/01_dates.md', summary: 'Plan for parsing dates' }],
  metadata: {
    session_id: 'sess_1736700000_abc123',
    agent_type: 'planner-agent',
    delegation_depth: 1,
    delegation_path: ['orchestrator', 'plan', 'planner-agent'],
  },
};

/** Writes the address of each loaded module to a file, one a line. It runs in the process that is measured. */
const HOOKS = `
import { appendFileSync } from 'node:fs';
export function load(url, context, next) {
  appendFileSync(process.env.LOADED_SOURCES, url + '\\n');
  return next(url, context);
}`;

/** Returns the files of `src/` that `check` loads for a repository with one return in JSON, sorted. */
export function loadedSources(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'loaded-sources-'));
  try {
    const repository = join(folder, 'repository');
    const list = join(folder, 'loaded.txt');
    mkdirSync(join(repository, 'specs/7_dates/plans'), { recursive: true });
    writeFileSync(join(repository, 'specs/7_dates/plans/01_dates.md'), '# Parse dates\n');
    writeFileSync(join(repository, 'specs/7_dates/.return-meta.json'), JSON.stringify(RETURN));
    const git = (...args: readonly string[]): unknown => execFileSync('git', args, { cwd: repository });
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.invalid', 'commit', '-q', '-m', 'Plan');
    const hooks = `data:text/javascript,${encodeURIComponent(HOOKS)}`;
    const register = `import { register } from 'node:module'; register(${JSON.stringify(hooks)});`;
    execFileSync(
      process.execPath,
      [
        ...['--import', import.meta.resolve('tsx')],
        ...['--import', `data:text/javascript,${encodeURIComponent(register)}`],
        ...[join(root, 'src/cli/main.ts'), 'check', '--root', repository],
      ],
      { env: { ...process.env, LOADED_SOURCES: list } },
    );
    const sources = new URL('../src/', import.meta.url).href;
    const loaded = readFileSync(list, 'utf8').split('\n');
    return [...new Set(loaded.filter((url) => url.startsWith(sources)).map((url) => url.replace(/\?.*/, '')))].sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const urls = loadedSources();
  const sources = new URL('../', import.meta.url).href;
  if (process.argv.includes('--list')) console.log(urls.map((url) => url.slice(sources.length)).join('\n'));
  console.log(`${String(urls.length)} files of src/ are loaded by a check of one return in JSON`);
}
