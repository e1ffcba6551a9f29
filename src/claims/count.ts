import { readEach, lackingContent, type FileRef, type Tree } from '../model/tree.js';
import { elementAt, firstWhere, oncePer } from '../model/collections.js';
import type { CountQuestion, Verdict } from '../model/claim.js';
import { besideOf, countIn, folderOf } from '../model/requirements.js';
import type { Changes } from '../model/context.js';
import { compareText, count } from '../model/text.js';
import { renderedMarkdown } from '../read/markdown/rendered.js';
import { foldersOf, isTouchedBy, verdictOf, type ClaimOf, type ClaimVerifier } from './kind.js';

/** Bytes. A larger spec is not read, and the totals of its folder are not counted. */
const LARGEST = 1024 * 1024;

/** Maximum number of specs next to one report that are read. */
const MOST_SPECS = 1_000;

export const countVerifier: ClaimVerifier = { kind: 'count', verify, affectedBy };

/** Returns whether a change touches the specs or the tasks next to a report, which its totals count. */
function affectedBy(changes: Changes): (claim: ClaimOf) => boolean {
  const isTouched = isTouchedBy(changes);
  let folders: ReadonlySet<string> | undefined;
  return ({ returnFile }) => {
    if (isTouched(besideOf(returnFile, 'spec.md')) || isTouched(besideOf(returnFile, 'tasks.md'))) return true;
    folders ??= foldersOf([...changes.changed, ...changes.deleted].filter(isSpec));
    return folders.has(besideOf(returnFile, 'specs'));
  };
}

type Tally = Readonly<Record<CountQuestion['of'], number>>;

/** The counts of some specs, as rendered and as written: upstream also counts lines in comments. */
interface Counts {
  readonly rendered: Tally;
  readonly written: Tally;
  readonly specs: number;
}

/** Returns the verdict on each claimed total. Each folder's specs are read once, for all folders together. */
async function verify(claims: readonly ClaimOf[], tree: Tree): Promise<readonly Verdict[]> {
  const specs = await specsIn(tree);
  const byFolder = new Map<string, readonly FileRef[]>();
  for (const { returnFile } of claims) {
    const folder = folderOf(returnFile);
    if (!byFolder.has(folder)) byFolder.set(folder, specsOf(returnFile, specs));
  }
  const counts = await countsIn(byFolder, tree);
  return claims.map(({ claim: { asked }, returnFile }) =>
    asked?.kind === 'count'
      ? verdictOn(asked, counts.get(folderOf(returnFile)) ?? 'There is no spec in the folder of the report.')
      : verdictOf('not-countable'),
  );
}

function verdictOn({ of, total }: CountQuestion, counts: Counts | string): Verdict {
  if (typeof counts === 'string') return verdictOf('not-countable', { detail: counts });
  const found = counts.rendered[of];
  const specs = counts.specs === 1 ? 'The spec in its folder has' : 'The specs in its folder have';
  if (found === total || counts.written[of] === total) return verdictOf('agrees');
  if (found === 0) return verdictOf('not-countable', { detail: `${specs} no heading of a ${of}.` });
  return verdictOf('differs', { detail: `${specs} ${count(found, of)}.` });
}

/** Returns a tree's specs, sorted by path, in one pass. */
const specsIn = oncePer(async (tree: Tree): Promise<readonly FileRef[]> => {
  const files = await tree.findAll({ patterns: ['**/spec.md'], matches: isSpec });
  return [...files].sort((a, b) => compareText(a.path, b.path));
});

function isSpec(path: string): boolean {
  return path === 'spec.md' || path.endsWith('/spec.md');
}

/** Returns the specs below `specs/` next to a report, or, without that folder, the spec next to the report itself. */
function specsOf(report: string, specs: readonly FileRef[]): readonly FileRef[] {
  const folder = besideOf(report, 'specs');
  const first = firstFrom(`${folder}/`, specs);
  // In path order, `0` comes next after the slash.
  const end = Math.min(firstFrom(`${folder}0`, specs), first + MOST_SPECS + 1);
  if (end > first) return specs.slice(first, end);
  const own = besideOf(report, 'spec.md');
  const spec = specs[firstFrom(own, specs)];
  return spec?.path === own ? [spec] : [];
}

/** Returns the index of the first file whose path does not sort before another path. The files are in path order. */
function firstFrom(path: string, files: readonly FileRef[]): number {
  return firstWhere(files.length, (n) => elementAt(files, n).path >= path);
}

async function countsIn(
  byFolder: ReadonlyMap<string, readonly FileRef[]>,
  tree: Tree,
): Promise<ReadonlyMap<string, Counts | string>> {
  const wanted = new Map<string, FileRef>();
  for (const specs of byFolder.values()) {
    if (specs.length <= MOST_SPECS) for (const spec of specs) if (!spec.link) wanted.set(spec.path, spec);
  }
  const files = [...wanted.values()];
  const texts = new Map<string, Counts | 'too-large' | 'lacking'>();
  for await (const [{ path }, content] of readEach(tree, files, LARGEST)) {
    texts.set(path, content.kind === 'bytes' ? await countsOf(content.bytes) : content.kind);
  }
  return new Map(
    [...byFolder].flatMap(([folder, specs]) => {
      const sum = sumOf(specs, texts);
      return sum === null ? [] : [[folder, sum]];
    }),
  );
}

async function countsOf(bytes: Uint8Array): Promise<Counts> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  return { rendered: tallyOf(await renderedMarkdown(text)), written: tallyOf(text), specs: 1 };
}

function tallyOf(text: string): Tally {
  return {
    requirement: countIn(text, 'requirement'),
    scenario: countIn(text, 'scenario'),
    task: countIn(text, 'task'),
  };
}

/** Returns the sum over a folder's specs; null if there are none. */
function sumOf(
  specs: readonly FileRef[],
  counts: ReadonlyMap<string, Counts | 'too-large' | 'lacking'>,
): Counts | string | null {
  if (specs.length === 0) return null;
  if (specs.length > MOST_SPECS) return `More than ${String(MOST_SPECS)} specs are in the folder of the report.`;
  const rendered = { requirement: 0, scenario: 0, task: 0 };
  const written = { requirement: 0, scenario: 0, task: 0 };
  for (const { path, link } of specs) {
    const found = counts.get(path);
    if (link) return 'A spec in the folder of the report is a symbolic link.';
    if (found === 'lacking') return lackingContent('a spec in the folder of the report', null);
    if (found === undefined || found === 'too-large')
      return 'A spec in the folder of the report is too large to be read.';
    for (const of of ['requirement', 'scenario', 'task'] as const) {
      rendered[of] += found.rendered[of];
      written[of] += found.written[of];
    }
  }
  return { rendered, written, specs: specs.length };
}
