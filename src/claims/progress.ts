import { elementAt } from '../model/known.js';
import { oncePer } from '../model/once-per.js';
import type { ProgressQuestion, Verdict } from '../model/claim.js';
import type { Changes } from '../model/context.js';
import { groupBy } from '../model/group-by.js';
import { isTooLong, normalisePath } from '../model/path.js';
import { compareText, count } from '../model/text.js';
import type { FileRef, Tree } from '../model/tree.js';
import { foldersOf, isTouchedBy, verdictOf, type ClaimOf, type ClaimVerifier } from './kind.js';
import { planProgress, type PlanProgress } from './plan-phases.js';
import { movedWith } from '../families/archive.js';

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
  /** Whether there are more than are read. */
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
    const entry = tree.find(path);
    if (entry?.kind === 'file') return [{ path, id: entry.id, link: false }];
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
  let next = 0;
  for await (const contents of tree.read(files, LARGEST_PLAN)) {
    for (const content of contents) {
      const { path } = elementAt(files, next++);
      const found = content.kind === 'bytes' ? planProgress(Buffer.from(content.bytes).toString('utf8')) : null;
      if (found !== null) plans.set(path, found);
    }
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
