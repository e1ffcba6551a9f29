import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote, quotedPath } from '../model/text.js';
import { because, isDeletion, unlessSuccess } from '../model/verdict.js';

export const artifactEmpty: ClaimRule = {
  id: 'artifact-empty',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'empty',
  severity: 'error',
  summary: 'A claimed file is not empty',
  rationale: 'A file of 0 bytes was created and never written: the work that the return claims is not in it.',
  remedy: 'Write the content and commit it, or take the artifact out of the return.',
  demand: 'stated',
  sources: [{ document: '002', heading: 'Step 5: Validate Artifacts (CRITICAL)' }],
  bad: [
    {
      families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
      tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '' },
    },
    { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '' } },
    {
      families: ['gsd-summary', 'gsd-verification', 'bmad-story', 'bmad-spec'],
      replace: [['src/parse-dates.ts', 'src/times.ts']],
      tree: { 'src/times.ts': '' },
      also: ['gsd-self-check-contradicted'],
    },
    {
      families: ['gsd-plan'],
      replace: [
        ['path: src/parse-dates.ts', 'path: src/times.ts'],
        ['      exports: ["parseDate"]\n', ''],
      ],
      tree: { 'src/times.ts': '' },
    },
  ],
  good: [
    {
      families: ['return-meta', 'subagent-return', 'orchestrator-handoff'],
      tree: { 'specs/7_parse_dates/plans/01_parse-dates.md': '#' },
    },
    { families: ['result-envelope'], tree: { 'openspec/changes/parse-dates/proposal.md': '#' } },
    // Files that mean something though they are empty.
    {
      families: ['gsd-summary', 'gsd-verification', 'bmad-story', 'bmad-spec'],
      replace: [['src/parse-dates.ts', 'src/__init__.py']],
      tree: { 'src/__init__.py': '' },
    },
    {
      families: ['gsd-plan'],
      replace: [
        ['path: src/parse-dates.ts', 'path: src/__init__.py'],
        ['      exports: ["parseDate"]\n', ''],
      ],
      tree: { 'src/__init__.py': '' },
    },
  ],
  check({ claim, verdict }, of) {
    if (isDeletion(claim)) return NOTHING;
    return [
      {
        ...unlessSuccess(of, 'notice'),
        message: `Artifact is empty: ${quote(claim.path, 200)}.${because(verdict)}`,
        recommendation: `Write the content of ${quotedPath(claim.path)} and commit it, or remove the claim.`,
      },
    ];
  },
};
