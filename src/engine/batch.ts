import { claimsOf } from '../claims/claims.js';
import { isProvedAtOnce, NOT_YET, verify } from '../claims/verify.js';
import type { Gathered } from '../gather/gather.js';
import { kindOf, MOST_CLAIMS, type Claim, type JudgedClaim, type Verdict } from '../model/claim.js';
import type { Context, HashOf, ReturnRecord } from '../model/context.js';
import { PROBLEMS_OF_JSON, type ReadProblem } from '../model/document.js';
import { stringField, type JsonObject } from '../model/json.js';
import { join } from '../model/pointer.js';
import { FILE_START, type Range } from '../model/position.js';
import {
  agentName,
  agentOf,
  delegationOf,
  isSuccess,
  sessionOf,
  statusOf,
  type ShapeError,
  type Subject,
  objectsOf,
} from '../model/return.js';
import type { ClaimSubject } from '../model/rule.js';
import type { Standard } from '../model/standard.js';
import type { Family } from '../model/vocabulary.js';
import type { Content, FileRef, Tree } from '../model/tree.js';
import { excerptOf, type FindingLocation } from './finding.js';
import type { PendingFinding } from '../model/finding.js';
import { FindingList } from './finding-list.js';
import type { ParsedReturn, Reading } from '../read/read.js';
import { siblings } from '../standards/choose.js';
import type { Chosen } from '../standards/family-of.js';
import { breaksShape } from '../model/shape-error.js';
import { judgeDocument, judgeReturn, satisfied, type RuleSet } from './rules.js';
import type { Overrides } from './overrides.js';
import type { AbsentClaim } from './absent.js';
import { NOTHING_BESIDE, readBeside, type BesideReturns } from './beside.js';
import type { LateClaim } from './late.js';
import type { CitingReturn } from './touched.js';
import { judgeClaim, weighed } from './judge-claim.js';
import type { ClaimingReturn } from './moment.js';
import { contentOf, directPath, keyOf } from './statement.js';
import type { GatheredFile } from './gathered-file.js';
import { readBatch } from './read-batch.js';
import { familyOfReturn } from './return-family.js';
import { errorsOfSeveralTasks, rulesOfSeveralTasks } from './several-tasks.js';

/** What judging depends on. */
export interface JudgeOptions {
  readonly tree: Tree;
  /** The versions by which the returns of a file are judged. */
  readonly chosenAt: (file: string) => Chosen;
  /** Of each version by which returns are judged, the rules that are on. */
  readonly ruleSets: ReadonlyMap<Standard, RuleSet>;
  readonly overrides: Overrides | null;
  readonly context: Context;
  /** Bytes. */
  readonly maxFileSize: number;
  /** Findings of a rule in a file that are told one by one. */
  readonly mostFindings: number;
  /** Whether the change that is judged made a return say something new; without it none is known to. */
  readonly isRestated?: (file: string, index: number) => boolean;
  /** Returns of which copies are looked for. */
  readonly sought?: Sought;
}

/** What may be a copy: by the key of its statement, and where the original would stand. */
export interface Sought {
  readonly keys: ReadonlySet<string>;
  readonly among: (file: string) => boolean;
}

/** What judging some files gave. */
export interface Judged {
  /** Files that hold a return, or should. */
  readonly holding: number;
  readonly records: readonly ReturnRecord[];
  readonly drafts: readonly PendingFinding[];
  /** Claims whose file is not there, which the repository is asked about at the end. */
  readonly absent: readonly AbsentClaim[];
  /** Claims that are proved at the end, all at once. */
  readonly late: readonly LateClaim[];
  /** Returns whose commits the repository is asked about at the end. */
  readonly citing: readonly CitingReturn[];
  /** The contents of returns that are sought. */
  readonly originals: readonly string[];
}

/**
 * Judges a batch of files: reads them, holds each return against its version's rules, and has its claims verified. Of
 * each file only what the report and the rules on the whole run need is kept.
 */
