import { isActive, SEVERITIES, type Finding } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import type { Report, Trend } from '../../model/report.js';
import { count, cut } from '../../model/text.js';
import { SAMPLE_FILE, sampleReturn } from '../../model/sample-return.js';
import { counted } from '../describe/answer.js';
import { differences, findingWords, placeInWords, repeatWords, trendSentences } from '../describe/finding.js';
import { criticalRisksOf } from '../describe/notes.js';
import { agentsInWords, type Repeat, type ShownFindings } from '../describe/shown.js';
import { guidePage } from '../links.js';
import { code, fenced, gfm, link, type Markdown } from '../sink.js';
import {
  adviceOn,
  fileLink,
  lineLink,
  MARK,
  messageText,
  placeLink,
  ruleLink,
  tableHead,
  WORD_LIMIT,
  type Detail,
  type Places,
} from './parts.js';

const FINDINGS_HEADER = tableHead(['Line', 'Finding'], (n) => n === 0);

/** A longer path may wrap, so that a narrow screen shows the columns next to it. */
export const NARROW = 12;

/** More findings than this are folded. */
const MOST_FINDINGS = 20;

/** Yields the findings that are no false claims as a table, whose rows after the first few are folded. */
export function* findingsTable(
  { groups, single }: Pick<ShownFindings, 'groups' | 'single'>,
  { returns }: Report,
  places: Places,
  { isAdvised, most }: Detail,
): Iterable<Markdown> {
  const records = groupBy(returns, ({ file }) => file);
  const shownGroups = groups.slice(0, most);
  const room = most - shownGroups.length;
  // If not all fit, what is worst comes first, whatever its file is.
  const shown =
    single.length <= room
      ? single
      : SEVERITIES.flatMap((one) => single.filter(({ severity }) => severity === one)).slice(0, room);
  const rows = [
    ...shownGroups.map((repeat) => repeatRow(repeat, places, isAdvised)),
    ...shown.map((finding, n) => {
      const { file } = finding;
      const heading = n > 0 && shown[n - 1]?.file === file ? gfm`` : headingOf(file);
      return gfm`${heading}${findingRow(finding, places, isAdvised)}`;
    }),
  ];
  for (const [n, row] of rows.entries()) {
    if (n === 0) yield FINDINGS_HEADER;
    if (n === MOST_FINDINGS) yield gfm`\n<details><summary>More findings</summary>\n\n${FINDINGS_HEADER}`;
    yield row;
  }
  if (rows.length > 0) yield gfm`\n`;
  if (rows.length > MOST_FINDINGS) yield gfm`</details>\n\n`;
  /** The name of a file, and what a reviewer needs to know about its return. */
  function headingOf(file: string | null): Markdown {
    if (file === null) return gfm`|  | **The whole run** |\n`;
    const [record, ...others] = records.get(file) ?? [];
    const isAlone = record !== undefined && others.length === 0;
    const ending = isAlone && record.status !== null ? gfm` ${code(record.status, WORD_LIMIT)}` : gfm``;
    const by = isAlone && record.agent !== null ? gfm` by ${code(record.agent, WORD_LIMIT)}` : gfm``;
    return gfm`|  | **${fileLink(places, file, null, { fitting: 0 })}**${ending}${by} |\n`;
  }
}

/** Yields how many of the findings did not fit, if any. */
export function* hiddenFindings(
  { groups, single }: Pick<ShownFindings, 'groups' | 'single'>,
  { most }: Detail,
): Iterable<Markdown> {
  const sizes = [...groups.map(({ findings }) => findings.length), ...single.map(() => 1)];
  const hidden = sizes.slice(Math.min(most, sizes.length)).reduce((sum, n) => sum + n, 0);
  if (hidden > 0) yield gfm`${counted(hidden, 'more finding')} did not fit: the JSON report has all.\n\n`;
}

function findingRow(finding: Finding, places: Places, isAdvised: boolean): Markdown {
  const words = findingWords(finding);
  const { severity, message, rule } = words;
  const advice = isAdvised ? adviceOn(words) : gfm``;
  return gfm`| ${lineLink(places, words)} | ${MARK[severity]} ${messageText(message)} ${ruleLink(places, rule)}${advice} |\n`;
}

/** Maximum number of places of a repeated finding in its row. */
const MOST_PLACES = 5;

