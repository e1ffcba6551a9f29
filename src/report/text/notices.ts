import { count } from '../../model/text.js';
import { absentCommitsInWords, type ShownFindings } from '../shown.js';
import { terminal, type Terminal } from '../sink.js';
import { widest, wrap } from '../width.js';
import type { Layout } from './findings.js';

/** Returns the counted notices as a table by rule, and the absent commits as one finding; empty without any. */
export function noticeLines(
  { notices, absentCommits }: Pick<ShownFindings, 'notices' | 'absentCommits'>,
  { paint, width }: Layout,
): Terminal {
  const commits =
    absentCommits === null
      ? terminal``
      : terminal`${wrap(`${absentCommitsInWords(absentCommits)} --rule ${absentCommits.rule} shows each.`, width).map((line) => terminal`${line}\n`)}\n`;
  if (notices.length === 0) return commits;
  const all = notices.reduce((sum, { findings }) => sum + findings.length, 0);
  const ruleWidth = widest(notices.map(({ rule }) => rule.length));
  const numberWidth = widest(notices.map(({ findings }) => String(findings.length).length));
  const rows = notices.map(
    ({ rule, findings }) => terminal`  ${rule.padEnd(ruleWidth)}  ${String(findings.length).padStart(numberWidth)}\n`,
  );
  return terminal`${commits}${paint('bold', terminal`${count(all, 'notice')}`)} (--notices shows each)\n${rows}\n`;
}
