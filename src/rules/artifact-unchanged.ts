import { claimedFile } from '../model/claim.js';
import { NOTHING, type ClaimRule } from '../model/rule.js';
import type { Changes } from '../model/context.js';
import { quote } from '../model/text.js';

export const artifactUnchanged: ClaimRule = {
  id: 'artifact-unchanged',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'present',
  severity: 'warning',
  summary: 'A changed return claims only files that the same change touches',
  rationale:
    'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
  remedy: 'Commit the change to the file together with the return, or take the artifact out of it.',
  sources: [{ document: 'return-gate', heading: 'That a file exists does not prove that this return made it' }],
  check({ claim, verdict }, of, { changes }) {
    if (changes === null || !of.success || !of.restated) return NOTHING;
    const file = claimedFile(claim);
    if (file === null || isWritten(verdict.foundAt ?? file, changes)) return NOTHING;
    // The return claimed it before, with the same statement: this change need not touch it.
    if (of.baseClaims?.(file) === true) return NOTHING;
    return [
      {
        message: `Artifact is the same as in the base ${quote(changes.base)}, although the return is new: ${quote(claim.path, 200)}.`,
        recommendation: `Verify ${of.agent} wrote the artifact in this work and committed it with the return.`,
      },
    ];
  },
};

/** Whether a change wrote or deleted a file. Making it executable does not count. */
function isWritten(file: string, { changed, deleted, sameContent }: Changes): boolean {
  return deleted.has(file) || (changed.has(file) && sameContent?.has(file) !== true);
}