function repeatRow(repeat: Repeat, places: Places, isAdvised: boolean): Markdown {
  const words = repeatWords(repeat);
  const { severity, message, rule } = words;
  const { findings } = repeat;
  const agents = agentsInWords(repeat);
  const name = agents === repeat.agents[0]?.[0] ? code(agents, WORD_LIMIT) : gfm`${agents}`;
  const by = agents === '' ? gfm`` : gfm`<br>by ${name}`;
  const advice = isAdvised ? adviceOn(words) : gfm``;
  const named = findings
    .slice(0, MOST_PLACES)
    .flatMap((finding, n) => [n === 0 ? gfm`<br>` : gfm`, `, placeLink(places, findingWords(finding), NARROW)]);
  const more = findings.length - MOST_PLACES;
  const rest = more > 0 ? gfm` and ${more} more` : gfm``;
  return gfm`|  | ${MARK[severity]} **${findings.length} ×** ${messageText(message)} ${ruleLink(places, rule)}${by}${advice}${named}${rest} |\n`;
}

/** Yields the notices that are only counted, by rule. */
export function* noticesPart({ notices }: ShownFindings, places: Places, { most }: Detail): Iterable<Markdown> {
  if (notices.length === 0 || most === 0) return;
  const all = notices.reduce((sum, [, n]) => sum + n, 0);
  const header = tableHead(['Rule', 'Notices'], (n) => n === 1);
  yield gfm`<details><summary>${count(all, 'notice')}, by rule</summary>\n\n${header}`;
  for (const [rule, n] of notices.slice(0, most)) yield gfm`| ${ruleLink(places, rule)} | ${n} |\n`;
  yield gfm`\n</details>\n\n`;
}

/** Returns what a return is and the smallest one, for a run that failed since there is none; empty for another. */
export function missingReturn({ findings }: Report, places: Places): Markdown {
  if (!findings.some((finding) => finding.rule === 'no-returns' && finding.severity === 'error' && isActive(finding)))
    return gfm``;
  const lines = sampleReturn([{ path: 'src/export.js', summary: 'Exports a report as CSV.' }])
    .trimEnd()
    .split('\n');
  const guide = link(gfm`How to make your agents write returns`, guidePage('agents', places.rulePages));
  return gfm`<details><summary>What is a return, and where does it go?</summary>\n\nA return is a file in which the agent says how its work ended and which files it made. Commit one with the work, for example as ${code(SAMPLE_FILE)}:\n\n${fenced(lines)}\n${guide}.\n\nA branch needs a return if its name matches a pattern in ${code('agent-branches')}. If no agent works on it, rename it, or correct the pattern on the base branch.\n\n</details>\n\n`;
}

const MOST_RISKS = 5;

const LONGEST_RISK = 200;

/** Returns one line for each of the first few risks that returns call CRITICAL; empty without any. */
export function criticalRisks(report: Report, places: Places, { most }: Detail): Markdown {
  const all = criticalRisksOf(report);
  if (all.length === 0) return gfm``;
  const items = all
    .slice(0, Math.min(most, MOST_RISKS))
    .map(
      ({ file, line, text }) => gfm`- CRITICAL risk in ${fileLink(places, file, line)}: ${cut(text, LONGEST_RISK)}\n`,
    );
  const hidden = all.length - items.length;
  return gfm`${items}${hidden === 0 ? gfm`` : gfm`- And ${count(hidden, 'more CRITICAL risk')}.\n`}\n`;
}

/** Maximum number of findings of each list. */
const MOST_NAMED = 10;

/** Yields the comparison with an earlier run: the numbers, then new and fixed findings. */
export function* trendPart(trend: Trend, places: Places, { most }: Detail): Iterable<Markdown> {
  yield gfm`#### Over time\n\n${messageText(trendSentences(trend))}\n\n`;
  let more = trend.added.length + trend.fixed.length;
  for (const { name, list } of differences(trend)) {
    for (const one of list.slice(0, Math.min(most, MOST_NAMED))) {
      // The file of a fixed finding may be deleted, so only files of this commit are linked.
      const place =
        name === 'new' ? gfm`${MARK[one.severity]} ${placeLink(places, one)}` : code(placeInWords(one.file, one.line));
      yield gfm`- **${one.word}** ${place}: ${messageText(one.message)} ${ruleLink(places, one.rule)}\n`;
      more--;
    }
  }
  yield more === 0 ? gfm`\n` : gfm`- And ${more} more: the JSON report has all.\n\n`;
}
