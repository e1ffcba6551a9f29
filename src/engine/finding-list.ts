import { rank, type Severity } from '../model/severity.js';
import { severityOf, type RaisedProblem, type FindingLocation, pendingFinding } from './finding.js';
import type { PendingFinding } from '../model/finding.js';

/** As many findings of one rule in one file are told one by one; those beyond are one more, which says how many. */
export const MOST_FINDINGS = 100;

/** What a rule has said of a file. */
interface SaidOfFile {
  told: number;
  more: number;
  worst: Severity;
  /** Of those that are not told, one is about a claim that is not true. */
  untrue: boolean;
  first: FindingLocation | null;
}

/**
 * Collects findings, so many of each rule in each file. Where one stands is asked only of those that are told: a hostile file
 * gives rise to hundreds of thousands.
 */
export class FindingList {
  readonly #most: number;
  readonly #told: PendingFinding[] = [];
  readonly #rules = new Map<string, Map<string | null, SaidOfFile>>();

  constructor(most: number = MOST_FINDINGS) {
    this.#most = most;
  }

  add(said: RaisedProblem, file: string | null, location: () => FindingLocation): void {
    const rule = said.active.rule.id;
    const so = this.#of(rule, file);
    if (so.told < this.#most) {
      so.told++;
      this.#told.push(pendingFinding(said, location()));
      return;
    }
    const severity = severityOf(said.active, said.problem);
    so.more++;
    so.first ??= location();
    so.untrue ||= said.untrue === true;
    if (so.more === 1 || rank(severity) < rank(so.worst)) so.worst = severity;
  }

  /** All that are told, and one for the rest of each rule in each file. */
  pending(): readonly PendingFinding[] {
    const rest = [...this.#rules].flatMap(([rule, files]) =>
      [...files].flatMap(([file, said]) => (said.first === null ? [] : [restOf(rule, file, said, said.first)])),
    );
    return rest.length === 0 ? this.#told : [...this.#told, ...rest];
  }

  #of(rule: string, file: string | null): SaidOfFile {
    const files = this.#rules.get(rule) ?? new Map<string | null, SaidOfFile>();
    const said = files.get(file) ?? { told: 0, more: 0, worst: 'notice', untrue: false, first: null };
    this.#rules.set(rule, files.set(file, said));
    return said;
  }
}

/** It is another finding when their number is another: a baseline must not know one that came in later. */
function restOf(
  rule: string,
  file: string | null,
  { told, more, worst, untrue }: SaidOfFile,
  { range, excerpt }: FindingLocation,
): PendingFinding {
  return {
    finding: {
      rule,
      severity: worst,
      message: `From here on, ${rule} has ${String(more)} more ${more === 1 ? 'finding' : 'findings'} in this ${file === null ? 'run' : 'file'}.`,
      recommendation: `Mend the ${String(told)} that are shown, and look again.`,
      file,
      index: null,
      pointer: null,
      range,
      ...(untrue ? { untrue } : {}),
      excerpt,
    },
    fingerprintInput: { rule, file, index: null, pointer: null, value: more },
  };
}
