import type { ClaimData, FindingData, PageData, RowData } from '../page-data.js';

export interface Claim {
  readonly path: string;
  readonly type: string;
  readonly verdict: string;
  /** Bytes; null where they are not known. */
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
  /** 1-based; 0 where there is no place. */
  readonly line: number;
  readonly column: number;
  /** What it is called that does not fail; empty for what counts. */
  readonly state: string;
  readonly source: readonly [before: string, range: string, after: string] | null;
}

/** A row of the table, with all that filters and orders ask of it. Texts that are absent are empty. */
export interface Row {
  readonly data: RowData;
  readonly file: string;
  /** The 0-based place of a return in its file; -1 for what is none. */
  readonly index: number;
  /** The file, and the line of a return that shares it with others. */
  readonly name: string;
  readonly standard: string;
  readonly status: string;
  /** The version has no such status. */
  readonly foreign: boolean;
  readonly agent: string;
  /** How many claims are not true. */
  readonly untrue: number;
  /** Findings that do not fail. */
  readonly known: number;
  /** How many claims have which verdict, by its place. */
  readonly verdicts: readonly number[];
  /** How many findings have which severity, by its place; known ones do not count. */
  readonly severities: readonly number[];
}

/** Reads texts by their places. */
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
