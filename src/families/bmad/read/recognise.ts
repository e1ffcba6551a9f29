import { type Frontmatter, memberOf } from '../../../read/document/frontmatter.js';
import type { Sections } from '../../../read/document/sections.js';
import { isInitiative, isStoryName, type BmadFamily } from '../place.js';
import { isListHeading } from '../../../read/lines/headings.js';

/** The heading of the agent's own report. */
export const RECORD = /^dev(?:eloper)? agent record\b|^developer record\b/i;
const PLAN_OF_SPEC = /^(?:intent|tasks|suggested review order|auto run result)(?![\p{L}\p{N}_])/u;

/** Frontmatter keys that only a build spec has. */
const SPEC_KEYS: readonly string[] = [
  'baseline_commit',
  'baseline_revision',
  'followup_review_recommended',
  'review_loop_iteration',
  'route',
  'spec_checkpoint',
];

/** Frontmatter keys that show a spec below an initiative. */
const TICKET_KEYS: readonly string[] = [
  'baseline_commit',
  'baseline_revision',
  'review_loop_iteration',
  'route_source',
];

/** The BMAD family of a document by its content and name; null for none. A document that could be both is a story. */
export function familyOfDocument(
  file: string,
  frontmatter: Pick<Frontmatter, 'members'>,
  { lines }: Pick<Sections, 'lines'>,
): BmadFamily | null {
  const headings = lines.flatMap(({ heading }) => heading ?? []);
  const title = headings.find(({ level }) => level === 1)?.heading.text.toLowerCase() ?? '';
  const plain = headings.map(({ heading }) => heading.text.replaceAll('*', '').trim());
  const isReport = plain.some((text) => RECORD.test(text) || isListHeading(text));
  if (isReport && (/(?<![\p{L}\p{N}_])story(?![\p{L}\p{N}_])/u.test(title) || isStoryName(file))) return 'bmad-story';
  const { members } = frontmatter;
  if (memberOf(members, 'status') === undefined) return null;
  if (isInitiative(file) && memberOf(members, ...TICKET_KEYS) !== undefined) return 'bmad-spec';
  return memberOf(members, ...SPEC_KEYS) !== undefined && plain.some((text) => PLAN_OF_SPEC.test(text.toLowerCase()))
    ? 'bmad-spec'
    : null;
}