export async function judgeBatch(
  files: readonly GatheredFile[],
  contents: readonly Content[],
  options: JudgeOptions,
): Promise<Judged> {
  const judge = new Judge(options);
  const readings = await readBatch(files, contents, options);
  const beside = await readBeside(files, readings, options);
  const waiting = files.flatMap((file, n) => judge.file(file, contents[n], readings[n] ?? null, beside));
  const claims = waiting.flatMap(({ claims, of, returnId }) =>
    claims.map((claim) => ({ claim, returnFile: of.file, returnId })),
  );
  const soon = claims.filter(({ claim }) => !isProvedAtOnce(claim));
  const proved = await verify(soon, options.tree, options.context.changes?.changed);
  const known = new Map(soon.map((item, n) => [item, proved[n]]));
  const verdicts = claims.map((item) => known.get(item) ?? NOT_YET);
  let next = 0;
  for (const item of waiting) {
    judge.conclude(item, verdicts.slice(next, next + item.claims.length));
    next += item.claims.length;
  }
  return judge;
}

/** A return whose claims wait for their verdicts. */
interface Waiting {
  readonly of: ClaimSubject;
  readonly standard: Standard;
  readonly returnId: string | null;
  readonly claims: readonly Claim[];
  readonly found: ParsedReturn;
  readonly reading: Reading;
  readonly source: GatheredFile;
}

class Judge implements Judged {
  holding = 0;
  readonly records: ReturnRecord[] = [];
  readonly absent: AbsentClaim[] = [];
  readonly late: LateClaim[] = [];
  readonly citing: CitingReturn[] = [];
  readonly #findings: FindingList;
  readonly originals: string[] = [];
  readonly #options: JudgeOptions;

  constructor(options: JudgeOptions) {
    this.#options = options;
    this.#findings = new FindingList(options.mostFindings);
  }

  get drafts(): readonly PendingFinding[] {
    return this.#findings.drafts();
  }

  file(
    { file, gathered }: GatheredFile,
    content: Content | undefined,
    reading: Reading | null,
    beside: BesideReturns,
  ): readonly Waiting[] {
    if (content === undefined) return [];
    if (file.link) return this.#unreadable(file, gathered, { kind: 'link', range: FILE_START });
    if (content.kind === 'too-large') {
      const { size } = content;
      return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
    }
    if (reading === null) return [];
    if (reading.problems.length > 0 || reading.returns.length > 0) this.holding++;
    this.#document(file.path, gathered, reading.problems, reading);
    for (const content of originalsIn(file.path, reading, this.#options)) this.originals.push(content);
    return reading.returns.flatMap((found) => this.#return(file, gathered, reading, found, beside));
  }

  conclude({ of, source, standard, claims, found, reading }: Waiting, verdicts: readonly Verdict[]): void {
    const judged: JudgedClaim[] = [];
    const { file, index } = of;
    const { form, reduced, intention = false } = source.gathered;
    const { context, overrides } = this.#options;
    const rules = this.#rulesOf(standard);
    const work = rules.claimAfterCommits.size > 0 && claims.some(citesCommit) ? standard.citedWork : undefined;
    const made = new Map<number, Omit<FindingLocation, 'value'>>();
    let by: ClaimingReturn | undefined;
    claims.forEach((claim, n) => {
      const verdict = verdicts[n];
      if (verdict === undefined) return;
      const item = weighed(claim, verdict, standard);
      const { pointer } = claim;
      const spot = (): Omit<FindingLocation, 'value'> => {
        const range = found.locate(pointer);
        return { file, index, pointer, range, verbatim: found.verbatim, excerpt: excerptAt(reading, range) };
      };
      judged.push(item);
      if (work?.isMade(claim) === true) made.set(judged.length - 1, spot());
      if (isProvedAtOnce(claim)) {
        this.late.push({ judged, at: judged.length - 1, of, standard, rules, spot: spot() });
        return;
      }
      if (kindOf(claim) === 'file' && (verdict.name === 'missing' || verdict.name === 'case-mismatch')) {
        // Once a return, which may be long and claim much.
        by ??= { source, index, content: form === 'json' ? null : contentOf(found.value) };
        this.absent.push({ judged, at: judged.length - 1, of, by, standard, rules, spot: spot() });
        return;
      }
      const direct = directPath(claim.path);
      // As it will be when the path was put right.
      const identity = direct === claim.path ? {} : { value: direct };
      for (const raised of judgeClaim(item, of, rules, context, overrides)) {
        this.#findings.add({ ...raised, problem: { ...identity, ...raised.problem } }, file, () => ({
          ...spot(),
          value: found.value,
        }));
      }
    });
    if (work !== undefined && made.size > 0) this.citing.push({ judged, of, work, rules, made });
    this.records.push({
      file: of.file,
      index: of.index,
      line: found.startLine,
      standard: standard.id,
      status: of.status,
      success: of.success,
      ...(of.status === null || standard.statuses.includes(of.status) ? {} : { foreignStatus: true }),
      agent: agentOf(found),
      session: sessionOf({ value: found.value, standard }),
      delegation: delegationOf(found),
      startedAt: stringField(found.value, 'started_at') ?? null,
      claims: judged,
      restated: of.restated,
      ...criticalRisksOf(found.value),
      ...hashesOf(found, standard),
      ...(stringField(found.value, 'selfCheck') === 'passed' ? { selfCheck: found.locate('/selfCheck') } : {}),
      reduced: reduced || intention,
    });
  }

