import { posix } from 'node:path';
import { verifyFiles } from '../../claims/verify.js';
import { claimedFile, kindOf, statedPaths, type Verdict } from '../../model/claim.js';
import { isAdded, type ImportedReturns } from '../../model/context.js';
import { groupBy, valueOf } from '../../model/collections.js';
import type { Absence, Past, RulesUnknown } from '../../model/history.js';
import { namesFolder } from '../../model/path.js';
import { listOf } from '../../model/text.js';
import type { Tree } from '../../model/tree.js';
import type { BaseComparison } from '../change/compare-with-base.js';
import { recorded, type AbsentClaim, type Evaluation, type OpenReturn } from '../evaluate/evaluation.js';
import { settleVerdicts, type Settled } from '../evaluate/settle.js';
import { verdictsOfDeletions } from './deletion.js';
import { explainBySiblings, explainElsewhere } from './elsewhere.js';
import { importsOf } from './imported.js';
import { momentsOf, type PastClaim } from './moment.js';
import { proofsOf, unlessCut, UNPROVED } from './proof.js';
import {
  claimsDeletion,
  hasLeniency,
  isKindOfDeletion,
  possiblePlaces,
  whenMade,
  type AbsentFile,
  type AbsentTerms,
} from './question.js';
import { isEnded, verdictBy, type Facts } from './verdict.js';

/** What became of the claims whose files do not exist. */
export interface SettledAbsent extends Settled {
  /** The commits that imported returns, and so excuse their claims. */
  readonly imported: readonly ImportedReturns[];
}

/** Resolves to the returns with the final verdicts on claims whose files do not exist. */
export async function settleAbsent(
  returns: readonly OpenReturn[],
  comparison: BaseComparison | null,
  evaluation: Evaluation,
): Promise<SettledAbsent> {
  const absent = returns.flatMap((madeBy): readonly AbsentClaim[] => {
    const { identity } = madeBy;
    return identity === null ? [] : madeBy.absent.map((place) => ({ ...place, identity, madeBy }));
  });
  if (absent.length === 0) return { returns, findings: [], imported: [] };
  const isWholeChange = comparison !== null && (await evaluation.tree.showsChange(comparison.base));
  const { verdicts, imported } = await answer(absent, { ...evaluation, comparison, isWholeChange });
  return { ...settleVerdicts(returns, verdicts, evaluation), imported };
}

interface Verdicts {
  readonly verdicts: ReadonlyMap<AbsentClaim, Verdict>;
  readonly imported: readonly ImportedReturns[];
}

/** Finds out what became of claimed files that do not exist: one answer for all families, and for claimed deletions. */
async function answer(absent: readonly AbsentClaim[], terms: AbsentTerms): Promise<Verdicts> {
  const { tree, context, comparison } = terms;
  const { changes } = context;
  const places = absent.flatMap((claim) => possiblePlaces(claim, terms).map((path) => fileAt(claim, path)));
  function fileAt(claim: AbsentClaim, claimed: string): AbsentFile {
    // A dangling link exists: earlier files at its path or target say nothing about it.
    const path = tree.find(claimed)?.kind === 'link' ? '' : claimed;
    const made = whenMade(claim, terms);
    // A run that checks all returns treats them as steps of one branch in history.
    const isStep = hasLeniency(claim, 'step') && !isKindOfDeletion(claim);
    const isHistory = made === 'by-change' && context.failOnScope === 'all' && isStep;
    return { claim, path, made: isHistory && comparison?.hadFile(path) !== true ? 'unknown' : made };
  }
  const histories = await askHistory(places, terms);
  const absenceOf = (file: AbsentFile): Absence | undefined => histories.get(file)?.absence;
  // The claim can mean another place only if no commit had the first.
  const meant = new Map<AbsentClaim, AbsentFile>();
  for (const file of places) {
    const first = meant.get(file.claim);
    if (first === undefined || absenceOf(first)?.past.kind === 'never') meant.set(file.claim, file);
  }
  const files = [...meant.values()].filter(({ claim }) => !isKindOfDeletion(claim));
  const deletions = [...meant.values()].filter(({ claim }) => isKindOfDeletion(claim));
  const factsOf = await gatherFacts(files, histories, terms);
  const saidDeleted = await deletionsSaidElsewhere([...deletions, ...files], factsOf, terms);
  const first = new Map(
    files.map((file) => {
      const facts = factsOf.get(file);
      const { verdict: before } = recorded(file.claim);
      if (facts === undefined) return [file, before] as const;
      return [file, verdictBy({ ...facts, saidDeletedIn: saidDeleted.get(file) ?? null })] as const;
    }),
  );
  const bySiblings = await explainBySiblings(first, terms);
  const verdicts = [...(await verdictsOfDeletions(deletions, absenceOf, terms)), ...first, ...bySiblings];
  // Imports before the compared change are not news of it.
  const excused = (changes === null ? files : []).flatMap((file) => {
    const { imported = null, proof } = factsOf.get(file) ?? {};
    const isExcused = proof === 'before' && ['removed', 'relocated'].includes(valueOf(first, file).name);
    const { commit = null, returns = 0 } = imported ?? {};
    return commit !== null && isExcused ? [{ commit, returns }] : [];
  });
  return {
    verdicts: new Map(verdicts.map(([{ claim }, verdict]) => [claim, verdict])),
    imported: [...new Map(excused.map((one) => [one.commit, one])).values()],
  };
}

