import { Random } from './random.js';
import { returnText } from './return-text.js';

/** What a repository holds, as parts of the input of `git fast-import`, and how many files its returns claim: all claims are false. */
export interface Input {
  readonly parts: Iterable<string>;
  /** Null where the reader takes a part of what is written for claims. */
  readonly claims: number | null;
  /** The commit to compare with. */
  readonly base?: string;
}

/** An input that grows in one count alone. */
export interface Growth {
  readonly name: string;
  /** The count of the first run: large enough that the start of the program is the smaller part. */
  readonly from: number;
  readonly input: (count: number) => Input;
}

const ENVELOPE = 'openspec/changes/all/all.return.md';
const STORY = '_bmad-output/implementation-artifacts/1-1-all.md';
const SUMMARY = '.planning/phases/01-all/01-01-SUMMARY.md';

export const GROWTHS: readonly Growth[] = [
  { name: 'returns of 4 claims', from: 1_000, input: (count) => written(returns(count, 4)) },
  { name: 'returns of one content and 100 claims', from: 50, input: sameReturns },
  { name: 'claims of 10 returns', from: 5_000, input: (count) => written(returns(10, count / 10)) },
  { name: 'files beside 1,000 claims', from: 20_000, input: besideFiles },
  { name: 'commits that write 10 returns again', from: 50, input: writtenAgain },
  { name: 'commits that touch claimed folders', from: 500, input: touched },
  { name: 'files of one name, and a fifth as many claims', from: 10_000, input: ofOneName },
  { name: 'files of one name that a change adds, and claims', from: 2_500, input: addedOfOneName },
  { name: 'files of one name that a change moves and writes', from: 2_500, input: movedOfOneName },
  { name: 'names of files that were removed before the claim', from: 2_000, input: removedBefore },
  { name: 'files moved before the claim', from: 2_000, input: movedBefore },
  { name: 'folders of a claim', from: 250, input: deep },
  ...inOneFile('of an envelope', ENVELOPE, envelope),
  ...inOneFile('of a File List', STORY, story),
  ...inOneFile('of a summary', SUMMARY, summary),
];

/** The counts of a document that makes all claims by itself. */
function inOneFile(where: string, file: string, text: (listed: string) => string): readonly Growth[] {
  const ways: readonly (readonly [name: string, listed: (paths: readonly string[]) => string])[] = [
    ['paths in one line', (paths) => `- ${paths.join(', ')}`],
    ['paths in lines of one item', (paths) => `- ${paths.join(',\n  ')}`],
    ['items', (paths) => paths.map((path) => `- ${path}`).join('\n')],
    [
      'rows of a table',
      (paths) => ['| File | Change |', '| --- | --- |', ...paths.map((path) => `| ${path} | new |`)].join('\n'),
    ],
    ['nested items', (paths) => paths.map((path, n) => `${'  '.repeat(n % 50)}- ${path}`).join('\n')],
  ];
  // A summary's tables are about the work, not lists of files.
  const read = ways.filter(([name]) => where !== 'of a summary' || name !== 'rows of a table');
  return read.map(([name, listed]) => ({
    name: `${name} ${where}`,
    from: 1_000,
    input: (count): Input => {
      const paths = Array.from({ length: count }, (_, n) => `\`src/part-${String(n)}.ts\``);
      return { parts: [commit(0), write(file, text(listed(paths)))], claims: null };
    },
  }));
}

function envelope(listed: string): string {
  return `**Status**: success\n**Summary**: All was made.\n**Artifacts**:\n\n${listed}\n\n**Next**: Archive it.\n**Risks**: None\n`;
}

function story(listed: string): string {
  return `# Story 1.1: All\n\nStatus: done\n\n## Story\n\nAll.\n\n## Tasks / Subtasks\n\n- [x] All\n\n## Dev Agent Record\n\n### File List\n\n${listed}\n`;
}

function summary(listed: string): string {
  return `---\nphase: 01-all\nplan: 01\nstatus: complete\n---\n\n# Phase 1 Plan 1: All Summary\n\n**All**\n\n## Files Created/Modified\n\n${listed}\n\n## Self-Check: PASSED\n`;
}

interface Return {
  readonly file: string;
  readonly text: string;
  readonly paths: readonly string[];
}

function returnOf(n: number, paths: readonly string[]): Return {
  const text = returnText(n, paths, new Random(n), 'implemented').text;
  return { file: `specs/${String(n)}_task_${String(n)}/.return-meta.json`, text, paths };
}

function returns(count: number, claims: number): readonly Return[] {
  return Array.from({ length: count }, (_, n) =>
    returnOf(
      n,
      Array.from({ length: claims }, (_, k) => `src/part-${String(n)}/file-${String(k)}.ts`),
    ),
  );
}