  #unreadable(file: FileRef, gathered: Gathered, problem: ReadProblem): readonly Waiting[] {
    this.holding++;
    this.#document(file.path, gathered, [problem], null);
    return [];
  }

  #document(file: string, gathered: Gathered, problems: readonly ReadProblem[], reading: Reading | null): void {
    if (problems.length === 0) return;
    const { form } = gathered;
    const { context, overrides } = this.#options;
    const standard = this.#standard(file, this.#familyOfDocument(file, gathered, problems, reading));
    const subject = { file, form, standard, problems };
    for (const raised of judgeDocument(subject, this.#rulesOf(standard), context, overrides)) {
      this.#findings.add(raised, file, () => {
        const range = raised.problem.range ?? FILE_START;
        const excerpt = excerptAt(reading, range);
        return { file, index: null, pointer: null, range, value: undefined, verbatim: false, excerpt };
      });
    }
  }

  #return(
    ref: FileRef,
    gathered: Gathered,
    reading: Reading,
    given: ParsedReturn,
    beside: BesideReturns,
  ): readonly Waiting[] {
    const { path: file, id } = ref;
    const returnId = gathered.form === 'json' ? id : null;
    const { context, overrides } = this.#options;
    const standard = this.#standard(file, this.#familyOf(file, gathered, given));
    const { index } = given;
    const value = standard.inOwnWords?.(given.value) ?? given.value;
    const found = value === given.value ? given : { ...given, value };
    const near = beside.get(given) ?? NOTHING_BESIDE;
    const claims = claimsOf(value, standard, file, near.texts);
    const errors = standard.validate(value);
    const shapeErrors = gathered.reduced ? errorsOfSeveralTasks(errors, standard.claimFields) : errors;
    const subject: Subject = {
      file,
      index,
      standard,
      value,
      shapeErrors,
      claims: claims.length + (found.moreClaims ?? 0),
      beside: near.texts,
      returnsBeside: near.returns,
      satisfies: satisfiedBy(value, shapeErrors, standard),
    };
    const ofReturns = this.#rulesOf(standard).return;
    const rules = gathered.reduced ? rulesOfSeveralTasks(ofReturns) : ofReturns;
    for (const raised of judgeReturn(subject, rules, context, overrides)) {
      this.#findings.add(raised, file, () => {
        const { pointer = '', part } = raised.problem;
        const range = found.locate(pointer, part);
        const excerpt = excerptAt(reading, range);
        return { file, index, pointer, range, value, verbatim: found.verbatim, excerpt };
      });
    }
    const of = {
      file,
      index,
      agent: agentName(subject),
      status: statusOf(subject) ?? null,
      success: isSuccess(subject),
      restated: this.#options.isRestated?.(file, index) ?? false,
    };
    return [
      {
        of,
        returnId,
        standard,
        claims: claims.slice(0, MOST_CLAIMS),
        found,
        reading,
        source: { file: ref, gathered },
      },
    ];
  }

  #familyOf(file: string, gathered: Gathered, found: ParsedReturn): Family {
    return familyOfReturn(gathered, found, this.#options.chosenAt(file));
  }

  /** Problems of JSON belong to a family of JSON, also in a document that holds envelopes, too. */
  #familyOfDocument(
    file: string,
    gathered: Gathered,
    problems: readonly ReadProblem[],
    reading: Reading | null,
  ): Family {
    const json = reading?.returns.find(({ making }) => making === 'json');
    if (json !== undefined) return this.#familyOf(file, gathered, json);
    const ofJson =
      gathered.form !== 'markdown' || problems.some(({ kind }) => kind === 'link' || PROBLEMS_OF_JSON.has(kind));
    return gathered.family ?? (ofJson ? 'subagent-return' : this.#familyInMarkdown(reading));
  }

  #familyInMarkdown(reading: Reading | null): Family {
    return reading?.returns[0]?.making === 'verify-result' ? 'verify-result' : 'result-envelope';
  }

  #standard(file: string, family: Family): Standard {
    const standard = this.#options.chosenAt(file)[family];
    if (standard === undefined) throw new Error(`no version of ${family} was chosen`);
    return standard;
  }

  #rulesOf(standard: Standard): RuleSet {
    const rules = this.#options.ruleSets.get(standard);
    if (rules === undefined) throw new Error(`the rules of ${standard.id} are not known`);
    return rules;
  }
}

