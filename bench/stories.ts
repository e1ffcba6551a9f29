import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demandTruth, median, time, type Subject } from './process.js';
import { content, sentences } from './prose.js';
import { Random } from './random.js';

/*
 * What 300 stories of BMAD cost among 5,000 Markdown files: beside the same stories alone, 300 returns in JSON with the same claims, and
 * the listing of the 5,000 files. `npm run bench:stories -- ROUNDS`
 */

const CLI = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'return-gate-bench-'));

const STORIES = 300;
const MARKDOWN = 5_000;
/** How many files a story claims. */
const CLAIMS = 8;

/** The shares of the other Markdown files: pages anywhere, and files where stories are, which are none. */
const OTHERS: readonly (readonly [share: number, path: (n: number) => string])[] = [
  [0.6, (n) => `docs/part-${String(n % 40)}/page-${String(n)}.md`],
  [0.2, (n) => `packages/p${String(n % 60)}/README-${String(n)}.md`],
  [0.1, (n) => `_bmad-output/planning-artifacts/part-${String(n % 20)}/note-${String(n)}.md`],
  [0.1, (n) => `docs/specs/page-${String(n)}.md`],
];

type Files = Map<string, string>;

/** The files that the n-th return claims, with their contents. */
function claimed(n: number): Files {
  const paths = Array.from(
    { length: CLAIMS },
    (_, k) => `src/part-${String(n % 25)}/file-${String(n)}-${String(k)}.ts`,
  );
  return new Map(paths.map((path) => [path, content(path, new Random(n), 1_500)]));
}

function story(n: number, paths: Iterable<string>): string {
  const random = new Random(n);
  const list = [...paths].map((path, k) => `- \`${path}\` (${k % 3 === 0 ? 'new' : 'modified'})\n`).join('');
  const tasks = Array.from({ length: 12 }, () => `- [x] ${sentences(random, 1, 12)}\n`).join('');
  const notes = sentences(random, 60, 14);
  return `# Story ${storyName(n)}: ${sentences(random, 1, 5)}\n\nStatus: done\n\n## Story\n\n${notes}\n\n## Tasks / Subtasks\n\n${tasks}\n## Dev Notes\n\n${notes}\n\n## Dev Agent Record\n\n### File List\n\n${list}`;
}

function storyName(n: number): string {
  return `${String(Math.ceil(n / 12))}.${String(n % 12)}`;
}

function inStories(): Files {
  const files: Files = new Map();
  for (let n = 1; n <= STORIES; n++) {
    const made = claimed(n);
    for (const [path, text] of made) files.set(path, text);
    const name = storyName(n).replace('.', '-');
    files.set(`_bmad-output/implementation-artifacts/${name}-${String(n)}.md`, story(n, made.keys()));
  }
  return files;
}

function withOthers(stories: Files): Files {
  const files: Files = new Map(stories);
  for (const [share, path] of OTHERS) {
    const count = Math.round((MARKDOWN - STORIES) * share);
    for (let n = 1; n <= count; n++)
      files.set(path(n), `# Page ${String(n)}\n\n${sentences(new Random(n), 120, 14)}\n`);
  }
  return files;
}

function inJson(): Files {
  const files: Files = new Map();
  for (let n = 1; n <= STORIES; n++) {
    const made = claimed(n);
    for (const [path, text] of made) files.set(path, text);
    const artifacts = [...made.keys()].map((path) => ({ type: 'implementation', path, summary: 'What was made.' }));
    const value = {
      status: 'implemented',
      artifacts,
      next_steps: 'Review it.',
      metadata: {
        session_id: `sess_17000${String(n).padStart(5, '0')}_bench`,
        agent_type: 'general-implementation-agent',
        delegation_depth: 1,
        delegation_path: ['orchestrator', 'implement', 'general-implementation-agent'],
      },
      completion_data: { completion_summary: 'All of it was made.' },
    };
    files.set(`specs/${String(n)}_task/.return-meta.json`, `${JSON.stringify(value, null, 2)}\n`);
  }
  return files;
}

function repository(name: string, files: Files): string {
  const folder = join(scratch, name);
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid'];
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    [...identity, 'commit', '--quiet', '--message=bench'],
    ['repack', '-a', '-d', '--quiet'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: folder });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString('utf8')}`);
  }
  return folder;
}

/** The check of a repository whose report is right. Throws if it is not. */
function checkOf(name: string, folder: string): Subject {
  const report = join(scratch, 'report.json');
  const args = [CLI, 'check', '--root', folder, '--quiet'];
  time({ name, command: process.execPath, args: [...args, '--output', `json=${report}`] });
  const claims = STORIES * CLAIMS;
  demandTruth(report, {
    files: STORIES,
    returns: STORIES,
    claims,
    verdicts: { present: claims },
    errors: 0,
    warnings: 0,
  });
  return { name, command: process.execPath, args };
}

const rounds = Number(process.argv[2] ?? '15');
try {
  const stories = inStories();
  const among = repository('among', withOthers(stories));
  const subjects: readonly Subject[] = [
    checkOf('300 stories among 5,000 Markdown files', among),
    checkOf('300 stories alone', repository('alone', stories)),
    checkOf('300 returns in JSON', repository('json', inJson())),
    {
      name: 'git ls-tree of the 5,000',
      command: 'git',
      args: ['ls-tree', '-r', '-z', '--full-tree', 'HEAD'],
      cwd: among,
    },
  ];
  // In turn, so that changes of the machine's load affect all.
  const times = Array.from({ length: rounds }, () => subjects.map(time));
  subjects.forEach(({ name }, n) => {
    console.log(
      `${name.padEnd(42)}${median(times.map((one) => one[n] ?? NaN))
        .toFixed(0)
        .padStart(6)} ms`,
    );
  });
  const ratio = median(times.map(([many = NaN, alone = NaN, , listing = NaN]) => many / (alone + listing)));
  console.log(`among 5,000, beside the stories alone and the listing: ${ratio.toFixed(2)}`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
