import type { ReturnRecord } from '../../model/context.js';
import { failsAt, isActive, SEVERITIES, type Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { groupTables } from '../describe/notes.js';
import { claimsInWords, OutcomeCounts } from '../describe/outcomes.js';
import { findingsByReturn, numbersOf } from '../describe/shown.js';
import { code, gfm, type Markdown } from '../sink.js';
import { NARROW } from './findings.js';
import { fileLink, MARK, tableHead, WORD_LIMIT, type Detail, type Places } from './parts.js';

const NONE = gfm`–`;

/** Returns tables that count the claims of each outcome, and the returns of each group. If all claims are present, the headline says so. */
export function countTables(report: Report): Markdown {
  const found = new OutcomeCounts(report.returns);
  const listed = found.listed();
  const head = tableHead(
    listed.map(({ word }) => word),
    () => true,
  );
  const claims =
    found.of('present') === found.all ? gfm`` : gfm`**Claims**\n\n${head}|${listed.map(({ n }) => gfm` ${n} |`)}\n\n`;
  const groups = groupTables(report).map(([names = [], ...rows]) => {
    const lines = rows.map((row) => gfm`|${row.map((cell) => gfm` ${cell === '-' ? '' : cell} |`)}\n`);
    return gfm`${tableHead(names, (n) => n > 0)}${lines}\n`;
  });
  return gfm`${claims}${groups}`;
}

const RETURNS_HEADER = tableHead(['File', 'Findings', 'Claims', 'Status', 'Agent', 'Standard']);

/** Yields the table of returns: those with a false claim first, then those that fail, then those with other findings. */
export function* returnsTable(report: Report, places: Places, { returns: which, most }: Detail): Iterable<Markdown> {
  const rank = (list: readonly Finding[]): number => {
    if (list.some((finding) => finding.untrue === true && isActive(finding))) return 0;
    if (list.some((finding) => failsAt(finding, report.failOn))) return 1;
    return list.some(isActive) ? 2 : NO_FINDING;
  };
  const all = [...findingsByReturn(report)].map(([record, list]) => ({ record, list, rank: rank(list) }));
  const listed = which === 'all' ? all : all.filter((one) => one.rank < NO_FINDING);
  const shown = listed.sort((a, b) => a.rank - b.rank).slice(0, most);
  if (shown.length === 0) return;
  yield gfm`**Returns**\n\n${RETURNS_HEADER}`;
  for (const { record, list } of shown) {
    const numbers = numbersOf(list);
    const found = SEVERITIES.filter((severity) => numbers[severity] > 0);
    yield returnRow(
      record,
      places,
      found.map((severity) => gfm` ${MARK[severity]}\u00a0${numbers[severity]}`),
    );
  }
  yield gfm`\n`;
  if (shown.length < all.length) {
    yield gfm`${shown.length} of ${all.length} returns: only those with findings, as many as fit.\n\n`;
  }
}

/** The rank of returns without findings that count. */
const NO_FINDING = 3;

function returnRow(record: ReturnRecord, places: Places, findings: readonly Markdown[]): Markdown {
  const { file, index, line, standard, status, agent, claims } = record;
  const proven = claims.length === 0 ? NONE : gfm`${claimsInWords(record)}`;
  // The line identifies one of several returns. A file that is a single return needs none.
  const where = fileLink(places, file, index === 0 && line === 1 ? null : line, { fitting: NARROW });
  const words = [status ?? '', agent ?? '', standard].map((word) => gfm` ${code(word, WORD_LIMIT)} |`);
  return gfm`| ${where} |${findings.length === 0 ? gfm` ${NONE}` : findings} | ${proven} |${words}\n`;
}
