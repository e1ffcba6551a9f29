import type { Fix } from '../model/fix.js';
import type { Pointer } from '../model/pointer.js';
import { NOTHING, type ClaimRule } from '../model/rule.js';
import { quote } from '../model/text.js';
import { because, isOwnFile } from '../model/verdict.js';

const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const tree = {
  [PLAN]: null,
  'specs/archive/7_parse_dates/plans/01_parse-dates.md': '# Parse dates\n',
} as const;

export const artifactRelocated: ClaimRule = {
  id: 'artifact-relocated',
  area: 'artifacts',
  scope: 'claim',
  verdict: 'relocated',
  severity: 'notice',
  summary: 'A claimed file is where the return says',
  rationale:
    'The file exists, but it was moved since, mostly with its task into the archive. The work is proved; only the path is out of date.',
  remedy: 'Nothing, where the folder was archived. Otherwise write the new path.',
  fixes: [{ safety: 'safe', does: 'writes the path at which the file is now' }],
  sources: [{ document: 'return-gate', heading: 'Most claims that no longer hold were archived with their folder' }],
  bad: [
    { families: ['return-meta'], file: 'specs/archive/7_parse_dates/.return-meta.json', tree },
    { families: ['subagent-return'], file: 'specs/archive/7_parse_dates/plan.return.json', tree },
    {
      families: ['result-envelope'],
      file: 'openspec/changes/archive/2026-01-28-parse-dates/proposal.return.md',
      tree: { [PROPOSAL]: null, 'openspec/changes/archive/2026-01-28-parse-dates/proposal.md': '# Parse dates\n' },
    },
    {
      families: ['return-meta', 'subagent-return'],
      tree: { [PLAN]: null, 'docs/01_parse-dates.md': '# Parse dates\n' },
      earlier: { [PLAN]: 'docs/01_parse-dates.md' },
    },
  ],
  good: {},
  check({ claim, verdict }, of) {
    if (isOwnFile(claim, verdict, of)) return NOTHING;
    const now = verdict.foundAt === null ? '' : `; it is now at ${quote(verdict.foundAt, 200)}`;
    return [
      {
        message: `Artifact was moved from ${quote(claim.path, 200)}${now}.${because(verdict)}`,
        recommendation: 'Nothing needs to be done where its folder was archived; otherwise write the new path.',
        ...(verdict.foundAt === null ? {} : { fix: fixOf(claim.pointer, verdict.foundAt) }),
      },
    ];
  },
};

function fixOf(pointer: Pointer, foundAt: string): Fix {
  const edits = [{ kind: 'set', pointer, value: foundAt }] as const;
  return { safety: 'safe', does: `write the new path ${quote(foundAt, 200)}`, edits };
}
