import { VERDICTS } from '../model/claim.js';
import type { ReturnRecord } from '../model/context.js';
import type { Finding } from '../model/finding.js';
import type { Conclusion, Report } from '../model/report.js';
import { SEVERITIES, type Severity } from '../model/severity.js';
import { count } from '../model/text.js';
import { reason, scope, tally } from './conclusion.js';
import { commitUrl, fileUrl, inRepository, type Links } from './links.js';
import { code, concat, gfm, link, type Markdown, type SafeText } from './sink.js';

export interface SummaryOptions {
  /** Where files and lines can be looked at; null where there is no such place. */
  readonly links: Links | null;
  /** How many bytes of UTF-8 the summary may take; `Infinity` for all. */
  readonly limit: number;
}

/** A step's summary takes 1,048,576 bytes and is dropped as a whole above it; the margin is for what else the step writes. */
export const SUMMARY_LIMIT = 1_048_576 - 16_384;

/** More returns than this are folded: what failed stands in the table of findings. */
const FOLD_ABOVE = 25;
/** What headings and notes around the rows take at most, in bytes. */
const FRAME = 1024;
/** The part of the room that the returns take at most where the findings do not fit. */
const RETURNS_SHARE = 0.25;
/** Standards, statuses and agents are words: more of one is no use in a table. */
const WORD_LIMIT = 80;
const BATCH = 256;
const NONE = gfm`–`;

const HEADLINE: Readonly<Record<Conclusion, Markdown>> = {
  passed: gfm`## ✅ return-gate: passed`,
  failed: gfm`## ❌ return-gate: failed`,
  empty: gfm`## ⚠️ return-gate: empty`,
};
const LEVEL: Readonly<Record<Severity, Markdown>> = {
  error: gfm`❌ error`,
  warning: gfm`⚠️ warning`,
  notice: gfm`ℹ️ notice`,
};

function bytes(text: string): number {
  return Buffer.byteLength(text);
}

/** The findings that are shown, worst first. */
function* shownFindings(report: Report): Iterable<Finding> {
  for (const level of SEVERITIES) {
    for (const finding of report.findings) if (finding.severity === level && !finding.baselined) yield finding;
  }
}

function place(report: Report, links: Links | null, file: string, line: number | null): Markdown {
  const label = code(line === null ? file : `${file}:${String(line)}`);
  return links === null ? label : link(label, fileUrl(links, inRepository(report.source.root, file), line ?? 1));
}

function* findingRows(report: Report, links: Links | null): Iterable<Markdown> {
  for (const { severity, file, range, rule, message } of shownFindings(report)) {
    const where = file === null ? gfm`the whole run` : place(report, links, file, range?.startLine ?? null);
    yield gfm`| ${LEVEL[severity]} | ${where} | ${message} | ${code(rule)} |\n`;
  }
}

type Tally = Record<Severity, number>;
type Tallies = ReadonlyMap<ReturnRecord, Tally>;

/** How many findings each return has. One on a document that is about no single return counts for the file's first. */
function tallies(report: Report): Tallies {
  const byIdentity = new Map<string, Tally>();
  const byRecord = new Map<ReturnRecord, Tally>();
  for (const record of report.returns) {
    const numbers: Tally = { error: 0, warning: 0, notice: 0 };
    byRecord.set(record, numbers);
    byIdentity.set(`${String(record.index)}:${record.file}`, numbers);
    if (!byIdentity.has(`:${record.file}`)) byIdentity.set(`:${record.file}`, numbers);
  }
  for (const { severity, file, index } of shownFindings(report)) {
    const numbers = file === null ? undefined : byIdentity.get(`${index === null ? '' : String(index)}:${file}`);
    if (numbers !== undefined) numbers[severity]++;
  }
  return byRecord;
}

function* returnRows(
  report: Report,
  links: Links | null,
  found: Tallies,
  which: 'all' | 'failing',
): Iterable<Markdown> {
  for (const [record, numbers] of found) {
    const findings = tally(SEVERITIES.map((severity) => [severity, numbers[severity]]));
    if (which === 'failing' && findings === '') continue;
    const { file, index, line, standard, status, agent, claims } = record;
    const present = claims.filter(({ verdict }) => verdict.name === 'present').length;
    const proven = claims.length === 0 ? NONE : gfm`${present} of ${claims.length}`;
    // A line says which of several a return is; a file that is one return needs none.
    const where = place(report, links, file, index === 0 && line === 1 ? null : line);
    const words = [standard, status ?? '', agent ?? ''].map((word) => gfm` ${code(word, WORD_LIMIT)} |`);
    yield gfm`| ${where} |${words} ${proven} | ${findings === '' ? NONE : gfm`${findings}`} |\n`;
  }
}

function head(report: Report): Markdown {
  const { returns, files, baselined } = report.counts;
  const judged = returns === 0 ? '' : `Judged: ${scope(report)} in ${count(files, 'file')}. `;
  const known = baselined === 0 ? '' : `Not shown: ${count(baselined, 'known finding')} of the baseline.`;
  const detail = judged === '' && known === '' ? gfm`` : gfm`${judged}${known}\n\n`;
  return gfm`${HEADLINE[report.conclusion]}\n\n**${reason(report)}**\n\n${detail}`;
}

function verdictTable({ counts: { verdicts } }: Report): Markdown {
  const names = VERDICTS.filter((name) => verdicts[name] > 0);
  if (names.length === 0) return gfm``;
  const cells = (cell: (name: (typeof names)[number]) => Markdown): Markdown => gfm`|${names.map(cell)}\n`;
  const header = cells((name) => gfm` ${name} |`);
  const numbers = cells((name) => gfm` ${verdicts[name]} |`);
  return gfm`### Claims\n\n${header}${cells(() => gfm` --: |`)}${numbers}\n`;
}

