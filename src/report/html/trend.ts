import type { Report, ReportedFinding, Trend, TrendRun } from '../../model/report.js';
import { compareText, count } from '../../model/text.js';
import { agentsIn } from '../repeats.js';
import { fixedWords, newWords, placeInWords, type ComparedWords } from '../finding-words.js';
import { htmlSegment, markup, type Html } from '../sink.js';
import { runName, trendSentences } from '../trend.js';
import { columnChart, type Column } from './columns.js';
import { andMore, messageLine, pathCode, ruleLink, severityBadge, stateBadge, type PagePlaces } from './parts.js';

/** Maximum number of agents with a colour of their own; the others share one. */
const MOST_AGENTS = 5;
/** Maximum number of new findings on the page, and of fixed findings. */
const MOST_NAMED = 100;

/** Compares the run with earlier ones: charts of all runs, a table of the same numbers, then new and fixed findings. */
export function overTime(report: Report, places: PagePlaces): Html {
  const { trend } = report;
  if (trend === undefined) return markup``;
  const agents = agentsOf(trend.runs);
  const several = trend.runs.length > 1;
  const files = new Set([...report.returns, ...report.findings].flatMap(({ file }) => file ?? []));
  return markup`<section id="over-time">
    <h2>Over time</h2>
    <p>${trendSentences(trend)}</p>
    ${several ? trendCharts(trend, agents) : markup``}
    ${several ? runTable(trend, agents, files) : markup``}
    ${findingLists(report, trend, { places, files })}
  </section>\n`;
}

/** An agent in charts; null for returns without a name. */
type Agent = string | null;

/** Selects the agents to draw, over all runs: those with the most false claims, then those with the most claims. */
function agentsOf(runs: readonly TrendRun[]): readonly Agent[] {
  const sums = new Map<Agent, { claims: number; untrue: number }>();
  for (const run of runs) {
    for (const { agent, claims, untrue } of run.agents) {
      const sum = sums.get(agent) ?? { claims: 0, untrue: 0 };
      sums.set(agent, { claims: sum.claims + claims, untrue: sum.untrue + untrue });
    }
  }
  return [...sums]
    .filter(([, { claims }]) => claims > 0)
    .sort(
      ([a, one], [b, other]) => other.untrue - one.untrue || other.claims - one.claims || compareText(a ?? '', b ?? ''),
    )
    .slice(0, MOST_AGENTS)
    .map(([agent]) => agent);
}

function agentName(agent: Agent): string {
  return agent === null || agent === '' ? '(none)' : agent;
}

/** Returns the id of a run's row. It is the name of its report, so links work as long as the name stays. */
function runId({ label }: TrendRun): Html {
  return label === null ? markup`this-run` : markup`run-${label}`;
}

/** Returns the same id as part of a URL. */
function runTarget({ label }: TrendRun): Html {
  return label === null ? markup`this-run` : markup`run-${htmlSegment(label)}`;
}

/** Returns the share of each agent in a run; the last number is that of all other agents. */
function agentShares(run: TrendRun, agents: readonly Agent[], of: 'claims' | 'untrue'): readonly number[] {
  const own = agents.map((agent) => run.agents.find((one) => one.agent === agent)?.[of] ?? 0);
  return [...own, run[of] - own.reduce((sum, n) => sum + n, 0)];
}

function trendCharts({ runs }: Trend, agents: readonly Agent[]): Html {
  const columnsOf = (of: 'claims' | 'untrue'): readonly Column[] =>
    runs.map((run) => ({
      title: `${runName(run)}: ${count(run.claims, 'claim')}, ${String(run.untrue)} false${run.cameIn === null || run.cameIn === 0 ? '' : `, ${String(run.cameIn)} new`}`,
      target: runTarget(run),
      parts: agentShares(run, agents, of),
      mark: of === 'untrue' && run.cameIn !== null && run.cameIn > 0 ? `+${String(run.cameIn)}` : '',
    }));
  const others = runs.some((run) => (agentShares(run, agents, 'claims').at(-1) ?? 0) > 0);
  const names = [...agents.map(agentName), ...(others ? ['all others'] : [])];
  const legend = names.map((name, n) => {
    const part = n < agents.length ? n : agents.length;
    return markup`<li><svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><rect class="part-${part}" width="1" height="1"></rect></svg> ${name}</li>\n`;
  });
  const untrue = runs.some((run) => run.untrue > 0);
  const first = runs[0] === undefined ? '' : runName(runs[0]);
  return markup`<div class="over-time">
    ${columnChart(`Claims by agent, from ${first} to this run`, columnsOf('claims'))}
    ${untrue ? columnChart(`False claims, from ${first} to this run, and how many are new`, columnsOf('untrue')) : markup`<p>No claim was false in any of these runs.</p>`}
    <ul class="legend" aria-hidden="true">
      ${legend}
    </ul>
  </div>\n`;
}

