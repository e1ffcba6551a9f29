import type { Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { isAtLeast, rank } from '../../model/severity.js';
import { count } from '../../model/text.js';
import { findingWords, repeatWords } from '../finding-words.js';
import type { Grouping } from '../grouping.js';
import { agentsIn, separate, type Repeat } from '../repeats.js';
import { gfm, type Markdown } from '../sink.js';
import { adviceOn } from './advice.js';
import { agentsOf } from './agents.js';
import { fileLink, lineLink, MARK, ruleLink, type Places } from './place.js';
import { subjectsOf, titleOf, type Subject } from './subject.js';

/** Limits for a quick overview: the number of returns, and of findings for each, or for the only one. */
const MOST_SUBJECTS = 5;
const MOST_OF_EACH = 3;
const MOST_OF_ONE = 10;
const MOST_REPEATS = 5;
/** A higher limit for false claims, since no other tool finds them. */
const MOST_UNTRUE = 20;
/** With more failures than this, their advice appears further down only. */
const ADVICE_UP_TO = 10;

/** A part of the overview. */
export interface Top {
  readonly heading: Markdown;
  readonly rows: Iterable<Markdown>;
  /** The text after the shown rows: how many findings are left out. */
  readonly after: (shown: number) => Markdown;
}

/** Document 004 asks to show CRITICAL risks to people. Returns one line for each of the first few. */
function criticalRisks({ returns }: Report, places: Places): readonly Top[] {
  const all = returns.flatMap(({ file, line, criticalRisks: risks = [] }) =>
    risks.map((text) => ({ file, line, text })),
  );
  if (all.length === 0) return [];
  const rows = all
    .slice(0, MOST_SUBJECTS)
    .map(({ file, line, text }) => gfm`- ${fileLink(places, file, line)}: ${shortened(text)}\n`);
  const after = (shown: number): Markdown =>
    all.length === shown ? gfm`\n` : gfm`- And ${count(all.length - shown, 'more CRITICAL risk')}.\n\n`;
  return [{ heading: gfm`### CRITICAL risks\n\n`, rows, after }];
}

const LONGEST_RISK = 200;

function shortened(text: string): string {
  return text.length > LONGEST_RISK ? `${text.slice(0, LONGEST_RISK)}\u2026` : text;
}

/**
 * Returns the false claims, then CRITICAL risks, then other failures; if nothing failed, warnings. Empty if there are
 * only notices.
 */
export function topsOf(report: Report, grouping: Grouping, places: Places): readonly Top[] {
  const { failOn } = report;
  const untrue = subjectsOf(grouping, (finding) => finding.untrue === true);
  const others = (counts: (finding: Finding) => boolean): readonly Subject[] =>
    subjectsOf(grouping, (finding) => finding.untrue !== true && counts(finding));
  const failing = failOn === 'never' ? [] : others(({ severity }) => isAtLeast(severity, failOn));
  const doubtful = failing.length > 0 ? [] : others(({ severity }) => isAtLeast(severity, 'warning'));
  return [
    ...(untrue.length === 0 ? [] : [claims(untrue, places)]),
    ...criticalRisks(report, places),
    ...(failing.length === 0
      ? []
      : [form(untrue.length === 0 ? 'What failed' : 'What else failed', failing, report, places)]),
    ...(doubtful.length === 0 ? [] : [form('What to look at', doubtful, report, places)]),
  ];
}

/** A row and its findings. */
interface Item {
  readonly row: Markdown;
  readonly findings: readonly Finding[];
}

function claims(subjects: readonly Subject[], places: Places): Top {
  const all = subjects.flatMap(({ findings }) => findings);
  let left = MOST_UNTRUE;
  const shown = subjects.flatMap((subject) => {
    const findings = subject.findings.slice(0, left);
    left -= findings.length;
    return findings.length === 0 ? [] : [{ ...subject, findings }];
  });
  const items = subjectItems(shown, all.length <= ADVICE_UP_TO, places);
  return top('Claims that are not true', items, all.slice(items.length));
}

function form(heading: string, subjects: readonly Subject[], report: Report, places: Places): Top {
  const all = subjects.flatMap(({ findings }) => findings);
  const { repeats, single } = separate(all, agentsIn(report.returns));
  const alone = new Set(single);
  const rest = subjects
    .map((subject) => ({ ...subject, findings: worstFirst(subject.findings.filter((finding) => alone.has(finding))) }))
    .filter(({ findings }) => findings.length > 0);
  const most = rest.length === 1 ? MOST_OF_ONE : MOST_OF_EACH;
  const shown = rest
    .slice(0, MOST_SUBJECTS)
    .map((subject) => ({ ...subject, findings: subject.findings.slice(0, most) }));
  const advising = all.length <= ADVICE_UP_TO;
  const items = [
    ...repeats
      .slice(0, MOST_REPEATS)
      .map((repeat): Item => ({ row: repeatItem(places, repeat), findings: repeat.findings })),
    ...subjectItems(shown, advising, places, repeats.length > 0 ? gfm`\n` : gfm``),
  ];
  const named = new Set(items.flatMap(({ findings }) => findings));
  const hidden = all.filter((finding) => !named.has(finding));
  return top(heading, items, hidden);
}

function top(heading: string, items: readonly Item[], hidden: readonly Finding[]): Top {
  return {
    heading: gfm`### ${heading}\n\n`,
    rows: items.map(({ row }) => row),
    after: (n) => remainder([...items.slice(n).flatMap(({ findings }) => findings), ...hidden]),
  };
}

function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => rank(a.severity) - rank(b.severity));
}

/**
 * Returns an item for each finding; the first of a subject includes its title. `before` comes before the first title.
 */
function subjectItems(list: readonly Subject[], advising: boolean, places: Places, before = gfm``): readonly Item[] {
  return list.flatMap((subject, at) =>
    subject.findings.map((finding, n): Item => {
      const gap = at === 0 ? before : gfm`\n`;
      const title = n > 0 ? gfm`` : gfm`${gap}${titleOf(places, subject)}\n\n`;
      return { row: gfm`${title}${item(places, finding, advising)}`, findings: [finding] };
    }),
  );
}

function item(places: Places, finding: Finding, advising: boolean): Markdown {
  const words = findingWords(finding);
  const { severity, message, rule, file } = words;
  const line = file === null || words.line === null ? gfm`` : gfm`${lineLink(places, words, 'line ')}: `;
  const advice = advising ? adviceOn(words) : gfm``;
  return gfm`- ${MARK[severity]} ${line}${message} ${ruleLink(places, rule)}${advice}\n`;
}

function repeatItem(places: Places, repeat: Repeat): Markdown {
  const { severity, message, rule } = repeatWords(repeat);
  return gfm`- ${MARK[severity]} **${repeat.findings.length} ×** ${message} ${ruleLink(places, rule)}${agentsOf(repeat)}\n`;
}

/** `And 44 more errors in 17 files, listed below.` */
function remainder(hidden: readonly Finding[]): Markdown {
  if (hidden.length === 0) return gfm`\n`;
  const [only = 'finding', other] = new Set(hidden.map(({ severity }) => severity));
  const files = new Set(hidden.flatMap(({ file }) => file ?? [])).size;
  const where = files === 0 ? '' : ` in ${count(files, 'file')}`;
  return gfm`\nAnd ${count(hidden.length, `more ${other === undefined ? only : 'finding'}`)}${where}, listed below.\n\n`;
}
