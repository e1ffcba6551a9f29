import { field, isArray, isObject, stringField, type Json } from '../model/json.js';
import { SEVERITIES } from '../model/severity.js';
import { listOf, quote } from '../model/text.js';
import type { Report } from '../model/report.js';
import type { ReportFile, UnreadFile } from '../model/report-file.js';
import type { CountedReturn, PlacedFinding } from './tally.js';

/** As much of a JSON report as is compared. */
export interface EarlierReport extends Pick<Report, 'source' | 'conclusion'> {
  /** Of the tool that made it. */
  readonly version: string;
  readonly returns: readonly (CountedReturn & { readonly standard: string })[];
  readonly findings: readonly PlacedFinding[];
}

const SCHEMA = 'return-gate/report@1';
const KINDS = ['commit', 'workspace'] as const;
const CONCLUSIONS = ['passed', 'failed', 'empty'] as const;

/** UTF-16 units of a message that are kept. */
const LONGEST = 1000;

/** As much of a message as is kept of an earlier report. */
export function keptOf(message: string): string {
  return message.slice(0, LONGEST);
}

/**
 * Takes the text of a JSON report apart, and says what is wrong with one that is none. Only what is compared is held to its form: a
 * report of another version of the tool may know more verdicts, and have more members.
 */
export function readEarlierReport(file: ReportFile | UnreadFile): EarlierReport | UnreadFile {
  if ('problem' in file) return file;
  try {
    return takeApart(file.text);
  } catch (error) {
    if (!(error instanceof NoReport)) throw error;
    return { name: file.name, problem: `is no JSON report of return-gate: ${error.message}` };
  }
}

/** Why a text is no report. */
class NoReport extends Error {}

function takeApart(text: string): EarlierReport {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new NoReport('it is cut off, or no JSON at all');
  }
  const schema = stringField(value, 'schema');
  if (schema !== SCHEMA) {
    throw new NoReport(schema === undefined ? `it has no schema "${SCHEMA}"` : `its schema is ${quote(schema)}`);
  }
  const fail: Fail = (place, expected) => new NoReport(`${place} is not ${expected}`);
  const source = objectAt(value, 'source', 'source', fail);
  const returns = listAt(value, 'returns', 'returns', fail).map((one, n) =>
    returnOf(one, `returns/${String(n)}`, fail),
  );
  const agents = new Map(returns.map(({ file, index, agent }) => [`${String(index)}:${file}`, agent]));
  return {
    version: textAt(objectAt(value, 'tool', 'tool', fail), 'version', 'tool', fail),
    source: {
      kind: wordAt(source, 'kind', KINDS, 'source', fail),
      revision: revisionOf(source, fail),
      root: textAt(source, 'root', 'source', fail),
      shard: optionalAt(source, 'shard', 'source', fail),
    },
    conclusion: wordAt(value, 'conclusion', CONCLUSIONS, '', fail),
    returns,
    findings: listAt(value, 'findings', 'findings', fail).map((one, n) => {
      const finding = findingOf(one, `findings/${String(n)}`, fail);
      return { ...finding, agent: agents.get(`${String(finding.index)}:${String(finding.file)}`) ?? null };
    }),
  };
}

/** Makes the error for a place of the report that is not as it should be. */
type Fail = (place: string, expected: string) => NoReport;

function returnOf(value: Json, place: string, fail: Fail): EarlierReport['returns'][number] {
  return {
    file: textAt(value, 'file', place, fail),
    index: numberAt(value, 'index', place, fail),
    agent: optionalAt(value, 'agent', place, fail),
    standard: textAt(value, 'standard', place, fail),
    claims: listAt(value, 'claims', `${place}/claims`, fail).map((claim, n) => {
      const at = `${place}/claims/${String(n)}`;
      return {
        pointer: textAt(claim, 'pointer', at, fail),
        verdict: textAt(claim, 'verdict', at, fail),
        kind: field(claim, 'kind') === undefined ? 'file' : textAt(claim, 'kind', at, fail),
      };
    }),
  };
}

function findingOf(value: Json, place: string, fail: Fail): Omit<PlacedFinding, 'agent'> {
  const at = <T>(key: string, read: (from: Json, key: string, place: string, fail: Fail) => T): T | null =>
    field(value, key) === null ? null : read(value, key, place, fail);
  return {
    rule: nameAt(value, 'rule', place, fail),
    severity: wordAt(value, 'severity', SEVERITIES, place, fail),
    message: keptOf(nameAt(value, 'message', place, fail)),
    file: at('file', nameAt),
    index: at('index', numberAt),
    pointer: at('pointer', textAt),
    line: at('startLine', numberAt),
    fingerprint: nameAt(value, 'fingerprint', place, fail),
  };
}

function revisionOf(source: Json, fail: Fail): string | null {
  const revision = optionalAt(source, 'revision', 'source', fail);
  if (revision !== null && !/^[0-9a-f]{1,128}$/.test(revision)) throw fail('source/revision', 'hexadecimal, or null');
  return revision;
}

function objectAt(value: Json, key: string, place: string, fail: Fail): Json {
  const found = field(value, key);
  if (!isObject(found)) throw fail(place, 'an object');
  return found;
}

function listAt(value: Json, key: string, place: string, fail: Fail): readonly Json[] {
  const found = field(value, key);
  if (!isArray(found)) throw fail(place, 'a list');
  return found;
}

function textAt(value: Json, key: string, place: string, fail: Fail): string {
  const found = field(value, key);
  if (typeof found !== 'string') throw fail(`${place}/${key}`, 'a text');
  return found;
}

/** A text that is not empty. */
function nameAt(value: Json, key: string, place: string, fail: Fail): string {
  const found = textAt(value, key, place, fail);
  if (found === '') throw fail(`${place}/${key}`, 'a text with something in it');
  return found;
}

function optionalAt(value: Json, key: string, place: string, fail: Fail): string | null {
  return field(value, key) === null ? null : textAt(value, key, place, fail);
}

/** A count or a place: no number of a report is negative or broken. */
function numberAt(value: Json, key: string, place: string, fail: Fail): number {
  const found = field(value, key);
  if (typeof found !== 'number' || !Number.isSafeInteger(found) || found < 0)
    throw fail(`${place}/${key}`, 'a whole number');
  return found;
}

function wordAt<T extends string>(value: Json, key: string, words: readonly T[], place: string, fail: Fail): T {
  const found = words.find((word) => word === field(value, key));
  if (found === undefined) throw fail(place === '' ? key : `${place}/${key}`, listOf(words));
  return found;
}
