import { familyOfDocument, betterVersion } from './run-standards.js';
import {
  rulesOfSeveralTasks,
  errorsOfSeveralTasks,
  concernsArchived,
  evaluateDocument,
  evaluateReturn,
  type RuleSet,
} from './rules.js';
import { claimsOf } from '../../claims/claims.js';
import { isTouchedBy } from '../../claims/kind.js';
import { isPostponed, NOT_YET, verify } from '../../claims/verify.js';
import { isArchived } from '../../families/archive.js';
import type { Gathered } from '../../gather/gather.js';
import { claimedFile, MOST_CLAIMS, type Claim, type Verdict } from '../../model/claim.js';
import { isTouched, type ArchivedCheck, type ReturnRecord } from '../../model/context.js';
import { elementAt, valueOf } from '../../model/collections.js';
import { PROBLEMS_OF_NONE, type ReadProblem } from '../../model/document.js';
import { FILE_START } from '../../model/pointer.js';
import { stateOfStatus, statusOf, weighsAsSuccess, type Subject } from '../../model/return.js';
import type { ClaimSubject } from '../../model/rule.js';
import type { Standard } from '../../model/standard.js';
import type { Content } from '../../model/tree.js';
import type { Without } from '../../model/report.js';
import {
  demandedSince,
  isNewReturn,
  type ClaimingReturn,
  type ClaimPlace,
  type DatedFinding,
  type Evaluation,
  type GatheredFile,
  type OpenReturn,
} from './evaluation.js';
import { excerptAt, FindingList, pendingFinding, type FindingLocation } from './finding.js';
import type { PendingFinding } from '../../model/finding.js';
import { isHolding, type Reading } from '../../read/read.js';
import { NOTHING_BESIDE, readBeside, type BesideReturns } from './files-beside.js';
import { citesCommit, countsCommits, evaluateClaim, isAbsent, withWeight } from './evaluate-claim.js';
import { directPath } from '../../model/path.js';
import { contentDigest, findOriginals, outcomeOf, recordOf } from './statement.js';
import { whereFound, writtenPaths, type ReadPaths } from './written-paths.js';
import {
  findUnread,
  isSkipped,
  loadComparedVersions,
  readBatch,
  returnsIn,
  whyUnread,
  type ReadFile,
  type ReadReturn,
  type VersionedReading,
} from './read-batch.js';

/** The result of evaluating some files. */
export class BatchResult {
  /** Files that hold a return, or should. */
  holding = 0;
  readonly records: ReturnRecord[] = [];
  readonly pending: PendingFinding[] = [];
  /** Returns with claims that the repository is asked about at the end. */
  readonly open: OpenReturn[] = [];
  /** The contents of returns that may be the original of a copy. */
  readonly originals: string[] = [];
  /** Findings on fields that a version added on a day, which only count for later files. */
  readonly dated: DatedFinding[] = [];
  /** The problem of each file that should hold a return and holds none. */
  readonly without: Without[] = [];
  /** Files of returns whose rules read other files that the compared change wrote or deleted. */
  readonly besideChanged: GatheredFile[] = [];
}

/**
 * Evaluates a batch of files: reads them, checks each return by the rules of its version, and verifies its claims. Only
 * keeps what the report and the rules on the whole run need.
 */
export async function evaluateBatch(
  files: readonly GatheredFile[],
  contents: readonly Content[],
  options: Evaluation,
): Promise<BatchResult> {
  const batch = await readBatch(files, contents, options);
  const unread = await findUnread(batch, options);
  await loadComparedVersions(batch, options.standards);
  const returns = returnsIn(batch);
  options.tree.expectContents?.(claimedContents(returns, options));
  const beside = await readBeside(returns, options);
  const evaluation = new BatchEvaluation(options, unread, beside, await writtenPaths(returns, beside, options));
  const waiting = batch.flatMap((file) => evaluation.file(file));
  const claims = waiting.flatMap(({ claims, of, returnId }) =>
    claims.map((claim) => ({ claim, returnFile: of.file, returnId })),
  );
  const atOnce = claims.filter(({ claim }) => !isPostponed(claim));
  const proved = await verify(atOnce, options.tree, options.context.changes?.changed);
  const known = new Map(atOnce.map((item, n) => [item, proved[n]]));
  const verdicts = claims.map((item) => whereFound(item.claim, known.get(item) ?? NOT_YET));
  let next = 0;
  for (const item of waiting) {
    evaluation.finish(item, verdicts.slice(next, next + item.claims.length));
    next += item.claims.length;
  }
  return evaluation.result();
}

/** Yields the contents of claimed files, as far as they are known before related files are read. */
function* claimedContents(returns: readonly ReadReturn[], { tree, before }: Evaluation): Generator<string> {
  for (const { file, standard, value } of returns) {
    for (const claim of claimsOf(value, standard, file).slice(0, MOST_CLAIMS)) {
      const path = claimedFile(claim) ?? '';
      const entry = tree.find(path);
      if (entry?.kind === 'file') yield entry.id;
      // A return whose rules read other files may be evaluated in the base, too.
      const earlier = standard.relatedFiles === undefined ? undefined : before?.files.get(path);
      if (earlier !== undefined) yield earlier.id;
    }
  }
}

