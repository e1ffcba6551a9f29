import type { ReturnRecord } from '../model/context.js';
import { failsAt, type Finding } from '../model/finding.js';
import type { Report } from '../model/report.js';
import { joined, type SafeText, textsOf, xml, type Xml } from './sink.js';
import { lastLine } from './describe/answer.js';
import { findingWords, oneLine, WHOLE_RUN } from './describe/finding.js';
import { inRepository } from './links.js';

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

interface File {
  readonly records: ReturnRecord[];
  /** By the return's index; null for findings outside single returns. */
  readonly findings: Map<number | null, Finding[]>;
}

const NONE: readonly Finding[] = [];

function filesOf({ returns, findings }: Report): ReadonlyMap<string | null, File> {
  const files = new Map<string | null, File>();
  const fileOf = (name: string | null): File => {
    const known = files.get(name);
    if (known !== undefined) return known;
    const made: File = { records: [], findings: new Map() };
    files.set(name, made);
    return made;
  };
  for (const record of returns) fileOf(record.file).records.push(record);
  for (const finding of findings) {
    const { findings: byIndex } = fileOf(finding.file);
    const known = byIndex.get(finding.index);
    if (known === undefined) byIndex.set(finding.index, [finding]);
    else known.push(finding);
  }
  return files;
}

function caseOf(report: Report, name: string, findings: readonly Finding[]): Case {
  if (findings.length === 0) return { name, failing: NONE, others: NONE };
  return {
    name,
    failing: findings.filter((finding) => failsAt(finding, report.failOn)),
    others: findings.filter((finding) => !failsAt(finding, report.failOn)),
  };
}

function testCaseName(index: number, agent: string | null): string {
  return `return ${String(index + 1)}${agent === null ? '' : ` of ${agent}`}`;
}

function suiteOf(report: Report, file: string, { records, findings }: File): Suite {
  const checked = new Set(records.map(({ index }) => index));
  const unchecked = [...findings.keys()].filter((index) => index !== null && !checked.has(index));
  const ofFile = findings.get(null);
  return {
    name: inRepository(report.source.root, file),
    cases: [
      ...(ofFile === undefined ? [] : [caseOf(report, 'the file', ofFile)]),
      ...records.map(({ index, agent }) => caseOf(report, testCaseName(index, agent), findings.get(index) ?? NONE)),
      ...unchecked.map((index) => caseOf(report, testCaseName(index ?? 0, null), findings.get(index) ?? NONE)),
    ],
  };
}

function suitesOf(report: Report): readonly Suite[] {
  const files = filesOf(report);
  const names = [...files.keys()].filter((name) => name !== null).sort();
  const suites = names.map((name) => suiteOf(report, name, files.get(name) ?? { records: [], findings: new Map() }));
  const found = [...(files.get(null)?.findings.values() ?? [])].flat();
  const run = { ...caseOf(report, WHOLE_RUN, found), note: lastLine(report) };
  // An empty run is no success, whatever the threshold is.
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
 * and known findings appear in its `system-out`. Tests have no time, and none is an error.
 */
export function render(report: Report): Iterable<SafeText> {
  return joined(textsOf(elements(report)));
}