/** Returns the facts about files, leaving out dangling links. */
async function gatherFacts(
  files: readonly AbsentFile[],
  histories: ReadonlyMap<AbsentFile, PathHistory>,
  terms: AbsentTerms,
): Promise<ReadonlyMap<AbsentFile, Omit<Facts, 'saidDeletedIn'>>> {
  if (files.length === 0) return new Map();
  const { tree, context, isWholeChange } = terms;
  const proofs = await proofsOf(files, (file) => histories.get(file)?.absence, terms);
  const absenceOf = (file: AbsentFile): Absence | undefined => {
    const absence = histories.get(file)?.absence;
    const { proof, endedBy } = proofs.get(file) ?? UNPROVED;
    return absence && { ...absence, past: unlessCut(absence.past, proof === 'there' && endedBy !== 'own') };
  };
  const imports = await importsOf([...proofs], terms);
  const pastOf = (file: AbsentFile): Past | undefined => absenceOf(file)?.past;
  // History that the clone lacks is older than what the change claims.
  const isNever = (file: AbsentFile): boolean =>
    pastOf(file)?.kind === 'never' || (pastOf(file)?.kind === 'unknown' && file.made === 'by-change');
  const wasThere = (file: AbsentFile): boolean => isEnded(pastOf(file));
  const named = tree.filesNamed(new Set(files.filter(isNever).map(({ path }) => posix.basename(path))));
  const rules = await ignoredPaths(files, terms);
  const ruleOf = (file: AbsentFile): string | undefined =>
    typeof rules === 'string' ? undefined : rules.get(asWritten(file));
  const lenient = files.filter(({ claim }) => claim.madeBy.standard.leniencies !== undefined);
  const elsewhere = await explainElsewhere(lenient, { wasThere, ruleOf, named }, terms);
  return new Map(
    files.flatMap((file) => {
      const { claim, path } = file;
      const { moved } = histories.get(file) ?? {};
      const absence = absenceOf(file) ?? null;
      const rule = ruleOf(file);
      if (path === '' && rule === undefined) return [];
      const isAddedHere = isAdded(claim.madeBy.subject.file, context.changes);
      const isDeletedHere = isDeletedUnseen(file, terms) && file.made === 'unknown' && isAddedHere;
      const known = proofs.get(file) ?? UNPROVED;
      const facts: Omit<Facts, 'saidDeletedIn'> = {
        atPath: recorded(claim).verdict,
        made: isDeletedHere ? 'by-change' : file.made,
        absence: path === '' ? NEVER : absence,
        proof: claimsDeletion(claim) ? 'there' : known.proof,
        endedBy: isDeletedHere ? 'change' : claimsDeletion(claim) && known.endedBy === 'own' ? 'commit' : known.endedBy,
        moved,
        instead: elsewhere.get(file) ?? null,
        isStep: hasLeniency(claim, 'step'),
        isWholeChange,
        ignored: hasLeniency(claim, 'ignored') ? undefined : rule,
        isBeyondProof: hasLeniency(claim, 'ignored-on-disk') && rule !== undefined,
        rulesUnknown: typeof rules === 'string' ? rules : null,
        imported: imports.get(file) ?? null,
        namesakes: namesakesInWords(
          { path, returnFile: claim.madeBy.subject.file },
          named.get(posix.basename(path)) ?? [],
          tree,
        ),
      };
      return [[file, facts] as const];
    }),
  );
}

