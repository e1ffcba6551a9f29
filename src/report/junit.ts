import { pathIn } from '../model/path.js';
import type { ReturnRecord } from '../model/context.js';
import { groupBy } from '../model/collections.js';
import { failsAt, type Finding } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { joined, type SafeText, textsOf, xml, type Xml } from './sink.js';
import { lastLine } from './describe/answer.js';
import { findingWords, oneLine, WHOLE_RUN } from './describe/finding.js';

/** One test: a return, the findings of a file outside single returns, or the whole run. */
interface Case {
  readonly name: string;
  readonly failing: readonly Finding[];
  readonly others: readonly Finding[];
  /** Why it failed, if no finding did. */
  readonly failure?: string;
  /** Additional text in the log of the test. */
  readonly note?: string;
}

interface Suite {
  readonly name: string;
  readonly cases: readonly Case[];
}

function caseOf({ failOn }: Report, name: string, findings: readonly Finding[]): Case {
  const [failing, others] = [true, false].map((fails) => findings.filter((one) => failsAt(one, failOn) === fails));
  return { name, failing: failing ?? [], others: others ?? [] };
}

function testCaseName(index: number, agent: string | null): string {
  return `return ${String(index + 1)}${agent === null ? '' : ` of ${agent}`}`;
}

/** Returns the tests of a file: the file itself if something is found outside of its returns, then its returns. */
function casesOf(report: Report, records: readonly ReturnRecord[], findings: readonly Finding[]): readonly Case[] {
  const byIndex = groupBy(findings, ({ index }) => index);
  const names = new Map<number | null, string>(byIndex.has(null) ? [[null, 'the file']] : []);
  for (const { index, agent } of records) names.set(index, testCaseName(index, agent));
  for (const index of byIndex.keys()) if (!names.has(index)) names.set(index, testCaseName(index ?? 0, null));
  return [...names].map(([index, name]) => caseOf(report, name, byIndex.get(index) ?? []));
}

function suitesOf(report: Report): readonly Suite[] {
  const records = groupBy(report.returns, ({ file }) => file);
  const findings = groupBy(report.findings, ({ file }) => file);
  const files = [...new Set([...records.keys(), ...findings.keys()])].filter((file) => file !== null).sort();
  const suites = files.map((file) => ({
    name: pathIn(report.source.root, file),
    cases: casesOf(report, records.get(file) ?? [], findings.get(file) ?? []),
  }));
  const run = { ...caseOf(report, WHOLE_RUN, findings.get(null) ?? []), note: lastLine(report) };
  // An empty run is not a success, whatever the threshold.
  const failed = [...suites.flatMap(({ cases }) => cases), run].some(({ failing }) => failing.length > 0);
  const failure = report.conclusion === 'passed' || failed ? {} : { failure: lastLine(report) };
  return [...suites, { name: report.tool.name, cases: [{ ...run, ...failure }] }];
}

function isFailed({ failing, failure }: Case): boolean {
  return failing.length > 0 || failure !== undefined;
}

function* detail(report: Report, findings: readonly Finding[]): Iterable<Xml> {
  for (const finding of findings) {
    const words = findingWords(finding, report.source.root);
    const { fileName, position, severity, rule, state } = words;
    const at = position === '' ? '' : `:${position}`;
    yield xml`${fileName}${at}: ${state === '' ? '' : 'known '}${severity} ${rule}: ${oneLine(words)}\n`;
  }
}

function heading({ failing, failure = '' }: Case): Xml {
  const [first, ...more] = failing;
  if (first === undefined) return xml`message="${failure}" type="conclusion"`;
  const rest = more.length === 0 ? '' : ` (and ${String(more.length)} more)`;
  return xml`message="${first.message}${rest}" type="${first.rule}"`;
}

function* testcase(report: Report, suite: string, one: Case): Iterable<Xml> {
  const { name, failing, others, note } = one;
  const attributes = xml`name="${name}" classname="${suite}" time="0"`;
  if (!isFailed(one) && others.length === 0 && note === undefined) {
    yield xml`    <testcase ${attributes}/>\n`;
    return;
  }
  yield xml`    <testcase ${attributes}>\n`;
  if (isFailed(one)) {
    yield xml`      <failure ${heading(one)}>`;
    yield* detail(report, failing);
    yield xml`</failure>\n`;
  }
  if (others.length > 0 || note !== undefined) {
    yield xml`      <system-out>`;
    yield* detail(report, others);
    if (note !== undefined) yield xml`${note}\n`;
    yield xml`</system-out>\n`;
  }
  yield xml`    </testcase>\n`;
}

/** Returns the counts that a suite and all suites have in common. */
function counts(cases: readonly Case[]): Xml {
  return xml`tests="${cases.length}" failures="${cases.filter(isFailed).length}" errors="0" time="0"`;
}

function* elements(report: Report): Iterable<Xml> {
  const suites = suitesOf(report);
  yield xml`<?xml version="1.0" encoding="UTF-8"?>\n`;
  yield xml`<testsuites name="${report.tool.name}" ${counts(suites.flatMap(({ cases }) => cases))}>\n`;
  for (const { name, cases } of suites) {
    yield xml`  <testsuite name="${name}" ${counts(cases)} skipped="0">\n`;
    for (const one of cases) yield* testcase(report, name, one);
    yield xml`  </testsuite>\n`;
  }
  yield xml`</testsuites>\n`;
}

/**
 * Renders JUnit XML as Ant and Jenkins read it. Each file is a suite, with one test for each return and one for the
 * file itself; the last suite is the run. Findings that fail the run (`--fail-on`) become one failure per test; milder
 * and known findings appear in its `system-out`. Tests have no time, which is not an error.
 */
export function render(report: Report): Iterable<SafeText> {
  return joined(textsOf(elements(report)));
}
