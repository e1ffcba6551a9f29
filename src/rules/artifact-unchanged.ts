import { claimedFile } from '../model/claim.js';
import { NOTHING, type ClaimRule } from '../model/rule.js';
import type { Changes } from '../model/context.js';
import { quote } from '../model/text.js';

const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

const PROPOSAL = 'openspec/changes/parse-dates/proposal.md';
const ENVELOPE = 'openspec/changes/parse-dates/proposal.return.md';

export const artifactUnchanged: ClaimRule = {
  id: 'artifact-unchanged',
  area: 'artifacts',
  step: 'artifacts',
  scope: 'claim',
  verdict: 'present',
  severity: 'warning',
  summary: 'A return that changed claims files that changed with it',
  rationale:
    'A new return that points at a file which was there before, and which nobody touched, passes off old work as new.',
  remedy: 'Commit the change to the file together with the return, or take the artifact out of it.',
  sources: [{ document: 'return-gate', heading: 'That a file exists does not prove that this return made it' }],
  bad: [
    {
      families: ['return-meta'],
      context: {
        changes: { base: 'main', changed: new Set(['specs/7_parse_dates/.return-meta.json']), deleted: new Set() },
      },
    },
    {
      families: ['orchestrator-handoff'],
      context: {
        changes: {
          base: 'main',
          changed: new Set(['specs/7_parse_dates/.orchestrator-handoff.json']),
          deleted: new Set(),
        },
      },
    },
    {
      families: ['subagent-return'],
      context: { changes: { base: 'main', changed: new Set(['returns/7_plan.return.json']), deleted: new Set() } },
    },
    {
      families: ['result-envelope'],
      context: { changes: { base: 'main', changed: new Set([ENVELOPE]), deleted: new Set() } },
    },
  ],
  good: [
    {
      families: ['return-meta'],
      context: {
        changes: {
          base: 'main',
          changed: new Set(['specs/7_parse_dates/.return-meta.json', PLAN]),
          deleted: new Set(),
        },
      },
    },
    {
      families: ['orchestrator-handoff'],
      context: {
        changes: {
          base: 'main',
          changed: new Set(['specs/7_parse_dates/.orchestrator-handoff.json', PLAN]),
          deleted: new Set(),
        },
      },
    },
    {
      families: ['subagent-return'],
      context: {
        changes: { base: 'main', changed: new Set(['returns/7_plan.return.json', PLAN]), deleted: new Set() },
      },
    },
    {
      families: ['result-envelope'],
      context: { changes: { base: 'main', changed: new Set([ENVELOPE, PROPOSAL]), deleted: new Set() } },
    },
  ],
  check({ claim, verdict }, of, { changes }) {
    if (changes === null || !of.success || !of.restated) return NOTHING;
    const file = verdict.foundAt ?? claimedFile(claim);
    if (file === null || isWritten(file, changes)) return NOTHING;
    // The return claimed it before, with the same statement: this change need not touch it.
    if (of.baseClaims?.(claimedFile(claim) ?? file) === true) return NOTHING;
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
