import { VERDICTS } from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';
import type { Finding } from '../../model/finding.js';
import type { Report } from '../../model/report.js';
import { SEVERITIES } from '../../model/severity.js';
import { fixableMark } from '../fixable.js';
import { numbersOf, type Grouping, type RuleNumbers } from '../grouping.js';
import { code, gfm, type Markdown } from '../sink.js';
import { breakable, fileLink, lineLink, MARK, ruleLink, WORD_LIMIT, type Places } from './place.js';
import { titleOf, type Subject } from './subject.js';

const NONE = gfm`–`;

/** How many claims have which verdict; verdicts that none has are left out. */
export function verdictTable({ counts: { verdicts } }: Report): Markdown {
  const names = VERDICTS.filter((name) => verdicts[name] > 0);
  if (names.length === 0) return gfm``;
  const cells = (cell: (name: (typeof names)[number]) => Markdown): Markdown => gfm`|${names.map(cell)}\n`;
  const header = cells((name) => gfm` ${name} |`);
  const numbers = cells((name) => gfm` ${verdicts[name]} |`);
  return gfm`### Claims\n\n${header}${cells(() => gfm` --: |`)}${numbers}\n`;
}

export const RULES_HEADER = gfm`| Rule | Errors | Warnings | Notices |\n| :-- | --: | --: | --: |\n`;

export function* ruleRows(rules: readonly RuleNumbers[], places: Places): Iterable<Markdown> {
  for (const { rule, numbers } of rules) {
    const cells = SEVERITIES.map((severity) => gfm` ${numbers[severity] === 0 ? NONE : gfm`${numbers[severity]}`} |`);
    yield gfm`| ${ruleLink(places, rule)} |${cells}\n`;
  }
}

export const RETURNS_HEADER = gfm`| File | Standard | Status | Agent | Present | Findings |\n| :-- | :-- | :-- | :-- | :-- | :-- |\n`;

export function* returnRows(
  { ofReturn }: Grouping,
  places: Places,
  which: 'all' | 'with findings',
): Iterable<Markdown> {
  for (const [record, list] of ofReturn) {
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
  const present = claims.filter(({ verdict }) => verdict.name === 'present').length;
  const proven = claims.length === 0 ? NONE : gfm`${present} of ${claims.length}`;
  // A line says which of several a return is; a file that is one return needs none.
  const where = fileLink(places, file, index === 0 && line === 1 ? null : line);
  const words = [standard, status ?? '', agent ?? ''].map((word) => gfm` ${code(word, WORD_LIMIT)} |`);
  return gfm`| ${where} |${words} ${proven} |${findings.length === 0 ? gfm` ${NONE}` : findings} |\n`;
}

export const FINDINGS_HEADER = gfm`| Line | Finding | Rule |\n| --: | :-- | :-- |\n`;

/**
 * A row for each finding, and in the same piece as the first of a return or file its name in a row of its own: so no
 * column repeats a path.
 */
export function* findingRows(
  subjects: readonly Subject[],
  places: Places,
  which: 'with advice' | 'without advice',
): Iterable<Markdown> {
  for (const subject of subjects) {
    for (const [n, finding] of subject.findings.entries()) {
      const title = n > 0 ? gfm`` : gfm`|  | ${titleOf(places, subject)} |  |\n`;
      yield gfm`${title}${findingRow(finding, places, which === 'with advice')}`;
    }
  }
}

function findingRow(finding: Finding, places: Places, advising: boolean): Markdown {
  const { severity, message, recommendation, rule } = finding;
  const advice =
    advising && recommendation !== '' ? gfm`<br>→ ${breakable(recommendation)}${fixableMark(finding)}` : gfm``;
  return gfm`| ${lineLink(places, finding, '')} | ${MARK[severity]} ${breakable(message)}${advice} | ${code(rule)} |\n`;
}
