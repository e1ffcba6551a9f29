import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { content } from './prose.js';
import { Random } from './random.js';
import { returnText } from './return-text.js';

/** A repository of returns with two claims each on average, among half as many files that no return claims. */
export interface BenchRepository {
  readonly returns: number;
  /** Where the claimed files are: in source folders anywhere in the tree, or in the folder of the return's task. */
  readonly artifacts: 'far' | 'near';
  /** Half of the claims are relocated, removed or missing. Otherwise a tenth is relocated, and of the others 1.3 % are missing. */
  readonly troubled: boolean;
}

/** What is true of a repository: its report must show the same. */
export interface Truth {
  readonly files: number;
  readonly returns: number;
  readonly claims: number;
  /** How many claims have each verdict, including other kinds than files; there are no other verdicts. */
  readonly verdicts: Readonly<Record<string, number>>;
  /** How many findings are errors: false claims of finished returns, and statuses that nobody knows. */
  readonly errors: number;
  /** At least so many are warnings: two for each return that was never finished, unless it is archived. */
  readonly warnings: number;
}

/** How many artifacts a return has, by frequency in a hundred returns: none to ten, two on average. */
const ARTIFACTS = [
  [0, 16],
  [1, 40],
  [2, 20],
  [3, 10],
  [4, 5],
  [6, 5],
  [10, 4],
] as const;

/** What happened to a claimed file, by frequency in a hundred claims of returns that are not archived. */
const TROUBLED = [
  ['present', 55.6],
  ['renamed', 15],
  ['removed', 15],
  ['missing', 14.4],
] as const;
const SOUND = [
  ['present', 98.7],
  ['missing', 1.3],
] as const;

type Fate = 'present' | 'archived' | 'renamed' | 'removed' | 'missing';

/** Files in a folder, and folders in the one above it. */
const FILES = 40;
const PARTS = 200;

/** Makes the repository in an empty folder, packed like a clone. Returns what is true of it. Rejects if git fails. */
export async function makeRepository(folder: string, options: BenchRepository): Promise<Truth> {
  const verdicts: Record<string, number> = {};
  const found = { errors: 0, warnings: 0 };
  await importHistory(folder, history(options, verdicts, found));
  const { present = 0, relocated = 0, removed = 0, missing = 0 } = verdicts;
  const claims = present + relocated + removed + missing;
  return { files: options.returns, returns: options.returns, claims, verdicts, ...found };
}

/** Makes a repository in an empty folder, packed like a clone, from the input of `git fast-import`. Rejects if git fails. */
export async function importHistory(folder: string, parts: Iterable<string>): Promise<void> {
  mkdirSync(folder, { recursive: true });
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  // The contents have nothing in common, so deltas would save nothing.
  const child = spawn('git', ['fast-import', '--quiet', '--depth=0'], {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close') as Promise<[status: number | null]>;
  await pipeline(Readable.from(inChunks(parts)), child.stdin);
  const [status] = await ended;
  if (status !== 0) throw new Error(`git fast-import: exit ${String(status)}`);
  git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/main']);
}

function git(cwd: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString('utf8')}`);
}

const CHUNK = 256 * 1024;

function* inChunks(parts: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const part of parts) {
    chunk += part;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Yields the input of `git fast-import`: all files in one commit, and then, commit by commit, the later changes. */
function* history(
  options: BenchRepository,
  verdicts: Record<string, number>,
  found: { errors: number; warnings: number },
): Generator<string> {
  const { returns, troubled } = options;
  const count = (verdict: string): void => {
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  };
  const source = new SourceFolders(returns * 2.5);
  const later: string[] = [];
  let artifact = 0;
  yield commit(0);
  for (let n = 1; n <= returns; n++) {
    const random = new Random(n);
    const isArchived = random.next() < 0.1;
    const task = `${String(n)}_task_${String(n)}`;
    // An archive is as an archive is: one folder for each thousand tasks.
    const home = isArchived
      ? `specs/archive/${String(Math.floor(n / 1_000)).padStart(3, '0')}/${task}`
      : `specs/${task}`;
    const paths: string[] = [];
    let missing = 0;
    for (let k = random.weighted(ARTIFACTS); k > 0; k--) {
      artifact++;
      const fate: Fate = isArchived ? 'archived' : random.weighted(troubled ? TROUBLED : SOUND);
      const beside = `reports/${String(k).padStart(2, '0')}_findings.md`;
      const isNear = isArchived || options.artifacts === 'near';
      const path = isNear ? `${home}/${beside}` : source.path(artifact);
      paths.push(isArchived ? `specs/${task}/${beside}` : path);
      if (fate !== 'missing') yield file(path, content(path, random, 800 + Math.floor(random.next() ** 2 * 5_000)));
      if (fate === 'removed') later.push(`D ${path}\n`);
      if (fate === 'renamed') later.push(`R ${path} ${path.replace(/[^/]*$/, `moved_${String(artifact)}.ts`)}\n`);
      if (fate === 'missing') missing++;
      count(fate === 'archived' || fate === 'renamed' ? 'relocated' : fate);
    }
    const { text, countsPhases, outcome } = returnText(n, paths, random);
    if (countsPhases) count('no-plan');
    if (outcome === 'success' || outcome === 'unknown') found.errors += missing;
    if (outcome === 'unknown') found.errors++;
    // It is old, and was never finished.
    if (outcome === 'in_progress' && !isArchived) found.warnings += 2;
    yield file(`${home}/.return-meta.json`, text);
  }
  for (let n = 1; n <= returns / 2; n++) {
    const path = source.path(artifact + n);
    yield file(path, content(path, new Random(-n), 800));
  }
  yield* laterCommits(later, Math.min(Math.max(Math.ceil(returns / 200), 4), MOST_COMMITS));
}

const MOST_COMMITS = 250;

/** Yields the later commits. Each makes its part of the changes, and writes a note. */
function* laterCommits(changes: readonly string[], commits: number): Generator<string> {
  const part = Math.ceil(changes.length / commits);
  for (let n = 0; n < commits; n++) {
    yield commit(n + 1);
    yield* changes.slice(n * part, (n + 1) * part);
    yield file(`docs/notes/${String(n)}.md`, content(`Day ${String(n)}`, new Random(n), 1_000));
  }
}

function commit(n: number): string {
  const at = `${String(1_700_000_000 + 3_600 * n)} +0000`;
  return `commit refs/heads/main\ncommitter bench <bench@example.invalid> ${at}\ndata 5\nbench\n`;
}

function file(path: string, text: string): string {
  return `M 100644 inline ${path}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`;
}

const ENDINGS = ['ts', 'ts', 'md', 'json', 'test.ts'] as const;
const NAMES = ['date_parser', 'index', 'zone_table', 'reader', 'route_handler', 'settings'] as const;

/** Source folders with `FILES` files each: files with neighbouring numbers are far from each other. */
class SourceFolders {
  readonly #folders: number;

  constructor(files: number) {
    this.#folders = Math.ceil(files / FILES);
  }

  path(n: number): string {
    const random = new Random(n + 0x5eed);
    const folder = random.below(this.#folders);
    const area = Math.floor(folder / PARTS);
    const part = folder % PARTS;
    const above = area % 3 === 0 ? `packages/area_${String(area)}/src/lib` : `src/area_${String(area)}`;
    return `${above}/part_${String(part)}/${random.of(NAMES)}_${String(n)}.${random.of(ENDINGS)}`;
  }
}
