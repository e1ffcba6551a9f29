import type { Block, Blocks, Segment } from '../../../read/markdown/block.js';
import { hasLateLabel, Outline, type EnvelopeOutline } from './envelope-outline.js';
import { Composer, lineOf, LONG_SECTIONS } from './envelope-value.js';
import type { SectionName } from './section.js';
import { pattern } from '../../../model/text.js';
import { find, type Find, type Source } from '../../../read/source.js';

/**
 * The result envelopes in some blocks, also in quotes and items. Their value is `{ form, heading, change, project,
 * status, summary, artifacts, next, risks, skill_resolution, order }`, without missing parts: `artifacts` are `{ path |
 * observation, text }`, `risks` are `{ severity, text }`, and `order` has the names of the parts in text order. `form`
 * is `headed` if one of the long parts is under a heading, else `block`.
 */
export function* envelopesIn(
  { blocks, links, unended = null }: Pick<Blocks, 'blocks' | 'links'> & Partial<Blocks>,
  source: Source,
  isEnvelope: IsEnvelope,
): Generator<Find> {
  const outline = new Outline();
  for (const block of blocks) outline.take(block);
  const envelopes = outline.candidates.filter(isEnvelope);
  for (const [n, envelope] of envelopes.entries()) {
    // It may hide more of the last one.
    const hiding = n === envelopes.length - 1 ? (unended?.start ?? null) : null;
    yield find(() => ({ returns: [new Composer(envelope, source, links).unnumberedReturn(hiding)] }));
  }
  for (const block of blocks) {
    if (block.kind === 'quote') yield* envelopesIn({ blocks: block.blocks, links }, source, isEnvelope);
    else if (block.kind === 'list') {
      for (const item of block.items) {
        if (!hasLateLabel(item)) yield* envelopesIn({ blocks: item, links }, source, isEnvelope);
      }
    }
  }
}

/** Returns true if consecutive parts are an envelope. */
export type IsEnvelope = (candidate: EnvelopeOutline) => boolean;

/** The statuses of envelopes, and words that are written instead. */
const STATUS = /^(?:success|warning|failure|partial|blocked)$/i;
const NEARLY_STATUS = /^(?:success\w*|warning|fail\w*|partial\w*|blocked|done|completed?|ok|error)$/i;

/**
 * Other documents have a status and a summary too, and some have risks or artifacts: an envelope also names the next
 * step, or has an envelope's status with artifacts or a change name.
 */
export function mayBeEnvelope({ heading, sections }: EnvelopeOutline): boolean {
  if (heading !== null && ARCHIVE_REPORT.test(heading.text)) return false;
  const names = namesOf(sections);
  const parts = [...LONG_SECTIONS, 'status' as const].filter((name) => names.has(name)).length;
  if (parts >= 3 && names.has('next')) return true;
  const status = statusOf(sections);
  if (!NEARLY_STATUS.test(status) || parts < 2) return false;
  const isNamed = names.has('change') || names.has('project');
  return names.has('artifacts') ? parts >= 3 || isNamed : isNamed && STATUS.test(status);
}

/** The report on an archived change; the phase that archived it has its own envelope. */
const ARCHIVE_REPORT = /^archive report\b/i;

/**
 * A fence may show a template or a part of one: a whole envelope has a status, a summary, and artifacts or a next step,
 * and no placeholder for its change or a file.
 */
export function isWholeEnvelope(candidate: EnvelopeOutline): boolean {
  const names = namesOf(candidate.sections);
  if (!names.has('summary') || !(names.has('artifacts') || names.has('next'))) return false;
  if (!NEARLY_STATUS.test(statusOf(candidate.sections))) return false;
  return !candidate.sections.some(({ name, inline, blocks }) => {
    return (name === 'change' || name === 'artifacts') && (inline.some(isToBeFilled) || blocks.some(holdsBlank));
  });
}

/** A placeholder in braces or angle brackets, such as `openspec/changes/{change-name}/design.md`. */
const BLANK = /\{[A-Za-z][\w .-]{0,60}\}|<[A-Za-z][\w .-]{0,60}>/;

function isToBeFilled({ text }: Segment): boolean {
  return BLANK.test(text);
}

function holdsBlank(block: Block): boolean {
  if (block.kind === 'paragraph') return block.lines.some(isToBeFilled);
  return block.kind === 'list' && block.items.some((item) => item.some(holdsBlank));
}

function namesOf(sections: EnvelopeOutline['sections']): ReadonlySet<SectionName> {
  return new Set(sections.map(({ name }) => name));
}

function statusOf(sections: EnvelopeOutline['sections']): string {
  const section = sections.find(({ name }) => name === 'status');
  return (section === undefined ? undefined : lineOf(section)?.text) ?? '';
}

/** Every envelope has one of these parts. */
const PART = /status|next/gi;

/** At most this many UTF-16 units before such a name are searched; the parser decides about longer starts. */
const REACH = 200;

const LETTER = pattern(String.raw`\p{L}`, 'u');
const UNDERLINE = /[^\n\r]*(?:\r\n|\n|\r)[ \t>]*[=-]/y;

/** Returns true if a line starts with such a name, as a label or heading, without letters before it. */
export function mayHoldEnvelope(text: string): boolean {
  for (const { index } of text.matchAll(PART)) {
    const reached = text.slice(Math.max(0, index - REACH), index);
    const before = reached.slice(Math.max(reached.lastIndexOf('\n'), reached.lastIndexOf('\r')) + 1);
    if (LETTER().test(before)) continue;
    if (/[*_#]/.test(before) || before.length === REACH) return true;
    UNDERLINE.lastIndex = index;
    if (UNDERLINE.test(text)) return true;
  }
  return false;
}
