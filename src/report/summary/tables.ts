import type { ReturnRecord } from '../../model/context.js';
import { failsAt, isActive, SEVERITIES, type Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { claimsInWords, verdictCounts, type VerdictCount } from '../describe/claims.js';
import { findingWords, repeatWords } from '../describe/finding.js';
import { numbersOf, type Grouping } from '../describe/grouping.js';
import { byFile, type CountedNotices, type Repeat } from '../describe/shown.js';
import { code, gfm, type Markdown } from '../sink.js';
import {
  adviceOn,
  agentsOf,
  fileLink,
  lineLink,
  MARK,
  messageText,
  placeLink,
  ruleLink,
  WORD_LIMIT,
  type Places,
} from './parts.js';

const NONE = gfm`–`;

/** A path longer than this may wrap, so that a narrow screen shows the columns beside it. */
const NARROW = 12;

/** Counts the claims of each verdict, without empty verdicts. If all are present, the headline says so. */
export function verdictTable(report: Report): Markdown {
  const counts = verdictCounts(report);
  const { claims, verdicts } = report.counts;
  if (counts.length === 0 || verdicts.present === claims) return gfm``;
  const cells = (cell: (count: VerdictCount) => Markdown): Markdown => gfm`|${counts.map(cell)}\n`;
  const header = cells(({ name }) => gfm` ${name} |`);
  const numbers = cells(({ n }) => gfm` ${n} |`);
  return gfm`**Claims**\n\n${header}${cells(() => gfm` --: |`)}${numbers}\n`;
}

export const NOTICES_HEADER = gfm`| Rule | Notices |\n| :-- | --: |\n`;

/** Yields a row for each rule whose notices are only counted. */
export function* noticeRows(notices: readonly CountedNotices[], places: Places): Iterable<Markdown> {
  for (const { rule, findings } of notices) yield gfm`| ${ruleLink(places, rule)} | ${findings.length} |\n`;
}

export const RETURNS_HEADER = gfm`| File | Findings | Claims | Status | Agent | Standard |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;

/** Yields a row for each return: those with a false claim first, then those that fail, then those with other findings. */
export function* returnRows(
  { ofReturn }: Grouping,
  places: Places,
  which: 'all' | 'with findings',
  failOn: Report['failOn'],
): Iterable<Markdown> {
  const rank = (list: readonly Finding[]): number => {
    if (list.some((finding) => finding.untrue === true && isActive(finding))) return 0;
    if (list.some((finding) => failsAt(finding, failOn))) return 1;
    return list.some(isActive) ? 2 : 3;
  };
  const all = [...ofReturn].map(([record, list]) => ({ record, list, rank: rank(list) }));
  for (const { record, list } of all.sort((a, b) => a.rank - b.rank)) {
    const numbers = numbersOf(list);
    const found = SEVERITIES.filter((severity) => numbers[severity] > 0);
    if (which === 'with findings' && found.length === 0) continue;
    yield returnRow(
      record,
      places,
      found.map((severity) => gfm` ${MARK[severity]}\u00a0${numbers[severity]}`),
    );
  }
}

function returnRow(record: ReturnRecord, places: Places, findings: readonly Markdown[]): Markdown {
  const { file, index, line, standard, status, agent, claims } = record;
  const proven = claims.length === 0 ? NONE : gfm`${claimsInWords(record)}`;
  // The line identifies one of several returns. A file that is a single return needs none.
  const where = fileLink(places, file, index === 0 && line === 1 ? null : line, { fitting: NARROW });
  const words = [status ?? '', agent ?? '', standard].map((word) => gfm` ${code(word, WORD_LIMIT)} |`);
  return gfm`| ${where} |${findings.length === 0 ? gfm` ${NONE}` : findings} | ${proven} |${words}\n`;
}

export const FINDINGS_HEADER = gfm`| Line | Finding |\n| --: | :-- |\n`;

/** One row, or several that belong together, and the number of their findings. */
export interface FindingRow {
  readonly row: Markdown;
  readonly findings: number;
}

/**
 * Yields each group of findings once, then one row for each other finding. The first finding of a return or file includes a row with
 * its name, so that no column repeats a path.
 */
export function* findingRows(
  { groups, single }: SortedFindings,
  places: Places,
  which: 'with advice' | 'without advice',
): Iterable<FindingRow> {
  const advising = which === 'with advice';
  for (const repeat of groups) yield { row: repeatRow(repeat, places, advising), findings: repeat.findings.length };
  yield* subjectRows(single, places, advising);
}

/** Findings that are no false claims. */
export interface SortedFindings {
  readonly groups: readonly Repeat[];
  /** The subjects with the most severe findings first. */
  readonly single: readonly Subject[];
}

function* subjectRows(subjects: readonly Subject[], places: Places, advising: boolean): Iterable<FindingRow> {
  for (const subject of subjects) {
    for (const [n, finding] of subject.findings.entries()) {
      const title = n > 0 ? gfm`` : gfm`|  | ${titleOf(places, subject)} |\n`;
      yield { row: gfm`${title}${findingRow(finding, places, advising)}`, findings: 1 };
    }
  }
}

function findingRow(finding: Finding, places: Places, advising: boolean): Markdown {
  const words = findingWords(finding);
  const { severity, message, rule } = words;
  const advice = advising ? adviceOn(words) : gfm``;
  return gfm`| ${lineLink(places, words, '')} | ${MARK[severity]} ${messageText(message)} ${ruleLink(places, rule)}${advice} |\n`;
}

/** Maximum number of places of a repeated finding in its row. */
const MOST_PLACES = 5;

function repeatRow(repeat: Repeat, places: Places, advising: boolean): Markdown {
  const words = repeatWords(repeat);
  const { severity, message, rule } = words;
  const { findings } = repeat;
  const advice = advising ? adviceOn(words) : gfm``;
  const named = findings
    .slice(0, MOST_PLACES)
    .flatMap((finding, n) => [n === 0 ? gfm`<br>` : gfm`, `, placeLink(places, findingWords(finding), NARROW)]);
  const more = findings.length - MOST_PLACES;
  const rest = more > 0 ? gfm` and ${more} more` : gfm``;
  return gfm`|  | ${MARK[severity]} **${findings.length} ×** ${messageText(message)} ${ruleLink(places, rule)}${agentsOf(repeat)}${advice}${named}${rest} |\n`;
}

/** A return, a file without one, or the run, with some of its findings. */
export interface Subject {
  readonly file: string | null;
  /** Null if it is no return. */
  readonly record: ReturnRecord | null;
  readonly findings: readonly Finding[];
}

/**
 * Returns every subject with findings that count, and those findings only, in reading order, the run last. Baseline and
 * preexisting findings do not count.
 */
export function subjectsOf(
  { ofReturn, ofFile, ofRun }: Grouping,
  counts: (finding: Finding) => boolean,
): readonly Subject[] {
  const found: Subject[] = [];
  const add = (file: string | null, record: ReturnRecord | null, list: readonly Finding[]): void => {
    const findings = list.filter((finding) => isActive(finding) && counts(finding));
    if (findings.length > 0) found.push({ file, record, findings });
  };
  for (const [file, list] of ofFile) add(file, null, list);
  for (const [record, list] of ofReturn) add(record.file, record, list);
  add(null, null, ofRun);
  // A file's own findings come before those of its returns. The sort is stable, so everything else stays in order.
  return found.sort((a, b) => byFile(a.file, b.file));
}

/** Returns the name of a subject and what a reviewer needs to know about it. */
function titleOf(places: Places, { file, record }: Subject): Markdown {
  if (file === null) return gfm`**The whole run**`;
  if (record === null) return gfm`**${fileLink(places, file, null)}**`;
  const { index, line, status, agent } = record;
  const name = fileLink(places, file, index === 0 && line === 1 ? null : line, { fitting: 0 });
  const ending = status === null ? gfm`` : gfm` ${code(status, WORD_LIMIT)}`;
  const by = agent === null ? gfm`` : gfm` by ${code(agent, WORD_LIMIT)}`;
  return gfm`**${name}**${ending}${by}`;
}
