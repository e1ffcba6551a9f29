import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { isOwnFile, relocationFix } from '../model/verdict.js';

const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const tree = {
  [PLAN]: null,
  'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n',
} as const;

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
  bad: [
    { families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree },
    { families: ['orchestrator-handoff'], file: 'specs/archive/7_parse_dates/.orchestrator-handoff.json', tree },
    { families: ['subagent-return'], file: 'specs/archive/7_parse_dates/plan.return.json', tree },
    {
      families: ['result-envelope'],
      file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
      tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
    },
  ],
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
