import type { Block } from './block.js';
import { hasLateLabel, Outline, type Draft } from './envelope-outline.js';
import { Composer, lineOf, LONG } from './envelope-value.js';
import type { Piece, Source } from './source.js';

/**
 * The result envelopes that some blocks hold, also those inside quotes and items. Their value is
 * `{ form, heading, change, project, status, summary, artifacts, next, risks, skill_resolution, order }`, each left out
 * where the envelope has none: `artifacts` are `{ path | observation, text }`, `risks` are `{ severity, text }`, and
 * `order` has the names of the parts as they follow each other. `form` is `headed` where one of the long parts stands
 * under a heading, else `block`.
 */
export function envelopesIn(blocks: readonly Block[], source: Source): readonly Piece[] {
  const outline = new Outline();
  for (const block of blocks) outline.take(block);
  const found = outline.drafts.filter(isEnvelope).map((draft) => new Composer(draft, source).piece());
  for (const block of blocks) {
    if (block.kind === 'quote') found.push(...envelopesIn(block.blocks, source));
    else if (block.kind === 'list') {
      for (const item of block.items) if (!hasLateLabel(item)) found.push(...envelopesIn(item, source));
    }
  }
  return found;
}

/** The statuses of envelopes, and words that are written for them. */
const STATUS = /^(?:success|warning|failure|partial|blocked)$/i;
const NEARLY_STATUS = /^(?:success\w*|warning|fail\w*|partial\w*|blocked|done|completed?|ok|error)$/i;

/**
 * Other documents have a status and a summary, too, and some have risks or list artifacts: what tells an envelope apart is
 * that it says what comes next, or has a status such as envelopes have beside artifacts or the name of a change.
 */
function isEnvelope({ sections }: Draft): boolean {
  const names = new Set(sections.map(({ name }) => name));
  const parts = [...LONG, 'status' as const].filter((name) => names.has(name)).length;
  const section = sections.find(({ name }) => name === 'status');
  const status = (section === undefined ? undefined : lineOf(section)?.text) ?? '';
  if (parts >= 3 && names.has('next')) return true;
  if (!NEARLY_STATUS.test(status) || parts < 2) return false;
  const isNamed = names.has('change') || names.has('project');
  return names.has('artifacts') ? parts >= 3 || isNamed : isNamed && STATUS.test(status);
}