/** Returns a table of all runs, the newest first: the numbers of the charts, and the new false claims of each run. */
function runTable({ runs }: Trend, agents: readonly Agent[], files: Files): Html {
  const heads = agents.map((agent) => markup`<th scope="col" class="number">${agentName(agent)}</th>\n`);
  const rows = runs.toReversed().map((run) => runRow(run, agents, files));
  return markup`<div class="scroll tall" role="region" aria-label="Runs" tabindex="0">
    <table>
      <caption>
        Runs, the newest first; each agent's false claims, of all its claims
      </caption>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col">Commit</th>
          <th scope="col" class="number">Claims</th>
          <th scope="col" class="number">False</th>
          <th scope="col" class="number">New</th>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>\n`;
}

function runRow(run: TrendRun, agents: readonly Agent[], files: Files): Html {
  const { revision, conclusion, claims, untrue, cameIn, arrivals } = run;
  const claimsByAgent = agentShares(run, agents, 'claims');
  const untrueByAgent = agentShares(run, agents, 'untrue');
  const cells = agents.map(
    (_, n) => markup`<td class="number">${untrueByAgent[n] ?? 0} of ${claimsByAgent[n] ?? 0}</td>\n`,
  );
  const items = arrivals.map(
    (finding) =>
      markup`<li>${returnLink(finding, files)}${by(finding.agent)}: <span class="message">${finding.message}</span></li>\n`,
  );
  const more = (cameIn ?? 0) - arrivals.length;
  const rest = more > 0 ? markup`<li>and ${more} more</li>` : markup``;
  const came =
    items.length === 0
      ? markup``
      : markup`<tr class="arrivals"><td></td><td colspan="${4 + agents.length}"><ul>
          ${items}
          ${rest}
        </ul></td></tr>\n`;
  return markup`<tr id="${runId(run)}">
    <th scope="row" class="whole"><a href="#${runTarget(run)}">${runName(run)}</a> <span class="badge ${conclusion}">${conclusion}</span></th>
    <td><code>${revision?.slice(0, 12) ?? '–'}</code></td>
    <td class="number">${claims}</td>
    <td class="number ${untrue > 0 ? 'bad' : ''}">${untrue}</td>
    <td class="number">${cameIn ?? '–'}</td>
    ${cells}
  </tr>\n${came}`;
}

function by(agent: Agent): Html {
  return agent === null || agent === '' ? markup`` : markup` by <code>${agent}</code>`;
}

/** The files that have rows in the table. */
type Files = ReadonlySet<string>;

/** Returns the place of a finding, as a link to its return if this page still has it. */
function returnLink({ file, index, line }: Pick<ReportedFinding, 'file' | 'index' | 'line'>, files: Files): Html {
  const place = placeInWords(file, line);
  if (file === null) return markup`${place}`;
  const name = pathCode(place);
  if (!files.has(file)) return name;
  const at = index === null || index === 0 ? markup`` : markup`&amp;index=${index}`;
  return markup`<a href="#return=${htmlSegment(file)}${at}">${name}</a>`;
}

/** A listed finding, and the agent of its return. */
interface Item {
  readonly words: ComparedWords;
  readonly agent: Agent;
}

/** Shown next to the severity. */
const STATES: Readonly<Record<ComparedWords['word'], string>> = {
  new: '',
  known: 'known',
  fixed: '',
  gone: 'gone with its file',
};

/** What the links in lists of findings need. */
interface Targets {
  readonly places: PagePlaces;
  readonly files: Files;
}

function findingLists(report: Report, { added, fixed }: Trend, targets: Targets): Html {
  const agentOf = agentsIn(report.returns);
  const fresh = added.map((finding): Item => ({ words: newWords(finding), agent: agentOf(finding) }));
  const past = fixed.map((finding): Item => ({ words: fixedWords(finding), agent: finding.agent }));
  const lists = [
    ['New', fresh],
    ['Fixed', past],
  ] as const;
  return markup`<div class="columns">
    ${lists.map(([heading, list]) => findingList(heading, list, targets))}
  </div>\n`;
}

function findingList(heading: string, list: readonly Item[], { places, files }: Targets): Html {
  if (list.length === 0) return markup``;
  const items = list.slice(0, MOST_NAMED).map(({ words, agent }) => {
    const { severity, rule, word } = words;
    const head = markup`${severityBadge(severity)}${stateBadge(STATES[word])} ${ruleLink(places, rule)}`;
    return markup`<li>
      <p>${head} ${returnLink(words, files)}${by(agent)}</p>
      ${messageLine(words)}
    </li>\n`;
  });
  const rest = andMore(list.length - items.length, ': the JSON report has all');
  return markup`<div>
    <h3>${heading} (${list.length})</h3>
    <ul class="findings">
      ${items}
    </ul>
    ${rest}
  </div>\n`;
}
