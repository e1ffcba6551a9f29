import { isActive, SEVERITIES, type Finding } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import type { Report, Trend } from '../../model/report.js';
import { count, cut } from '../../model/text.js';
import { SAMPLE_FILE, sampleReturn } from '../../model/sample-return.js';
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
  take,
  WORD_LIMIT,
  type Block,
  type Places,
} from './parts.js';

export const FINDINGS_HEADER = tableHead(['Line', 'Finding'], (n) => n === 0);

/** A path longer than this may wrap, so that a narrow screen shows the columns beside it. */
export const NARROW = 12;

/** The findings that are no false claims, as they are listed. */
export type Listed = Pick<ShownFindings, 'groups' | 'single'>;

export function numberOf({ groups, single }: Listed): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, single.length);
}

/** Returns the findings with what is worst first, whatever their files are: for a summary that cannot have all. */
export function worstFirst({ groups, single }: Listed): Listed {
  return {
    groups,
    single: SEVERITIES.flatMap((severity) => single.filter((finding) => finding.severity === severity)),
  };
}

/** Which findings have a row, as many as fit, and how many do not. */
export function takeFindings(
  { groups, single }: Listed,
  { returns }: Report,
  { places, isAdvised, room }: { readonly places: Places; readonly isAdvised: boolean; readonly room: number },
): { readonly rows: readonly Markdown[]; readonly bytes: number; readonly hidden: number } {
  const records = groupBy(returns, ({ file }) => file);
  function* rows(): Iterable<Markdown> {
    for (const repeat of groups) yield repeatRow(repeat, places, isAdvised);
    let before: string | null | undefined;
    for (const finding of single) {
      const { file } = finding;
      const heading = file === before ? gfm`` : headingOf(file);
      before = file;
      yield gfm`${heading}${findingRow(finding, places, isAdvised)}`;
    }
  }
  /** The name of a file, and what a reviewer needs to know about its return. */
  function headingOf(file: string | null): Markdown {
    if (file === null) return gfm`|  | **The whole run** |\n`;
    const [record, ...others] = records.get(file) ?? [];
    const isAlone = record !== undefined && others.length === 0;
    const ending = isAlone && record.status !== null ? gfm` ${code(record.status, WORD_LIMIT)}` : gfm``;
    const by = isAlone && record.agent !== null ? gfm` by ${code(record.agent, WORD_LIMIT)}` : gfm``;
    return gfm`|  | **${fileLink(places, file, null, { fitting: 0 })}**${ending}${by} |\n`;
  }
  const taken = take(rows(), room);
  const shown = [...groups.map(({ findings }) => findings.length), ...single.map(() => 1)];
  const hidden = shown.slice(taken.rows.length).reduce((sum, n) => sum + n, 0);
  return { rows: taken.rows, bytes: taken.bytes, hidden };
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

/** Returns the notices that are only counted, as many rules as fit; null without any. */
export function noticesBlock({ notices }: ShownFindings, places: Places, room: number): Block | null {
  const all = notices.reduce((sum, [, n]) => sum + n, 0);
  const { rows } = take(
    notices.map(([rule, n]) => gfm`| ${ruleLink(places, rule)} | ${n} |\n`),
    room,
  );
  if (rows.length === 0) return null;
  const header = tableHead(['Rule', 'Notices'], (n) => n === 1);
  return {
    before: gfm`<details><summary>${count(all, 'notice')}, by rule</summary>\n\n${header}`,
    rows,
    after: gfm`\n</details>\n\n`,
  };
}

/** Returns what a return is and the smallest one, for a run that failed since there is none; empty for another. */
export function missingReturn({ findings }: Report, places: Places): Markdown {
  if (!findings.some((finding) => finding.rule === 'no-returns' && finding.severity === 'error' && isActive(finding)))
    return gfm``;
  const lines = sampleReturn([{ path: 'src/export.js', summary: 'Exports a report as CSV.' }])
    .trimEnd()
    .split('\n');
  const guide = link(gfm`How to make your agents write returns`, guidePage('agents', places.rulePages));
  return gfm`<details><summary>What is a return, and where does it go?</summary>\n\nA return is a file in which the agent says how its work ended and which files it made. Commit one with the work, for example as ${code(SAMPLE_FILE)}:\n\n${fenced(lines)}\n${guide}.\n\n</details>\n\n`;
}

const MOST_RISKS = 5;

const LONGEST_RISK = 200;

/** Returns one line for each of the first few risks that returns call CRITICAL; empty without any. */
export function criticalRisks(report: Report, places: Places): Markdown {
  const all = criticalRisksOf(report);
  if (all.length === 0) return gfm``;
  const items = all
    .slice(0, MOST_RISKS)
    .map(
      ({ file, line, text }) => gfm`- CRITICAL risk in ${fileLink(places, file, line)}: ${cut(text, LONGEST_RISK)}\n`,
    );
  const hidden = all.length - items.length;
  return gfm`${items}${hidden === 0 ? gfm`` : gfm`- And ${count(hidden, 'more CRITICAL risk')}.\n`}\n`;
}

/** Maximum number of findings of each list. */
const MOST_NAMED = 10;

/** Compares the run with an earlier one: the numbers, then as many new and fixed findings as fit into `room` bytes. */
export function trendBlock(trend: Trend, places: Places, room: number): Block {
  const items = differences(trend).flatMap(({ name, list }) =>
    list.slice(0, MOST_NAMED).map((one) => {
      // The file of a fixed finding may be deleted, so only files of this commit are linked.
      const place =
        name === 'new' ? gfm`${MARK[one.severity]} ${placeLink(places, one)}` : code(placeInWords(one.file, one.line));
      return gfm`- **${one.word}** ${place}: ${messageText(one.message)} ${ruleLink(places, one.rule)}\n`;
    }),
  );
  const { rows } = take(items, room);
  const more = trend.added.length + trend.fixed.length - rows.length;
  const after = more === 0 ? gfm`\n` : gfm`- And ${more} more: the JSON report has all.\n\n`;
  return { before: gfm`#### Over time\n\n${messageText(trendSentences(trend))}\n\n`, rows, after };
}
