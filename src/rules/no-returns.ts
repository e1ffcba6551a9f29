import type { AddedReturn, BranchDemand, Changes, DeletedReturn, RunSubject, SingleFile } from '../model/context.js';
import type { Severity } from '../model/finding.js';
import { FILE_START } from '../model/pointer.js';
import { rulesOnRuns, type Found, listFound, NOTHING, type RunProblem } from '../model/rule.js';
import { quote, listOfFew } from '../model/text.js';

/** What is demanded of a return that a branch adds, one after the other: the first two of every branch. */
const DEMANDS: readonly {
  readonly isSuch: (added: AddedReturn) => boolean;
  readonly what: string;
  readonly advice: string;
}[] = [
  {
    isSuch: ({ outcome }) => outcome !== 'open',
    what: 'with a final status',
    advice:
      'Let the agent finish, or set "status" in the return to what the work reached, such as "partial" or "blocked".',
  },
  {
    isSuch: ({ unread }) => unread !== true,
    what: 'that could be read completely',
    advice: 'Correct what the other findings on these returns name, so that every claim is read.',
  },
  {
    isSuch: ({ outcome }) => outcome === 'success',
    what: 'that says success, which agent-branches-require demands',
    advice: 'Finish the work on the branch before it is merged, or set agent-branches-require to "final".',
  },
  {
    isSuch: ({ unproved }) => unproved !== true,
    what: 'of success with a proved claim, which agent-branches-require demands',
    advice: 'Claim the files that the work made, or set agent-branches-require to "final".',
  },
];

const MOST_SHOWN = 3;

export const runRules = rulesOnRuns('run', {
  'no-returns': {
    severity: 'error',
    about: () => ({
      summary: 'A run finds at least one file that may hold a return, and an agent branch adds a return',
      rationale:
        'A gate that finds nothing has checked nothing. If it passed, a wrong pattern or a forgotten commit would look like proved work. The same applies to an agent branch without its own return. An old return that was moved, copied or reformatted says nothing about this work. A return that is in progress, or has no status, does not say how the work ended.',
      remedy:
        'Commit the returns, correct the patterns, or set `if-no-returns` if a run without returns is right. On a branch that matches `agent-branches`, commit the return with its work, with a final status; if `agent-branches-require` is `success`, with a success status and at least one proved claim.',
      sources: ['return-gate A required check must not pass because nothing was found'],
      bad: {
        context: {
          agentBranch: 'agent/7-parse-dates',
          changes: { base: 'main', changed: new Set(['src/dates.ts']), deleted: new Set() },
        },
      },
    }),
    check(run, { ifNoReturns, agentBranch, agentBranchRequires, changes }) {
      const { single = null } = run;
      if (single !== null) return checkSingle(single, run);
      const deletedReturns = run.deletedReturns?.isAll === true ? run.deletedReturns.files : null;
      const isAllowed = run.files > 0 || ifNoReturns === 'ignore';
      const nothing = isAllowed
        ? null
        : deletedReturns === null
          ? nothingFound(ifNoReturns)
          : allDeleted(deletedReturns);
      if (nothing?.severity === 'error') return nothing;
      const ofBranch = agentBranch === null ? NOTHING : checkBranch(agentBranch, agentBranchRequires, run, changes);
      return [...(nothing === null ? [] : [nothing]), ...listFound(ofBranch)];
    },
  },
});

/** Returns true if a text is one return. Other rules report an unreadable one, and several in JSON. */
function checkSingle({ file, form, noun, findings }: SingleFile, { returns }: RunSubject): Found<RunProblem> {
  const range = FILE_START;
  if (returns.length === 0 && findings === 0) {
    const what = form === 'json' ? 'one JSON object' : 'the document that the standard asks for';
    return {
      file,
      range,
      message: `The text holds no ${noun ?? 'return'}; one was expected.`,
      recommendation: `Fix subagent return format: return ${noun === null ? what : `a ${noun} with all of its parts`}.`,
    };
  }
  if (returns.length < 2 || form !== 'markdown') return NOTHING;
  return {
    file,
    range,
    value: 'several',
    message: `The text holds ${String(returns.length)} returns; one was expected.`,
    recommendation: `Fix subagent return format: return one ${noun ?? 'return'}, and quote no other.`,
  };
}

/** Returns true if the branch has its required return. */
function checkBranch(
  branch: string,
  demand: BranchDemand,
  { returns, addedReturns }: RunSubject,
  changes: Changes | null,
): Found<RunProblem> {
  const name = `agent branch ${quote(branch, 200)}`;
  const lacks = (what: string, recommendation: string): RunProblem => ({
    value: branch,
    message: `The ${name} ${what}.`,
    recommendation,
  });
  if (changes === null || changes.approximate === true || addedReturns === null) {
    const doubt =
      changes === null
        ? 'there is no base to compare with'
        : changes.approximate === true
          ? `history is too shallow to show where it left ${quote(changes.base)}`
          : 'the content of the base could not be read';
    return {
      value: branch,
      message: `It is unknown whether the ${name} changed a return: ${doubt}.`,
      recommendation: 'Let the checkout fetch all of the history (fetch-depth: 0), or name the base by the input base.',
    };
  }
  if (addedReturns.length === 0) {
    const isTouched = returns.some(({ file }) => changes.changed.has(file));
    return lacks(
      isTouched
        ? 'changed no return: those that it touched repeat other returns in another place or form, or are about several tasks'
        : 'changed no return',
      'Commit a return with the work: a file in which the agent lists what it made.',
    );
  }
  let left = addedReturns;
  for (const { isSuch, what, advice } of demand === 'success' ? DEMANDS : DEMANDS.slice(0, 2)) {
    const such = left.filter(isSuch);
    if (such.length === 0) return lacks(`adds no return ${what}: ${statusesOf(left)}`, advice);
    left = such;
  }
  return NOTHING;
}

function nothingFound(severity: Severity): RunProblem {
  return {
    severity,
    message: 'No file that may hold a return was found.',
    recommendation:
      'Commit the returns, check the patterns and the project root, or set if-no-returns to "ignore" if none are expected.',
  };
}

/** Another rule names the deleted files, and knows whether this was expected. */
function allDeleted(files: readonly DeletedReturn[]): RunProblem {
  return {
    severity: 'notice',
    value: 'deleted',
    message: `The compared change deletes ${files.length === 1 ? 'the only file' : `all ${String(files.length)} files`} with returns, so nothing is left to check: ${listOfFew(
      files.map(({ file }) => quote(file, 200)),
      MOST_SHOWN,
    )}.`,
    recommendation: 'Check that the deletion of the returns was intended.',
  };
}

/** `"blocked" in "specs/7_x/.return-meta.json" and 2 more`. */
function statusesOf(addedReturns: readonly AddedReturn[]): string {
  return listOfFew(
    addedReturns.map(({ file, status }) => `${status === null ? 'none' : quote(status)} in ${quote(file, 200)}`),
    MOST_SHOWN,
  );
}
