import { quote, quotedPath } from '../model/text.js';
import type { ClaimRule } from '../model/rule.js';
import { because, unlessSuccess } from '../model/claim.js';

export const artifactMissing: ClaimRule = {
  id: 'artifact-missing',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'missing',
  severity: 'error',
  summary: 'A claimed file exists in the checked tree',
  rationale:
    'This is phantom work: the return says that a file was made, but there is no such file, and its history does not explain why.',
  remedy: 'Write and commit the file, correct the path, or take the artifact out of the return.',
  demand: 'stated',
  sources: [
    { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
    { document: '003', heading: 'Orchestrator Validation (Stage 6)' },
  ],
  good: {},
  check({ claim, verdict }, of) {
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact does not exist: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: `Commit ${quotedPath(claim.path)}, correct the path, or remove the claim.`,
      },
    ];
  },
};
