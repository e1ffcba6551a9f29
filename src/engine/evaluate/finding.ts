import {
  rank,
  type Excerpt,
  type Finding,
  type Level,
  type PendingFinding,
  type Problem,
  type Severity,
} from '../../model/finding.js';
import { concernsFile, type Fix } from '../../model/fix.js';
import { isArray, type JsonObject } from '../../model/json.js';
import { join, valueAt, type Pointer, type Range } from '../../model/pointer.js';
import type { Rule } from '../../model/rule.js';
import type { Reading } from '../../read/read.js';
import { compareText } from '../../model/text.js';

/** A problem that a rule found, with its severity in this run. */
export interface RaisedProblem {
  readonly active: {
    readonly rule: Pick<Rule, 'id' | 'severity' | 'about'>;
    readonly severity: Level;
    readonly usual?: Level;
  };
  readonly problem: Problem;
  /** True if it is about a false claim. */
  readonly untrue?: boolean;
}

/** The place of a problem. */
export interface FindingLocation {
  readonly file: string | null;
  readonly index: number | null;
  readonly pointer: Pointer | null;
  readonly range: Range | null;
  /** The return that contains the value at the pointer, which identifies the finding. */
  readonly value: JsonObject | undefined;
  /** True if the text of the return is the file's own text. */
  readonly verbatim: boolean;
  /** An excerpt of the line on which the range starts. */
  readonly excerpt: Excerpt | null;
}

/** Returns the finding for a problem at its place. */
export function pendingFinding(
  { active, problem, untrue = false }: RaisedProblem,
  location: FindingLocation,
): PendingFinding {
  const { file, index, pointer, range, excerpt } = location;
  const place = pointer ?? '';
  const name = typeof problem.property === 'string' ? problem.property : undefined;
  const value = problem.value ?? name ?? (location.value === undefined ? undefined : valueAt(location.value, place));
  const rule = active.rule.id;
  const unread = problem.unread ?? (rule.endsWith('-unread') ? 1 : undefined);
  return {
    finding: {
      rule,
      severity: severityOf(active, problem),
      message: problem.message,
      recommendation: recommendationOf({ active, problem }),
      file,
      index,
      pointer,
      ...(problem.property === undefined ? {} : { property: problem.property }),
      range,
      ...(untrue ? { untrue } : {}),
      ...(untrue && isLowered(active, problem) ? { lowered: true } : {}),
      ...(problem.items === undefined ? {} : { items: problem.items }),
      ...(unread === undefined ? {} : { unread }),
      excerpt,
      ...(problem.fix === undefined || !fits(problem.fix, location) ? {} : { fix: problem.fix }),
    },
    fingerprintInput: {
      rule,
      file,
      index,
      // If several fields are listed the object counts: the finding stays the same when some of them are fixed.
      pointer: name === undefined ? pointer : join(place, name),
      value: typeof value === 'object' && value !== null ? (isArray(value) ? '[]' : '{}') : (value ?? null),
    },
  };
}

/** An edit of a value only fits the file if the value's text is the file's own. */
function fits(fix: Fix, { file, verbatim }: FindingLocation): boolean {
  return file !== null && (verbatim || concernsFile(fix));
}

/** Returns how to fix a problem: its own remedy, or else the rule's. */
export function recommendationOf({ active, problem }: Pick<RaisedProblem, 'active' | 'problem'>): string {
  return problem.recommendation ?? active.rule.about().remedy;
}

/** Returns true if the configuration gives a finding a lower severity than the return's version does. */
function isLowered({ severity, usual }: RaisedProblem['active'], problem: Problem): boolean {
  return (
    usual !== undefined && rank(severityOf({ severity }, problem)) > rank(severityOf({ severity: usual }, problem))
  );
}

/** A rule that varies its severity keeps the lower of the two, unless the configuration sets a lower one. */
export function severityOf({ severity }: Pick<RaisedProblem['active'], 'severity'>, problem: Problem): Severity {
  const set = severity === 'off' ? 'notice' : severity;
  if (problem.severity === undefined) return set;
  return rank(problem.severity) > rank(set) ? problem.severity : set;
}

const CONTEXT_BEFORE = 40;

const LONGEST = 160;

/** The excerpt of a file at a range; null if the file was not read. */
export function excerptAt(reading: Pick<Reading, 'line'> | null, range: Range): Excerpt | null {
  return reading === null ? null : excerptOf(reading.line(range.startLine), range);
}