/** A return whose claims wait for their verdicts. */
interface Waiting {
  readonly of: ClaimSubject;
  readonly returnId: string | null;
  readonly archived: ArchivedCheck | undefined;
  readonly claims: readonly Claim[];
  readonly found: ReadReturn;
  readonly reading: Reading;
  readonly source: GatheredFile;
}

class BatchEvaluation {
  readonly #result = new BatchResult();
  readonly #findings: FindingList;
  readonly #options: Evaluation;
  /** Files that are returns and are not read, though their names do not show it. */
  readonly #unread: ReadonlySet<string>;
  readonly #beside: BesideReturns;
  readonly #written: ReadonlyMap<ReadReturn, ReadPaths>;

  constructor(
    options: Evaluation,
    unread: ReadonlySet<string>,
    beside: BesideReturns,
    written: ReadonlyMap<ReadReturn, ReadPaths>,
  ) {
    this.#options = options;
    this.#unread = unread;
    this.#beside = beside;
    this.#written = written;
    this.#findings = new FindingList(options.mostFindings);
  }

  result(): BatchResult {
    for (const one of this.#findings.pending()) this.#result.pending.push(one);
    return this.#result;
  }

  file(read: ReadFile): readonly Waiting[] {
    const { source, content, reading } = read;
    const { file, gathered } = source;
    if (reading === null) {
      if (this.#unread.has(file.path) || !isSkipped(read)) {
        this.#result.holding++;
        this.#document(source, [whyUnread(file, content, this.#options.maxFileSize)], null, []);
      }
      return [];
    }
    if (isHolding(reading)) this.#result.holding++;
    else if (gathered.without !== undefined) this.#result.without.push(gathered.without);
    if (reading.problems.length > 0) this.#problems(source, reading);
    for (const content of findOriginals(reading.returns, this.#options)) this.#result.originals.push(content);
    if (this.#isBesideChanged(reading)) this.#result.besideChanged.push(source);
    return reading.returns.map((found) => this.#return(source, reading, found));
  }

  finish({ of, source, archived, claims, found, reading }: Waiting, verdicts: readonly Verdict[]): void {
    const { file, index, standard } = found;
    const { form, reduced, intention = false } = source.gathered;
    const { context, overrides } = this.#options;
    const rules = this.#rulesOf(standard);
    const work =
      rules.claimAfterCommits.size > 0 && claims.some((claim) => citesCommit(claim) || countsCommits(claim))
        ? (standard.citedWork ?? standard.workSince)
        : undefined;
    const verified = claims.map((claim, n) => withWeight(claim, elementAt(verdicts, n), standard, of));
    const postponed: ClaimPlace[] = [];
    const absent: ClaimPlace[] = [];
    const made: ClaimPlace[] = [];
    let count: ClaimPlace | null = null;
    verified.forEach((item, at) => {
      const { claim, verdict } = item;
      const { pointer } = claim;
      const locationOfClaim = (): ClaimPlace['location'] => {
        const range = found.locate(pointer);
        return { file, index, pointer, range, verbatim: found.verbatim, excerpt: excerptAt(reading, range) };
      };
      if (work?.isMade(claim) === true) made.push({ at, location: locationOfClaim() });
      if (countsCommits(claim)) count = { at, location: locationOfClaim() };
      if (isPostponed(claim)) {
        postponed.push({ at, location: locationOfClaim() });
        return;
      }
      if (isAbsent(claim, verdict, standard)) {
        absent.push({ at, location: locationOfClaim() });
        return;
      }
      const direct = directPath(claim.path);
      // The value once the path is corrected.
      const identity = direct === claim.path ? {} : { value: direct };
      for (const raised of evaluateClaim(item, of, rules, context, overrides)) {
        this.#findings.add({ ...raised, problem: { ...identity, ...raised.problem } }, file, () => ({
          ...locationOfClaim(),
          value: found.value,
        }));
      }
    });
    const cited = work === undefined || made.length === 0 ? null : { work, made, count };
    if (postponed.length + absent.length > 0 || cited !== null) {
      const isOnly = form === 'json' && reading.returns.length === 1;
      const identify = (): ClaimingReturn => ({
        source,
        index,
        content: isOnly ? null : contentDigest(found.written),
        outcome: outcomeOf(found.value, standard),
      });
      const open = { subject: of, standard, rules, claims: verified, postponed, absent, cited };
      this.#result.open.push({ ...open, identity: absent.length === 0 ? null : identify() });
    }
    const isReduced = reduced || intention;
    this.#result.records.push(
      recordOf(found, {
        of,
        archived,
        claims: verified,
        reduced: isReduced,
        calledAgent: context.calledAgent,
        deleted: context.changes?.deleted ?? null,
      }),
    );
  }

  #isBesideChanged({ returns }: VersionedReading): boolean {
    const { changes } = this.#options.context;
    if (changes === null) return false;
    const paths = returns.flatMap((found) => [...(this.#beside.get(found) ?? NOTHING_BESIDE).texts.keys()]);
    return paths.some(isTouchedBy(changes));
  }

  #problems(source: GatheredFile, reading: VersionedReading): void {
    const { problems, returns } = reading;
    const isOfNone = ({ kind }: ReadProblem): boolean => PROBLEMS_OF_NONE.has(kind);
    const others = problems.filter((problem) => !isOfNone(problem));
    this.#document(source, others, reading, returns);
    // If a file is not a return, the returns next to it do not decide its family.
    this.#document(source, problems.filter(isOfNone), reading, []);
  }

  /** Evaluates the rules on problems of a file. `returns` decide its family. */
  #document(
    { file: { path: file }, gathered }: GatheredFile,
    problems: readonly ReadProblem[],
    reading: Reading | null,
    returns: readonly ReadReturn[],
  ): void {
    if (problems.length === 0) return;
    const { context, overrides, standards } = this.#options;
    const standard = standards.standardAt(file, familyOfDocument(gathered, problems, returns));
    const subject = { file, form: gathered.form, standard, problems };
    for (const raised of evaluateDocument(subject, this.#rulesOf(standard), context, overrides)) {
      this.#findings.add(raised, file, () => {
        const range = raised.problem.range ?? FILE_START;
        const excerpt = excerptAt(reading, range);
        return { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
      });
    }
  }

  #return(source: GatheredFile, reading: Reading, found: ReadReturn): Waiting {
    const { gathered } = source;
    const { file, index, standard, value } = found;
    const { context, overrides } = this.#options;
    const near = this.#beside.get(found) ?? NOTHING_BESIDE;
    const { baseClaims, isRestated } = this.#options;
    const restated = isRestated?.(file, index) === true;
    const statusIsNew = this.#options.isStatusNew?.(file, index) === true;
    const read = this.#written.get(found);
    const claims = read?.claims ?? claimsOf(value, standard, file, near.texts);
    const errors = standard.validate(value);
    const shapeErrors = gathered.reduced ? errorsOfSeveralTasks(errors, standard.claimFields) : errors;
    const plain: Subject = {
      file,
      index,
      standard,
      value,
      shapeErrors,
      claims: claims.length + found.moreClaims,
      restated,
      statusIsNew,
      beside: near.texts,
      returnsBeside: near.returns,
      calledAgent: context.calledAgent,
      unread: read?.unread ?? found.unread,
      root: read?.root ?? null,
      duplicateKeys: found.duplicateKeys,
      frontmatterRange: found.frontmatterRange,
      isNew: isNewReturn(file, index, this.#options),
      satisfies: null,
    };
    const archived = this.#archivedCheck(file, gathered);
    const satisfies = archived === 'claims' ? null : betterVersion(plain, standard, this.#options.standards, context);
    const subject = satisfies === null ? plain : { ...plain, satisfies };
    const ruleSet = this.#rulesOf(standard);
    const ofReturns = archived === 'claims' ? ruleSet.ofArchived : ruleSet.return;
    const rules = gathered.reduced ? rulesOfSeveralTasks(ofReturns) : ofReturns;
    for (const raised of evaluateReturn(subject, rules, context, overrides)) {
      if (archived === 'claims' && !concernsArchived(raised, subject)) continue;
      const location = (): FindingLocation => {
        const { pointer = '', part, range = found.locate(pointer, part) } = raised.problem;
        const excerpt = excerptAt(reading, range);
        return { file, index, pointer, range, value, verbatim: found.verbatim, excerpt };
      };
      const since = demandedSince(raised.problem, standard);
      if (since === null) this.#findings.add(raised, file, location);
      else this.#result.dated.push({ file, since, pending: pendingFinding(raised, location()) });
    }
    const status = statusOf(subject) ?? null;
    const isMild = standard.isMildIfUnknown === true && !statusIsNew && stateOfStatus(status, standard) === null;
    const of = {
      file,
      index,
      status,
      success: weighsAsSuccess(subject),
      ...(isMild ? { isMild } : {}),
      restated,
      baseClaims: restated && baseClaims !== null ? (claim: Claim) => baseClaims(file, index, claim) : undefined,
    };
    const returnId = gathered.form === 'json' ? source.file.id : null;
    return { of, returnId, archived, claims: claims.slice(0, MOST_CLAIMS), found, reading, source };
  }

  /** Returns what to check of an archived return; undefined for others, also for a file that is checked by itself. */
  #archivedCheck(file: string, { single }: Gathered): ArchivedCheck | undefined {
    if (single === true || !isArchived(file)) return undefined;
    const { archived, context } = this.#options;
    return isTouched(file, context.changes) ? 'all' : archived;
  }

  #rulesOf(standard: Standard): RuleSet {
    return valueOf(this.#options.standards.ruleSets, standard);
  }
}
