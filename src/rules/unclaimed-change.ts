import { BASELINE_FILE } from '../model/baseline.js';
import { claimedFile } from '../model/claim.js';
import { NOTHING, type RunProblem, type RunRule } from '../model/rule.js';
import { quote } from '../model/text.js';

/** Files that the process itself updates, so no return claims them. */
export const UNCLAIMED_BY_DESIGN: readonly string[] = [
  'specs/TODO.md',
  'specs/state.json',
  BASELINE_FILE,
  '.return-gate.yml',
  '.return-gate.yaml',
  '.return-gate.json',
];

const STORY = '_bmad-output/implementation-artifacts/1-2-parse-dates.md';
const SPEC = '_bmad-output/implementation-artifacts/spec-parse-dates.md';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';
const METADATA = 'specs/7_parse_dates/.return-meta.json';
const HANDOFF = 'specs/7_parse_dates/.orchestrator-handoff.json';
const LOG = 'returns/7_plan.return.json';
const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';
const SUMMARY = '.planning/phases/01-dates/01-02-SUMMARY.md';
const DONE_PLAN = '.planning/phases/01-dates/01-02-PLAN.md';
const PARSER = 'src/parse-dates.ts';
const VERIFIED = '.planning/phases/01-dates/01-VERIFICATION.md';
const tree = { 'src/dates.ts': 'export {};\n' } as const;

export const unclaimedChange: RunRule = {
  id: 'unclaimed-change',
  area: 'run',
  step: 'structure',
  scope: 'run',
  severity: 'notice',
  summary: 'Every file that changed with a return is claimed by one',
  rationale:
    'A return is the account of what an agent did. A change beside it that no return mentions is work that nobody accounts for.',
  remedy:
    'List the file as an artifact of the return that made it, commit it apart, or except its path in the configuration.',
  sources: [{ document: 'return-gate', heading: 'The counterpart of phantom work: work that no return claims' }],
  bad: [
    {
      families: ['return-meta'],
      tree,
      context: { changes: { base: 'main', changed: new Set([METADATA, PLAN, 'src/dates.ts']), deleted: new Set() } },
    },
    {
      families: ['orchestrator-handoff'],
      tree,
      context: { changes: { base: 'main', changed: new Set([HANDOFF, PLAN, 'src/dates.ts']), deleted: new Set() } },
    },
    {
      families: ['subagent-return'],
      tree,
      context: { changes: { base: 'main', changed: new Set([LOG, PLAN, 'src/dates.ts']), deleted: new Set() } },
    },
    {
      families: ['result-envelope'],
      tree,
      context: {
        changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL, 'src/dates.ts']), deleted: new Set() },
      },
    },
    {
      families: ['gsd-summary', 'gsd-plan'],
      tree,
      context: {
        changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER, 'src/dates.ts']), deleted: new Set() },
      },
    },
    {
      families: ['gsd-verification'],
      tree,
      context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER, 'src/dates.ts']), deleted: new Set() } },
    },
    {
      families: ['bmad-story'],
      tree,
      context: { changes: { base: 'main', changed: new Set([STORY, PARSER, 'src/dates.ts']), deleted: new Set() } },
    },
    {
      families: ['bmad-spec'],
      tree,
      context: { changes: { base: 'main', changed: new Set([SPEC, PARSER, 'src/dates.ts']), deleted: new Set() } },
    },
  ],
  good: [
    {
      families: ['return-meta'],
      context: { changes: { base: 'main', changed: new Set([METADATA, PLAN, 'specs/TODO.md']), deleted: new Set() } },
    },
    {
      families: ['orchestrator-handoff'],
      context: { changes: { base: 'main', changed: new Set([HANDOFF, PLAN, 'specs/TODO.md']), deleted: new Set() } },
    },
    {
      families: ['subagent-return'],
      context: { changes: { base: 'main', changed: new Set([LOG, PLAN, 'specs/TODO.md']), deleted: new Set() } },
    },
    {
      families: ['result-envelope'],
      context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } },
    },
    {
      families: ['gsd-summary', 'gsd-plan'],
      context: { changes: { base: 'main', changed: new Set([SUMMARY, DONE_PLAN, PARSER]), deleted: new Set() } },
    },
    {
      families: ['gsd-verification'],
      context: { changes: { base: 'main', changed: new Set([VERIFIED, PARSER]), deleted: new Set() } },
    },
    {
      families: ['bmad-story'],
      context: { changes: { base: 'main', changed: new Set([STORY, PARSER]), deleted: new Set() } },
    },
    {
      families: ['bmad-spec'],
      context: { changes: { base: 'main', changed: new Set([SPEC, PARSER]), deleted: new Set() } },
    },
  ],
  check(run, { changes, mayBeUnclaimed }) {
    if (changes === null) return NOTHING;
    const accounted = new Set(UNCLAIMED_BY_DESIGN);
    let compared = false;
    for (const { file, restated, claims } of run.returns) {
      accounted.add(file);
      if (!changes.changed.has(file)) continue;
      compared ||= restated;
      for (const { claim, verdict } of claims) {
        const path = claimedFile(claim);
        if (path !== null) accounted.add(path);
        if (verdict.foundAt !== null) accounted.add(verdict.foundAt);
      }
    }
    if (!compared) return NOTHING;
    const problems: RunProblem[] = [];
    for (const file of changes.changed) {
      if (accounted.has(file) || changes.moved?.has(file) === true || mayBeUnclaimed?.(file) === true) continue;
      if (run.holdsReturn?.(file) === true) continue;
      problems.push({
        file,
        message: `${quote(file, 200)} changed, and no changed return claims it.`,
        recommendation: 'List it as an artifact of the return that made it, or except its path in the configuration.',
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};
