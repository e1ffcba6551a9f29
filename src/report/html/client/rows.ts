import type { ClaimData, FindingData, PageData, RowData } from '../page-data.js';

export interface Claim {
  readonly path: string;
  readonly type: string;
  readonly verdict: string;
  /** Bytes; null if unknown. */
  readonly size: number | null;
  readonly foundAt: string;
  readonly detail: string;
  readonly untrue: boolean;
}

export interface Finding {
  readonly severity: string;
  readonly rule: string;
  readonly message: string;
  readonly recommendation: string;
  /** 1-based; 0 without a place. */
  readonly line: number;
  readonly column: number;
  /** Why the finding does not fail; empty if it counts. */
  readonly state: string;
  readonly source: readonly [before: string, range: string, after: string] | null;
}

/** A row of the table, with everything that filters and sorting need. Absent texts are empty. */
export interface Row {
  readonly data: RowData;
  readonly file: string;
  /** The 0-based index of a return in its file; -1 for anything else. */
  readonly index: number;
  /** The file, and the line if it has several returns. */
  readonly name: string;
  readonly standard: string;
  readonly status: string;
  /** Whether the version has no such status. */
  readonly foreign: boolean;
  readonly agent: string;
  /** Number of false claims. */
  readonly untrue: number;
  /** Number of findings that do not fail. */
  readonly known: number;
  /** Number of claims with each verdict, by its index. */
  readonly verdicts: readonly number[];
  /** Number of findings of each severity, by its index; known ones do not count. */
  readonly severities: readonly number[];
}

/** Returns the text at an index. */
export type Lookup = (place: number) => string;

export function lookupIn({ strings }: PageData): Lookup {
  return (place) => strings[place] ?? '';
}

export function rowsOf(page: PageData, text: Lookup): readonly Row[] {
  return page.rows.map((data) => {
    const [at, line, named, standard, status, agent, , , , claims, findings, foreign, index] = data;
    const file = text(at);
    const verdicts = page.verdicts.map(() => 0);
    for (const claim of claims) verdicts[claim[2]] = (verdicts[claim[2]] ?? 0) + 1;
    const severities = page.severities.map(() => 0);
    for (const finding of findings) {
      if (finding[6] === 0) severities[finding[0]] = (severities[finding[0]] ?? 0) + 1;
    }
    return {
      data,
      file,
      index,
      name: named === 1 ? `${file}:${String(line)}` : file,
      standard: text(standard),
      status: text(status),
      foreign: foreign === 1,
      agent: text(agent),
      untrue: claims.filter((claim) => claim[6] === 1).length,
      known: findings.filter((finding) => finding[6] !== 0).length,
      verdicts,
      severities,
    };
  });
}

export function claimOf(page: PageData, text: Lookup, data: ClaimData): Claim {
  const [path, type, verdict, size, foundAt, detail, untrue] = data;
  return {
    path: text(path),
    type: text(type),
    verdict: page.verdicts[verdict] ?? '',
    size: size < 0 ? null : size,
    foundAt: text(foundAt),
    detail: text(detail),
    untrue: untrue === 1,
  };
}

export function findingOf(page: PageData, text: Lookup, data: FindingData): Finding {
  const [severity, rule, message, recommendation, line, column, known, source] = data;
  return {
    severity: page.severities[severity] ?? '',
    rule: text(rule),
    message: text(message),
    recommendation: text(recommendation),
    line,
    column,
    state: known === 1 ? 'known' : known === 2 ? 'from before this change' : '',
    source: source === null ? null : [text(source[0]), text(source[1]), text(source[2])],
  };
}
