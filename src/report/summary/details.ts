import type { ReturnRecord } from '../../model/context.js';
import { failsAt, isActive, SEVERITIES, type Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { count } from '../../model/text.js';
import { delegation } from '../describe/delegation.js';
import { groupTables } from '../describe/notes.js';
import { claimsInWords, OutcomeCounts } from '../describe/outcomes.js';
import { findingsByReturn, numbersOf } from '../describe/shown.js';
import { code, gfm, mermaidLabel, type Markdown } from '../sink.js';
import { NARROW } from './findings.js';
import { bytes, fileLink, MARK, tableHead, WORD_LIMIT, type Block, type Places } from './parts.js';

const NONE = gfm`–`;

/** Returns tables that count the claims of each outcome, and the returns of each group. If all claims are present, the headline says so. */
export function countTables(report: Report): Markdown {
  const found = new OutcomeCounts(report.returns);
  const listed = found.listed();
  const head = tableHead(
    listed.map(({ word }) => word),
    () => true,
  );
  const claims =
    found.of('present') === found.all ? gfm`` : gfm`**Claims**\n\n${head}|${listed.map(({ n }) => gfm` ${n} |`)}\n\n`;
  const groups = groupTables(report).map(([names = [], ...rows]) => {
    const lines = rows.map((row) => gfm`|${row.map((cell) => gfm` ${cell === '-' ? '' : cell} |`)}\n`);
    return gfm`${tableHead(names, (n) => n > 0)}${lines}\n`;
  });
  return gfm`${claims}${groups}`;
}

const RETURNS_HEADER = tableHead(['File', 'Findings', 'Claims', 'Status', 'Agent', 'Standard']);

/** Yields a row for each return: those with a false claim first, then those that fail, then those with other findings. */
export function* returnRows(report: Report, places: Places, which: 'all' | 'with findings'): Iterable<Markdown> {
  const rank = (list: readonly Finding[]): number => {
    if (list.some((finding) => finding.untrue === true && isActive(finding))) return 0;
    if (list.some((finding) => failsAt(finding, report.failOn))) return 1;
    return list.some(isActive) ? 2 : 3;
  };
  const all = [...findingsByReturn(report)].map(([record, list]) => ({ record, list, rank: rank(list) }));
  for (const { record, list } of all.sort((a, b) => a.rank - b.rank)) {
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
  const where = fileLink(places, file, index === 0 && line === 1 ? null : line, { fitting: NARROW });
  const words = [status ?? '', agent ?? '', standard].map((word) => gfm` ${code(word, WORD_LIMIT)} |`);
  return gfm`| ${where} |${findings.length === 0 ? gfm` ${NONE}` : findings} | ${proven} |${words}\n`;
}

/** Returns the table of returns; null without rows. */
export function returnsBlock(rows: readonly Markdown[], all: number): Block | null {
  if (rows.length === 0) return null;
  const note =
    rows.length === all ? gfm`` : gfm`${rows.length} of ${all} returns: only those with findings, as many as fit.\n\n`;
  return { before: gfm`**Returns**\n\n${RETURNS_HEADER}`, rows, after: gfm`\n${note}` };
}

/** Fewer calls between agents than this show nothing that the table does not, and are not drawn. */
const FEWEST_CALLS = 4;

/** Maximum number of agents in a diagram. It keeps diagrams readable, and hostile ones small. */
const MOST_AGENTS = 24;

const MOST_CALLS = 40;

const LABEL_LIMIT = 40;

/**
 * Returns the calls between agents as a Mermaid flowchart in a code fence; agents with failing returns are highlighted. Null if there are few
 * calls, or it does not fit.
 */
export function diagramBlock(report: Report, room: number): Block | null {
  const found = findingsByReturn(report);
  const { agents, calls } = delegation(
    report.returns,
    (record) => found.get(record)?.some((finding) => failsAt(finding, report.failOn)) ?? false,
  );
  const shown = agents.slice(0, MOST_AGENTS);
  const ids = new Map(shown.map(({ name }, n) => [name, n]));
  const drawn = calls.filter(({ from, to }) => ids.has(from) && ids.has(to)).slice(0, MOST_CALLS);
  if (drawn.length < FEWEST_CALLS) return null;
  const linked = new Set(drawn.flatMap(({ from, to }) => [from, to]));
  const nodes = shown.flatMap(({ name, returns, failing }, n) => {
    if (!linked.has(name)) return [];
    const label = name.trim() === '' ? gfm`no name` : mermaidLabel(name, LABEL_LIMIT);
    const result =
      returns === 0
        ? gfm``
        : gfm`<br>${count(returns, 'return')}${failing === 0 ? '' : `, ${String(failing)} failing`}`;
    return [gfm`  n${n}["${label}${result}"]\n${failing === 0 ? gfm`` : gfm`  class n${n} failing\n`}`];
  });
  const edges = drawn.map(({ from, to, returns }) => {
    const times = returns === 1 ? gfm`` : gfm`|${returns}|`;
    return gfm`  n${ids.get(from) ?? 0} -->${times} n${ids.get(to) ?? 0}\n`;
  });
  const fence = gfm`\`\`\`mermaid\nflowchart LR\n  classDef failing stroke:#cf222e,stroke-width:2px\n${nodes}${edges}\`\`\`\n`;
  if (bytes(fence.text) > room) return null;
  const hidden = agents.length - shown.length + calls.length - drawn.length;
  const more = hidden === 0 ? gfm`` : gfm`\n${hidden} more agents and calls are not drawn.\n`;
  return { before: gfm`**Who called whom**\n\n`, rows: [fence], after: gfm`${more}\n` };
}
