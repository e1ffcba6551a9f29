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

/** Reads a document of GSD: the whole file is one return. Takes time linear in its text, and never throws. */
export function readGsd(source: Source, family: GsdFamily): UnnumberedReturn {
  return { ...READERS[family](source), composed: family };
}

/** Frontmatter keys that only one of the families with a `phase` has. */
const OWN_KEYS: readonly (readonly [GsdFamily, readonly string[]])[] = [
  ['gsd-plan', ['must_haves', 'files_modified', 'autonomous']],
  ['gsd-verification', ['verified', 'score', 'gaps']],
  [
    'gsd-summary',
    ['key-files', 'key_files', 'requirements-completed', 'requirements_completed', 'subsystem', 'duration'],
  ],
];

/** The GSD family that a text looks like, if it has no path; null for other texts. */
export function gsdFamilyOfText(text: string): GsdFamily | null {
  const { members } = frontmatterOf(text);
  if (memberOf(members, 'phase') === undefined) return null;
  return OWN_KEYS.find(([, keys]) => memberOf(members, ...keys) !== undefined)?.[0] ?? null;
}
