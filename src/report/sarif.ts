import { pathIn } from '../model/path.js';
import { gzipSync } from 'node:zlib';
import { batchesOf } from '../model/collections.js';
import { isActive, SEVERITIES, type Finding, type Severity } from '../model/finding.js';
import { FILE_START } from '../model/pointer.js';
import type { Report } from '../model/report.js';
import { type DescribedRule, sourceInWords } from '../model/rule.js';
import { findingWords, oneLine, WHOLE_RUN } from './describe/finding.js';
import { countsRecord, originRecord } from './json.js';
import { repositoryUrl, rulePage, type Links } from './links.js';
import {
  code,
  concat,
  gfm,
  json,
  jsonFrame,
  sarifMessage,
  terminalText,
  urlSegment,
  type Markdown,
  type SafeText,
} from './sink.js';
import type { FormatOptions } from './options.js';

/** Without all rules, those of the results have no description. */
export type SarifOptions = Partial<Pick<FormatOptions, 'links' | 'rules' | 'rulePages'>>;

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const ROOT = '%SRCROOT%';

/**
 * Limits of GitHub's code scanning for one run; above either, it rejects the file. It shows the 5,000 most severe
 * results.
 * https://docs.github.com/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
 */
export const MOST_RESULTS = 25_000;
/** Bytes of the file after gzip: 10 MB, minus the text around the results. */
const MOST_COMPRESSED = 9_500_000;
/** Code scanning cuts descriptions here, in UTF-16 units. */
const DESCRIPTION_LIMIT = 1024;
const MESSAGE_LIMIT = 2000;

const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  notice: 'note',
};

/** `artifact-missing` as `ArtifactMissing`. */
function ruleName(id: string): string {
  return id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Rule text as Markdown; text between backticks is code. */
function prose(text: string): Markdown {
  return gfm`${text.split('`').map((part, i) => (i % 2 === 1 ? code(part) : gfm`${part}`))}`;
}

function helpText({ rationale, remedy, sources }: DescribedRule): string {
  return `${rationale}\n\nHow to fix: ${remedy}\n\nSource: ${sources.map(sourceInWords).join('; ')}`;
}

function helpMarkdown({ rationale, remedy, sources }: DescribedRule): SafeText {
  const list = sources.map((source) => gfm`- ${prose(sourceInWords(source))}\n`);
  return gfm`## Why\n\n${prose(rationale)}\n\n## How to fix\n\n${prose(remedy)}\n\n## Sources\n\n${list}`.text;
}

function ruleRecord(rule: DescribedRule, pages: string | undefined): object {
  const { id, area, severity, summary, rationale } = rule;
  return {
    id,
    name: ruleName(id),
    shortDescription: { text: terminalText(`${summary}.`, DESCRIPTION_LIMIT).text },
    fullDescription: { text: terminalText(rationale, DESCRIPTION_LIMIT).text },
    help: { text: helpText(rule), markdown: helpMarkdown(rule) },
    helpUri: rulePage(id, pages),
    defaultConfiguration: severity === 'off' ? { enabled: false } : { level: LEVELS[severity] },
    properties: { tags: [area] },
  };
}

/** Maps each rule id to its index among the descriptions: the given rules first, then those that only findings name. */
function indexOf(rules: readonly DescribedRule[], findings: readonly Finding[]): ReadonlyMap<string, number> {
  const index = new Map(rules.map(({ id }, i) => [id, i]));
  for (const { rule } of findings) if (!index.has(rule)) index.set(rule, index.size);
  return index;
}

/** Returns a relative URL: the file's in the repository, or a text for findings without a file. */
function artifactLocation(report: Report, file: string | null): object {
  // Code scanning rejects the whole file if one result has no URL.
  const path = file === null ? WHOLE_RUN : pathIn(report.source.root, file);
  return {
    uri: path.split('/').map(urlSegment).join('/'),
    uriBaseId: ROOT,
    ...(file === null ? { description: { text: 'This finding concerns no file.' } } : {}),
  };
}

function location(report: Report, { file, range, pointer }: Finding): object {
  const { startLine, startColumn, endLine, endColumn } = range ?? FILE_START;
  const logical = pointer === null || pointer === '' ? undefined : terminalText(pointer, MESSAGE_LIMIT).text;
  return {
    physicalLocation: {
      artifactLocation: artifactLocation(report, file),
      region: { startLine, startColumn, endLine, endColumn },
    },
    ...(logical === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: logical }] }),
  };
}

type StateOf = (finding: Finding) => 'new' | 'unchanged' | 'updated' | undefined;

/**
 * Compares each result with an earlier run (SARIF 2.1.0, 3.27.24): with the earlier report, otherwise with a
 * baseline that knows some results. Results that are gone are not listed as absent, since code scanning ignores the
 * state and would show them as open.
 */
function statesOf({ trend, counts }: Report): StateOf {
  if (trend !== undefined && trend.against !== null) {
    const [added, updated] = [new Set(trend.added), new Set(trend.updated)];
    return (finding) => (added.has(finding) ? 'new' : updated.has(finding) ? 'updated' : 'unchanged');
  }
  const compared = counts.baselined + counts.preexisting > 0;
  return (finding) => (!compared ? undefined : isActive(finding) ? 'new' : 'unchanged');
}

