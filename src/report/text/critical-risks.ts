import type { Report } from '../../model/report.js';
import { count, cut } from '../../model/text.js';
import { terminal, type Terminal } from '../sink.js';
import { wrap } from '../width.js';
import type { Layout } from './findings.js';

/** Maximum number of risks; the JSON report has all. */
const MOST = 20;
const LONGEST = 500;

/** Returns the risks that returns mark as CRITICAL; empty without any. Document 004 asks to show them to people. */
export function criticalRisks({ returns }: Pick<Report, 'returns'>, { paint, width }: Layout): Terminal {
  const all = returns.flatMap(({ file, line, criticalRisks: risks = [] }) =>
    risks.map((text) => ({ place: `${file}:${String(line)}`, text })),
  );
  if (all.length === 0) return terminal``;
  const lines = all.slice(0, MOST).map(({ place, text }) => {
    const words = wrap(terminal`${cut(text, LONGEST)}`.text, width - 4);
    return terminal`  ${place}\n${words.map((line) => terminal`    ${line}\n`)}`;
  });
  const more = all.length > MOST ? terminal`  and ${count(all.length - MOST, 'more CRITICAL risk')}\n` : terminal``;
  return terminal`${paint('bold', terminal`CRITICAL risks`)}\n${lines}${more}\n`;
}
