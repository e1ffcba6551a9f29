import { isAbsentCommit, isUntrue, VERDICTS, type VerifiedClaim } from '../../model/claim.js';
import type { ReturnRecord } from '../../model/context.js';
import { isActive, rank, SEVERITIES, type Finding } from '../../model/finding.js';
import { fateOf } from '../claims-in-words.js';
import { findingWords, sourceParts, type FindingWords } from '../finding-words.js';
import type { Grouping } from '../grouping.js';
import { filesUrl, fileUrl, inRepository, type Links } from '../links.js';
import { htmlJson, jsonFrame, shown, type SafeText } from '../sink.js';
import { NOT_IN_HISTORY } from '../verdict-counts.js';
import { addressOf } from './client/address.js';
import { separated } from '../joined.js';
import { rowsInOrder } from './rows.js';
import type { ClaimData, FindingData, RowData } from './page-data.js';

const NO_TEXT = -1;

/** Texts by their indexes. Each is kept once, however often it appears in a report. */
class Texts {
  readonly shown: string[] = [];
  readonly #places = new Map<string, number>();

  place(text: string): number {
    const before = this.#places.get(text);
    if (before !== undefined) return before;
    const place = this.shown.length;
    this.#places.set(text, place);
    this.shown.push(shown(text));
    return place;
  }

  placeOf(text: string | null): number {
    return text === null || text === '' ? NO_TEXT : this.place(text);
  }
}

/** What the page's script needs besides the report. */
export interface DataOptions {
  /** The path of the project root in its repository. */
  readonly root: string;
  readonly links: Links | null;
  readonly rulePages: string | null;
}

/** Renders the data of the page (`PageData`) as JSON, in chunks. */
export function* pageData({ ofReturn, ofFile }: Grouping, { root, links, rulePages }: DataOptions): Iterable<SafeText> {
  const texts = new Texts();
  const files = links === null ? null : filesUrl(links, root);
  const addresses: Record<string, string> = {};
  const fileOf = (file: string): number => {
    const place = texts.place(file);
    if (links !== null && files !== null) {
      const address = fileUrl(links, inRepository(root, file), null);
      if (address !== addressOf(files, texts.shown[place] ?? '')) addresses[String(place)] = address;
    }
    return place;
  };
  yield jsonFrame`{"severities":${htmlJson(SEVERITIES)},"verdicts":${htmlJson([...VERDICTS, NOT_IN_HISTORY])},"fates":${htmlJson([...VERDICTS.map(fateOf), [NOT_IN_HISTORY, 'doubtful']])},"files":${htmlJson(files)},"rules":${htmlJson(rulePages)},\n"rows":[`;
  const lines = { before: jsonFrame`\n`, between: jsonFrame`,\n` };
  yield* separated(rowsOf({ ofReturn, ofFile }, texts, fileOf), { render: htmlJson, ...lines });
  yield jsonFrame`],\n"strings":[`;
  yield* separated(texts.shown, { render: htmlJson, ...lines });
  yield jsonFrame`],\n"addresses":${htmlJson(addresses)}}`;
}

function* rowsOf(
  { ofReturn, ofFile }: Pick<Grouping, 'ofReturn' | 'ofFile'>,
  texts: Texts,
  fileOf: (file: string) => number,
): Iterable<RowData> {
  for (const { file, line, record, findings } of rowsInOrder({ ofReturn, ofFile })) {
    if (record !== null) {
      yield returnRow(record, findings, texts, fileOf(file));
      continue;
    }
    const nothing = NO_TEXT;
    const found = findingRows(findings, texts);
    yield [fileOf(file), line, line === 0 ? 0 : 1, nothing, nothing, nothing, nothing, nothing, [], [], found, 0, -1];
  }
}

function returnRow(record: ReturnRecord, findings: readonly Finding[], texts: Texts, file: number): RowData {
  const { index, line, standard, status, agent, session, startedAt, delegation, claims, foreignStatus } = record;
  return [
    file,
    line,
    index === 0 && line === 1 ? 0 : 1,
    texts.place(standard),
    texts.placeOf(status),
    texts.placeOf(agent),
    texts.placeOf(session),
    texts.placeOf(startedAt),
    delegation.map((name) => texts.place(name)),
    claims.map((claim) => claimRow(claim, texts, isUntrue(claim, record))),
    findingRows(findings, texts),
    foreignStatus === true ? 1 : 0,
    index,
  ];
}

function claimRow(checked: VerifiedClaim, texts: Texts, untrue: boolean): ClaimData {
  const { claim, verdict } = checked;
  return [
    texts.place(claim.path),
    texts.placeOf(claim.type),
    isAbsentCommit(checked) ? VERDICTS.length : VERDICTS.indexOf(verdict.name),
    verdict.size ?? -1,
    texts.placeOf(verdict.foundAt),
    texts.placeOf(verdict.detail),
    untrue ? 1 : 0,
  ];
}

/** Returns the findings of a row: false claims first, then the most severe, known ones last. */
function findingRows(findings: readonly Finding[], texts: Texts): readonly FindingData[] {
  const weight = (finding: Finding): number =>
    (finding.untrue === true ? -1 : rank(finding.severity)) + (isActive(finding) ? 0 : SEVERITIES.length + 1);
  return [...findings].sort((a, b) => weight(a) - weight(b)).map((finding) => findingRow(finding, texts));
}

/** The states, indexed by their numbers in the page's data. */
const STATES: readonly FindingWords['state'][] = ['', 'known', 'from before this change'];

function findingRow(finding: Finding, texts: Texts): FindingData {
  const { severity, rule, message, fix, line, column, state } = findingWords(finding);
  const source = sourceParts(finding);
  return [
    rank(severity),
    texts.place(rule),
    texts.place(message),
    texts.placeOf(fix),
    line ?? 0,
    column ?? 0,
    STATES.indexOf(state) as FindingData[6],
    source === null
      ? null
      : [
          texts.placeOf(`${source.isCut ? '…' : ''}${source.before}`),
          texts.placeOf(source.range),
          texts.placeOf(source.after),
        ],
  ];
}
