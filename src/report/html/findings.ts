import { isActive, rank, SEVERITIES, type Finding } from '../../model/finding.js';
import { groupBy } from '../../model/collections.js';
import type { Report } from '../../model/report.js';
import { accusedInWords, adviceInWords, counts, STATE_WORDS, whyFalse, type FalseClaim } from '../describe/claims.js';
import { adviceOf, findingWords, sourceParts } from '../describe/finding.js';
import { causeOf } from '../describe/outcomes.js';
import { agentsIn, type AgentOf } from '../describe/shown.js';
import { markup, type Html } from '../sink.js';
import {
  adviceLine,
  andMore,
  badge,
  fileLink,
  folded,
  messageText,
  MOST_ROWS,
  pathCode,
  returnAnchor,
  ruleLink,
  sentence,
  table,
  type Groups,
  type PagePlaces,
} from './parts.js';

/** Returns the false claims, a group for each cause and agent: those that count first, and of these the most accused agent's. */
export function* falseClaimsPart(all: readonly FalseClaim[], places: PagePlaces, groups: Groups): Iterable<Html> {
  if (all.length === 0) return;
  yield markup`<section id="false-claims">
<h2>False claims (${all.length})</h2>
<p>${messageText(adviceInWords(all.filter(counts)))}</p>\n`;
  const byCause = groupBy(all.slice(0, MOST_ROWS), ({ state, accused, checked, findings }) =>
    JSON.stringify([state, accused, causeOf(checked).one, findings[0]?.rule]),
  );
  for (const claims of byCause.values()) yield* claimGroup(claims, places, groups);
  yield andMore(all.length - MOST_ROWS);
  yield markup`</section>\n`;
}

function* claimGroup(claims: readonly FalseClaim[], places: PagePlaces, groups: Groups): Iterable<Html> {
  const [first] = claims;
  if (first === undefined) return;
  const { name, note } = accusedInWords(first.accused);
  const rule = first.findings[0]?.rule;
  const agent = markup`<strong>${name === '' ? 'no agent' : name}</strong>${note === '' ? '' : ` (${note})`}`;
  const line = markup`${badge(`${String(claims.length)} ×`, counts(first) ? 'bad' : '')} ${causeOf(first.checked).one}: ${agent}${badge(STATE_WORDS[first.state])}`;
  const details = new Set(claims.map(({ checked }) => checked.verdict.detail));
  const [common = null] = details.size === 1 ? details : [];
  const rows = claims.map(({ record, checked, line: at }) => {
    const { detail, foundAt } = checked.verdict;
    const found = foundAt === null ? markup`` : markup` ${sentence(whyFalse(checked), places)}.`;
    const own = common !== null || detail === null ? markup`` : markup` ${messageText(detail)}`;
    return [
      markup`${pathCode(checked.claim.path)}${found}${own}`,
      fileLink(places, record.file, at, returnAnchor(record)),
    ];
  });
  const why = common === null ? markup`` : markup`<p>${messageText(common)}</p>\n`;
  const page = rule === undefined ? why : markup`${why}<p>Rule: ${ruleLink(places, rule)}</p>\n`;
  const content = [page, ...table('False claims', ['Claimed', 'Return and line'], rows)];
  const isOpen = counts(first) && groups.isOpen(rows.length);
  yield* folded(line, content, { anchor: groups.anchor(rule ?? ''), isOpen });
}

/** Returns the findings that are no false claims, a group for each rule and agent: what fails first, what does not count last. */
export function* otherFindings(report: Report, places: PagePlaces, groups: Groups): Iterable<Html> {
  const all = inOrder(othersIn(report));
  if (all.length === 0) return;
  const agentOf = agentsIn(report.returns);
  const byCause = groupBy(all.slice(0, MOST_ROWS), (finding) => {
    const { severity, rule, state } = findingWords(finding);
    return JSON.stringify([severity, rule, state, agentOf(finding)]);
  });
  const sorted = [...byCause.values()].sort((a, b) => weight(a) - weight(b) || b.length - a.length);
  yield markup`<section id="other-findings">
<h2>Other findings (${all.length})</h2>\n`;
  for (const findings of sorted) yield* findingGroup(findings, agentOf, { places, groups });
  yield andMore(all.length - MOST_ROWS);
  yield markup`</section>\n`;
}

/** Returns findings in order: false claims first, then the most severe, and last what does not count. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => weight([a]) - weight([b]));
}

/** Returns how late findings are shown, by the first of them. A return without findings comes last. */
export function weight([first]: readonly Finding[]): number {
  if (first === undefined) return 2 * SEVERITIES.length + 2;
  return (first.untrue === true ? -1 : rank(first.severity)) + (isActive(first) ? 0 : SEVERITIES.length + 1);
}

export function othersIn({ findings }: Report): readonly Finding[] {
  return findings.filter(({ untrue }) => untrue !== true);
}

function* findingGroup(
  findings: readonly Finding[],
  agentOf: AgentOf,
  { places, groups }: { readonly places: PagePlaces; readonly groups: Groups },
): Iterable<Html> {
  const [first] = findings;
  if (first === undefined) return;
  const { severity, rule, state } = findingWords(first);
  const { message, recommendation } = first;
  const isOneMessage = findings.every((finding) => finding.message === message);
  const isOneAdvice = findings.every((finding) => finding.recommendation === recommendation);
  const agent = agentOf(first) ?? '';
  const who = agent === '' ? markup`` : markup`: <strong>${agent}</strong>`;
  const line = markup`${badge(`${String(findings.length)} ×`)}${badge(severity, state === '' ? severity : '')}${badge(state)} <code>${rule}</code>${who}
<span class="message">${isOneMessage ? '' : 'For example: '}${messageText(message)}</span>`;
  const rows = findings.map((finding) => [
    placeLink(finding, places),
    markup`${isOneMessage ? markup`` : messageText(finding.message)}${sourceLine(finding)}${isOneAdvice ? markup`` : adviceLine(adviceOf(finding.recommendation))}`,
  ]);
  const page = markup`<p>Rule: ${ruleLink(places, rule)}</p>${isOneAdvice ? adviceLine(adviceOf(recommendation)) : markup``}\n`;
  const isOpen = state === '' && severity !== 'notice' && groups.isOpen(rows.length);
  const content = [page, ...table('Findings', ['Place', 'Finding'], rows)];
  yield* folded(line, content, { anchor: groups.anchor(rule), isOpen });
}

/** Returns the place of a finding as a link; `the whole run` without a file. */
function placeLink(finding: Finding, places: PagePlaces): Html {
  const { fileName, line } = findingWords(finding);
  const { file, index } = finding;
  if (file === null) return markup`${fileName}`;
  return fileLink(places, file, line ?? 0, index === null ? null : returnAnchor({ file, index }));
}

/** Returns the source line of a finding, with its range marked; nothing without one. */
function sourceLine(finding: Finding): Html {
  const source = sourceParts(finding);
  if (source === null) return markup``;
  const { isCut, before, range, after } = source;
  return markup`<pre><code>${isCut ? '…' : ''}${before}<mark>${range}</mark>${after}</code></pre>`;
}
