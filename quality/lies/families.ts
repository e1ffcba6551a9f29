import type { Planted } from './kind.js';
import { planted as bmadSpec } from './families/bmad-spec.js';
import { planted as bmadStory } from './families/bmad-story.js';
import { planted as gsdPlan } from './families/gsd-plan.js';
import { planted as gsdSummary } from './families/gsd-summary.js';
import { planted as handoff } from './families/handoff.js';
import { planted as resultEnvelope } from './families/result-envelope.js';
import { planted as returnLog } from './families/return-log.js';
import { planted as returnMeta } from './families/return-meta.js';
import { planted as transcript } from './families/transcript.js';
import { planted as verifyResult } from './families/verify-result.js';

/** All families of returns, with the lies that are planted in each. */
export const FAMILIES: readonly Planted[] = [
  returnMeta,
  handoff,
  returnLog,
  transcript,
  resultEnvelope,
  verifyResult,
  gsdSummary,
  gsdPlan,
  bmadStory,
  bmadSpec,
];
