import type { Report } from '../model/report.js';
import type { Links } from './links.js';
import { code, gfm, type SafeText } from './sink.js';
import { renderSummary } from './summary.js';

/** Maximum number of characters of a comment. Counting UTF-16 units is safe: there are never fewer of them. */
export const COMMENT_LIMIT = 65_536;

/** The text of one step. Steps of a matrix share a comment; each has its own part. */
export interface CommentPart {
  /** Hexadecimal; the same for the same step of a matrix, and different for any other. */
  readonly key: string;
  /** Markdown as it appears in the comment. It passed the sink when its step wrote it. */
  readonly text: string;
}

/** A comment that was read back. */
export interface Comment {
  /**
   * The workflow run that wrote it, as its text says. It groups the steps of one run; it does not show which run is
   * later.
   */
  readonly run: number;
  readonly parts: readonly CommentPart[];
}

/** Identifies a comment, its run and one of its parts. */
export interface CommentPlace {
  /** Hexadecimal; one for each workflow and job. */
  readonly id: string;
  readonly run: number;
  readonly key: string;
}

export interface CommentOptions {
  readonly links: Links | null;
  /** The existing parts of the comment, from steps of the same run. */
  readonly parts: readonly CommentPart[];
}

const FIRST_LINE = /^<!-- return-gate:([0-9a-f]+) run:(\d+) -->\n/;
const PART_LINE = /^<!-- return-gate:part:([0-9a-f]+) -->\n/m;

function markerLine({ id, run }: CommentPlace): string {
  return `<!-- return-gate:${id} run:${String(run)} -->\n`;
}

function partLine(key: string): string {
  return `<!-- return-gate:part:${key} -->\n`;
}

/** Reads a comment that `renderComment` wrote for the same workflow and job; undefined for any other text. */
export function readComment(body: string, id: string): Comment | undefined {
  const text = body.replaceAll('\r\n', '\n');
  const first = FIRST_LINE.exec(text);
  if (first?.[1] !== id) return undefined;
  const [, ...pieces] = text.slice(first[0].length).split(PART_LINE);
  // The split pieces alternate with the captured keys.
  const parts = pieces.flatMap((key, i) => (i % 2 === 0 ? [{ key, text: (pieces[i + 1] ?? '').trim() }] : []));
  return { run: Number(first[2]), parts };
}

/**
 * Returns the text of a comment, its marker first. The report's part replaces the part of its step, or is added at the
 * end. It is the job summary, shortened in the same steps. If several parts share the space, the others keep at least
 * their lead.
 */
export function renderComment(place: CommentPlace, report: Report, { links, parts }: CommentOptions): string {
  const frame = markerLine(place).length + partLine(place.key).length + 1;
  const others = shortened(
    parts.filter(({ key }) => key !== place.key),
    COMMENT_LIMIT - frame,
  );
  const room = COMMENT_LIMIT - frame - sizeOf(others);
  const own = { key: place.key, text: ownText(report, links, room) };
  const known = parts.some(({ key }) => key === place.key);
  const kept = new Map(others.map((part) => [part.key, part]));
  const all = known
    ? parts.flatMap(({ key }) => (key === place.key ? [own] : (kept.get(key) ?? [])))
    : [...others, own];
  return `${markerLine(place)}${all.map(({ key, text }) => `${partLine(key)}${text}\n`).join('')}`;
}

function sizeOf(parts: readonly CommentPart[]): number {
  return parts.reduce((size, { key, text }) => size + partLine(key).length + text.length + 1, 0);
}

/** Where the lead of a part ends: at its first table, list of details, diagram or section. */
const DETAIL = /^(?:#{4,} |\||<details|```)/;
const REST = 'The job summary has the rest.';

/** Returns the start of a part, up to its first detail. */
function lead(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => DETAIL.test(line));
  return end < 0 ? text : `${lines.slice(0, end).join('\n').trimEnd()}\n\n${REST}`;
}

/** Returns the headline of a part and everything above it. */
function headline(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.startsWith('#'));
  return lines.slice(0, Math.max(end, 0) + 1).join('\n');
}

/** Returns the mark of a part alone: a headline that names false claims takes more than a large matrix has for each part. */
function mark(text: string): string {
  return /^### \S+/m.exec(headline(text))?.[0].concat(' return-gate') ?? '';
}

/** Returns true if a written part is still in the comment, whole or shortened for others. */
export function isKept(written: CommentPart, { parts }: Comment): boolean {
  const { text } = written;
  const found = parts.find(({ key }) => key === written.key)?.text;
  return found !== undefined && [text, lead(text), headline(text), headline(lead(text)), mark(text)].includes(found);
}

/** Shortens parts, the longest first, until they leave a fair share of the space for one more. */
function shortened(parts: readonly CommentPart[], room: number): readonly CommentPart[] {
  const most = Math.floor((room * parts.length) / (parts.length + 1));
  let result = parts;
  for (const shorten of [lead, headline, mark]) {
    const longest = [...result].sort((a, b) => b.text.length - a.text.length);
    for (const part of longest) {
      if (sizeOf(result) <= most) return result;
      result = result.map((one) => (one === part ? { key: one.key, text: shorten(one.text) } : one));
    }
  }
  while (sizeOf(result) > most) result = result.slice(1);
  return result;
}

/** Renders one report in at most `room` UTF-16 units. */
function ownText(report: Report, links: Links | null, room: number): string {
  const { root, shard } = report.source;
  const where = [root === '' ? [] : [gfm`in ${code(root)}`], shard === null ? [] : [gfm`shard ${shard}`]].flat();
  const label =
    where.length === 0 ? '' : gfm`*Checked ${where.flatMap((one, i) => (i === 0 ? [one] : [gfm`, `, one]))}*\n\n`.text;
  return `${label}${summaryWithin(room - label.length, report, links)}`.trim();
}

/** Renders the job summary in at most `room` UTF-16 units. */
export function summaryWithin(room: number, report: Report, links: Links | null): SafeText {
  return renderSummary(report, { links, limit: room, sizeOf: ({ length }) => length });
}
