import { elementAt, groupBy, oncePer } from '../model/collections.js';
import type { ProgressQuestion, Verdict } from '../model/claim.js';
import type { Changes } from '../model/context.js';
import { isTooLong, normalisePath } from '../model/path.js';
import { compareText, count } from '../model/text.js';
import { fileAt, readEach, type FileRef, type Tree } from '../model/tree.js';
import { foldersOf, isTouchedBy, verdictOf, type ClaimOf, type ClaimVerifier } from './kind.js';
import { movedWith } from '../families/archive.js';

/** A phase in a plan, or a task with a check box, with its mark. */
export interface PlanPhase {
  /** 1-based. */
  readonly line: number;
  readonly completed: boolean;
  /** As written in the plan: `[NOT STARTED]`. */
  readonly mark: string;
}

/** A plan's own record of its progress. */
interface PlanProgress {
  /** Headings with marks, or check boxes. It is unknown whether each check box is a phase. */
  readonly by: 'headings' | 'boxes';
  readonly phases: readonly PlanPhase[];
}

const MARKS: ReadonlySet<string> = new Set(['COMPLETED', 'IN PROGRESS', 'NOT STARTED', 'PARTIAL', 'BLOCKED']);

const DONE = 'COMPLETED';

const BRACKETED = /\[([A-Za-z ]{1,20})\]/g;

/** UTF-16 units of a line that are read: no heading is longer. */
const LONGEST_LINE = 1_000;

interface Heading extends PlanPhase {
  readonly level: number;
  /** `3` or `2b` in "Phase 3: ..." or "Phase 2b"; null for other headings. */
  readonly label: string | null;
  readonly marks: number;
}

/**
 * Returns a Markdown plan's phases, in their order; null if the phases or their progress are unknown: no marks, marks on only
 * some phases, unknown marks, phases on several levels or repeated, or unbalanced fences. Takes linear time.
 */
export function planProgress(text: string): PlanProgress | null {
  const headings: Heading[] = [];
  /** Phases in code and comments: examples, or phases after a fence that was never closed. */
  const hidden: Heading[] = [];
  const boxes: PlanPhase[] = [];
  let fence: string | null = null;
  let inComment = false;
  for (const [index, line] of text.split('\n').entries()) {
    const shown = line.slice(0, LONGEST_LINE);
    const bare = shown.trim();
    const heading = headingOf(shown, index + 1);
    const opened = fenceOpenedBy(bare);
    if (inComment) {
      hidden.push(...heading);
      inComment = !bare.includes('-->');
    } else if (fence !== null) {
      hidden.push(...heading);
      if (!bare.startsWith(fence)) continue;
      if (isAll(bare, fence)) fence = null;
      // A fence opens inside another one of its kind: it is unknown which of the two was never closed.
      else if (opened !== null) return null;
    } else if (opened !== null) {
      fence = opened;
    } else if (bare.lastIndexOf('<!--') > bare.lastIndexOf('-->')) {
      inComment = true;
    } else {
      headings.push(...heading);
      boxes.push(...boxOf(shown, index + 1));
    }
  }
  if (fence !== null || inComment) return null;
  const numbered = headings.filter(({ label }) => label !== null);
  if (hidesPhase(hidden, numbered)) return null;
  if (numbered.length > 0) return ofHeadings(numbered);
  if (headings.some(({ marks }) => marks > 0)) return ofHeadings(withoutNumbers(headings));
  return boxes.length === 0 ? null : { by: 'boxes', phases: boxes };
}

/** Returns whether a marked phase is in code or a comment, and no visible phase has its number. */
function hidesPhase(hidden: readonly Heading[], shown: readonly Heading[]): boolean {
  const labels = new Set(shown.map(({ label }) => label));
  return hidden.some(({ label, marks }) => label !== null && marks > 0 && !labels.has(label));
}

function ofHeadings(phases: readonly Heading[]): PlanProgress | null {
  if (phases.length === 0) return null;
  const { level: common } = elementAt(phases, 0);
  const labels = phases.flatMap(({ label }) => label ?? []);
  const isPlain =
    phases.every(({ level, marks }) => level === common && marks === 1) && new Set(labels).size === labels.length;
  if (!isPlain) return null;
  return { by: 'headings', phases: phases.map(({ line, completed, mark }) => ({ line, completed, mark })) };
}

/**
 * For headings without phase numbers: returns those from the first marked one to the last, on its level. Returns none if the
 * first mark is on the whole plan's heading.
 */
function withoutNumbers(headings: readonly Heading[]): readonly Heading[] {
  const isMarked = ({ marks }: Heading): boolean => marks > 0;
  const [first, last] = [headings.findIndex(isMarked), headings.findLastIndex(isMarked)];
  const { level } = elementAt(headings, first);
  if (level < 2) return [];
  return headings.slice(first, last + 1).filter((heading) => heading.level === level || isMarked(heading));
}

