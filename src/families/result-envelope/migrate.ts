import { isDeepStrictEqual } from 'node:util';
import type { RewrittenMarkdown } from '../family.js';
import { stringField, type JsonObject } from '../../model/json.js';
import { elementAt, valueOf } from '../../model/collections.js';
import type { Range } from '../../model/pointer.js';
import type { Standard } from '../../model/standard.js';
import { Lines } from '../../read/lines.js';
import type { ParsedReturn } from '../../read/read.js';

/** The labels of the long parts, if a version has labels instead of headings. */
const LABELS = { summary: 'Summary', artifacts: 'Artifacts', next: 'Next', risks: 'Risks' } as const;

/** The layouts of a label above its text: several paragraphs need an empty line in between. Tried in this order. */
const LAYOUTS = ['tight', 'loose'] as const;

type Layout = (typeof LAYOUTS)[number];

/** A document is read again at most this often, to find what its envelopes need. */
const ROUNDS = 6;

/** The reading of a file. */
interface ReadFile {
  readonly returns: readonly ParsedReturn[];
}

interface Text {
  readonly lines: Lines;
  readonly lineEnd: string;
}

/** A span of the text, by offsets, and its replacement. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Rewrites the result envelopes of a document in the form and words of a version: labels or headings, and the status.
 * Reads the result again: an envelope whose meaning would change stays as it was.
 */
export function rewriteEnvelopes<T extends ReadFile>(
  bytes: Uint8Array,
  standard: Standard,
  open: (bytes: Uint8Array) => T,
): RewrittenMarkdown<T> {
  const before = open(bytes);
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = whole.slice(mark.length);
  const lines: Text = { lines: new Lines(text), lineEnd: text.includes('\r\n') ? '\r\n' : '\n' };
  const attempts = new Map<number, number>();
  for (const found of before.returns) {
    if (replacementsFor(found, standard, lines, LAYOUTS[0]).length > 0) attempts.set(found.index, 0);
  }
  const left = new Set<number>();
  for (let round = 0; round < ROUNDS && attempts.size > 0; round++) {
    const edits = before.returns.flatMap((found) => {
      const layout = LAYOUTS[attempts.get(found.index) ?? LAYOUTS.length];
      return layout === undefined ? [] : replacementsFor(found, standard, lines, layout);
    });
    const after = Buffer.from(mark + applied(text, edits));
    const now = open(after);
    const isWhole = now.returns.length === before.returns.length;
    const wrong = [...attempts.keys()].filter(
      (index) =>
        !isWhole || !saysTheSame(elementAt(before.returns, index).value, elementAt(now.returns, index).value, standard),
    );
    if (wrong.length === 0) return { after, changed: attempts.size, before, now, left };
    for (const index of wrong) {
      const next = valueOf(attempts, index) + 1;
      if (next < LAYOUTS.length) {
        attempts.set(index, next);
      } else {
        attempts.delete(index);
        left.add(index);
      }
    }
  }
  for (const index of attempts.keys()) left.add(index);
  return { after: bytes, changed: 0, before, now: before, left };
}

function replacementsFor(
  { composed, value, locate }: ParsedReturn,
  { shape, confusions }: Standard,
  { lines, lineEnd }: Text,
  layout: Layout,
): readonly Replacement[] {
  if (composed === null) return [];
  const replace = ({ startLine, startColumn, endColumn }: Range, text: string): Replacement => {
    const start = lines.startOf(startLine) - 1;
    return { start: start + startColumn, end: start + endColumn, text };
  };
  const found: Replacement[] = [];
  const wantsLabels = shape.enums['/form']?.includes('block') === true && stringField(value, 'form') === 'headed';
  for (const [name, label] of Object.entries(wantsLabels ? LABELS : {})) {
    if (!Object.hasOwn(value, name)) continue;
    const range = locate(`/${name}`, 'key');
    const isText = typeof value[name] === 'string' && lines.textOf(range.startLine + 1).trim() !== '';
    found.push(replace(range, `**${label}**:${layout === 'loose' && isText ? lineEnd : ''}`));
  }
  const status = stringField(value, 'status');
  const instead = status === undefined ? undefined : confusions.status.get(status.toLowerCase())?.instead;
  if (typeof instead === 'string') found.push(replace(locate('/status'), instead));
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

/** Returns true if an envelope says the same as before, except for its form and the word for its status. */
function saysTheSame(before: JsonObject, after: JsonObject, { statuses }: Standard): boolean {
  const outcomeless = (value: JsonObject): JsonObject => ({ ...value, form: null, status: null });
  const status = stringField(after, 'status');
  const isKept = status === stringField(before, 'status') || (status !== undefined && statuses.includes(status));
  return isKept && isDeepStrictEqual(outcomeless(before), outcomeless(after));
}
