import type { GsdFamily } from '../place.js';
import type { Source, UnnumberedReturn } from '../../../read/source.js';
import type { ReadDocument } from '../../../read/document/composition.js';
import { readPlan } from './plan.js';
import { readSummary } from './summary.js';
import { readVerification } from './verification.js';

const READERS: Readonly<Record<GsdFamily, (source: Source) => ReadDocument>> = {
  'gsd-summary': readSummary,
  'gsd-plan': readPlan,
  'gsd-verification': readVerification,
};

/** Reads a document of GSD: the whole file is one return. Takes time linear to its text, and never throws. */
export function readGsd(source: Source, family: GsdFamily): UnnumberedReturn {
  return { ...READERS[family](source), composed: family };
}