function tail(report: Report, links: Links | null): Markdown {
  const { source, tool } = report;
  const short = code(source.revision?.slice(0, 12) ?? '');
  const revision = links === null ? short : link(short, commitUrl(links));
  const judged = source.revision === null ? gfm`the workspace` : gfm`commit ${revision}`;
  const shard = source.shard === null ? '' : `, shard ${source.shard}`;
  return gfm`${verdictTable(report)}<sub>${tool.name} ${tool.version} judged ${judged}${shard}.</sub>\n`;
}

/** A table whose rows are made when they are asked for. */
interface Table {
  readonly before: Markdown;
  readonly rows: Iterable<Markdown>;
  readonly after: Markdown;
}

function findingsTable(rows: Iterable<Markdown>, hidden: number): Table {
  const header = gfm`| Severity | Place | Message | Rule |\n| :-- | :-- | :-- | :-- |\n`;
  const note = hidden === 0 ? '' : `${count(hidden, 'more finding')} did not fit: the JSON report has all.`;
  return {
    before: gfm`### Findings\n\n${header}`,
    rows,
    after: note === '' ? gfm`\n` : gfm`\n${note}\n\n`,
  };
}

function returnsTable(rows: Iterable<Markdown>, shown: number, all: number): Table {
  const folded = shown > FOLD_ABOVE;
  const header = gfm`| File | Standard | Status | Agent | Present | Findings |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;
  const open = folded ? gfm`<details><summary>${count(shown, 'return')}</summary>\n\n` : gfm``;
  const close = folded ? gfm`</details>\n\n` : gfm``;
  const note = shown === all ? gfm`` : gfm`${shown} of ${all} returns: only those with findings, as many as fit.\n\n`;
  return { before: gfm`### Returns\n\n${open}${header}`, rows, after: gfm`\n${close}${note}` };
}

interface Taken {
  readonly rows: readonly Markdown[];
  readonly bytes: number;
  readonly complete: boolean;
}

/** As many rows as fit; no row is made after the first that does not. */
function take(rows: Iterable<Markdown>, room: number): Taken {
  const taken: Markdown[] = [];
  let size = 0;
  for (const row of rows) {
    const next = size + bytes(row.text);
    if (next > room) return { rows: taken, bytes: size, complete: false };
    size = next;
    taken.push(row);
  }
  return { rows: taken, bytes: size, complete: true };
}

/** A writer is called once for many rows. */
function* batches(rows: Iterable<Markdown>): Iterable<SafeText> {
  let batch: SafeText[] = [];
  for (const { text } of rows) {
    batch.push(text);
    if (batch.length < BATCH) continue;
    yield concat(batch);
    batch = [];
  }
  yield concat(batch);
}

/** The tables of all that there is; rows are made while they are written. */
function allTables(report: Report, links: Links | null): readonly Table[] {
  const { errors, warnings, notices, returns } = report.counts;
  const tables: Table[] = [];
  if (errors + warnings + notices > 0) tables.push(findingsTable(findingRows(report, links), 0));
  if (returns > 0) tables.push(returnsTable(returnRows(report, links, tallies(report), 'all'), returns, returns));
  return tables;
}

/** What `room` bytes hold: everything; or without the returns that have no findings; or as much of both as fits. */
function tablesWithin(room: number, report: Report, links: Links | null): readonly Table[] {
  const { errors, warnings, notices, returns: all } = report.counts;
  const found = tallies(report);
  const tables = (findings: readonly Markdown[], returns: readonly Markdown[]): readonly Table[] => [
    ...(findings.length === 0 ? [] : [findingsTable(findings, errors + warnings + notices - findings.length)]),
    ...(returns.length === 0 ? [] : [returnsTable(returns, returns.length, all)]),
  ];
  const findings = take(findingRows(report, links), room);
  if (findings.complete) {
    for (const which of ['all', 'failing'] as const) {
      const returns = take(returnRows(report, links, found, which), room - findings.bytes);
      if (returns.complete) return tables(findings.rows, returns.rows);
    }
  }
  const share = Math.max(room * RETURNS_SHARE, findings.complete ? room - findings.bytes : 0);
  const returns = take(returnRows(report, links, found, 'failing'), share);
  return tables(take(findings.rows, room - returns.bytes).rows, returns.rows);
}

/**
 * The job summary in GitHub-flavoured Markdown: the conclusion first, then findings, returns and claims by verdict.
 * Its bytes never pass the limit, for the platform drops a summary that does: it gives up first the returns without
 * findings, then rows of the tables, then the tables, then all but the headline.
 */
export function* renderSummary(report: Report, { links, limit }: SummaryOptions): Iterable<SafeText> {
  const top = head(report);
  const bottom = tail(report, links);
  const room = limit - bytes(top.text) - bytes(bottom.text) - FRAME;
  if (room < 0) {
    const fitting = [gfm`${top}${bottom}`, top, HEADLINE[report.conclusion]].find(({ text }) => bytes(text) <= limit);
    if (fitting !== undefined) yield fitting.text;
    return;
  }
  yield top.text;
  const tables = room === Infinity ? allTables(report, links) : tablesWithin(room, report, links);
  for (const { before, rows, after } of tables) {
    yield before.text;
    yield* batches(rows);
    yield after.text;
  }
  if (tables.length === 0 && report.returns.length + report.findings.length > 0) {
    yield gfm`The tables of findings and returns did not fit: the JSON report has all.\n\n`.text;
  }
  yield bottom.text;
}
