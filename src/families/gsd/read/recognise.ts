import type { GsdFamily } from '../place.js';
import { frontmatterOf, memberOf } from '../../../read/document/frontmatter.js';

/** Keys of a frontmatter that only one family has, of those that have a `phase`. */
const OWN_KEYS: readonly (readonly [GsdFamily, readonly string[]])[] = [
  ['gsd-plan', ['must_haves', 'files_modified', 'autonomous']],
  ['gsd-verification', ['verified', 'score', 'gaps']],
  [
    'gsd-summary',
    ['key-files', 'key_files', 'requirements-completed', 'requirements_completed', 'subsystem', 'duration'],
  ],
];

/** The family of GSD that a text without a place looks like; null for any other text. */
export function gsdFamilyOfText(text: string): GsdFamily | null {
  const { members } = frontmatterOf(text);
  if (memberOf(members, 'phase') === undefined) return null;
  return OWN_KEYS.find(([, keys]) => memberOf(members, ...keys) !== undefined)?.[0] ?? null;
}
