import { returnKey, SEVERITIES } from '../model/finding.js';
import { field, isArray, isObject, stringField, type Json } from '../model/json.js';
import { count, listOf, quote } from '../model/text.js';
import type { Report } from '../model/report.js';
import { readReport, UnfitReport, type ReportFile, type UnreadFile } from '../model/report-json.js';
import type { CountedReturn, PlacedFinding } from './tally.js';

/** The parts of a JSON report that are compared. */
export interface EarlierReport extends Pick<Report, 'source' | 'conclusion'> {
  /** The version of the tool that made it. */
  readonly version: string;
  readonly returns: readonly (CountedReturn & { readonly standard: string })[];
  readonly findings: readonly PlacedFinding[];
}

const SCHEMA = 'return-gate/report@1';
const KINDS = ['commit', 'workspace'] as const;
const CONCLUSIONS = ['passed', 'failed', 'empty'] as const;

/** UTF-16 units of a message that are kept. */
const LONGEST = 1000;

/** Returns the part of an earlier report's message that is kept. */
export function keptOf(message: string): string {
  return message.slice(0, LONGEST);
}

/**
 * Reads a JSON report. Returns the reason for a file that could not be read or is not a report. Only the compared parts are
 * validated: a report of another tool version may have more verdicts and more members.
 */
export function readEarlierReport(file: ReportFile | UnreadFile): EarlierReport | UnreadFile {
  return readReport(file, { notJson: () => new NoReport('it is cut off, or no JSON at all'), take: takeApart });
}

/** The error for a text that is not a report. */
class NoReport extends UnfitReport {
  constructor(why: string) {
    super(`is no JSON report of return-gate: ${why}`);
  }
}

function takeApart(value: Json): EarlierReport {
  const schema = stringField(value, 'schema');
  if (schema !== SCHEMA) {
    throw new NoReport(schema === undefined ? `it has no schema "${SCHEMA}"` : `its schema is ${quote(schema)}`);
  }
  demandWhole(value);
  const source = objectAt(value, 'source', 'source');
  const returns = listAt(value, 'returns', 'returns').map((one, n) => returnOf(one, `returns/${String(n)}`));
  const agents = new Map(returns.map((one) => [returnKey(one), one.agent]));
  return {
    version: textAt(objectAt(value, 'tool', 'tool'), 'version', 'tool'),
    source: {
      kind: wordAt(source, 'kind', KINDS, 'source'),
      revision: revisionOf(source),
      root: textAt(source, 'root', 'source'),
      shard: optionalAt(source, 'shard', 'source'),
    },
    conclusion: wordAt(value, 'conclusion', CONCLUSIONS, ''),
    returns,
    findings: listAt(value, 'findings', 'findings').map((one, n) => {
      const finding = findingOf(one, `findings/${String(n)}`);
      return { ...finding, agent: agents.get(returnKey(finding)) ?? null };
    }),
  };
}

/** Refuses partial reports: everything missing from them would look new or fixed. */
function demandWhole(value: Json): void {
  if (field(value, 'counts') === undefined) return;
  const counts = objectAt(value, 'counts', 'counts');
  const added = ['errors', 'warnings', 'notices'].map((key) => numberAt(counts, key, 'counts'));
  // Versions before these counted them among the others, or not at all.
  const apart = ['baselined', 'preexisting', 'passedOver'].map((key) =>
    field(counts, key) === undefined ? 0 : numberAt(counts, key, 'counts'),
  );
  const [baselined = 0, preexisting = 0, passedOver = 0] = apart;
  const [listed, all] = [listAt(value, 'findings', 'findings').length, sum([...added, baselined, preexisting])];
  if (listed !== all) {
    throw new UnfitReport(`lists ${String(listed)} of its ${count(all, 'finding')}, as with --rule`);
  }
  if (passedOver > 0) {
    throw new UnfitReport(`leaves out ${count(passedOver, 'return')} that its change did not concern`);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** Returns the error for a wrong value in the report. */
function notAs(place: string, expected: string): NoReport {
  return new NoReport(`${place} is not ${expected}`);
}

function returnOf(value: Json, place: string): EarlierReport['returns'][number] {
  return {
    file: textAt(value, 'file', place),
    index: numberAt(value, 'index', place),
    agent: optionalAt(value, 'agent', place),
    standard: textAt(value, 'standard', place),
    claims: listAt(value, 'claims', `${place}/claims`).map((claim, n) => {
      const at = `${place}/claims/${String(n)}`;
      return {
        pointer: textAt(claim, 'pointer', at),
        verdict: textAt(claim, 'verdict', at),
        kind: field(claim, 'kind') === undefined ? 'file' : textAt(claim, 'kind', at),
      };
    }),
  };
}

function findingOf(value: Json, place: string): Omit<PlacedFinding, 'agent'> {
  const at = <T>(key: string, read: (from: Json, key: string, place: string) => T): T | null =>
    field(value, key) === null ? null : read(value, key, place);
  return {
    rule: nameAt(value, 'rule', place),
    severity: wordAt(value, 'severity', SEVERITIES, place),
    message: keptOf(nameAt(value, 'message', place)),
    file: at('file', nameAt),
    index: at('index', numberAt),
    pointer: at('pointer', textAt),
    line: at('startLine', numberAt),
    fingerprint: nameAt(value, 'fingerprint', place),
  };
}

function revisionOf(source: Json): string | null {
  const revision = optionalAt(source, 'revision', 'source');
  if (revision !== null && !/^[0-9a-f]{1,128}$/.test(revision)) throw notAs('source/revision', 'hexadecimal, or null');
  return revision;
}

function objectAt(value: Json, key: string, place: string): Json {
  const found = field(value, key);
  if (!isObject(found)) throw notAs(place, 'an object');
  return found;
}

function listAt(value: Json, key: string, place: string): readonly Json[] {
  const found = field(value, key);
  if (!isArray(found)) throw notAs(place, 'a list');
  return found;
}

function textAt(value: Json, key: string, place: string): string {
  const found = field(value, key);
  if (typeof found !== 'string') throw notAs(`${place}/${key}`, 'a text');
  return found;
}

/** Returns a text that is not empty. Throws `NoReport` for anything else. */
function nameAt(value: Json, key: string, place: string): string {
  const found = textAt(value, key, place);
  if (found === '') throw notAs(`${place}/${key}`, 'a text with something in it');
  return found;
}

function optionalAt(value: Json, key: string, place: string): string | null {
  return field(value, key) === null ? null : textAt(value, key, place);
}

/** Returns a count or a position. Throws `NoReport` for anything else: no number in a report is negative or a fraction. */
function numberAt(value: Json, key: string, place: string): number {
  const found = field(value, key);
  if (typeof found !== 'number' || !Number.isSafeInteger(found) || found < 0)
    throw notAs(`${place}/${key}`, 'a whole number');
  return found;
}

function wordAt<T extends string>(value: Json, key: string, words: readonly T[], place: string): T {
  const found = words.find((word) => word === field(value, key));
  if (found === undefined) throw notAs(place === '' ? key : `${place}/${key}`, listOf(words));
  return found;
}
