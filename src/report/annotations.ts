import { isActive, SEVERITIES, type Finding, type Severity } from '../model/finding.js';
import { LONGEST_PATH } from '../model/path.js';
import type { Report } from '../model/report.js';
import { count } from '../model/text.js';
import { accusation, falseClaims, plain, type FalseClaim } from './describe/claims.js';
import { findingWords, fixable, oneLine, sentencesOf } from './describe/finding.js';
import { rulePage } from './links.js';
import { terminal, terminalText, type SafeText } from './sink.js';

/**
 * An annotation that GitHub shows at a line of code. The texts are safe but not encoded: the toolkit or `github.ts`
 * encodes them.
 */
export interface Annotation {
  readonly level: Severity;
  /** The problem, in one sentence. */
  readonly title: SafeText;
  /** The cause, what to do, and the address of the rule's page, in one line. */
  readonly message: SafeText;
  /** Relative to the repository; null for a finding without a file. */
  readonly file: SafeText | null;
  readonly startLine: number | null;
  readonly startColumn: number | null;
  /** Exclusive; null if the range spans lines, since GitHub ignores both columns there. */
  readonly endColumn: number | null;
}

export interface AnnotationBudget {
  /** Maximum number of annotations of each level: GitHub shows 10 of each per step. */
  readonly perType: number;
  /** Maximum number of annotations in all: GitHub shows 50 per job. */
  readonly total: number;
  /** How many annotations of each level the step has already written. */
  readonly spent?: Partial<Readonly<Record<Severity, number>>>;
  /** Files to annotate before others, relative to the project root. */
  readonly changedFirst?: ReadonlySet<string>;
  /** The URL of the folder with the rule pages; by default that of the project itself. */
  readonly rulePages?: string | undefined;
  /** Where the remaining findings can be read; the job summary by default. */
  readonly elsewhere?: string | undefined;
}

export const DEFAULT_BUDGET: AnnotationBudget = { perType: 10, total: 50 };

/** GitHub cuts a message here, in UTF-16 units. */
const MESSAGE_LIMIT = 4096;

/** A finding and its sort keys: its tier, then its number among the findings of the same file. */
interface Candidate {
  readonly finding: Finding;
  readonly tier: number;
  readonly round: number;
}

function candidates(findings: readonly Finding[], changed: ReadonlySet<string>): readonly Finding[] {
  const seen = new Map<string | null, number>();
  const list = findings.map((finding): Candidate => {
    const round = seen.get(finding.file) ?? 0;
    seen.set(finding.file, round + 1);
    const { file, untrue = false } = finding;
    const tier = untrue ? 0 : file === null ? 1 : changed.has(file) ? 2 : 3;
    return { finding, tier, round };
  });
  // The sort is stable: equal entries keep the report's order.
  return list.sort((a, b) => a.tier - b.tier || a.round - b.round).map(({ finding }) => finding);
}

/** The common data of all annotations of a report. */
interface Material {
  readonly root: string;
  /** The false claim at a finding's place. */
  readonly claimOf: (finding: Finding) => FalseClaim | undefined;
  readonly rulePages: string | undefined;
}

/** UTF-16 units of a title. */
const TITLE_LIMIT = 200;

/** Returns what is wrong as one sentence, and what else the message says. */
function titleOf(finding: Finding, claim: FalseClaim | undefined): readonly [string, string] {
  if (claim !== undefined) return [plain(accusation(claim)), claim.checked.verdict.detail ?? ''];
  const [first, rest] = sentencesOf(finding.message);
  // A title that is cut does not say it all.
  return [first.replace(/\.$/, ''), first.length > TITLE_LIMIT ? finding.message : rest];
}

function annotate(finding: Finding, { root, claimOf, rulePages }: Material): Annotation {
  const { range } = finding;
  const words = findingWords(finding, root);
  const [title, cause] = titleOf(finding, claimOf(finding));
  const page = rulePage(words.rule, rulePages);
  // The address is never cut.
  const advised = cause === '' ? words.fix : oneLine({ ...words, message: cause });
  const said = `${advised}${fixable(words)}`.trimStart();
  const cut = terminalText(said, MESSAGE_LIMIT - page.length - 1);
  return {
    level: words.severity,
    title: terminalText(title, TITLE_LIMIT).text,
    message: terminal`${cut}${said === '' ? '' : ' '}${page}`.text,
    file: words.file === null ? null : terminalText(words.file, LONGEST_PATH).text,
    startLine: words.line,
    startColumn: words.column,
    endColumn: range !== null && range.startLine === range.endLine ? range.endColumn : null,
  };
}

function remainder(level: Severity, hidden: number, shown: number, elsewhere = 'the job summary'): Annotation {
  const more = shown === 0 ? count(hidden, level) : `${String(hidden)} more ${hidden === 1 ? level : `${level}s`}`;
  return {
    level,
    title: terminal`return-gate`.text,
    message: terminal`${more} in ${elsewhere}: GitHub shows only a few annotations a step.`.text,
    file: null,
    startLine: null,
    startColumn: null,
    endColumn: null,
  };
}

/**
 * Returns how many annotations of a level are left. Unless none are wanted, it is at least one, to say how many
 * findings are hidden.
 */
function left({ perType, spent = {} }: AnnotationBudget, level: Severity): number {
  return perType === 0 ? 0 : Math.max(1, perType - (spent[level] ?? 0));
}

/**
 * Returns the annotations that fit GitHub's limits, errors first. In each level false claims come first, then findings
 * of the whole run, then changed files; each file gets one before any file gets a second. If a level does not fit, its
 * last annotation says how many more there are, and where. Baseline and preexisting findings are left out.
 */
export function planAnnotations(report: Report, budget: AnnotationBudget = DEFAULT_BUDGET): readonly Annotation[] {
  const planned: Annotation[] = [];
  const claims = new Map(
    falseClaims(report).flatMap((claim) => claim.findings.map((finding) => [finding, claim] as const)),
  );
  const material: Material = {
    root: report.source.root,
    claimOf: (finding) => claims.get(finding),
    rulePages: budget.rulePages,
  };
  for (const level of SEVERITIES) {
    const places = Math.min(left(budget, level), budget.total - planned.length);
    if (places < 1) continue;
    const found = candidates(
      report.findings.filter((finding) => finding.severity === level && isActive(finding)),
      budget.changedFirst ?? new Set(),
    );
    const shown = found.length <= places ? found.length : places - 1;
    for (const finding of found.slice(0, shown)) planned.push(annotate(finding, material));
    if (shown < found.length) planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
  }
  return planned;
}
