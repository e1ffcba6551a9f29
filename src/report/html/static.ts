import { rank, SEVERITIES, type Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { count } from '../../model/text.js';
import {
  accusedInWords,
  adviceInWords,
  counts,
  falseClaims,
  STATE_WORDS,
  whyFalse,
  type FalseClaim,
} from '../answer.js';
import { claimCounts } from '../claims-in-words.js';
import { findingWords, repeatWords } from '../finding-words.js';
import { numbersOf } from '../grouping.js';
import { agentsInWords, type Repeat } from '../repeats.js';
import { absentCommitsInWords, selectShown, type CountedNotices } from '../shown.js';
import { markup, type Html } from '../sink.js';
import { chosen } from './chart.js';
import {
  adviceLine,
  andMore,
  fileLink,
  messageLine,
  messageText,
  pathCode,
  placeLink,
  ruleLink,
  sentence,
  severityBadge,
  stateBadge,
  type PagePlaces,
} from './parts.js';
import type { TableRow } from './rows.js';

/** Maximum number of rows and findings on the page without its script. */
export const MOST_STATIC = 100;
/** Maximum number of groups of findings on the page; the table has the rest. */
const MOST_REPEATS = 50;

/** More false claims than this are folded. */
const MOST_FALSE_CLAIMS = 10;
/** Maximum number of other findings that are listed one by one; the table of returns has the rest. */
const MOST_SINGLE = 20;

/** Returns a table of the false claims, which come before everything else; those that do not count come last. */
export function falseClaimsPart(report: Report, places: PagePlaces): Html {
  const all = falseClaims(report);
  if (all.length === 0) return markup``;
  const shown = all.slice(0, MOST_STATIC);
  const [open, folded] = [shown.slice(0, MOST_FALSE_CLAIMS), shown.slice(MOST_FALSE_CLAIMS)];
  const more =
    folded.length === 0
      ? markup``
      : markup`<details><summary>${count(folded.length, 'more false claim')}</summary>
        ${claimTable(folded, places)}
      </details>`;
  return markup`<section class="untrue">
    <h2>False claims</h2>
    <p>${messageText(adviceInWords(all.filter(counts)))}</p>
    ${claimTable(open, places)}
    ${more}
    ${andMore(all.length - shown.length, ', first among the returns')}
  </section>\n`;
}

function claimTable(claims: readonly FalseClaim[], places: PagePlaces): Html {
  const rows = claims.map(({ record, checked, line, accused, state, findings }) => {
    const [finding] = findings;
    const { name, note } = accusedInWords(accused);
    const { detail } = checked.verdict;
    const rule = finding === undefined ? markup`` : markup` ${ruleLink(places, finding.rule)}`;
    return markup`<tr>
      <td>${pathCode(checked.claim.path)} ${sentence(whyFalse(checked), places)}${stateBadge(STATE_WORDS[state])}${detail === null ? markup`` : markup`. ${messageText(detail)}`}${rule}</td>
      <td>${fileLink(places, record.file, line)}</td>
      <td class="agent">${name === '' ? '–' : name}${note === '' ? markup`` : markup`<br>${note}`}</td>
    </tr>\n`;
  });
  return markup`<div class="scroll" role="region" aria-label="False claims" tabindex="0">
    <table class="false-claims">
      <thead>
        <tr>
          <th scope="col">Claimed</th>
          <th scope="col">Return and line</th>
          <th scope="col">Agent</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>\n`;
}

/** Returns the findings that are no false claims: groups by rule and agent, then single ones, then the counts of notices. */
export function otherFindings(report: Report, places: PagePlaces): Html {
  const { groups, single, notices, absentCommits } = selectShown(report);
  if (groups.length + single.length + notices.length === 0 && absentCommits === null) return markup``;
  const worstFirst = [...single].sort((a, b) => rank(a.severity) - rank(b.severity));
  const items = worstFirst.slice(0, MOST_SINGLE).map((finding) => item(finding, places, markup``));
  const commits =
    absentCommits === null
      ? markup``
      : markup`<p>${absentCommitsInWords(absentCommits)} ${ruleLink(places, absentCommits.rule)}</p>`;
  return markup`<section class="others">
    <h2>Other findings</h2>
    ${groups.length === 0 ? markup`` : groupTable(groups, places)}
    ${items.length === 0 ? markup`` : markup`<ul class="findings">${items}</ul>`}
    ${andMore(single.length - items.length, ', among the returns')}
    ${commits}
    ${notices.length === 0 ? markup`` : noticeTable(notices, places)}
  </section>\n`;
}

function noticeTable(notices: readonly CountedNotices[], places: PagePlaces): Html {
  const all = notices.reduce((sum, { findings }) => sum + findings.length, 0);
  const rows = notices.map(
    ({ rule, findings }) =>
      markup`<tr><td>${ruleLink(places, rule)}</td><td class="number">${chosen(String(findings.length), ['rule', rule])}</td></tr>\n`,
  );
  return markup`<details><summary>${count(all, 'notice')}, by rule</summary>
    <table>
      <thead>
        <tr><th scope="col">Rule</th><th scope="col" class="number">Notices</th></tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </details>`;
}

function item(finding: Finding, places: PagePlaces, by: Html): Html {
  const words = findingWords(finding);
  const { severity, rule, state } = words;
  return markup`<li>
    <p>${severityBadge(severity)}${stateBadge(state)} ${ruleLink(places, rule)} ${placeLink(places, words)}${by}</p>
    ${messageLine(words)}
    ${adviceLine(words)}
  </li>\n`;
}

/** Lists each group of findings once, with its agents. */
function groupTable(groups: readonly Repeat[], places: PagePlaces): Html {
  const shown = groups.slice(0, MOST_REPEATS);
  return markup`<div class="scroll" role="region" aria-label="Other findings" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">Times</th>
            <th scope="col">Finding</th>
            <th scope="col">Agents</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((repeat) => repeatRow(repeat, places))}
        </tbody>
      </table>
    </div>
    ${andMore(groups.length - shown.length)}`;
}

function repeatRow(repeat: Repeat, places: PagePlaces): Html {
  const words = repeatWords(repeat);
  const { severity, message, rule } = words;
  return markup`<tr>
    <td class="number">${chosen(String(repeat.findings.length), ['rule', rule])}</td>
    <td class="message">${severityBadge(severity)} ${messageText(message)} ${ruleLink(places, rule)}${adviceLine(words)}</td>
    <td>${agentsInWords(repeat)}</td>
  </tr>\n`;
}

/** Renders a row of the table for the page without its script. The script makes its own rows. */
export function staticRow({ file, line, record, findings }: TableRow, places: PagePlaces): Html {
  const named = record === null ? line > 0 : record.index > 0 || record.line > 1;
  const numbers = numbersOf(findings);
  const badges = SEVERITIES.filter((severity) => numbers[severity] > 0).map(
    (severity) => markup`<span class="badge ${severity}">${count(numbers[severity], severity)}</span> `,
  );
  const claims =
    record === null
      ? []
      : claimCounts(record).map(({ n, word, tone }) => markup`<span class="badge tone-${tone}">${n} ${word}</span> `);
  const status = record?.status ?? null;
  const foreign = record?.foreignStatus === true ? 'foreign' : '';
  return markup`<tr role="row">
    <td role="cell" class="name wide-enough">${fileLink(places, file, named ? line : 0)}</td>
    <td role="cell">${status === null ? markup`–` : markup`<code class="${foreign}">${status}</code>`}</td>
    <td role="cell" class="optional">${record?.agent ?? '–'}</td>
    <td role="cell" class="optional">${record?.standard ?? '–'}</td>
    <td role="cell">${claims.length === 0 ? markup`–` : claims}</td>
    <td role="cell">${badges.length === 0 ? markup`–` : badges}</td>
  </tr>\n`;
}
