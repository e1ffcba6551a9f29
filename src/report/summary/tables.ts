import type { ReturnRecord } from '../../model/context.js';
import type { Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { SEVERITIES } from '../../model/severity.js';
import { claimsInWords } from '../claims-in-words.js';
import { findingWords, repeatWords } from '../finding-words.js';
import { numbersOf, type Grouping } from '../grouping.js';
import type { RuleStatistics } from '../statistics.js';
import type { Repeat } from '../repeats.js';
import { code, gfm, type Markdown } from '../sink.js';
import { verdictCounts, type VerdictCount } from '../verdict-counts.js';
import { adviceOn } from './advice.js';
import { breakable, fileLink, lineLink, MARK, placeLink, ruleLink, WORD_LIMIT, type Places } from './place.js';
import { titleOf, type Subject } from './subject.js';
import { agentsOf } from './agents.js';

const NONE = gfm`–`;

/** Counts the claims of each verdict, without empty verdicts. */
export function verdictTable(report: Report): Markdown {
  const counts = verdictCounts(report);
  if (counts.length === 0) return gfm``;
  const cells = (cell: (count: VerdictCount) => Markdown): Markdown => gfm`|${counts.map(cell)}\n`;
  const header = cells(({ name }) => gfm` ${name} |`);
  const numbers = cells(({ n }) => gfm` ${n} |`);
  return gfm`### Claims\n\n${header}${cells(() => gfm` --: |`)}${numbers}\n`;
}

export const RULES_HEADER = gfm`| Rule | Errors | Warnings | Notices |\n| :-- | --: | --: | --: |\n`;

export function* ruleRows(rules: readonly RuleStatistics[], places: Places): Iterable<Markdown> {
  for (const { rule, numbers } of rules) {
    const cells = SEVERITIES.map((severity) => gfm` ${numbers[severity] === 0 ? NONE : gfm`${numbers[severity]}`} |`);
    yield gfm`| ${ruleLink(places, rule)} |${cells}\n`;
  }
}

export const RETURNS_HEADER = gfm`| File | Standard | Status | Agent | Claims | Findings |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;

export function* returnRows(
  { ofReturn }: Grouping,
  places: Places,
  which: 'all' | 'with findings',
): Iterable<Markdown> {
  for (const [record, list] of ofReturn) {
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
  const where = fileLink(places, file, index === 0 && line === 1 ? null : line);
  const words = [standard, status ?? '', agent ?? ''].map((word) => gfm` ${code(word, WORD_LIMIT)} |`);
  return gfm`| ${where} |${words} ${proven} |${findings.length === 0 ? gfm` ${NONE}` : findings} |\n`;
}

export const FINDINGS_HEADER = gfm`| Line | Finding | Rule |\n| --: | :-- | :-- |\n`;

/** One row, or several that belong together, and the number of their findings. */
export interface FindingRow {
  readonly row: Markdown;
  readonly findings: number;
}

/**
 * Yields false claims, then each repeated finding once, then one row for each other finding. The first finding of a
 * return or file includes a row with its name, so that no column repeats a path.
 */
export function* findingRows(
  { untrue, repeats, single }: SortedSubjects,
  places: Places,
  which: 'with advice' | 'without advice',
): Iterable<FindingRow> {
  const advising = which === 'with advice';
  yield* subjectRows(untrue, places, advising);
  for (const repeat of repeats) yield { row: repeatRow(repeat, places, advising), findings: repeat.findings.length };
  yield* subjectRows(single, places, advising);
}

/** Findings in reading order. */
export interface SortedSubjects {
  readonly untrue: readonly Subject[];
  readonly repeats: readonly Repeat[];
  readonly single: readonly Subject[];
}

function* subjectRows(subjects: readonly Subject[], places: Places, advising: boolean): Iterable<FindingRow> {
  for (const subject of subjects) {
    for (const [n, finding] of subject.findings.entries()) {
      const title = n > 0 ? gfm`` : gfm`|  | ${titleOf(places, subject)} |  |\n`;
      yield { row: gfm`${title}${findingRow(finding, places, advising)}`, findings: 1 };
    }
  }
}

function findingRow(finding: Finding, places: Places, advising: boolean): Markdown {
  const words = findingWords(finding);
  const { severity, message, rule, fix } = words;
  const advice = advising ? adviceOn(words, breakable(fix)) : gfm``;
  return gfm`| ${lineLink(places, words, '')} | ${MARK[severity]} ${breakable(message)}${advice} | ${code(rule)} |\n`;
}

/** Maximum number of places of a repeated finding in its row. */
const MOST_PLACES = 20;

function repeatRow(repeat: Repeat, places: Places, advising: boolean): Markdown {
  const words = repeatWords(repeat);
  const { severity, message, rule, fix } = words;
  const { findings } = repeat;
  const advice = advising ? adviceOn(words, breakable(fix)) : gfm``;
  const named = findings
    .slice(0, MOST_PLACES)
    .flatMap((finding, n) => [n === 0 ? gfm`<br>` : gfm`, `, placeLink(places, findingWords(finding))]);
  const more = findings.length - MOST_PLACES;
  const rest = more > 0 ? gfm` and ${more} more` : gfm``;
  return gfm`|  | ${MARK[severity]} **${findings.length} ×** ${breakable(message)}${agentsOf(repeat)}${advice}${named}${rest} | ${ruleLink(places, rule)} |\n`;
}
