import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because, isDeletion, unlessSuccess } from '../model/claim.js';

export const artifactDirectory: ClaimRule = {
  id: 'artifact-directory',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'directory',
  severity: 'error',
  summary: 'A claimed path is a file, not a directory',
  rationale:
    'A directory can hold files older than the work, so it proves nothing. Only a file can be linked, read and proved.',
  remedy: 'Claim each file that was made in the directory.',
  demand: 'stated',
  sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
  good: {},
  check({ claim, verdict }, of) {
    if (isDeletion(claim)) return NOTHING;
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact is a directory: ${quote(claim.path, 200)}; a file was expected.${because(verdict)}`,
        recommendation: 'Claim each file that was written, or remove the claim.',
      },
    ];
  },
};
