import { commitUrl, shortId, subjectOf, subjectUrl } from '../links.js';
import type { ReturnRecord } from '../../model/context.js';
import { groupBy } from '../../model/collections.js';
import { capital, compareText, count, parseIso8601 } from '../../model/text.js';
import type { Report } from '../../model/report.js';
import { isActive, SEVERITIES } from '../../model/finding.js';
import { belowTitle, comparisonInWords, isPlain, title } from '../describe/answer.js';
import { counts, type FalseClaim } from '../describe/claims.js';
import { OutcomeCounts } from '../describe/outcomes.js';
import { statisticsOf } from '../describe/shown.js';
import { htmlLink, markup, type Html } from '../sink.js';
import {
  badge,
  fileLink,
  folded,
  messageText,
  pathCode,
  returnAnchor,
  ruleLink,
  sentence,
  table,
  type PagePlaces,
  type Row,
} from './parts.js';
import { differences, placeInWords, trendSentences } from '../describe/finding.js';

/** Returns the page's headline: the answer, the counts, the subject and the time of the run, and links to the parts of the page. */
export function banner(report: Report, claims: readonly FalseClaim[], others: number, places: PagePlaces): Html {
  const { conclusion, source, clock, head, compared, trend } = report;
  const { links } = places;
  const isFalse = claims.some(counts);
  const shown = (id: string): Html => {
    const short = markup`<code>${shortId(id)}</code>`;
    return links === null ? short : htmlLink(short, commitUrl({ ...links, revision: id }));
  };
  const comparison = comparisonInWords(report);
  const what = source.revision === null ? markup`the workspace` : markup`commit ${shown(head ?? source.revision)}`;
  const base = compared?.commit ?? null;
  const against = base === null ? markup`` : markup` against base ${shown(base)}`;
  const subject = links === null ? markup`` : markup`${htmlLink(markup`${subjectOf(links)}`, subjectUrl(links))} at `;
  const root = source.root === '' ? markup`` : markup` in <code>${source.root}</code>`;
  const shard = source.shard === null ? '' : `, shard ${source.shard}`;
  const parts = [
    ['false-claims', `False claims (${String(claims.length)})`, claims.length],
    ['other-findings', `Other findings (${String(others)})`, others],
    ['over-time', 'Over time', trend === undefined ? 0 : 1],
    ['returns', `Returns (${String(report.returns.length)})`, report.returns.length],
    ['numbers', 'Numbers', 1],
  ] as const;
  const tone = conclusion === 'passed' ? (isPlain(report) ? 'good' : 'doubtful') : 'bad';
  return markup`<header>
<h1 class="${isFalse ? 'bad' : ''}"><span class="badge ${tone}">${MARKS[conclusion]}</span> ${sentence(title(report), places)}</h1>
<p>${belowTitle(report).join(' ')}</p>
<p>Checked ${comparison === '' ? '' : `${comparison}: `}${subject}${what}${against}${root}${shard}${clock === null ? markup`` : timeElement(clock)}.</p>
<nav aria-label="Parts of this page"><ul>${parts.filter(([, , n]) => n > 0).map(([id, words]) => markup`<li><a href="#${id}">${words}</a></li>\n`)}</ul></nav>
</header>\n`;
}

/** The mark of each conclusion. Its word is in the headline. */
const MARKS: Readonly<Record<Report['conclusion'], string>> = { passed: '✓', failed: '✗', empty: '✗' };

