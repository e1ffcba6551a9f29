import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A repository that `git fast-import` makes: returns with two claims each, among files that are none of their business. */
export interface BenchRepository {
  readonly returns: number;
  /** Files that no return claims. */
  readonly others: number;
  readonly history?: BenchHistory;
}

/** Commits after the first. Each touches as many files, claimed or not, so that histories differ in nothing else. */
export interface BenchHistory {
  readonly commits: number;
  /** How many claimed files they take away in all: half of them removed, the other half renamed. */
  readonly absent: number;
}

function git(cwd: string, args: readonly string[], input?: Buffer): void {
  const { status, stderr } = spawnSync('git', args, {
    cwd,
    ...(input === undefined ? {} : { input }),
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString('utf8')}`);
}

/** A valid return of the metadata file's default version, as its agents write them. */
export function returnOf(n: number): string {
  const folder = `specs/${String(n)}_task_${String(n)}`;
  const value = {
    status: 'researched',
    artifacts: [
      { type: 'report', path: `${folder}/reports/01_findings.md`, summary: 'Findings on how dates are parsed today' },
      {
        type: 'report',
        path: `${folder}/reports/02_options.md`,
        summary: 'Three ways to parse dates and what each costs',
      },
    ],
    next_steps: `Run /plan ${String(n)} to create the implementation plan`,
    metadata: {
      session_id: `sess_1736700000_${n.toString(36).padStart(6, '0')}`,
      agent_type: 'research-agent',
      duration_seconds: 180,
      delegation_depth: 1,
      delegation_path: ['orchestrator', 'research', 'research-agent'],
      findings_count: 5,
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

const WORDS = 'date parser finds that zones are lost when offsets of a locale are read twice in one pass'.split(' ');

/** About 1,500 bytes that compress as prose does: the same for the same seed. */
function prose(seed: number): string {
  let state = seed + 1;
  const words: string[] = [];
  for (let n = 0; n < 300; n++) {
    // A linear congruential generator (Numerical Recipes): reproducible, and random enough for filler.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    words.push(WORDS[(state >>> 8) % WORDS.length] ?? '');
  }
  return words.join(' ');
}

/** Makes the repository in an empty folder, packed as a clone would be. */
export function makeRepository(folder: string, { returns, others, history }: BenchRepository): void {
  mkdirSync(folder, { recursive: true });
  const parts: string[] = [];
  const commit = (n: number): void => {
    const at = `${String(1_700_000_000 + 3_600 * n)} +0000`;
    parts.push(`commit refs/heads/main\ncommitter bench <bench@example.invalid> ${at}\ndata 5\nbench\n`);
  };
  const file = (path: string, text: string): void => {
    parts.push(`M 100644 inline ${path}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`);
  };
  commit(0);
  for (let n = 1; n <= returns; n++) {
    const folder = `specs/${String(n)}_task_${String(n)}`;
    file(`${folder}/.return-meta.json`, returnOf(n));
    file(`${folder}/reports/01_findings.md`, `# Findings ${String(n)}\n\n${prose(2 * n)}\n`);
    file(`${folder}/reports/02_options.md`, `# Options ${String(n)}\n\n${prose(2 * n + 1)}\n`);
  }
  for (let n = 0; n < others; n++)
    file(`src/${String(n % 997)}/module_${String(n)}.ts`, `export const n = ${String(n)};\n`);
  for (let n = 1; n <= (history?.commits ?? 0); n++) {
    commit(n);
    parts.push(...later(n, history ?? { commits: 0, absent: 0 }, returns));
  }
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  git(folder, ['fast-import', '--quiet'], Buffer.from(parts.join('')));
  git(folder, ['symbolic-ref', 'HEAD', 'refs/heads/main']);
}

/** How many files a commit after the first touches. */
const TOUCHED = 40;

/** What the n-th commit after the first does: it takes its part of the claimed files away, and edits others. */
function later(n: number, { commits, absent }: BenchHistory, returns: number): readonly string[] {
  const part = Math.ceil(absent / commits);
  const gone = Math.min(part, Math.max(absent - (n - 1) * part, 0));
  const lines: string[] = [];
  for (let k = 0; k < gone; k++) {
    const folder = folderOf(((n - 1) * part + k) % returns);
    const from = `${folder}/reports/02_options.md`;
    lines.push(k % 2 === 0 ? `D ${from}\n` : `R ${from} ${folder}/reports/03_renamed.md\n`);
  }
  for (let k = gone; k < TOUCHED; k++) {
    const text = `# Notes of day ${String(n)}\n`;
    const path = `${folderOf((n * TOUCHED + k) % returns)}/notes.md`;
    lines.push(`M 100644 inline ${path}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`);
  }
  return lines;
}

function folderOf(n: number): string {
  return `specs/${String(n + 1)}_task_${String(n + 1)}`;
}