interface Lookup {
  readonly rules: ReadonlyMap<string, number>;
  readonly stateOf: StateOf;
}

function resultRecord(report: Report, finding: Finding, { rules, stateOf }: Lookup): object {
  const { rule, severity, index, fingerprint } = finding;
  const state = stateOf(finding);
  return {
    ruleId: rule,
    ruleIndex: rules.get(rule) ?? -1,
    level: LEVELS[severity],
    message: { text: sarifMessage(oneLine(findingWords(finding)), MESSAGE_LIMIT) },
    locations: [location(report, finding)],
    // A name of our own: GitHub's upload action sets `primaryLocationLineHash`, and warns if it differs.
    partialFingerprints: { 'returnGate/v1': fingerprint },
    ...(state === undefined ? {} : { baselineState: state }),
    ...(index === null ? {} : { properties: { index } }),
  };
}

/** Yields the most severe first and the known last, so that a limit keeps the important ones. */
function* worstFirst(findings: readonly Finding[]): Iterable<Finding> {
  for (const known of [false, true]) {
    for (const level of SEVERITIES) {
      for (const finding of findings) if (finding.severity === level && isActive(finding) !== known) yield finding;
    }
  }
}

function* atMost<T>(items: Iterable<T>, most: number): Iterable<T> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === most) return;
    yield item;
  }
}

/** Renders a list member on its own line. */
function member(i: number, value: SafeText): SafeText {
  return i === 0 ? jsonFrame`\n        ${value}` : jsonFrame`,\n        ${value}`;
}

/** How many results are compressed together. */
const BATCH = 256;

/** Renders as many results as code scanning accepts; returns their number. */
function* results(report: Report, lookup: Lookup): Generator<SafeText, number> {
  let shown = 0;
  let compressed = 0;
  for (const batch of batchesOf(atMost(worstFirst(report.findings), MOST_RESULTS), BATCH)) {
    const text = concat(batch.map((finding, i) => member(shown + i, json(resultRecord(report, finding, lookup)))));
    compressed += gzipSync(text).length;
    if (compressed > MOST_COMPRESSED) break;
    yield text;
    shown += batch.length;
  }
  return shown;
}

/** Notes about the results for their readers. */
function notifications({ findings }: Report, shown: number): readonly object[] {
  const all = findings.length;
  const limit = `${String(shown)} of ${String(all)} findings are listed, the worst first: code scanning takes no more. The JSON report has all.`;
  return shown === all ? [] : [warning('results-limit', limit)];
}

function warning(id: string, text: string): object {
  return { descriptor: { id }, level: 'warning', message: { text: sarifMessage(text) } };
}

/** Keeps parts of a monorepo, and shards, apart in code scanning, where an upload replaces the last of its category. */
function automationDetails({ source: { root, shard }, tool }: Report): object {
  if (root === '' && shard === null) return {};
  const folders = root === '' ? [] : root.split('/').map(urlSegment);
  const part = shard === null ? [] : [`shard-${urlSegment(shard.replace('/', '-of-'))}`];
  return { automationDetails: { id: [tool.name, ...folders, ...part, ''].join('/') } };
}

function provenance({ source: { revision } }: Report, links: Links | null): object {
  if (links === null || revision === null) return {};
  return {
    versionControlProvenance: [
      { repositoryUri: repositoryUrl(links), revisionId: revision, mappedTo: { uriBaseId: ROOT } },
    ],
  };
}

function* members(record: object): Iterable<SafeText> {
  for (const [name, value] of Object.entries(record)) yield jsonFrame`\n      ${json(name)}: ${json(value)},`;
}

/**
 * Renders SARIF 2.1.0 (OASIS) with all rules, so that two runs of one version differ only in their results. The most
 * severe results come first. Results above the limit of GitHub's code scanning are left out, with a notification. With
 * an earlier report, or a baseline that knows some findings, each result has a `baselineState`.
 */
export function* render(report: Report, options: SarifOptions = {}): Iterable<SafeText> {
  const { links = null, rules = [], rulePages } = options;
  const { tool, conclusion, failOn } = report;
  const index = indexOf(rules, report.findings);
  const named = [...index.keys()].slice(rules.length).map((id) => ({ id }));
  const described = [...rules.map((rule) => ruleRecord(rule, rulePages)), ...named];
  yield jsonFrame`{
  "$schema": ${json(SCHEMA)},
  "version": "2.1.0",
  "runs": [
    {
      "tool": {"driver": {"name": ${json(tool.name)}, "semanticVersion": ${json(tool.version)}, "rules": [${concat(
        described.map((rule, i) => member(i, json(rule))),
      )}
      ]}},`;
  yield* members({
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [ROOT]: { description: { text: 'The root of the repository.' } } },
    ...provenance(report, links),
    ...automationDetails(report),
    properties: { source: originRecord(report).source, conclusion, failOn, counts: countsRecord(report) },
  });
  yield jsonFrame`
      "results": [`;
  const shown = yield* results(report, { rules: index, stateOf: statesOf(report) });
  const invocation = { executionSuccessful: true, toolExecutionNotifications: notifications(report, shown) };
  yield jsonFrame`
      ],
      "invocations": [${json(invocation)}]
    }
  ]
}
`;
}
