import type { Absence } from '../../model/history.js';
import { valueOf } from '../../model/collections.js';
import type { ClaimQuestion } from './claim-question.js';
import type { BaseComparison, Compared } from '../change/compare-with-base.js';
import type { Evaluation } from '../evaluate/evaluation.js';
import { momentsOf, type PastClaim, type PlaceOfReturn } from './moment.js';

/**
 * The claims made after the file was deleted and not restored (`gone`); and those whose return has more
 * versions than are read (`unread`). A file that the commit or the change with the claim itself took away was there.
 */
export async function goneBefore(
  asked: readonly ClaimQuestion[],
  absenceOf: (item: ClaimQuestion) => Absence | undefined,
  { comparison, proposedSince }: Pick<Compared, 'comparison' | 'proposedSince'>,
  evaluation: Evaluation,
): Promise<{ readonly gone: ReadonlySet<ClaimQuestion>; readonly unread: ReadonlySet<ClaimQuestion> }> {
  const gone = new Set<ClaimQuestion>();
  const unread = new Set<ClaimQuestion>();
  const moved: Moved[] = [];
  const questions = new Map<PastClaim, { readonly item: ClaimQuestion; readonly movedBy: string | null }>();
  for (const item of asked) {
    const past = absenceOf(item)?.past;
    if (past === undefined || (past.kind !== 'moved' && past.kind !== 'removed')) continue;
    const { claim, path, made } = item;
    if (made === 'by-change') {
      // What the base had was there, whichever commit of the change took it away, and in whatever order.
      if (comparison?.hadFile(path) === true) continue;
      // What the change itself moved is found where it went; what it removed was not made by it.
      if (past.kind === 'removed') gone.add(item);
      else if (past.commit !== null) moved.push({ item, movedBy: past.commit });
    } else if (past.commit !== null || evaluation.tree.kind === 'workspace') {
      const movedBy = past.kind === 'moved' ? past.commit : null;
      questions.set({ of: claim.by, path, kind: 'file' }, { item, movedBy });
    }
  }
  for (const item of await movedBefore(moved, comparison, evaluation)) gone.add(item);
  if (questions.size === 0) return { gone, unread };
  const past = { from: comparison?.base ?? null, originOf: (claim: PastClaim) => placeBefore(claim, comparison) };
  const { known, unread: unreadable, uncommitted } = await momentsOf([...questions.keys()], past, evaluation);
  for (const question of uncommitted) gone.add(valueOf(questions, question).item);
  const doubtful = [...known].flatMap(([question, moments]) => {
    const { movedBy } = valueOf(questions, question);
    // Who claims a file at the place from which the same commit moves it means that file.
    if (moments.some((moment) => moment === movedBy)) return [];
    const asked = { path: question.path, moments, movedBy };
    // With a base, what counts as taken away by the change is what the base had.
    return [{ question, asked: proposedSince === null ? { ...asked, orParent: true as const } : asked }];
  });
  const existed = await evaluation.tree.existedSince(doubtful.map(({ asked: one }) => one));
  const disproved = new Set(doubtful.filter((_, n) => existed[n] !== true).map(({ question }) => question));
  for (const [question, { item }] of questions) {
    const isProved = known.has(question) && !disproved.has(question);
    if (unreadable.has(question) && !isProved) unread.add(item);
    else if (disproved.has(question)) gone.add(item);
  }
  return { gone, unread };
}

/** A claim that the compared change makes, of a file that a commit moved away. */
interface Moved {
  readonly item: ClaimQuestion;
  readonly movedBy: string;
}

/**
 * Those claims of the compared change whose file had been moved before they were made: by no commit of the change, and by one that
 * leads to the commits of the change which make the claim. What only the base's line moved was there when the claim was made.
 */
async function movedBefore(
  moved: readonly Moved[],
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): Promise<readonly ClaimQuestion[]> {
  if (moved.length === 0 || comparison === null) return moved.map(({ item }) => item);
  const { tree } = evaluation;
  const { base } = comparison;
  const ofBase = await tree.leadsTo(moved.map(({ movedBy }) => ({ earlier: movedBy, later: base })));
  const outside = moved.filter((_, n) => ofBase[n] !== false);
  const questions = outside.map((one) => {
    const question: PastClaim = { of: one.item.claim.by, path: one.item.path, kind: 'file' };
    return { ...one, question };
  });
  const past = { from: null, originOf: ({ of }: PastClaim) => ({ ...of, file: of.source.file.path }) };
  const { known } = await momentsOf(
    questions.map(({ question }) => question),
    past,
    evaluation,
  );
  const asked = questions.flatMap(({ item, movedBy, question }) =>
    (known.get(question) ?? []).map((moment) => ({ item, movedBy, moment })),
  );
  const isOfBase = await tree.leadsTo(asked.map(({ moment }) => ({ earlier: moment, later: base })));
  const own = asked.filter((_, n) => isOfBase[n] === false);
  const existed = await tree.existedSince(
    own.map(({ item: { path }, movedBy, moment }) => ({ path, moments: [moment], movedBy })),
  );
  const proved = new Set(own.filter((_, n) => existed[n] === true).map(({ item }) => item));
  return outside.map(({ item }) => item).filter((item) => !proved.has(item));
}

/** Where the base, or without one the checked commit, has the return that makes a claim. */
function placeBefore({ of }: PastClaim, comparison: BaseComparison | null): PlaceOfReturn {
  const file = of.source.file.path;
  const origin = comparison?.originOf(file, of.index) ?? null;
  if (origin === null) return { ...of, file };
  const { content, outcome } = origin.statement;
  return { file: origin.file, index: origin.index, content: of.content === null ? null : content, outcome };
}
