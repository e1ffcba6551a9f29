import { because } from '../../../model/claim.js';
import { numberField } from '../../../model/json.js';
import { isSuccess } from '../../../model/return.js';
import { NOTHING, type ClaimRule, type ReturnRule } from '../../../model/rule.js';
import { count, quote } from '../../../model/text.js';

const SOURCES = ['return-gate A project declares its own forms'] as const;

export const formNoClaims: ReturnRule = {
  id: 'form-no-claims',
  area: 'forms',
  scope: 'return',
  ofTruth: true,
  severity: 'warning',
  about: () => ({
    summary: 'A successful return of a form claims at least one file',
    rationale:
      'A return that names no file proves nothing. The form\'s sources may miss where its agents write, or all of its lines are hedged ("not committed", "untracked"). This is a warning only if the compared change adds a return whose lines are all hedged.',
    remedy:
      'Name the files of the work, or correct the sources under `claims`: `return-gate forms` shows what they find.',
    sources: SOURCES,
    bad: { remove: ['/files_created'] },
    good: {},
  }),
  check({ value, standard, claims, isNew = false }) {
    if (claims > 0 || standard.success.length === 0 || !isSuccess({ value, standard })) return NOTHING;
    const hedged = numberField(value, 'hedged') ?? 0;
    const because = hedged > 0 ? `: ${count(hedged, 'line')} that name files call them uncommitted` : '';
    return {
      ...(hedged > 0 && isNew ? {} : { severity: 'notice' as const }),
      pointer: '',
      value: 'no-claims',
      message: `The return reports success but claims no file${because}.`,
    };
  },
};

export const formCommitUnknown: ClaimRule = {
  id: 'form-commit-unknown',
  area: 'forms',
  scope: 'claim',
  verdict: ['missing', 'undetermined'],
  kinds: ['commit'],
  severity: 'notice',
  about: () => ({
    summary: "A commit in a form's return is in the history",
    rationale: "A squash or rebase removes a branch's commits, so this is only a notice.",
    remedy: 'Name the commit by its current id.',
    sources: SOURCES,
    bad: { set: { '/head_sha': '0a1b2c3d' } },
    good: {},
  }),
  check({ claim, verdict }) {
    const id = quote(claim.path, 80);
    const message =
      verdict.name === 'missing'
        ? `Commit ${id} is not in the history.`
        : `Whether commit ${id} is in the history cannot be determined.${because(verdict)}`;
    return { message };
  },
};
