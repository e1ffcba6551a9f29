import type { ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because } from '../model/claim.js';

export const artifactRemoved: ClaimRule = {
  id: 'artifact-removed',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'removed',
  severity: 'warning',
  summary: 'A claimed file was not removed after it was committed',
  rationale:
    'The file was there when the return claimed it, or later, so the claim was true. It was removed since, and whoever follows the return today finds nothing. That is a notice, but a warning where the compared change deletes the file that it claims.',
  remedy: 'Nothing, if the file was removed on purpose. Otherwise restore it.',
  sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is no phantom work' }],
  good: {},
  check({ claim, verdict }, { success }) {
    return [
      {
        ...(verdict.byChange === true && success ? {} : { severity: 'notice' }),
        message: `Artifact was committed and deleted since: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: 'Restore the file if it is still needed, or remove the artifact from the return.',
      },
    ];
  },
};
