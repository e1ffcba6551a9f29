import { isActive, type Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { SEVERITIES } from '../../model/severity.js';
import { count } from '../../model/text.js';
import { claimCounts } from '../claims-in-words.js';
import { findingWords, repeatWords } from '../finding-words.js';
import { numbersOf } from '../grouping.js';
import { inReadingOrder } from '../reading-order.js';
import { agentsIn, agentsInWords, separate, type Repeat } from '../repeats.js';
import { markup, type Html } from '../sink.js';
import { chosen } from './chart.js';
import {
  adviceLine,
  andMore,
  fileLink,
  messageLine,
  placeLink,
  ruleLink,
  severityBadge,
  stateBadge,
  type PagePlaces,
} from './parts.js';
import type { TableRow } from './rows.js';

/** Maximum number of rows and findings on the page without its script. */
export const MOST_STATIC = 100;
/** Maximum number of groups of findings on the page; the table has the rest. */
const MOST_REPEATS = 50;

/** Lists the false claims, which come before everything else; known ones come last. */
export function untrueClaims(report: Report, places: PagePlaces): Html {
  const agentOf = agentsIn(report.returns);
  const untrue = inReadingOrder(report.findings.filter((finding) => finding.untrue === true));
  const all = [...untrue.filter(isActive), ...untrue.filter((finding) => !isActive(finding))];
  if (all.length === 0) return markup``;
  const items = all.slice(0, MOST_STATIC).map((finding) => {
    const agent = agentOf(finding);
    return item(finding, places, agent === null ? markup`` : markup` by <code>${agent}</code>`);
  });
  const rest = andMore(all.length - items.length, ', first among the returns');
  return markup`<section class="untrue">
    <h2>Claims that are not true</h2>
    <ul class="findings">
      ${items}
    </ul>
    ${rest}
  </section>\n`;
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

/** Lists each repeated finding once, by rule and value, with its agents. */
export function repeatTable(report: Report, places: PagePlaces): Html {
  const { repeats } = separate(report.findings.filter(isActive), agentsIn(report.returns));
  if (repeats.length === 0) return markup``;
  const shown = repeats.slice(0, MOST_REPEATS);
  const rest = andMore(repeats.length - shown.length);
  return markup`<section>
    <h2>What repeats</h2>
    <div class="scroll" role="region" aria-label="What repeats" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">Times</th>
            <th scope="col">Finding</th>
            <th scope="col">Rule</th>
            <th scope="col">Agents</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((repeat) => repeatRow(repeat, places))}
        </tbody>
      </table>
    </div>
    ${rest}
  </section>\n`;
}

function repeatRow(repeat: Repeat, places: PagePlaces): Html {
  const { severity, message, rule } = repeatWords(repeat);
  return markup`<tr>
    <td class="number">${chosen(String(repeat.findings.length), ['rule', rule])}</td>
    <td class="wide-enough message">${severityBadge(severity)} ${message}</td>
    <td>${ruleLink(places, rule)}</td>
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

/** Lists the findings of some rows, for the page without its script. */
export function staticFindings(rows: readonly TableRow[], places: PagePlaces): Html {
  const all = rows.flatMap(({ findings }) =>
    findings.filter((finding) => isActive(finding) && finding.untrue !== true),
  );
  if (all.length === 0) return markup``;
  const shown = all.slice(0, MOST_STATIC).map((finding) => item(finding, places, markup``));
  return markup`<h2>Findings</h2>
    <p>${shown.length} of ${all.length} findings in these rows.</p>
    <ul class="findings">
      ${shown}
    </ul>`;
}
