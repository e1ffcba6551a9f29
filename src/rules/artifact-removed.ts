import type { ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because } from '../model/verdict.js';

export const artifactRemoved: ClaimRule = {
  id: 'artifact-removed',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'removed',
  severity: 'notice',
  summary: 'A claimed file was not removed after it was committed',
  rationale:
    'The file was there when the return claimed it, or later, so the claim was true. It was removed since, and whoever follows the return today finds nothing.',
  remedy: 'Nothing, if the file was removed on purpose. Otherwise bring it back.',
  sources: [{ document: 'return-gate', heading: 'A file that was committed and removed later is no phantom work' }],
  bad: [
    {
      families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
      tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
      earlier: { 'specs/7_parse_dates/plans/01_parse-dates.md': null },
    },
    {
      families: ['result-envelope'],
      tree: { 'openspec/changes/parse-dates/proposal.md': null },
      earlier: { 'openspec/changes/parse-dates/proposal.md': null },
    },
    {
      families: ['gsd-summary', 'gsd-verification', 'bmad-story', 'bmad-spec'],
      replace: [['src/parse-dates.ts', 'src/dates.ts']],
      earlier: { 'src/dates.ts': null },
    },
    {
      families: ['gsd-plan'],
      replace: [['path: src/parse-dates.ts', 'path: src/dates.ts']],
      earlier: { 'src/dates.ts': null },
    },
  ],
  good: {},
  check({ claim, verdict }) {
    return [
      {
        message: `Artifact was committed and is gone since: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: 'Bring the file back if it is still needed, or take the artifact out of the return.',
      },
    ];
  },
};