/** Returns as much of a line as a person reads at a glance, with the range in it; drops the file's text. */
export function excerptOf(line: string, { startColumn }: Range): Excerpt {
  const cut = Math.max(0, Math.min(startColumn - 1 - CONTEXT_BEFORE, line.length - LONGEST));
  return { text: ownCopy(line.slice(cut, cut + LONGEST)), cut };
}

/** In V8 a substring refers to its whole text, so one line would keep the whole file in memory. */
function ownCopy(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}

type Placed = Pick<Finding, 'file' | 'range' | 'rule' | 'index' | 'pointer' | 'message'>;

/** Sorts by file, then place, then rule; findings of the run come last. The order is always the same. */
export function byPlace(a: Placed, b: Placed): number {
  if (a.file !== b.file) {
    if (a.file === null) return 1;
    if (b.file === null) return -1;
    return a.file < b.file ? -1 : 1;
  }
  return (
    (a.range?.startLine ?? 0) - (b.range?.startLine ?? 0) ||
    (a.range?.startColumn ?? 0) - (b.range?.startColumn ?? 0) ||
    compareText(a.rule, b.rule) ||
    (a.index ?? -1) - (b.index ?? -1) ||
    compareText(a.pointer ?? '', b.pointer ?? '') ||
    compareText(a.message, b.message)
  );
}

/** At most this many findings of a rule in a file are listed; one more finding counts the rest. */
export const MOST_FINDINGS = 100;

/** The findings of a rule in a file. */
interface FileTally {
  shown: number;
  more: number;
  worst: Severity;
  /** True if an unlisted finding is about a false claim. */
  untrue: boolean;
  lowered: boolean;
  first: FindingLocation | null;
}

/**
 * Collects findings, up to a limit for each rule in each file. Only computes the place of listed ones: a hostile file
 * causes hundreds of thousands.
 */
export class FindingList {
  readonly #most: number;
  readonly #shown: PendingFinding[] = [];
  readonly #rules = new Map<string, Map<string | null, FileTally>>();

  constructor(most: number = MOST_FINDINGS) {
    this.#most = most;
  }

  add(raised: RaisedProblem, file: string | null, location: () => FindingLocation): void {
    const rule = raised.active.rule.id;
    const tally = this.#of(rule, file);
    if (tally.shown < this.#most) {
      tally.shown++;
      this.#shown.push(pendingFinding(raised, location()));
      return;
    }
    const severity = severityOf(raised.active, raised.problem);
    tally.more++;
    tally.first ??= location();
    tally.untrue ||= raised.untrue === true;
    tally.lowered ||= raised.untrue === true && isLowered(raised.active, raised.problem);
    if (rank(severity) < rank(tally.worst)) tally.worst = severity;
  }

  /** All listed findings, and one for the rest of each rule in each file. */
  pending(): readonly PendingFinding[] {
    const rest = [...this.#rules].flatMap(([rule, files]) =>
      [...files].flatMap(([file, tally]) => (tally.first === null ? [] : [restOf(rule, file, tally, tally.first)])),
    );
    return rest.length === 0 ? this.#shown : [...this.#shown, ...rest];
  }

  #of(rule: string, file: string | null): FileTally {
    const files = this.#rules.get(rule) ?? new Map<string | null, FileTally>();
    const tally = files.get(file) ?? { shown: 0, more: 0, worst: 'notice', untrue: false, lowered: false, first: null };
    this.#rules.set(rule, files.set(file, tally));
    return tally;
  }
}

/** Another number is another finding: otherwise a baseline would know one that was added later. */
function restOf(
  rule: string,
  file: string | null,
  { shown, more, worst, untrue, lowered }: FileTally,
  { range, excerpt }: FindingLocation,
): PendingFinding {
  return {
    finding: {
      rule,
      severity: worst,
      message: `From here on, ${rule} has ${String(more)} more ${more === 1 ? 'finding' : 'findings'} in this ${file === null ? 'run' : 'file'}.`,
      recommendation: `Fix the ${String(shown)} that are shown, then run again.`,
      file,
      index: null,
      pointer: null,
      range,
      ...(untrue ? { untrue } : {}),
      ...(lowered ? { lowered } : {}),
      excerpt,
    },
    fingerprintInput: { rule, file, index: null, pointer: null, value: more },
  };
}
