import type { VerdictName } from '../../model/claim.js';
import type { Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { isAtLeast, rank } from '../../model/severity.js';
import { count } from '../../model/text.js';
import { fixableMark } from '../fixable.js';
import type { Grouping } from '../grouping.js';
import { gfm, type Markdown } from '../sink.js';
import { fileLink, lineLink, MARK, ruleLink, type Places } from './place.js';
import { subjectsOf, titleOf, type Subject } from './subject.js';

/** What a reviewer takes in at a glance: so many returns, so many findings of each, or of the only one. */
const MOST_SUBJECTS = 5;
const MOST_OF_EACH = 3;
const MOST_OF_ONE = 10;
/** Where more findings failed than this, what to do about each is told further down. */
const ADVICE_UP_TO = 10;

/** What a reviewer is told first. */
export interface Top {
  readonly heading: Markdown;
  /** The heading holds CRITICAL risks, so that it is shown without a row, too. */
  readonly hasRisks?: boolean;
  readonly rows: Iterable<Markdown>;
  /** What comes after so many of the rows: how many findings are left out. */
  readonly after: (shown: number) => Markdown;
}

/**
 * What failed the run, or where nothing did, what comes nearest to it; null where there are at most notices. Untrue
 * claims come first, for nobody else looks for them.
 */
export function topOf(report: Report, grouping: Grouping, places: Places): Top | null {
  const found = topOfFindings(report, grouping, places);
  const risks = criticalRisks(report, places);
  if (risks === null) return found;
  const { heading = gfm`### What to look at\n\n`, rows: rest = [], after = () => gfm`\n` } = found ?? {};
  return { heading: gfm`${heading}${risks}\n`, hasRisks: true, rows: rest, after };
}

/** Document 004 asks that CRITICAL risks are shown to people: a line for each, of the first returns that have any. */
function criticalRisks({ returns }: Report, places: Places): Markdown | null {
  const all = returns.flatMap(({ file, line, criticalRisks: risks = [] }) =>
    risks.map((text) => ({ file, line, text })),
  );
  if (all.length === 0) return null;
  const shown = all.slice(0, MOST_SUBJECTS);
  const more = all.length - shown.length;
  const lines = shown.map(({ file, line, text }) => gfm`- ${fileLink(places, file, line)}: ${shortened(text)}\n`);
  return gfm`${lines}${more === 0 ? '' : `- And ${count(more, 'more CRITICAL risk')}.\n`}`;
}

const LONGEST_RISK = 200;

function shortened(text: string): string {
  return text.length > LONGEST_RISK ? `${text.slice(0, LONGEST_RISK)}\u2026` : text;
}

function topOfFindings(report: Report, grouping: Grouping, places: Places): Top | null {
  const { failOn } = report;
  const failing = failOn === 'never' ? [] : subjectsOf(grouping, ({ severity }) => isAtLeast(severity, failOn));
  if (failing.length > 0) return top('What failed', failing, places);
  const doubtful = subjectsOf(grouping, ({ severity }) => isAtLeast(severity, 'warning'));
  return doubtful.length === 0 ? null : top('What to look at', doubtful, places);
}

function top(heading: string, all: readonly Subject[], places: Places): Top {
  const ranked = all.map((subject) => ({ subject, untrue: untrueOf(subject) }));
  const ordered = [
    ...ranked.filter(({ untrue }) => untrue.size > 0),
    ...ranked.filter(({ untrue }) => untrue.size === 0),
  ].map(({ subject, untrue }) => ({ ...subject, findings: worstFirst(subject.findings, untrue) }));
  const most = ordered.length === 1 ? MOST_OF_ONE : MOST_OF_EACH;
  const shown = ordered
    .slice(0, MOST_SUBJECTS)
    .map((subject) => ({ ...subject, findings: subject.findings.slice(0, most) }));
  const inOrder = shown.flatMap(({ findings }) => findings);
  const hidden = ordered.flatMap(({ findings }, n) => (n < MOST_SUBJECTS ? findings.slice(most) : findings));
  const advising = inOrder.length + hidden.length <= ADVICE_UP_TO;
  return {
    heading: gfm`### ${heading}\n\n`,
    rows: rows(shown, advising, places),
    after: (n) => remainder([...inOrder.slice(n), ...hidden]),
  };
}

/** Verdicts of claims that do not hold, and that nothing explains. */
const UNTRUE: ReadonlySet<VerdictName> = new Set([
  'empty',
  'missing',
  'uncommitted',
  'directory',
  'outside',
  'case-mismatch',
]);

function untrueOf({ record, findings }: Subject): ReadonlySet<Finding> {
  const claims = record?.claims ?? [];
  const pointers = new Set(claims.flatMap(({ claim, verdict }) => (UNTRUE.has(verdict.name) ? [claim.pointer] : [])));
  return new Set(
    pointers.size === 0 ? [] : findings.filter(({ pointer }) => pointer !== null && pointers.has(pointer)),
  );
}

function worstFirst(findings: readonly Finding[], untrue: ReadonlySet<Finding>): readonly Finding[] {
  const weight = (finding: Finding): number => rank(finding.severity) * 2 + (untrue.has(finding) ? 0 : 1);
  return [...findings].sort((a, b) => weight(a) - weight(b));
}

/** A row for each finding; the first of a subject carries its title. */
function* rows(list: readonly Subject[], advising: boolean, places: Places): Iterable<Markdown> {
  for (const [at, subject] of list.entries()) {
    for (const [n, finding] of subject.findings.entries()) {
      const title = n > 0 ? gfm`` : gfm`${at === 0 ? gfm`` : gfm`\n`}${titleOf(places, subject)}\n\n`;
      yield gfm`${title}${item(places, finding, advising)}`;
    }
  }
}

function item(places: Places, finding: Finding, advising: boolean): Markdown {
  const { severity, message, recommendation, rule, range } = finding;
  const line = range === null || finding.file === null ? gfm`` : gfm`${lineLink(places, finding, 'line ')}: `;
  const advice = advising && recommendation !== '' ? gfm`<br>→ ${recommendation}${fixableMark(finding)}` : gfm``;
  return gfm`- ${MARK[severity]} ${line}${message} ${ruleLink(places, rule)}${advice}\n`;
}

/** `And 44 more errors in 17 files, listed below.` */
function remainder(hidden: readonly Finding[]): Markdown {
  if (hidden.length === 0) return gfm`\n`;
  const [only = 'finding', other] = new Set(hidden.map(({ severity }) => severity));
  const files = new Set(hidden.flatMap(({ file }) => file ?? [])).size;
  const where = files === 0 ? '' : ` in ${count(files, 'file')}`;
  return gfm`\nAnd ${count(hidden.length, `more ${other === undefined ? only : 'finding'}`)}${where}, listed below.\n\n`;
}
