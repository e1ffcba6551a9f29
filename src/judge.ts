import { claimsOf } from './claims/claims.js';
import { verify } from './claims/verify.js';
import { type Gathered } from './gather/gather.js';
import type { Claim, JudgedClaim, Verdict } from './model/claim.js';
import type { Context, ReturnRecord } from './model/context.js';
import type { ReadProblem } from './model/document.js';
import { FILE_START, type Range } from './model/position.js';
import { agentName, agentOf, isSuccess, sessionOf, statusOf, type ShapeError, type Subject } from './model/return.js';
import type { ClaimSubject } from './model/rule.js';
import type { Family } from './model/standard.js';
import type { Content, FileRef, Tree } from './model/tree.js';
import { draft, type Draft } from './policy/finding.js';
import { read, type Found, type Reading } from './read/read.js';
import { familyOf, type Chosen } from './standards/choose.js';
import { isHard, judgeDocument, judgeReturn, satisfied, type Active, type Loaded, type RuleSet } from './standards/judge.js';
import type { Diagnosis } from './diagnosis.js';

/** A version that returns are judged by in this run: loaded, with the rules that are on. */
export interface Bench extends Loaded {
  readonly rules: RuleSet;
}

/** What judging depends on. */
export interface JudgeOptions {
  readonly tree: Tree;
  readonly chosen: Chosen;
  readonly benches: ReadonlyMap<Family, Bench>;
  readonly context: Context;
  /** Bytes. */
  readonly maxFileSize: number;
  readonly classify: (path: string) => Gathered;
}

/** What judging some files gave. */
export interface Judged {
  /** Files that hold a return, or should. */
  readonly holding: number;
  readonly records: readonly ReturnRecord[];
  readonly drafts: readonly Draft[];
}

/**
 * Judges a batch of files: reads them, holds each return against its version's rules, and has its claims verified. Of
 * each file only what the report and the rules on the whole run need is kept. Rejects with `PositionsNeeded` when there
 * is something to point at and no diagnosis was handed in.
 */
export async function judgeBatch(
  files: readonly FileRef[],
  contents: readonly Content[],
  options: JudgeOptions,
  diagnosis: Diagnosis | null,
): Promise<Judged> {
  const judge = new Judge(options, diagnosis);
  const waiting = files.flatMap((file, n) => judge.file(file, contents[n]));
  const claims = waiting.flatMap(({ claims, of }) => claims.map((claim) => ({ claim, returnFile: of.file })));
  const verdicts = await verify(claims, options.tree);
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
  readonly bench: Bench;
  readonly claims: readonly Claim[];
  readonly found: Found;
  readonly reading: Reading;
}

class Judge implements Judged {
  holding = 0;
  readonly records: ReturnRecord[] = [];
  readonly drafts: Draft[] = [];
  readonly #options: JudgeOptions;
  readonly #diagnosis: Diagnosis | null;

  constructor(options: JudgeOptions, diagnosis: Diagnosis | null) {
    this.#options = options;
    this.#diagnosis = diagnosis;
  }

  file(file: FileRef, content: Content | undefined): readonly Waiting[] {
    if (content === undefined) return [];
    const gathered = this.#options.classify(file.path);
    if (file.link) return this.#unreadable(file, gathered, { kind: 'link', range: FILE_START });
    if (content.kind === 'too-large') {
      const { size } = content;
      return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
    }
    const reading = read(content.bytes, gathered.form, this.#diagnosis?.positions ?? null);
    if (reading.problems.length > 0 || reading.returns.length > 0) this.holding++;
    this.#document(file.path, gathered, reading.problems, reading);
    return reading.returns.flatMap((found) => this.#return(file.path, gathered, reading, found));
  }

  conclude({ of, bench, claims, found, reading }: Waiting, verdicts: readonly Verdict[]): void {
    const judged = claims.flatMap((claim, n): readonly JudgedClaim[] => {
      const verdict = verdicts[n];
      return verdict === undefined ? [] : [{ claim, verdict }];
    });
    for (const item of judged) {
      for (const active of bench.rules.claim) {
        for (const problem of active.rule.check(item, of, this.#options.context)) {
          const { pointer } = item.claim;
          const range = found.locate(pointer);
          const { file, index } = of;
          const line = lineOf(reading, range);
          this.drafts.push(draft({ active, problem }, { file, index, pointer, range, value: found.value, line }));
        }
      }
    }
    this.records.push({
      file: of.file,
      index: of.index,
      line: found.startLine,
      standard: bench.standard.id,
      status: of.status,
      success: of.success,
      agent: agentOf(found),
      session: sessionOf(found),
      claims: judged,
    });
  }

  #unreadable(file: FileRef, gathered: Gathered, problem: ReadProblem): readonly Waiting[] {
    this.holding++;
    this.#document(file.path, gathered, [problem], null);
    return [];
  }

  #document(file: string, { form, family }: Gathered, problems: readonly ReadProblem[], reading: Reading | null): void {
    if (problems.length === 0) return;
    const first = reading?.returns[0]?.value;
    const bench = this.#bench(family ?? (first === undefined ? 'subagent-return' : familyOf(first, this.#options.chosen)));
    const subject = { file, form, standard: bench.standard, problems };
    for (const raised of judgeDocument(subject, bench.rules, this.#options.context)) {
      const range = raised.problem.range ?? FILE_START;
      const line = lineOf(reading, range);
      this.drafts.push(draft(raised, { file, index: null, pointer: null, range, value: undefined, line }));
    }
  }

  #return(file: string, gathered: Gathered, reading: Reading, found: Found): readonly Waiting[] {
    const bench = this.#bench(gathered.family ?? familyOf(found.value, this.#options.chosen));
    const { standard } = bench;
    const { value, index } = found;
    const shapeErrors = bench.validate(value);
    const subject: Subject = { file, index, standard, value, shapeErrors, satisfies: this.#satisfies(found, shapeErrors, bench) };
    const rules = gathered.reduced ? bench.rules.return.filter(concernsReduced) : bench.rules.return;
    for (const raised of judgeReturn(subject, rules, this.#options.context)) {
      const { pointer = '', part } = raised.problem;
      const range = found.locate(pointer, part);
      this.drafts.push(draft(raised, { file, index, pointer, range, value, line: lineOf(reading, range) }));
    }
    const of = { file, index, agent: agentName(subject), status: statusOf(subject) ?? null, success: isSuccess(subject) };
    return [{ of, bench, claims: gathered.reduced ? [] : claimsOf(value, standard.claimFields), found, reading }];
  }

  /** Another version of the family that takes the return's shape; what its own version takes needs none. */
  #satisfies(found: Found, errors: readonly ShapeError[], { standard }: Bench): string | null {
    if (!errors.some(isHard)) return null;
    // The place is needed anyway, and asking for it brings the diagnosis with the other versions.
    found.locate('');
    return satisfied(found.value, this.#diagnosis?.siblings.get(standard.family) ?? []);
  }

  #bench(family: Family): Bench {
    const bench = this.#options.benches.get(family);
    if (bench === undefined) throw new Error(`no version of ${family} was loaded`);
    return bench;
  }
}

/** A file about several tasks claims nothing: only what it says of status and session is judged. */
function concernsReduced({ rule }: Active): boolean {
  return rule.area === 'status' || rule.id.startsWith('session-id');
}

function lineOf(reading: Reading | null, range: Range): string | null {
  return reading === null ? null : reading.line(range.startLine);
}
