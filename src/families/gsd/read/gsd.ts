import type { GsdFamily } from '../place.js';
import type { Source, UnnumberedReturn } from '../../../read/source.js';
import type { ReadDocument } from '../../../read/document/composition.js';
import { readPlan } from './plan.js';
import { readSummary } from './summary.js';
import { readVerification } from './verification.js';
import { frontmatterOf, memberOf } from '../../../read/document/frontmatter.js';

const READERS: Readonly<Record<GsdFamily, (source: Source) => ReadDocument>> = {
  'gsd-summary': readSummary,
  'gsd-plan': readPlan,
  'gsd-verification': readVerification,
};

/** Reads a document of GSD: the whole file is one return. Takes time linear to its text, and never throws. */
export function readGsd(source: Source, family: GsdFamily): UnnumberedReturn {
  return { ...READERS[family](source), composed: family };
}

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
