import type { ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because } from '../model/verdict.js';

export const artifactUnverifiable: ClaimRule = {
  id: 'artifact-unverifiable',
  area: 'artifacts',
  scope: 'claim',
  verdict: 'unverifiable',
  severity: 'notice',
  summary: 'A claimed artifact can be checked in the repository',
  rationale:
    'What lies in a submodule or in a memory store is not part of the judged tree. It is neither proved nor disproved, and a reader should know that.',
  remedy: 'Nothing, where the artifact belongs there; otherwise claim a file of this repository.',
  sources: [
    { document: 'return-gate', heading: 'What the judged tree does not hold is said to be unproved, not called a lie' },
  ],
  bad: [
    {
      families: ['return-meta', 'subagent-return'],
      set: { '/artifacts/0/path': 'vendor/dates/plan.md' },
      tree: { 'vendor/dates/': '' },
    },
    {
      families: ['result-envelope'],
      replace: [['openspec/changes/parse-dates/proposal.md', 'Engram observation: #obs_5c1f']],
    },
  ],
  good: {},
  check({ claim, verdict }) {
    return [
      {
        message: `Artifact cannot be checked in this repository: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: 'Check it where it lies; nothing needs to be done here.',
      },
    ];
  },
};
