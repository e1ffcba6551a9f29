import { isUntrue, VERDICTS, type VerdictName } from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';
import { failsAt, SEVERITIES, type Finding } from '../../model/finding.js';
import type { Conclusion, Report } from '../../model/report.js';
import { capital, compareText, count } from '../../model/text.js';
import { counts, falseClaims, fixableInWords, isPlain, plain, title } from '../answer.js';
import { outcome } from '../conclusion.js';
import { delegation, type Call } from '../delegation.js';
import type { Grouping } from '../grouping.js';
import { byRule } from '../statistics.js';
import { absentCommits, NOT_IN_HISTORY } from '../verdict-counts.js';
import { commitUrl, fileUrl, inRepository, type Links } from '../links.js';
import { comparisonInWords, truthLine } from '../truth.js';
import { rowsInOrder } from './rows.js';
import { andMore, pathCode, sentence, type PagePlaces } from './parts.js';
import { MOST_STATIC, staticRow } from './static.js';
import { htmlLink, markup, type Html } from '../sink.js';
import { ageInWords, byAge, interrupted, type Interrupted } from './ages.js';
import { chart, chosen, type Bar } from './chart.js';

/** Maximum number of rows of a section other than the table of returns. */
const MOST_ROWS = 20;

/** The page's headline: the answer, the counts, the subject and the time of the run. */
export function banner(report: Report, places: PagePlaces): Html {
  const { conclusion, source, clock, head, compared } = report;
  const { links } = places;
  const truth = truthLine(report);
  const isFalse = falseClaims(report).some(counts);
  const comparison = comparisonInWords(report);
  const shown = (id: string): Html => {
    const short = markup`<code>${id.slice(0, SHORT_ID)}</code>`;
    return links === null ? short : htmlLink(short, commitUrl({ ...links, revision: id }));
  };
  const { revision } = source;
  const what = revision === null ? markup`the workspace` : markup`commit ${shown(head ?? revision)}`;
  const base = compared?.commit ?? null;
  const against = base === null ? markup`` : markup` against base ${shown(base)}`;
  const root = source.root === '' ? markup`` : markup` in <code>${source.root}</code>`;
  const shard = source.shard === null ? markup`` : markup`, shard ${source.shard}`;
  const moment = clock === null ? markup`` : markup`, ${timeElement(clock)}`;
  const fixable = fixableInWords(report);
  const sentences = [
    ...(isFalse && !plain(title(report)).startsWith(truth) ? [`${truth}.`] : []),
    `${capital(outcome(report))}.`,
    ...(fixable === '' ? [] : [`${fixable}.`]),
  ];
  return markup`<header>
    <h1 class="${isFalse ? 'bad' : ''}"><span class="badge ${conclusion === 'passed' && !isPlain(report) ? 'warning' : conclusion}">${BADGES[conclusion]}</span> ${sentence(title(report), places)}</h1>
    <p class="reason">${sentences.join(' ')}</p>
    <p>Checked ${comparison === '' ? markup`` : markup`${comparison}: `}${what}${against}${root}${shard}${moment}.</p>
  </header>\n`;
}

/** The mark of each conclusion. Its word is in the headline. */
const BADGES: Readonly<Record<Conclusion, string>> = { passed: '✓', failed: '✗', empty: '–' };

/** As many digits as GitHub shows for a commit. */
const SHORT_ID = 7;

