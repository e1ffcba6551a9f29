import { isActive, type Finding } from '../model/finding.js';
import { LONGEST_PATH } from '../model/path.js';
import type { Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/severity.js';
import { count } from '../model/text.js';
import { findingWords, fixable, oneLine } from './finding-words.js';
import { terminal, terminalText, type SafeText } from './sink.js';

/** What GitHub shows beside a line of code. Texts are harmless but not encoded: the toolkit or `github.ts` does that. */
export interface Annotation {
  readonly level: Severity;
  /** The rule. */
  readonly title: SafeText;
  /** One line. */
  readonly message: SafeText;
  /** Relative to the repository; null for what concerns no file. */
  readonly file: SafeText | null;
  readonly startLine: number | null;
  readonly startColumn: number | null;
  /** Exclusive; null where the range spans lines, since the platform drops both columns there. */
  readonly endColumn: number | null;
}

export interface AnnotationBudget {
  /** How many of one level: GitHub shows 10 of each a step. */
  readonly perType: number;
  /** How many in all: GitHub shows 50 a job. */
  readonly total: number;
  /** How many of a level the step has written already. */
  readonly spent?: Partial<Readonly<Record<Severity, number>>>;
  /** Files, relative to the project root, that come before others. */
  readonly changedFirst?: ReadonlySet<string>;
  /** Where the rest can be read; the job summary by default. */
  readonly elsewhere?: string | undefined;
}

export const DEFAULT_BUDGET: AnnotationBudget = { perType: 10, total: 50 };

/** GitHub cuts a message here, in UTF-16 units. */
const MESSAGE_LIMIT = 4096;

/** A finding of a file, by what comes first: its tier, then how many of the same file stand before it. */
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
  // A stable sort keeps the report's order among equals.
  return list.sort((a, b) => a.tier - b.tier || a.round - b.round).map(({ finding }) => finding);
}

function annotate(finding: Finding, root: string): Annotation {
  const { range } = finding;
  const words = findingWords(finding, root);
  return {
    level: words.severity,
    title: terminal`${words.rule}`.text,
    message: terminalText(oneLine(words) + fixable(words), MESSAGE_LIMIT).text,
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

/** The places that are left of a level: one at least, where any are wanted, to say how many more findings there are. */
function left({ perType, spent = {} }: AnnotationBudget, level: Severity): number {
  return perType === 0 ? 0 : Math.max(1, perType - (spent[level] ?? 0));
}

/**
 * Chooses what to annotate within the platform's budget: errors first, and of each level the claims that are not true, then what
 * concerns the whole run, then changed files, one a file before a second. Where not all of a level fit, its last place says how many
 * more there are, and where. Findings of the baseline, and those that stood before the change, are left out.
 */
export function planAnnotations(report: Report, budget: AnnotationBudget = DEFAULT_BUDGET): readonly Annotation[] {
  const planned: Annotation[] = [];
  for (const level of SEVERITIES) {
    const places = Math.min(left(budget, level), budget.total - planned.length);
    if (places < 1) continue;
    const found = candidates(
      report.findings.filter((finding) => finding.severity === level && isActive(finding)),
      budget.changedFirst ?? new Set(),
    );
    const shown = found.length <= places ? found.length : places - 1;
    for (const finding of found.slice(0, shown)) planned.push(annotate(finding, report.source.root));
    if (shown < found.length) planned.push(remainder(level, found.length - shown, shown, budget.elsewhere));
  }
  return planned;
}
