import { claimsOf } from './claims/claims.js';
import { verify } from './claims/verify.js';
import { classifier, type Gathered } from './gather/gather.js';
import type { Claim, JudgedClaim, Verdict } from './model/claim.js';
import type { Context, ReturnRecord } from './model/context.js';
import type { ReadProblem } from './model/document.js';
import type { Finding } from './model/finding.js';
import { FILE_START, type Range } from './model/position.js';
import { agentName, agentOf, isSuccess, sessionOf, statusOf, type Subject } from './model/return.js';
import type { ClaimSubject } from './model/rule.js';
import type { Level } from './model/severity.js';
import type { Standard } from './model/standard.js';
import type { Content, FileRef, Tree } from './model/tree.js';
import { toFinding, type Spot } from './policy/finding.js';
import { read, type Found, type Reading } from './read/read.js';
import { familyOf, type Chosen } from './standards/choose.js';
import { judgeDocument, judgeReturn, ruleSet, shapeOf, type Active, type Raised, type RuleSet } from './standards/judge.js';

/** What judging depends on. */
export interface JudgeOptions {
  readonly tree: Tree;
  readonly standards: Chosen;
  readonly context: Context;
  readonly levels: ReadonlyMap<string, Level>;
  /** Bytes. */
  readonly maxFileSize: number;
}

/** A claim that waits for its verdict, with the place of its path. */
interface Waiting {
  readonly of: ClaimSubject;
  readonly standard: Standard;
  readonly claims: readonly Claim[];
  readonly found: Found;
  readonly reading: Reading;
}

/**
 * Judges files batch by batch: reads them, holds each return against its version's rules, has its claims verified, and
 * keeps of each only what the report and the rules on the whole run need.
 */
export class Judge {
  readonly findings: Finding[] = [];
  readonly records: ReturnRecord[] = [];
  /** Files that hold a return, or should. */
  holding = 0;
  readonly #options: JudgeOptions;
  readonly #classify = classifier();
  readonly #rules = new Map<string, RuleSet>();

  constructor(options: JudgeOptions) {
    this.#options = options;
  }

