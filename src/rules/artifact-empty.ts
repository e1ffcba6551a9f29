import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote, quotedPath } from '../model/text.js';
import { because, isDeletion, unlessSuccess } from '../model/claim.js';

export const artifactEmpty: ClaimRule = {
  id: 'artifact-empty',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'empty',
  severity: 'error',
  summary: 'A claimed file is not empty',
  rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
  remedy: 'Write the content and commit it, or take the artifact out of the return.',
  demand: 'stated',
  sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
  check({ claim, verdict }, of) {
    if (isDeletion(claim)) return NOTHING;
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact is empty: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: `Write the content of ${quotedPath(claim.path)} and commit it, or remove the claim.`,
      },
    ];
  },
};
