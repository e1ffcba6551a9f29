import type { Report } from '../../model/report.js';
import { count } from '../../model/text.js';
import { gfm, type Markdown } from '../sink.js';
import { fileLink, type Places } from './place.js';

const MOST_NAMED = 5;
const LONGEST_RISK = 200;

/** Document 004 asks to show CRITICAL risks to people. Returns one line for each of the first few; empty without any. */
export function criticalRisks({ returns }: Report, places: Places): Markdown {
  const all = returns.flatMap(({ file, line, criticalRisks: risks = [] }) =>
    risks.map((text) => ({ file, line, text })),
  );
  if (all.length === 0) return gfm``;
  const items = all
    .slice(0, MOST_NAMED)
    .map(({ file, line, text }) => gfm`- CRITICAL risk in ${fileLink(places, file, line)}: ${shortened(text)}\n`);
  const hidden = all.length - items.length;
  return gfm`${items}${hidden === 0 ? gfm`` : gfm`- And ${count(hidden, 'more CRITICAL risk')}.\n`}\n`;
}

function shortened(text: string): string {
  return text.length > LONGEST_RISK ? `${text.slice(0, LONGEST_RISK)}\u2026` : text;
}