/** The facts about a folder that no commit has. */
const NEVER: Absence = { isInWorkspace: false, ignoredBy: null, past: { kind: 'never' } };

/** The path of a claim as ignore rules see it: a folder ends in a slash. */
function asWritten({ claim, path }: AbsentFile): string {
  const { claim: written } = recorded(claim);
  if (!namesFolder(written.path)) return path;
  const folder = path === '' ? (claimedFile(written) ?? '') : path;
  return folder === '' ? '' : `${folder}/`;
}

/** What became of a claimed file, and the verdict on the file it was renamed to. */
interface PathHistory {
  readonly absence: Absence | undefined;
  readonly moved: Verdict | undefined;
}

/**
 * Finds out what became of claimed files. Asks the repository once, and again for claims of the change whose path was
 * claimed before: for them, history counts besides the diff to the base.
 */
async function askHistory(
  files: readonly AbsentFile[],
  terms: AbsentTerms,
): Promise<ReadonlyMap<AbsentFile, PathHistory>> {
  const { tree, comparison, isWholeChange } = terms;
  const deleted = files.filter((file) => isDeletedUnseen(file, terms) && isExplained(file, terms));
  const histories = new Map<AbsentFile, PathHistory>(
    deleted.map((file) => [file, { absence: DELETED, moved: undefined }]),
  );
  const asked = files.filter((file) => !histories.has(file));
  // If the base had the path, the diff to the base decides about the change's claim.
  const needsHistory = ({ made, path, claim }: AbsentFile): boolean =>
    made !== 'by-change' || isKindOfDeletion(claim) || (!isWholeChange && comparison?.hadFile(path) !== true);
  const pathsOf = (list: readonly AbsentFile[]): ReadonlySet<string> => new Set(list.map(({ path }) => path));
  const before = pathsOf(asked.filter(({ made }) => made !== 'by-change'));
  const isTwice = ({ made, path }: AbsentFile): boolean => made === 'by-change' && before.has(path);
  for (const items of [asked.filter((file) => !isTwice(file)), asked.filter(isTwice)]) {
    if (items.length === 0) continue;
    const absences = await tree.explainAbsent({
      paths: [...pathsOf(items)],
      needed: pathsOf(items.filter(needsHistory)),
      exists: (path) => tree.find(path)?.kind === 'file',
      base: comparison?.base ?? null,
    });
    const moved = await verdictsOfMoved(absences, tree);
    for (const file of items) histories.set(file, { absence: absences.get(file.path), moved: moved.get(file.path) });
  }
  return histories;
}

/** Returns true if the compared change deleted a file whose content at the base cannot be read. */
function isDeletedUnseen({ path }: AbsentFile, { comparison, context: { changes } }: AbsentTerms): boolean {
  return comparison === null && changes?.deleted.has(path) === true;
}

/** Returns true if the deletion of a file by the change explains it. One that it moved is searched for in history instead. */
function isExplained({ path, made }: AbsentFile, { context: { changes } }: AbsentTerms): boolean {
  return made === 'before-change' || (made === 'unknown' && changes?.movedAway?.has(path) !== true);
}

const DELETED: Absence = { isInWorkspace: false, ignoredBy: null, past: { kind: 'removed', commit: null } };

/** The verdicts on the files that claimed files were renamed to. */
async function verdictsOfMoved(
  absences: ReadonlyMap<string, Absence>,
  tree: Tree,
): Promise<ReadonlyMap<string, Verdict>> {
  const moves = [...absences].flatMap(([path, { past }]) => (past.kind === 'moved' ? [{ path, to: past.to }] : []));
  const verdicts = await verifyFiles(new Set(moves.map(({ to }) => to)), tree);
  return new Map(moves.map(({ path, to }) => [path, { ...valueOf(verdicts, to), foundAt: to }]));
}