/** Returns the characters with which a line opens a fence; null for any other line. A backtick behind those of a fence makes it inline code. */
function fenceOpenedBy(line: string): string | null {
  return /^(?:~{3,}|`{3,}(?=[^`]*$))/.exec(line)?.[0] ?? null;
}

function isAll(line: string, fence: string): boolean {
  return line === fence.charAt(0).repeat(line.length);
}

/** Returns the heading of a line; none for any other line. */
function headingOf(line: string, number: number): readonly Heading[] {
  const opening = /^ {0,3}(#{1,6})[ \t]/.exec(line)?.[1];
  if (opening === undefined) return [];
  const text = line.slice(line.indexOf(opening) + opening.length).trim();
  const marks = marksIn(text);
  const label = /^[*_]{0,2}phase[ \t]{1,9}(\d{1,9}(?:[.]\d{1,9})?[a-z]?)(?![\w-])/i.exec(text)?.[1] ?? null;
  const [mark = ''] = marks;
  const completed = mark === DONE;
  return [
    {
      level: opening.length,
      label: label?.toLowerCase() ?? null,
      marks: marks.length,
      line: number,
      completed,
      mark: `[${mark}]`,
    },
  ];
}

/** Returns the marks in a heading. With several marks, or an unknown one, the phase's progress is unknown. */
function marksIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const [, inner = ''] of text.matchAll(BRACKETED)) {
    const mark = inner.trim().toUpperCase();
    if (MARKS.has(mark)) found.push(mark);
  }
  return found;
}

/** Returns the check box of a line whose list is not inside another list; none for any other line. */
function boxOf(line: string, number: number): readonly PlanPhase[] {
  const sign = /^[-*+] \[([ xX])\] /.exec(line)?.[1];
  if (sign === undefined) return [];
  const completed = sign !== ' ';
  return [{ line: number, completed, mark: completed ? '[x]' : '[ ]' }];
}

/** Bytes. A larger plan is not read. */
const LARGEST_PLAN = 1024 * 1024;

/** Maximum number of a task's plans that are read, the newest first. */
const MOST_PLANS = 20;

/** Compares claimed progress with the marks in the plan itself. */
export const progressVerifier: ClaimVerifier = { kind: 'progress', verify, affectedBy };

/** Returns whether a change touches the plans that a return names, or those in its task's folder. */
function affectedBy(changes: Changes): (claim: ClaimOf) => boolean {
  const isTouched = isTouchedBy(changes);
  let folders: ReadonlySet<string> | undefined;
  return ({ claim: { asked }, returnFile }) => {
    if (asked?.kind !== 'progress') return false;
    if (asked.plans.length > 0) return placesOf(asked.plans, returnFile).flat().some(isTouched);
    folders ??= foldersOf([...changes.changed, ...changes.deleted].filter((path) => IN_PLANS.test(path)));
    return folders.has(`${taskFolder(returnFile)}plans`);
  };
}

async function verify(claims: readonly ClaimOf[], tree: Tree): Promise<readonly Verdict[]> {
  const questions: { readonly asked: ProgressQuestion | null; readonly of: PlansOfTask }[] = [];
  for (const { claim, returnFile } of claims) {
    const asked = claim.asked?.kind === 'progress' ? claim.asked : null;
    questions.push({ asked, of: asked === null ? NO_PLANS : await plansOf(asked, returnFile, tree) });
  }
  const wanted = questions.flatMap(({ of: { meant, all } }) => [...meant, ...all]);
  const plans = await readPlans([...new Map(wanted.map((plan) => [plan.path, plan])).values()], tree);
  return questions.map(({ asked, of }) => (asked === null ? verdictOf('no-plan') : verdictBy(asked, of, plans)));
}

/** The plans that a claim may be about. */
interface PlansOfTask {
  /** The likeliest first: the plans that the return names, or, if it names none, those in its task's folder. */
  readonly meant: readonly FileRef[];
  /** The plans in its task's folder. */
  readonly all: readonly FileRef[];
  /** True if there are more than are read. */
  readonly more: boolean;
}

const NO_PLANS: PlansOfTask = { meant: [], all: [], more: false };

/** A named plan that does not exist does not count: another plan may have other marks. */
async function plansOf(asked: ProgressQuestion, returnFile: string, tree: Tree): Promise<PlansOfTask> {
  const { all, more } = (await planFolders(tree)).get(`${taskFolder(returnFile)}plans`) ?? NO_PLANS;
  if (asked.plans.length === 0) return { meant: all, all, more };
  return { meant: placesOf(asked.plans, returnFile).flatMap((places) => firstFile(places, tree)), all, more };
}

