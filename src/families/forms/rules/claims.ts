import { because } from '../../../model/claim.js';
import { numberField } from '../../../model/json.js';
import { isSuccess } from '../../../model/return.js';
import { NOTHING, type ClaimRule, type ReturnRule } from '../../../model/rule.js';
import { count, quote } from '../../../model/text.js';

const SOURCES = ['return-gate A form is what the project declares'] as const;

export const formNoClaims: ReturnRule = {
  id: 'form-no-claims',
  area: 'forms',
  scope: 'return',
  ofTruth: true,
  severity: 'warning',
  about: () => ({
    summary: 'A return of a form that says success claims at least one file',
    rationale:
      'A return that names no file proves nothing. The sources of the form may miss where its agents write, or all of its lines are hedged ("not committed", "untracked"). It is a warning only where the compared change adds a return whose lines are all hedged.',
    remedy:
      'Name the files of the work, or correct the sources under `claims`: `return-gate forms` shows what they find.',
    sources: SOURCES,
    bad: { remove: ['/files_created'] },
    good: {},
  }),
  check({ value, standard, claims, isNew = false }) {
    if (claims > 0 || standard.success.length === 0 || !isSuccess({ value, standard })) return NOTHING;
    const hedged = numberField(value, 'hedged') ?? 0;
    const because = hedged > 0 ? `: what it names in ${count(hedged, 'line')} it calls uncommitted` : '';
    return {
      ...(hedged > 0 && isNew ? {} : { severity: 'notice' as const }),
      pointer: '',
      value: 'no-claims',
      message: `The return says success and claims no file${because}.`,
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
    summary: 'A commit that a return of a form names is in the history',
    rationale: 'A squash or a rebase takes the commits of a branch away, so that this is only a notice.',
    remedy: 'Name the commit as it is in the history now.',
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
