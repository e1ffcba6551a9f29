import type { DeletedReturn } from '../model/context.js';
import { NOTHING, type RunProblem, type RunRule } from '../model/rule.js';
import { count, listOf, quote } from '../model/text.js';

/** At most this many files are named. */
const MOST_NAMED = 10;

export const returnDeleted: RunRule = {
  id: 'return-deleted',
  area: 'run',
  step: 'structure',
  scope: 'run',
  severity: 'warning',
  summary: 'A change deletes no return',
  rationale:
    'A return is the record of what an agent did. A change that deletes the returns of others, as a wrong merge does, also takes away what they claimed, and a false claim would vanish with its return. A return that is at another place now, as an archive has it, was not deleted; one whose file is still there, without it, was. Document 001 asks for one deletion: of the metadata file of a finished task. Where all its claims held at the base, this is a notice.',
  remedy:
    'Restore the returns unless they were meant to be deleted: `git checkout BASE -- PATH`. To put them away, move them into an archive.',
  sources: [
    { document: '001', heading: 'Cleanup' },
    { document: 'return-gate', heading: 'A false claim must not vanish with its return' },
  ],
  good: {},
  check({ deletedReturns = null }) {
    if (deletedReturns === null) return NOTHING;
    const { files } = deletedReturns;
    const problems: RunProblem[] = [];
    const lost = files.filter(({ isExpected }) => !isExpected);
    if (lost.length > 0) {
      problems.push({
        value: 'lost',
        message: `The compared change deletes ${inWords(lost)}.`,
        recommendation: 'Restore them unless they were meant to be deleted, or move them into an archive.',
      });
    }
    const done = files.filter(({ isExpected }) => isExpected);
    if (done.length > 0) {
      problems.push({
        severity: 'notice',
        value: 'done',
        message: `The compared change deletes ${inWords(done)}. All that they claim existed.`,
        recommendation: 'Nothing needs to be done: 001 asks for it once a task is finished.',
      });
    }
    return problems;
  },
};

/** `the returns of 2 files: "a" and "b"`. */
function inWords(deleted: readonly DeletedReturn[]): string {
  const names = deleted.slice(0, MOST_NAMED).map(({ file }) => quote(file, 200));
  const more = deleted.length - names.length;
  const list = listOf(more > 0 ? [...names, `${String(more)} more`] : names, 'and');
  return `the returns of ${count(deleted.length, 'file')}: ${list}`;
}
