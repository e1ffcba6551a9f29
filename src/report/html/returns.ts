import type { ReturnRecord } from '../../model/context.js';
import { failsAt, isActive, type Finding, SEVERITIES } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import type { Report } from '../../model/report.js';
import { compareText, count } from '../../model/text.js';
import { isAbsentCommit, isUntrue } from '../../model/claim.js';
import { outcomeOf, OutcomeCounts, OUTCOMES } from '../describe/outcomes.js';
import { findingWords } from '../describe/finding.js';
import { findingsByReturn, numbersOf } from '../describe/shown.js';
import { markup, type Html } from '../sink.js';
import { inOrder, weight } from './findings.js';
import {
  anchorLink,
  andMore,
  badge,
  fileLink,
  folded,
  messageText,
  MOST_ROWS,
  pathCode,
  returnAnchor,
  ruleLink,
  table,
  type PagePlaces,
  type Row,
} from './parts.js';

/** A return and its findings, in order. */
type ReturnRow = readonly [record: ReturnRecord, findings: readonly Finding[]];

/** Returns all returns, folded by agent: the agent with the most failing returns first, and of each agent what fails. */
export function* returnsPart(report: Report, places: PagePlaces): Iterable<Html> {
  if (report.returns.length === 0) return;
  const rows = [...findingsByReturn(report)].map(([record, all]): ReturnRow => [record, inOrder(all)]);
  rows.sort(([, a], [, b]) => weight(a) - weight(b));
  const byAgent = [...groupBy(rows.slice(0, MOST_ROWS), ([{ agent }]) => agent ?? '')].map(([agent, own]) => ({
    agent,
    own,
    failing: own.filter(([, findings]) => findings.some((finding) => failsAt(finding, report.failOn))).length,
    untrue: own.flatMap(([record]) => record.claims.filter((claim) => isUntrue(claim, record))).length,
  }));
  byAgent.sort((a, b) => b.failing - a.failing || b.own.length - a.own.length || compareText(a.agent, b.agent));
  yield markup`<section id="returns">
<h2>Returns (${rows.length})</h2>\n`;
  for (const { agent, own, failing, untrue } of byAgent) {
    const line = markup`<strong>${agent === '' ? 'no agent' : agent}</strong>: ${count(own.length, 'return')}${failing > 0 ? badge(`${String(failing)} failing`, 'bad') : markup``}${untrue > 0 ? badge(count(untrue, 'false claim'), 'bad') : markup``}`;
    yield* folded(line, details(own, places));
  }
  yield andMore(rows.length - MOST_ROWS);
  yield markup`</section>\n`;
}

function* details(rows: readonly ReturnRow[], places: PagePlaces): Iterable<Html> {
  for (const [record, findings] of rows) {
    const { file, index, line, status, foreignStatus } = record;
    const numbers = numbersOf(findings);
    const known = findings.filter((finding) => !isActive(finding)).length;
    const badges = [
      ...new OutcomeCounts([record]).listed().map(({ n, word, tone }) => badge(`${String(n)} ${word}`, tone)),
      ...SEVERITIES.filter((name) => numbers[name] > 0).map((name) => badge(count(numbers[name], name), name)),
      ...(known === 0 ? [] : [badge(`${String(known)} known`)]),
    ];
    const name = index === 0 && line === 1 ? file : `${file}:${String(line)}`;
    const head = markup`${pathCode(name)}${badge(status ?? '', foreignStatus === true ? 'bad' : '')}${badges}`;
    yield* folded(head, detail(record, findings, places), { anchor: returnAnchor(record) });
  }
}

function* detail(record: ReturnRecord, findings: readonly Finding[], places: PagePlaces): Iterable<Html> {
  const { file, line, standard, session, startedAt, delegation, claims, foreignStatus } = record;
  const facts: readonly (readonly [string, Html])[] = [
    ['File', fileLink(places, file, line)],
    ['Standard', markup`${standard}${foreignStatus === true ? ', which has no such status' : ''}`],
    ...(delegation.length === 0 ? [] : [['Delegation', markup`${delegation.join(' › ')}`] as const]),
    ...(session === null ? [] : [['Session', markup`${session}`] as const]),
    ...(startedAt === null ? [] : [['Started', markup`${startedAt}`] as const]),
  ];
  yield markup`<dl class="facts">${facts.map(([name, value]) => markup`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>\n`;
  if (claims.length > 0) yield* table('Claims', ['Claim', 'Type', 'Verdict', 'Bytes'], claimRows(record));
  if (findings.length > 0) yield markup`<ul>${findings.map((finding) => item(finding, places))}</ul>\n`;
  yield markup`<p>${anchorLink(returnAnchor(record), markup`Link to this return`)}</p>\n`;
}

function claimRows(record: ReturnRecord): readonly Row[] {
  return record.claims.map((checked) => {
    const { claim, verdict } = checked;
    const outcome = outcomeOf(checked, record);
    const found = verdict.foundAt === null ? markup`` : markup`<br>Now at ${pathCode(verdict.foundAt)}`;
    const why = verdict.detail === null ? markup`` : markup`<br>${messageText(verdict.detail)}`;
    const word = isAbsentCommit(checked) ? outcome : verdict.name;
    return [
      markup`${pathCode(claim.path)}${found}${why}`,
      claim.type ?? '',
      markup`${badge(word, OUTCOMES[outcome])}${badge(outcome === 'false' ? outcome : '', 'bad')}`,
      verdict.size ?? '',
    ];
  });
}

function item(finding: Finding, places: PagePlaces): Html {
  const { severity, rule, message, state, file, line } = findingWords(finding);
  const place = file === null || line === null ? markup`` : markup` ${fileLink(places, file, line)}`;
  return markup`<li>${badge(severity, state === '' ? severity : '')}${badge(state)} ${ruleLink(places, rule)}${place}: ${messageText(message)}</li>\n`;
}