/** Returns the file at the first of some paths that has one; none if no path has. */
function firstFile(paths: readonly string[], tree: Tree): readonly FileRef[] {
  for (const path of paths) {
    const file = fileAt(tree, path);
    if (file !== undefined) return [file];
  }
  return [];
}

/** Returns, for each plan that a return names, the paths where it may be. */
function placesOf(plans: readonly string[], returnFile: string): readonly (readonly string[])[] {
  return plans.slice(0, MOST_PLANS).flatMap((written) => {
    const path = isTooLong(written) ? null : normalisePath(written);
    return path === null ? [] : [[path, ...movedWith(path, returnFile)]];
  });
}

/** Returns the folder of a return's task, with a slash behind it; empty for the project root. */
function taskFolder(file: string): string {
  const folders = file.split('/').slice(0, -1);
  if (folders.at(-1) === '.meta') folders.pop();
  return folders.map((folder) => `${folder}/`).join('');
}

const IN_PLANS = /(?:^|\/)plans\/[^/]+\.md$/;

/** Returns each folder's newest plans, listed once for all returns of a tree. */
const planFolders = oncePer(async (tree: Tree): Promise<ReadonlyMap<string, Omit<PlansOfTask, 'meant'>>> => {
  const files = await tree.findAll({ patterns: ['**/plans/*.md'], matches: (path) => IN_PLANS.test(path) });
  const byFolder = groupBy(
    files.filter(({ link }) => !link),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  return new Map(
    [...byFolder].map(([folder, plans]) => {
      const all = plans.sort(newestFirst).slice(0, MOST_PLANS);
      return [folder, { all, more: plans.length > MOST_PLANS }];
    }),
  );
});

function newestFirst(a: FileRef, b: FileRef): number {
  return numberOf(b.path) - numberOf(a.path) || compareText(b.path, a.path);
}

/** Returns the number that a plan's name starts with; without one, a number below all others. */
function numberOf(path: string): number {
  const digits = /^\d{1,9}/.exec(path.slice(path.lastIndexOf('/') + 1))?.[0];
  return digits === undefined ? -1 : Number(digits);
}

/** Returns the plans' progress. Leaves out plans without clear progress. */
async function readPlans(files: readonly FileRef[], tree: Tree): Promise<ReadonlyMap<string, PlanProgress>> {
  const plans = new Map<string, PlanProgress>();
  for await (const [{ path }, content] of readEach(tree, files, LARGEST_PLAN)) {
    const found = content.kind === 'bytes' ? planProgress(Buffer.from(content.bytes).toString('utf8')) : null;
    if (found !== null) plans.set(path, found);
  }
  return plans;
}

/**
 * Returns the verdict by the likeliest plan, unless another plan that may be meant agrees with the claim. A wrong total is
 * reported only if no plan of the task has it, or may have it.
 */
function verdictBy(
  asked: ProgressQuestion,
  { meant, all, more }: PlansOfTask,
  plans: ReadonlyMap<string, PlanProgress>,
): Verdict {
  const by = ({ path }: FileRef): Verdict => compared(asked, path, plans.get(path));
  const verdicts = meant.map(by);
  const agreeing = verdicts.find(({ name }) => name === 'agrees');
  if (agreeing !== undefined) return agreeing;
  // If the likeliest plan is unclear, an older one proves nothing.
  const [likeliest = verdictOf('no-plan')] = verdicts;
  if (likeliest.name !== 'other-total') return likeliest;
  const ofTask = [...verdicts, ...all.map(by)];
  if (!more && ofTask.every(({ name }) => name === 'other-total')) return likeliest;
  return ofTask.find(({ name }) => name === 'agrees') ?? verdictOf('no-plan');
}

function compared({ completed, total }: ProgressQuestion, path: string, plan: PlanProgress | undefined): Verdict {
  if (plan === undefined) return verdictOf('no-plan');
  const { by, phases } = plan;
  const done = phases.filter((phase) => phase.completed).length;
  const claimed = completed === 'all' ? phases.length : completed;
  const isOther = total === null ? claimed > phases.length : total !== phases.length;
  const kind = by === 'headings' ? 'phase' : 'task';
  if (isOther) {
    // Check boxes may be parts of a phase.
    if (by === 'boxes') return verdictOf('no-plan');
    return verdictOf('other-total', { foundAt: path, detail: `${path} has ${count(phases.length, kind)}.` });
  }
  if (by === 'boxes' && total === null) return verdictOf('no-plan');
  const open = phases.find((phase) => !phase.completed);
  if (done >= claimed || open === undefined) return verdictOf('agrees', { foundAt: path });
  return verdictOf('behind', {
    foundAt: path,
    detail: `${path} marks ${String(done)} of ${count(phases.length, kind)} as completed: line ${String(open.line)} says ${open.mark}.`,
  });
}
