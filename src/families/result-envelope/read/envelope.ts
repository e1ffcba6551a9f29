import type { Block, Blocks, Segment } from '../../../read/markdown/block.js';
import { hasLateLabel, Outline, type EnvelopeOutline } from './envelope-outline.js';
import { Composer, lineOf, LONG_SECTIONS } from './envelope-value.js';
import type { SectionName } from './section.js';
import { find, type Find, type Source } from '../../../read/source.js';

/**
 * The result envelopes that some blocks hold, also those inside quotes and items. Their value is
 * `{ form, heading, change, project, status, summary, artifacts, next, risks, skill_resolution, order }`, each left out
 * where the envelope has none: `artifacts` are `{ path | observation, text }`, `risks` are `{ severity, text }`, and
 * `order` has the names of the parts as they follow each other. `form` is `headed` where one of the long parts is
 * under a heading, else `block`.
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

/** Whether parts that follow each other are an envelope. */
export type IsEnvelope = (candidate: EnvelopeOutline) => boolean;

/** The statuses of envelopes, and words that are written for them. */
const STATUS = /^(?:success|warning|failure|partial|blocked)$/i;
const NEARLY_STATUS = /^(?:success\w*|warning|fail\w*|partial\w*|blocked|done|completed?|ok|error)$/i;

/**
 * Other documents have a status and a summary, too, and some have risks or list artifacts: an envelope differs in that it
 * says what comes next, or has a status such as envelopes have beside artifacts or the name of a change.
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

/** What the archive says of a change; the phase that archived it has an envelope of its own. */
const ARCHIVE_REPORT = /^archive report\b/i;

/**
 * A fence may show a form to be filled in, or a part of one: what is an envelope there has its status, its summary, and what
 * was made or comes next, and names no change or file by what is to be put in its place.
 */
export function isWholeEnvelope(candidate: EnvelopeOutline): boolean {
  const names = namesOf(candidate.sections);
  if (!names.has('summary') || !(names.has('artifacts') || names.has('next'))) return false;
  if (!NEARLY_STATUS.test(statusOf(candidate.sections))) return false;
  return !candidate.sections.some(({ name, inline, blocks }) => {
    return (name === 'change' || name === 'artifacts') && (inline.some(isToBeFilled) || blocks.some(holdsBlank));
  });
}

/** A name in braces or angle brackets, such as `openspec/changes/{change-name}/design.md`. */
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
