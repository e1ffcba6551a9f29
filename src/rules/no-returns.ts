import type { Changes } from '../model/context.js';
import { NOTHING, type RunProblem, type RunRule } from '../model/rule.js';
import type { Severity } from '../model/severity.js';
import { quote } from '../model/text.js';

const METADATA = 'specs/7_parse_dates/.return-meta.json';
const PLAN = 'specs/7_parse_dates/plans/01_parse-dates.md';

export const noReturns: RunRule = {
  id: 'no-returns',
  area: 'run',
  scope: 'run',
  severity: 'error',
  summary: 'A run finds at least one file that may hold a return, and an agent branch changes a return',
  rationale:
    'A gate that finds nothing has judged nothing. To pass then would let a wrong pattern or a forgotten commit look like proved work. The same holds of a branch on which an agent works and that brings no return of its own, whatever was committed before it.',
  remedy:
    'Commit the returns, correct the patterns, or state by `if-no-returns` that a run without returns is right. On a branch that matches `agent-branches`, commit the return of the work with it.',
  sources: [{ document: 'return-gate', heading: 'A required check must not pass because nothing was found' }],
  bad: [
    { file: 'notes/plan.json' },
    {
      context: {
        agentBranch: 'agent/7-parse-dates',
        changes: { base: 'main', changed: new Set(['src/dates.ts']), deleted: new Set() },
      },
    },
  ],
  good: [
    { file: 'notes/plan.json', context: { ifNoReturns: 'ignore' } },
    {
      families: ['return-meta'],
      context: {
        agentBranch: 'agent/7-parse-dates',
        changes: { base: 'main', changed: new Set([METADATA, PLAN]), deleted: new Set() },
      },
    },
  ],
  check(run, { ifNoReturns, agentBranch, changes }) {
    if (run.files === 0 && ifNoReturns === 'error') return [nothingFound(ifNoReturns)];
    const problems: RunProblem[] = [];
    if (run.files === 0 && ifNoReturns !== 'ignore') problems.push(nothingFound(ifNoReturns));
    if (agentBranch !== null) {
      const doubt = doubtOf(changes);
      const isChanged = run.returns.some(({ file }) => changes?.changed.has(file) === true);
      if (doubt !== null) problems.push(undecided(agentBranch, doubt));
      else if (!isChanged) problems.push(unchanged(agentBranch));
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

function nothingFound(severity: Severity): RunProblem {
  return {
    severity,
    message: 'No file that may hold a return was found.',
    recommendation:
      'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" where none are expected.',
  };
}

/** Why it cannot be said whether the branch itself changed a return; null where it can. */
function doubtOf(changes: Changes | null): string | null {
  if (changes === null) return 'there is no base to compare with';
  return changes.approximate === true ? `history is too shallow to tell where it left ${quote(changes.base)}` : null;
}

function undecided(branch: string, doubt: string): RunProblem {
  return {
    value: branch,
    message: `Whether the agent branch ${quote(branch, 200)} changed a return is not known: ${doubt}.`,
    recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
  };
}

function unchanged(branch: string): RunProblem {
  return {
    value: branch,
    message: `The agent branch ${quote(branch, 200)} changed no return.`,
    recommendation: 'Commit the return of the work with it, or take the branch out of agent-branches.',
  };
}