function written(list: readonly Return[], before: readonly string[] = []): Input {
  return {
    parts: [...before, commit(9_999), ...list.map(({ file, text }) => write(file, text))],
    claims: list.reduce((sum, { paths }) => sum + paths.length, 0),
  };
}

function sameReturns(count: number): Input {
  const [one] = returns(1, 100);
  if (one === undefined) return { parts: [], claims: 0 };
  return written(
    Array.from({ length: count }, (_, n) => ({ ...one, file: `specs/${String(n)}_task/.return-meta.json` })),
  );
}

function besideFiles(count: number): Input {
  const files = Array.from({ length: count }, (_, n) =>
    write(`lib/part-${String(n % 100)}/file-${String(n)}.ts`, `${String(n)}\n`),
  );
  return written(returns(100, 10), [commit(0), ...files]);
}

/** Files that were removed before they are claimed: their returns are followed through all of their versions. */
function writtenAgain(count: number): Input {
  const list = returns(10, 20);
  const paths = list.flatMap((one) => one.paths);
  const commits = Array.from({ length: count }, (_, n) => [
    commit(n + 2),
    ...list.map(({ file, text }) => write(file, text.replace('"summary": "', `"summary": "${String(n)} `))),
  ]);
  return written(list, [...removed(paths), ...commits.flat()]);
}

function touched(count: number): Input {
  const commits = Array.from({ length: count }, (_, n) => [
    commit(n),
    ...Array.from({ length: 4 }, (_, k) =>
      write(`src/part-${String((n + k) % 100)}/other-${String(n)}.ts`, `${String(n)}\n`),
    ),
  ]);
  return written(returns(100, 10), commits.flat());
}

function ofOneName(count: number): Input {
  return written(stories(count / 5), [commit(0), ...filesOfOneName(count)]);
}

function addedOfOneName(count: number): Input {
  const { parts, claims } = written(stories(count), filesOfOneName(count));
  return { parts: [commit(0), write('README.md', 'All.\n'), commit(1), ...parts], claims, base: 'HEAD~1' };
}

/** To git each is deleted, and another is added. */
function movedOfOneName(count: number): Input {
  const places = Array.from({ length: count }, (_, n) => `lib/part-${String(n)}/widget.ts`);
  const other = (n: number): string => `${String(n)} is written anew here.\n`.repeat(9);
  const { parts, claims } = written(stories(20));
  return {
    parts: [
      commit(0),
      ...places.map((path, n) => write(path, `${String(n)}\n`.repeat(9))),
      commit(1),
      ...places.flatMap((path, n) => [`D ${path}\n`, write(`new/of-${String(n)}/widget.ts`, other(n))]),
      ...parts,
    ],
    claims,
    base: 'HEAD~2',
  };
}

function filesOfOneName(count: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => write(`lib/part-${String(n)}/widget.ts`, `${String(n)}\n`));
}

/** Ten stories that claim files of one name: BMAD looks for them by their names, and by the ends of their paths. */
function stories(claims: number): readonly Return[] {
  return Array.from({ length: 10 }, (_, n) => {
    const paths = Array.from({ length: claims / 10 }, (_, k) => `src/area-${String(n)}-${String(k)}/widget.ts`);
    const listed = paths.map((path) => `- \`${path}\``).join('\n');
    return { file: `_bmad-output/implementation-artifacts/1-${String(n + 1)}-all.md`, text: story(listed), paths };
  });
}

function removedBefore(count: number): Input {
  const list = returns(count / 20, 20);
  const paths = list.flatMap((one) => one.paths);
  return written(list, removed(paths));
}

function removed(paths: readonly string[]): readonly string[] {
  return [
    commit(0),
    ...paths.map((path, n) => write(path, `${String(n)}\n`)),
    commit(1),
    ...paths.map((path) => `D ${path}\n`),
  ];
}

/** Half of the files have one content. */
function movedBefore(count: number): Input {
  const list = returns(count / 20, 20);
  const paths = list.flatMap((one) => one.paths);
  return written(list, [
    commit(0),
    ...paths.map((path, n) => write(path, n % 2 === 0 ? 'same\n' : `${String(n)}\n`)),
    commit(1),
    ...paths.map((path, n) => `R ${path} lib/moved-${String(n)}.ts\n`),
  ]);
}

function deep(count: number): Input {
  const list = Array.from({ length: 10 }, (_, n) =>
    returnOf(
      n,
      Array.from({ length: 20 }, (_, k) => `${'a/'.repeat(count)}${String(n)}-${String(k)}.ts`),
    ),
  );
  return written(list, [commit(0), write(`${'a/'.repeat(count)}other.ts`, 'a\n')]);
}

function commit(n: number): string {
  const at = `${String(1_700_000_000 + 60 * n)} +0000`;
  return `commit refs/heads/main\ncommitter bench <bench@example.invalid> ${at}\ndata 5\nbench\n`;
}

function write(path: string, text: string): string {
  return `M 100644 inline ${path}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`;
}
