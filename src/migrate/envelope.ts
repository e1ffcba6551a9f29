import { isDeepStrictEqual } from 'node:util';
import { EditableFile } from '../edit/file.js';
import { stringField, type JsonObject } from '../model/json.js';
import type { Range } from '../model/position.js';
import type { Standard } from '../model/standard.js';
import { Lines } from '../read/lines.js';
import type { Found } from '../read/read.js';

/** The labels of the long parts, where a version has labels for headings. */
const LABELS = { summary: 'Summary', artifacts: 'Artifacts', next: 'Next', risks: 'Risks' } as const;

/** A file whose envelopes were rewritten. */
export interface Rewritten {
  /** The very same bytes where there was nothing to do. */
  readonly after: Uint8Array;
  readonly changed: number;
  readonly before: EditableFile;
  readonly now: EditableFile;
  /** The envelopes that were left, since the text would not have said the same. */
  readonly left: ReadonlySet<number>;
}

/** A stretch of the text, by offsets, and what takes its place. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Rewrites the result envelopes of a document in the form and the words of a version: labels for headings, and the status.
 * The result is read again: an envelope that would then say anything else is left as it was.
 */
export function rewriteEnvelopes(bytes: Uint8Array, standard: Standard): Rewritten {
  const before = new EditableFile(bytes, 'markdown');
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const lines = new Lines(text.slice(mark));
  const offset = (line: number, column: number): number => mark + lines.startOf(line) + column - 1;
  const edits = new Map(before.returns.map((found) => [found.index, replacementsFor(found, standard, offset)]));
  let wanted = [...edits.keys()].filter((index) => edits.get(index)?.length !== 0);
  const left = new Set<number>();
  while (wanted.length > 0) {
    const after = Buffer.from(
      applied(
        text,
        wanted.flatMap((index) => edits.get(index) ?? []),
      ),
    );
    const now = new EditableFile(after, 'markdown');
    const wrong = wanted.filter(
      (index) => !saysTheSame(before.returns[index]?.value, now.returns[index]?.value, standard),
    );
    const others = now.returns.length === before.returns.length ? wrong : wanted;
    if (others.length === 0) return { after, changed: wanted.length, before, now, left };
    for (const index of left.size === 0 ? others : wanted) left.add(index);
    wanted = wanted.filter((index) => !left.has(index));
  }
  return { after: bytes, changed: 0, before, now: before, left };
}

function replacementsFor(
  { making, value, locate }: Found,
  { shape, statuses, confusions }: Standard,
  offset: (line: number, column: number) => number,
): readonly Replacement[] {
  if (making !== 'envelope') return [];
  const replace = ({ startLine, startColumn, endColumn }: Range, text: string): Replacement => ({
    start: offset(startLine, startColumn),
    end: offset(startLine, endColumn),
    text,
  });
  const found: Replacement[] = [];
  const wantsLabels = shape.enums['/form']?.includes('block') === true && stringField(value, 'form') === 'headed';
  for (const [name, label] of Object.entries(wantsLabels ? LABELS : {})) {
    if (Object.hasOwn(value, name)) found.push(replace(locate(`/${name}`, 'key'), `**${label}**:`));
  }
  const status = stringField(value, 'status');
  const instead = status === undefined ? undefined : confusions.status.get(status.toLowerCase())?.instead;
  if (status !== undefined && !statuses.includes(status) && typeof instead === 'string') {
    found.push(replace(locate('/status'), instead));
  }
  return found;
}

function applied(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text: next } of [...replacements].sort((a, b) => a.start - b.start)) {
    result += text.slice(done, start) + next;
    done = end;
  }
  return result + text.slice(done);
}

/** Whether an envelope tells the same as before, but for its form and the word for its status. */
function saysTheSame(before: JsonObject | undefined, after: JsonObject | undefined, { statuses }: Standard): boolean {
  if (before === undefined || after === undefined) return false;
  const told = (value: JsonObject): JsonObject => ({ ...value, form: null, status: null });
  const status = stringField(after, 'status');
  const isKept = status === stringField(before, 'status') || (status !== undefined && statuses.includes(status));
  return isKept && isDeepStrictEqual(told(before), told(after));
}
