import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { isOwnFile, relocationFix } from '../model/claim.js';

export const artifactArchived: ClaimRule = {
  id: 'artifact-archived',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'relocated',
  severity: 'off',
  summary: 'A claimed path still leads to its file after the task was archived',
  rationale:
    'Archiving a task moves its return and its files together, so the claim stays true and nothing needs to be done. Turn this rule on where other tools follow the paths of archived returns.',
  remedy: 'Write the path below the archive.',
  fixes: [{ safety: 'safe', does: 'writes the path of the file in the archive' }],
  sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
  good: {},
  check({ claim, verdict }, of) {
    if (verdict.by !== 'archive' || verdict.foundAt === null || isOwnFile(claim, verdict, of)) return NOTHING;
    return [
      {
        message: `Artifact ${quote(claim.path, 200)} was archived with its task; it is now at ${quote(verdict.foundAt, 200)}.`,
        fix: relocationFix(claim.pointer, verdict.foundAt),
      },
    ];
  },
};