function timeElement(clock: number): Html {
  const text = new Date(clock).toISOString();
  return markup`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

export function totalsOf({ counts }: Report): Html {
  const { files, returns, claims, errors, warnings, notices, baselined, preexisting } = counts;
  const entries: readonly (readonly [string, number, string])[] = [
    ['Files', files, ''],
    ['Returns', returns, ''],
    ['Claims', claims, ''],
    ['Errors', errors, errors > 0 ? 'error' : ''],
    ['Warnings', warnings, warnings > 0 ? 'warning' : ''],
    ['Notices', notices, notices > 0 ? 'notice' : ''],
    ['Known', baselined, ''],
    ...(preexisting === 0 ? [] : [['Before this change', preexisting, ''] as const]),
  ];
  const items = entries.map(
    ([name, n, tone]) =>
      markup`<div class="${tone}">
        <dt>${name}</dt>
        <dd>${n}</dd>
      </div>\n`,
  );
  return markup`<section aria-label="Totals">
    <dl class="totals">${items}</dl>
  </section>\n`;
}

const GOOD: ReadonlySet<VerdictName> = new Set(['present', 'relocated', 'agrees', 'deleted']);
const DOUBTFUL: ReadonlySet<VerdictName> = new Set([
  'removed',
  'unverifiable',
  'undetermined',
  'behind',
  'other-total',
  'no-plan',
  'differs',
  'not-countable',
]);

/** Returns the charts of a run. A bar sets the filter of the table to the rows that it counts. */
export function charts(report: Report, list: readonly Interrupted[]): Html {
  const { verdicts } = report.counts;
  // A missing commit is no file, so it has its own bar.
  const commits = absentCommits(report);
  const ofVerdicts = [
    ...VERDICTS.map((name): Bar => {
      const tone = GOOD.has(name) ? 'good' : DOUBTFUL.has(name) ? 'doubtful' : 'bad';
      const n = verdicts[name] - (name === 'missing' ? commits : 0);
      return { label: name, n, tone, filter: ['verdict', name] };
    }),
    { label: NOT_IN_HISTORY, n: commits, tone: 'doubtful', filter: ['verdict', NOT_IN_HISTORY] } as const,
  ].filter(({ n }) => n > 0);
  const ofStatuses = statuses(report);
  const ofRules = byRule(report.findings).map(({ rule, numbers }): Bar => {
    const worst = SEVERITIES.find((severity) => numbers[severity] > 0);
    const tone = worst === 'error' ? 'bad' : worst === 'warning' ? 'doubtful' : 'plain';
    const n = SEVERITIES.reduce((sum, severity) => sum + numbers[severity], 0);
    return { label: rule, n, tone, filter: ['rule', rule] };
  });
  const ofAges = byAge(list).map(([label, n]): Bar => ({ label, n, tone: 'doubtful', filter: null }));
  const drawn = [
    ['Claims by verdict', ofVerdicts],
    ['Returns by status', ofStatuses],
    ['Findings by rule', ofRules],
    ['Interrupted agents by age', ofAges],
  ] as const;
  const shown = drawn.filter(([, bars]) => bars.length > 0).map(([title, bars]) => chart(title, bars));
  return shown.length === 0 ? markup`` : markup`<div class="charts">${shown}</div>\n`;
}

function statuses({ returns }: Report): readonly Bar[] {
  const numbers = new Map<string, { n: number; tone: Bar['tone'] }>();
  for (const { status, success, foreignStatus } of returns) {
    const known = numbers.get(status ?? '');
    // If versions differ, the one without this status decides.
    const tone = foreignStatus === true || status === null ? 'bad' : success ? 'good' : 'plain';
    if (known === undefined) numbers.set(status ?? '', { n: 1, tone });
    else {
      known.n++;
      if (tone === 'bad') known.tone = tone;
    }
  }
  return [...numbers]
    .sort(([a, { n: more }], [b, { n: less }]) => less - more || (a < b ? -1 : 1))
    .map(([label, { n, tone }]) => ({ label, n, tone, filter: ['status', label] }));
}

/** Returns a table of the agents that never finished, the oldest first. */
export function interruptedTable(list: readonly Interrupted[], report: Report, links: Links | null): Html {
  if (list.length === 0) return markup``;
  const rows = list.slice(0, MOST_ROWS).map(({ record, age }) => {
    const { file, line, agent, startedAt } = record;
    const name = pathCode(file);
    const where = links === null ? name : htmlLink(name, fileUrl(links, inRepository(report.source.root, file), line));
    return markup`<tr>
      <th scope="row" class="wide-enough">${where}</th>
      <td>${agent ?? '–'}</td>
      <td class="whole">${startedAt ?? '–'}</td>
      <td class="whole">${age === null ? 'unknown' : ageInWords(age)}</td>
    </tr>\n`;
  });
  const more = list.length - rows.length;
  return markup`<section>
    <h2>Interrupted agents</h2>
    <div class="scroll" role="region" aria-label="Interrupted agents" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Return</th>
            <th scope="col">Agent</th>
            <th scope="col">Started</th>
            <th scope="col">Age</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
    <p class="more">
      ${more === 0 ? markup`` : markup`And ${more} more. `}${chosen(`Show ${list.length === 1 ? 'it' : `all ${String(list.length)}`} among the returns`, ['status', 'in_progress'])}.
    </p>
  </section>\n`;
}

/**
 * Returns two tables: the returns of each agent, by the name in the return, and the calls between agents, by delegation
 * paths.
 */
export function agentTables(report: Report, { ofReturn }: Grouping): Html {
  const { failOn } = report;
  const fails = (finding: Finding): boolean => failsAt(finding, failOn);
  const failing = (record: ReturnRecord): boolean => ofReturn.get(record)?.some(fails) ?? false;
  if (report.returns.length === 0) return markup``;
  return markup`<section>
    <h2>Agents</h2>
    <div class="columns">
      ${agentTable(agentsOf(report.returns, failing))}
      ${callTable(delegation(report.returns, failing).calls)}
    </div>
  </section>\n`;
}

function callTable(calls: readonly Call[]): Html {
  if (calls.length === 0) return markup``;
  const rows = calls.slice(0, MOST_ROWS).map(
    ({ from, to, returns }) =>
      markup`<tr>
        <td><code>${from}</code></td>
        <td><code>${to}</code></td>
        <td class="number">${returns}</td>
      </tr>\n`,
  );
  return markup`<div class="scroll" role="region" aria-label="Calls" tabindex="0">
    <table>
      <caption>
        Who called whom
      </caption>
      <thead>
        <tr>
          <th scope="col">Caller</th>
          <th scope="col">Called</th>
          <th scope="col" class="number">Returns</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${moreRows(calls.length)}
  </div>`;
}

/** An agent by the name in its returns; empty for returns without a name. */
interface ReturningAgent {
  readonly name: string;
  readonly returns: number;
  readonly failing: number;
  readonly untrue: number;
}

/** Returns the agents, the busiest first. */
function agentsOf(
  returns: readonly ReturnRecord[],
  isFailing: (record: ReturnRecord) => boolean,
): readonly ReturningAgent[] {
  const agents = new Map<string, { name: string; returns: number; failing: number; untrue: number }>();
  for (const record of returns) {
    const name = record.agent ?? '';
    const agent = agents.get(name) ?? { name, returns: 0, failing: 0, untrue: 0 };
    agents.set(name, agent);
    agent.returns++;
    if (isFailing(record)) agent.failing++;
    agent.untrue += record.claims.filter((claim) => isUntrue(claim, record)).length;
  }
  return [...agents.values()].sort((a, b) => b.returns - a.returns || compareText(a.name, b.name));
}

function agentTable(agents: readonly ReturningAgent[]): Html {
  const rows = agents.slice(0, MOST_ROWS).map(
    ({ name, returns, failing, untrue }) =>
      markup`<tr>
        <th scope="row">${chosen(name, ['agent', name])}</th>
        <td class="number">${returns}</td>
        <td class="number">${failing}</td>
        <td class="number">${untrue}</td>
      </tr>\n`,
  );
  return markup`<div class="scroll" role="region" aria-label="Agents" tabindex="0">
    <table>
      <caption>
        Who returned
      </caption>
      <thead>
        <tr>
          <th scope="col">Agent</th>
          <th scope="col" class="number">Returns</th>
          <th scope="col" class="number">Failing</th>
          <th scope="col" class="number">False claims</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${moreRows(agents.length)}
  </div>\n`;
}

/** Returns a note on how many rows of a table are left out. */
function moreRows(all: number): Html {
  return all <= MOST_ROWS ? markup`` : markup`${andMore(all - MOST_ROWS)}\n`;
}

const COLUMNS = [
  ['file', 'Return', ''],
  ['status', 'Status', ''],
  ['agent', 'Agent', 'optional'],
  ['standard', 'Standard', 'optional'],
  ['claims', 'Claims', ''],
  ['findings', 'Findings', ''],
] as const;

/** Opens what a reader may look up, which is folded: returns, claims, delegation. `detailsEnd` closes it. */
export function detailsStart({ counts: { returns, claims } }: Report): Html {
  const what = `${count(returns, 'return')}, ${count(claims, 'claim')}, delegation`;
  return markup`<details id="details">
    <summary>Details: ${what}</summary>\n`;
}

export function detailsEnd(): Html {
  return markup`</details>\n`;
}

const CHOICES = [
  ['status', 'Status'],
  ['agent', 'Agent'],
  ['verdict', 'A claim is'],
  ['standard', 'Standard'],
  ['severity', 'Findings'],
  ['rule', 'Rule'],
] as const;

/**
 * Returns the table of returns and its filter form. The page's script fills the table. Without a script it has the
 * first rows, with their findings below.
 */
export function returnsTable(grouping: Grouping, places: PagePlaces): Html {
  const all = rowsInOrder(grouping);
  const first = all.slice(0, MOST_STATIC);
  const choices = CHOICES.map(
    ([id, label]) =>
      markup`<div>
        <label for="${id}">${label}</label>
        <select id="${id}">
          <option value="all">all</option>
        </select>
      </div>\n`,
  );
  const headers = COLUMNS.map(
    ([id, label, look]) =>
      markup`<th scope="col" role="columnheader" class="${look}" data-column="${id}" aria-sort="none">
        <button type="button">${label}</button>
      </th>\n`,
  );
  return markup`<section id="returns">
    <h2>Returns</h2>
    <noscript>
      <p>${first.length} of ${all.length} rows. The filter, and all that is known of a return, need JavaScript, which this page carries itself.</p>
    </noscript>
    <form id="filter" role="search" aria-label="Filter the returns" autocomplete="off">
      <div class="wide">
        <label for="search">Search paths, agents, sessions, rules</label>
        <input id="search" type="search" spellcheck="false" />
      </div>
      ${choices}
      <div><button type="reset">Reset</button></div>
    </form>
    <p id="shown-rows" role="status" tabindex="-1"></p>
    <div class="scroll" role="region" aria-label="Returns" tabindex="0">
      <table class="returns" role="table">
        <thead role="rowgroup">
          <tr role="row">
            ${headers}
          </tr>
        </thead>
        <tbody id="rows" role="rowgroup">
          ${first.map((row) => staticRow(row, places))}
        </tbody>
      </table>
    </div>
    <nav aria-label="Pages of the table">
      <button type="button" id="previous">Previous</button> <span id="position"></span>
      <button type="button" id="next">Next</button>
    </nav>
  </section>\n`;
}

/** Returns the agents that never finished, for `interruptedTable` and `charts`. */
export function interruptedOf({ returns, clock }: Report): readonly Interrupted[] {
  return interrupted(returns, clock);
}
