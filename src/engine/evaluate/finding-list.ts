import { rank, type Severity } from '../../model/severity.js';
import { isLowered, severityOf, type RaisedProblem, type FindingLocation, pendingFinding } from './finding.js';
import type { PendingFinding } from '../../model/finding.js';

/** As many findings of one rule in one file are shown one by one; those beyond are one more, which says how many. */
export const MOST_FINDINGS = 100;

/** The findings of a rule in a file. */
interface FileTally {
  shown: number;
  more: number;
  worst: Severity;
  /** One of those that are not shown is about a false claim. */
  untrue: boolean;
  lowered: boolean;
  first: FindingLocation | null;
}

/**
 * Collects findings, so many of each rule in each file. The place is computed only for those that are shown: a hostile file
 * gives rise to hundreds of thousands.
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

  /** All that are shown, and one for the rest of each rule in each file. */
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

/** It is another finding when their number is another: a baseline must not know one that came in later. */
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