function timeElement(clock: number): Html {
  const text = new Date(clock).toISOString();
  return markup`, <time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

/** Returns the counts of the run, and folded tables: verdicts, statuses, rules, calls between agents, and interrupted agents. */
export function* numbersPart(report: Report, places: PagePlaces): Iterable<Html> {
  const { counts: numbers, returns } = report;
  const { files, claims, errors, warnings, notices, baselined, preexisting } = numbers;
  const totals = [
    ['Files', files],
    ['Returns', numbers.returns],
    ['Claims', claims],
    ['Errors', errors],
    ['Warnings', warnings],
    ['Notices', notices],
    ['Known', baselined],
    ['Before this change', preexisting],
  ] as const;
  yield markup`<section id="numbers">
<h2>Numbers</h2>
<dl class="totals">${totals.filter(([name, n]) => n > 0 || name !== 'Before this change').map(([name, n]) => markup`<div><dt>${name}</dt><dd>${n}</dd></div>\n`)}</dl>\n`;
  const byStatus = [...groupBy(returns, ({ status }) => status ?? 'no status')]
    .map(([name, all]) => [name, all.length] as const)
    .sort(([, a], [, b]) => b - a);
  const byVerdict = new OutcomeCounts(returns).listed().map(({ word, n }) => [word, n]);
  yield* counted('Claims by outcome', ['Outcome', 'Claims'], byVerdict);
  yield* counted('Returns by status', ['Status', 'Returns'], byStatus);
  yield* counted(
    'Findings by rule',
    ['Rule', ...SEVERITIES.map((severity) => `${capital(severity)}s`)],
    statisticsOf(report.findings.filter(isActive)).map(({ rule, numbers: of }) => [
      ruleLink(places, rule),
      ...SEVERITIES.map((one) => of[one]),
    ]),
  );
  yield* counted('Who called whom', ['Call', 'Returns'], callsIn(returns));
  yield* counted('Interrupted agents', ['Return', 'Agent', 'Started', 'Age'], interrupted(report, places));
  yield markup`</section>\n`;
}

/** Returns the calls between agents, and how many returns have each in their path, the most used first. */
function callsIn(returns: readonly ReturnRecord[]): readonly (readonly [string, number])[] {
  const calls = returns.flatMap(({ delegation }) => [
    ...new Set(delegation.slice(1).map((to, at) => `${delegation[at] ?? ''} › ${to}`)),
  ]);
  return [...groupBy(calls, (call) => call)]
    .map(([call, all]) => [call, all.length] as const)
    .sort(([a, n], [b, m]) => m - n || compareText(a, b));
}

function* counted(label: string, columns: readonly string[], rows: readonly Row[]): Iterable<Html> {
  if (rows.length === 0) return;
  yield* folded(markup`${label} (${rows.length})`, table(label, columns, rows, 'counts'));
}

/** Returns the agents that never finished, the oldest first, those of unknown age last. */
function interrupted({ returns, clock }: Report, places: PagePlaces): readonly Row[] {
  return returns
    .filter(({ status }) => status === 'in_progress')
    .map((record) => {
      const moment = record.startedAt === null ? null : parseIso8601(record.startedAt);
      const age = moment === null || clock === null || moment.at > clock ? -1 : clock - moment.at;
      return { record, age };
    })
    .sort((a, b) => b.age - a.age || compareText(a.record.file, b.record.file))
    .map(({ record, age }) => [
      fileLink(places, record.file, record.line, returnAnchor(record)),
      record.agent ?? '–',
      record.startedAt ?? '–',
      age < 0 ? 'unknown' : ageInWords(age),
    ]);
}

/** Returns an age in milliseconds in its largest unit, rounded down: `3 days`. */
function ageInWords(age: number): string {
  const hours = Math.floor(age / 3_600_000);
  if (hours >= 48) return count(Math.floor(hours / 24), 'day');
  return hours >= 2 ? count(hours, 'hour') : count(Math.floor(age / 60_000), 'minute');
}

/** Compares the run with an earlier one: the numbers, then new and fixed findings. */
export function* overTime({ trend }: Report, places: PagePlaces): Iterable<Html> {
  if (trend === undefined) return;
  yield markup`<section id="over-time">\n<h2>Over time</h2>\n<p>${trendSentences(trend)}</p>\n`;
  for (const { name, list } of differences(trend)) {
    if (list.length === 0) continue;
    const rows = list.map(({ word, severity, rule, message, file, line }) => {
      const marks = markup`${badge(word)}${badge(severity, severity)} ${ruleLink(places, rule)}`;
      return [pathCode(placeInWords(file, line)), markup`${marks} ${messageText(message)}`];
    });
    yield* folded(markup`${capital(name)} (${list.length})`, table(capital(name), ['Place', 'Finding'], rows));
  }
  yield markup`</section>\n`;
}
