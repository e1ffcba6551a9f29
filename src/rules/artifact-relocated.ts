import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because, isOwnFile, relocationFix } from '../model/claim.js';

export const artifactRelocated: ClaimRule = {
  id: 'artifact-relocated',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'relocated',
  severity: 'notice',
  summary: 'A claimed file has not been renamed',
  rationale:
    'The file exists, but git records that it was renamed, so the claim is true and its path is out of date. A file that was archived with its task is not reported here; see artifact-archived.',
  remedy: 'Write the new path.',
  fixes: [{ safety: 'safe', does: 'writes the path at which the file is now' }],
  sources: [{ document: 'return-gate', heading: 'A renamed file is no phantom work' }],
  good: {},
  check({ claim, verdict }, of) {
    if (verdict.by === 'archive' || isOwnFile(claim, verdict, of)) return NOTHING;
    const now = verdict.foundAt === null ? '' : `; it is now at ${quote(verdict.foundAt, 200)}`;
    // Found by its name alone, it may always have been there.
    const found = verdict.by === 'name' && verdict.foundAt !== null ? quote(verdict.foundAt, 200) : null;
    const what =
      found === null
        ? `Artifact was renamed: ${quote(claim.path, 200)}${now}`
        : `Artifact is not at ${quote(claim.path, 200)}, but at ${found}`;
    return [
      {
        message: `${what}.${because(verdict)}`,
        ...(verdict.foundAt === null ? {} : { fix: relocationFix(claim.pointer, verdict.foundAt) }),
      },
    ];
  },
};
