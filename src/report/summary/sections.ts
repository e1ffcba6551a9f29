import { criticalRisksOf } from '../describe/notes.js';
import type { Part } from '../describe/answer.js';
import { differences, placeInWords, trendSentences } from '../describe/finding.js';
import { code, fenced, gfm, link, mermaidLabel, type Markdown } from '../sink.js';
import { fileLink, MARK, messageText, placeLink, ruleLink, take, type Block, type Places } from './parts.js';
import type { Report, Trend } from '../../model/report.js';
import { count } from '../../model/text.js';
import { isActive } from '../../model/finding.js';
import { SAMPLE_FILE, sampleReturn } from '../../model/sample-return.js';
import { guidePage } from '../links.js';
import type { Delegation } from '../describe/grouping.js';

/** Renders the parts of a sentence. */
export function sentence(parts: readonly Part[]): Markdown {
  const pieces = parts.map((part) =>
    part.kind === 'text'
      ? gfm`${part.text}`
      : code(part.kind === 'code' ? part.text : placeInWords(part.file, part.line)),
  );
  return gfm`${pieces}`;
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

/** Returns one line for each of the first few; empty without any. */
export function criticalRisks(report: Report, places: Places): Markdown {
  const all = criticalRisksOf(report);
  if (all.length === 0) return gfm``;
  const items = all
    .slice(0, MOST_RISKS)
    .map(({ file, line, text }) => gfm`- CRITICAL risk in ${fileLink(places, file, line)}: ${shortened(text)}\n`);
  const hidden = all.length - items.length;
  return gfm`${items}${hidden === 0 ? gfm`` : gfm`- And ${count(hidden, 'more CRITICAL risk')}.\n`}\n`;
}

function shortened(text: string): string {
  return text.length > LONGEST_RISK ? `${text.slice(0, LONGEST_RISK)}\u2026` : text;
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

/** Maximum number of agents in a diagram. It keeps diagrams readable, and hostile ones small. */
const MOST_AGENTS = 24;

const MOST_CALLS = 40;

const LABEL_LIMIT = 40;

/** A diagram in a code fence, and how many agents and calls it omits. */
export interface Diagram {
  readonly fence: Markdown;
  readonly hidden: number;
  /** How many calls it shows. */
  readonly calls: number;
}

/**
 * Returns the calls between agents as a Mermaid flowchart; agents with failing returns are highlighted. Null without
 * calls.
 */
export function flowchart({ agents, calls }: Delegation): Diagram | null {
  const shown = agents.slice(0, MOST_AGENTS);
  const ids = new Map(shown.map(({ name }, n) => [name, n]));
  const drawn = calls.filter(({ from, to }) => ids.has(from) && ids.has(to)).slice(0, MOST_CALLS);
  if (drawn.length === 0) return null;
  const joined = new Set(drawn.flatMap(({ from, to }) => [from, to]));
  const nodes = shown.flatMap(({ name, returns, failing }, n) => {
    if (!joined.has(name)) return [];
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
  return {
    fence: gfm`\`\`\`mermaid\nflowchart LR\n  classDef failing stroke:#cf222e,stroke-width:2px\n${nodes}${edges}\`\`\`\n`,
    hidden: agents.length - shown.length + calls.length - drawn.length,
    calls: drawn.length,
  };
}