  async batch(files: readonly FileRef[], contents: readonly Content[]): Promise<void> {
    const waiting = files.flatMap((file, n) => this.#file(file, contents[n]));
    const claims = waiting.flatMap(({ claims, of }) => claims.map((claim) => ({ claim, returnFile: of.file })));
    const verdicts = await verify(claims, this.#options.tree);
    let next = 0;
    for (const item of waiting) {
      this.#conclude(item, verdicts.slice(next, next + item.claims.length));
      next += item.claims.length;
    }
  }

  /** The rules that look at the whole run, each over the returns whose version has it. */
  run(): readonly Finding[] {
    const { standards, context } = this.#options;
    const byRule = new Map<string, { active: RuleSet['run'][number]; standards: Set<string> }>();
    for (const standard of Object.values(standards)) {
      for (const active of standard === undefined ? [] : this.#rulesOf(standard).run) {
        const entry = byRule.get(active.rule.id) ?? { active, standards: new Set<string>() };
        if (standard !== undefined) entry.standards.add(standard.id);
        byRule.set(active.rule.id, entry);
      }
    }
    return [...byRule.values()].flatMap(({ active, standards: ids }) => {
      const returns = this.records.filter(({ standard }) => ids.has(standard));
      return active.rule
        .check({ files: this.holding, returns }, context)
        .map((problem) => {
          const { file = null, index = null } = problem;
          const record = this.records.find((other) => other.file === file && other.index === index);
          const range = record === undefined ? null : { ...FILE_START, startLine: record.line, endLine: record.line };
          return toFinding({ active, problem }, { file, index, pointer: null, range, value: undefined, line: null });
        });
    });
  }

  #file(file: FileRef, content: Content | undefined): readonly Waiting[] {
    if (content === undefined) return [];
    const gathered = this.#classify(file.path);
    if (file.link) return this.#unreadable(file, gathered, { kind: 'link', range: FILE_START });
    if (content.kind === 'too-large') {
      const { size } = content;
      return this.#unreadable(file, gathered, { kind: 'too-large', size, limit: this.#options.maxFileSize });
    }
    const reading = read(content.bytes, gathered.form);
    if (reading.problems.length > 0 || reading.returns.length > 0) this.holding++;
    this.#document(file.path, gathered, reading.problems, reading);
    return reading.returns.flatMap((found) => this.#return(file.path, gathered, reading, found));
  }

  #unreadable(file: FileRef, gathered: Gathered, problem: ReadProblem): readonly Waiting[] {
    this.holding++;
    this.#document(file.path, gathered, [problem], null);
    return [];
  }

  #document(file: string, { form, family }: Gathered, problems: readonly ReadProblem[], reading: Reading | null): void {
    if (problems.length === 0) return;
    const first = reading?.returns[0]?.value;
    const standard = this.#options.standards[family ?? (first === undefined ? 'subagent-return' : familyOf(first))];
    if (standard === undefined) return;
    const raised = judgeDocument({ file, form, standard, problems }, this.#rulesOf(standard), this.#options.context);
    for (const item of raised) {
      const range = item.problem.range ?? FILE_START;
      this.#add(item, { file, index: null, pointer: null, range, value: undefined, line: lineOf(reading, range) });
    }
  }

  #return(file: string, gathered: Gathered, reading: Reading, found: Found): readonly Waiting[] {
    const standard = this.#options.standards[gathered.family ?? familyOf(found.value)];
    if (standard === undefined) return [];
    const { value, index } = found;
    const subject: Subject = { file, index, standard, value, ...shapeOf(value, standard) };
    const rules = this.#rulesOf(standard).return;
    for (const raised of judgeReturn(subject, gathered.reduced ? rules.filter(concernsReduced) : rules, this.#options.context)) {
      const { pointer = '', part } = raised.problem;
      const range = found.locate(pointer, part);
      this.#add(raised, { file, index, pointer, range, value, line: lineOf(reading, range) });
    }
    const of = { file, index, agent: agentName(subject), status: statusOf(subject) ?? null, success: isSuccess(subject) };
    const claims = gathered.reduced ? [] : claimsOf(value, standard.claimFields);
    return [{ of, standard, claims, found, reading }];
  }

  #conclude({ of, standard, claims, found, reading }: Waiting, verdicts: readonly Verdict[]): void {
    const rules = this.#rulesOf(standard).claim;
    const judged = claims.flatMap((claim, n): readonly JudgedClaim[] => {
      const verdict = verdicts[n];
      return verdict === undefined ? [] : [{ claim, verdict, range: null }];
    });
    for (const item of judged) {
      for (const active of rules) {
        for (const problem of active.rule.check(item, of, this.#options.context)) {
          const { pointer } = item.claim;
          const range = found.locate(pointer);
          const { file, index } = of;
          this.#add({ active, problem }, { file, index, pointer, range, value: found.value, line: lineOf(reading, range) });
        }
      }
    }
    this.records.push({
      file: of.file,
      index: of.index,
      line: found.startLine,
      standard: standard.id,
      status: of.status,
      agent: agentOf(found),
      session: sessionOf(found),
      claims: judged,
    });
  }

  #rulesOf(standard: Standard): RuleSet {
    let rules = this.#rules.get(standard.id);
    if (rules === undefined) {
      rules = ruleSet(standard, this.#options.levels);
      this.#rules.set(standard.id, rules);
    }
    return rules;
  }

  #add(raised: Raised, spot: Spot): void {
    this.findings.push(toFinding(raised, spot));
  }
}

/** A file about several tasks claims nothing: only what it says of status and session is judged. */
function concernsReduced({ rule }: Active): boolean {
  return rule.area === 'status' || rule.id.startsWith('session-id');
}

function lineOf(reading: Reading | null, range: Range): string | null {
  return reading === null ? null : reading.line(range.startLine);
}
