import type { ClaimRule } from '../model/rule.js';
import { quote, quotedPath } from '../model/text.js';
import { because, unlessSuccess } from '../model/claim.js';

export const artifactUncommitted: ClaimRule = {
  id: 'artifact-uncommitted',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'uncommitted',
  severity: 'error',
  summary: 'A claimed file is committed',
  rationale:
    'The file is in the workspace but not in the commit, or ignore files keep it out of every commit. Nobody else receives it, and it is lost with the machine that the agent ran on.',
  remedy: 'Commit the file; where an ignore rule keeps it out, change the rule, or claim a file that is committed.',
  demand: 'stated',
  sources: [
    { document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' },
    {
      document: 'return-gate',
      heading: 'The proof comes from the checked commit, not from files left over on disk',
    },
  ],
  good: {},
  check({ claim, verdict }, of) {
    return [
      {
        ...unlessSuccess(of, 'notice'),
        ...(verdict.by === 'ignored'
          ? {
              message: `Artifact is not committed, and no commit can prove it: ${quote(claim.path, 200)}.${because(verdict)}`,
              recommendation: 'Take the artifact out of the return, or change the rule and commit the file.',
            }
          : {
              message: `Artifact is not committed: ${quote(claim.path, 200)}.${because(verdict)}`,
              recommendation: `Commit ${quotedPath(claim.path)}, or remove the claim.`,
            }),
      },
    ];
  },
};
