import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { isOwnFile, unlessSuccess } from '../model/claim.js';

export const artifactSelf: ClaimRule = {
  id: 'artifact-self',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: ['present', 'relocated', 'case-mismatch'],
  severity: 'error',
  summary: 'A return claims other files than its own',
  rationale:
    'The file that holds the return is there as soon as the return is written, so that claiming it, or a copy of it, proves nothing. It counts as no artifact.',
  remedy: 'Claim the files that the work made, and take the file of the return out of its artifacts.',
  demand: 'stated',
  sources: [
    { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
    { document: 'return-gate', heading: 'A return is no work: that it exists does not prove what it says' },
  ],
  good: {},
  check({ claim, verdict }, of) {
    const isOwn = isOwnFile(claim, verdict, of);
    if (!isOwn && verdict.isReturn !== true) return NOTHING;
    const what = isOwn ? 'the file of the return itself' : 'a copy of the file of the return';
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact is ${what}: ${quote(claim.path, 200)}; a file that the work made was expected.`,
        recommendation: `Verify ${of.agent} lists the files that it made, not its return.`,
      },
    ];
  },
};