function citesCommit(claim: Claim): boolean {
  return kindOf(claim) === 'commit';
}

/** Another version of the family that takes the return's shape; what its own version takes needs none. */
function satisfiedBy(value: JsonObject, errors: readonly ShapeError[], standard: Standard): string | null {
  return breaksShape(errors, value, standard.shape) ? satisfied(value, standard, siblings(standard)) : null;
}

/** The contents of those returns of a file that are sought. */
export function originalsIn(
  file: string,
  { returns }: Pick<Reading, 'returns'>,
  { sought }: Pick<JudgeOptions, 'sought'>,
): readonly string[] {
  if (sought?.among(file) !== true) return [];
  return returns.flatMap(({ value }) => (sought.keys.has(keyOf(value)) ? [contentOf(value)] : []));
}

function excerptAt(reading: Reading | null, range: Range): FindingLocation['excerpt'] {
  return reading === null ? null : excerptOf(reading.line(range.startLine), range);
}

/** What a return says to have measured, each with its place. */
function hashesOf({ value, locate }: ParsedReturn, { hashFields }: Standard): Pick<ReturnRecord, 'hashes'> {
  if (hashFields === undefined) return {};
  const hashes = hashFields.flatMap((name): readonly HashOf[] => {
    const hash = stringField(value, name);
    // A hostile one is as long as its file.
    if (hash === undefined || hash.length > LONGEST_HASH) return [];
    return [{ field: name, value: hash, range: locate(join('', name)) }];
  });
  return { hashes };
}

const LONGEST_HASH = 200;

const MOST_RISKS = 20;
const LONGEST_RISK = 500;

/** A hostile return has many long ones. */
function criticalRisksOf(value: JsonObject): Pick<ReturnRecord, 'criticalRisks'> {
  const risks = objectsOf({ value }, 'risks').filter((risk) => stringField(risk.value, 'severity') === 'CRITICAL');
  if (risks.length === 0) return {};
  const texts = risks
    .slice(0, MOST_RISKS)
    .map((risk) => (stringField(risk.value, 'text') ?? '').slice(0, LONGEST_RISK));
  return { criticalRisks: texts };
}
