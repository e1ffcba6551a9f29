import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Absence } from '../../src/model/history.js';
import { openCommit } from '../../src/tree/commit.js';

let folder = '';

function git(cwd: string, ...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd, env, stdio: 'pipe' });
}

function commitOf(revision: string): string {
  return execFileSync('git', ['rev-parse', revision], { cwd: folder }).toString('utf8').trim();
}

function write(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${path}\n`.repeat(30));
}

async function absences(
  root: string,
  paths: readonly string[],
): Promise<Readonly<Record<string, Absence | undefined>>> {
  const tree = await openCommit({ root, revision: 'HEAD' });
  const exists = (path: string): boolean => tree.find(path)?.kind === 'file';
  const told = await tree.explainAbsent({ paths, needed: new Set(), exists, base: null });
  tree.close();
  return Object.fromEntries(paths.map((path) => [path, told.get(path)]));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'absent-'));
  git(folder, 'init', '-q');
  for (const path of ['a/gone.md', 'a/one.md']) write(path);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', '1');
  git(folder, 'rm', '-q', 'a/gone.md');
  git(folder, 'mv', 'a/one.md', 'a/two.md');
  git(folder, 'commit', '-qm', '2');
  git(folder, 'mv', 'a/two.md', 'a/three.md');
  writeFileSync(join(folder, '.gitignore'), '# built\nignored.md\n');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', '3');
  for (const path of ['a/ignored.md', 'a/loose.md', ':(top)x/ignored.md']) write(path);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('what a repository describes absent paths', () => {
  const ABSENT = [
    'a/gone.md',
    'a/one.md',
    'a/ignored.md',
    'a/loose.md',
    ':(top)x/ignored.md',
    'a/never.md',
    'b/ignored.md',
  ];

  it('removed, renamed twice, ignored and by which rule, never added, or nothing', async () => {
    const past = { kind: 'never' };
    const none = { isInWorkspace: false, ignoredBy: null };
    const ignored = { isInWorkspace: true, ignoredBy: '.gitignore:2: ignored.md', past };
    const commit = commitOf('HEAD~1');
    expect(await absences(folder, ABSENT)).toEqual({
      'a/gone.md': { ...none, past: { kind: 'removed', commit } },
      'a/one.md': { ...none, past: { kind: 'moved', to: 'a/three.md', commit } },
      'a/ignored.md': ignored,
      'a/loose.md': { isInWorkspace: true, ignoredBy: null, past },
      ':(top)x/ignored.md': ignored,
      'a/never.md': { ...none, past },
      'b/ignored.md': { ...ignored, isInWorkspace: false },
    });
  });

  it('that a file in the workspace was committed once', async () => {
    write('a/gone.md');
    const told = await absences(folder, ['a/gone.md', 'a/loose.md']);
    rmSync(join(folder, 'a/gone.md'));
    expect(told).toEqual({
      'a/gone.md': {
        isInWorkspace: true,
        ignoredBy: null,
        past: { kind: 'removed', commit: commitOf('HEAD~1') },
      },
      'a/loose.md': { isInWorkspace: true, ignoredBy: null, past: { kind: 'never' } },
    });
  });

  it('and only how to deepen it where history is shallow', async () => {
    const clone = join(folder, 'clone');
    git(folder, 'clone', '-q', '--depth', '1', `file://${folder}`, clone);
    const told = await absences(clone, ['a/gone.md']);
    rmSync(clone, { recursive: true });
    expect(told['a/gone.md']?.past).toEqual({
      kind: 'unknown',
      detail: expect.stringContaining('fetch-depth: 0') as string,
    });
  });
});