/** Returns the claimed files that another return of the change or commit claims to have deleted, and no commit has. */
async function deletionsSaidElsewhere(
  all: readonly AbsentFile[],
  factsOf: ReadonlyMap<AbsentFile, Omit<Facts, 'saidDeletedIn'>>,
  evaluation: Evaluation,
): Promise<ReadonlyMap<AbsentFile, 'change' | 'commit'>> {
  const { changes } = evaluation.context;
  const isNow = ({ claim }: AbsentFile): boolean => changes?.changed.has(claim.madeBy.subject.file) !== false;
  const saying = all.filter((file) => file.path !== '' && isNow(file) && claimsDeletion(file.claim));
  const said = groupBy(saying, ({ path }) => path);
  const isOther = (file: AbsentFile): boolean =>
    (said.get(file.path) ?? []).some(({ claim }) => claim.madeBy !== file.claim.madeBy);
  const asked = [...factsOf.keys()].filter((file) => !claimsDeletion(file.claim) && isOther(file));
  if (changes !== null) {
    const own = asked.filter(({ made }) => made !== 'before-change');
    return new Map(own.map((file) => [file, 'change']));
  }
  // The oldest commit of a shallow clone appears to add every file.
  const open = asked.filter((file) => {
    const { proof, absence } = valueOf(factsOf, file);
    return absence?.past.kind === 'never' || (absence?.past.kind !== 'unknown' && proof !== 'there');
  });
  if (open.length === 0) return new Map();
  const momentsOfFile = await momentsOfFiles(
    [...open, ...open.flatMap(({ path }) => said.get(path) ?? [])],
    evaluation,
  );
  return new Map(
    open.flatMap((file) => {
      const commits = new Set(momentsOfFile.get(file));
      const others = (said.get(file.path) ?? []).filter(({ claim }) => claim.madeBy !== file.claim.madeBy);
      const isTogether = others.some((other) => (momentsOfFile.get(other) ?? []).some((commit) => commits.has(commit)));
      return isTogether ? [[file, 'commit'] as const] : [];
    }),
  );
}

/** The commits that make some claims. */
async function momentsOfFiles(
  files: readonly AbsentFile[],
  evaluation: Evaluation,
): Promise<ReadonlyMap<AbsentFile, readonly string[]>> {
  const questions = [...new Set(files)].map((file) => {
    const { claim } = recorded(file.claim);
    const kind: PastClaim['kind'] = kindOf(claim) === 'deletion' ? 'deletion' : 'file';
    return { file, madeBy: file.claim.identity, paths: statedPaths(claim), kind };
  });
  const { known } = await momentsOf(questions, { from: null, since: null }, evaluation);
  return new Map(questions.map((question) => [question.file, known.get(question) ?? []]));
}

/**
 * The rules in the commit's ignore files that match absent paths. A change cannot excuse its own claim by adding such a
 * rule: if it touched one of these files, the base's rules count. Returns the reason if the rules are unknown.
 */
async function ignoredPaths(
  absent: readonly AbsentFile[],
  { tree, comparison, context: { changes } }: AbsentTerms,
): Promise<ReadonlyMap<string, string> | RulesUnknown> {
  const base = comparison?.base ?? null;
  const isTouched =
    changes !== null && [...changes.changed, ...changes.deleted].some((path) => /(?:^|\/)\.gitignore$/.test(path));
  if (isTouched && base === null) return new Map();
  const paths = new Set(absent.map(asWritten).filter((path) => path !== ''));
  // Ignore files above the project count too, but changes to them are not listed. If the change touched none, the base
  // has the same rules.
  const mayBeTouched = isTouched || tree.root !== '';
  return tree.ignoredByCommit([...paths], mayBeTouched ? base : null);
}

/** More files of one name than this are not a useful hint. */
const MOST_NAMESAKES = 3;

/** Returns the files that a claim of a path that never existed may mean: agents write paths from their task's folder. */
export function namesakesInWords(
  { path, returnFile }: { readonly path: string; readonly returnFile: string },
  namesakes: readonly string[],
  tree: Tree,
): string {
  const places = [path, posix.basename(path)].map((one) => posix.join(posix.dirname(returnFile), one));
  const beside = places.find((place) => place !== returnFile && tree.find(place)?.kind === 'file');
  if (beside !== undefined) return `Did you mean ${beside}?`;
  if (namesakes.length === 0 || namesakes.length > MOST_NAMESAKES) return '';
  return `${namesakes.length === 1 ? 'A file of that name is' : 'Files of that name are'} at ${listOf(namesakes, 'and')}.`;
}
