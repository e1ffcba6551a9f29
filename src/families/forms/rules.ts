import { because } from '../../model/claim.js';
import { numberField, stringField } from '../../model/json.js';
import { isSuccess } from '../../model/return.js';
import { rulesOnClaims, rulesOnReturns, NOTHING } from '../../model/rule.js';
import { count, quote, quotedList } from '../../model/text.js';
import type { Problem } from '../../model/finding.js';
import { unreadRule } from '../../rules/return.js';
import { stateOf } from './status.js';

const SOURCES = ['return-gate A project declares its own forms'] as const;

export const returnRules = rulesOnReturns('forms', {
  'form-no-claims': {
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
  },
  'form-schema': {
    step: 'structure',
    severity: 'error',
    about: () => ({
      summary: 'A return of a form satisfies the JSON Schema that the form names',
      rationale:
        "A form's `schema` tells the next tool what it can rely on. `pattern` and `patternProperties` are not checked, since the gate runs no foreign expressions.",
      remedy: 'Write the return as its schema requires, or correct the schema.',
      sources: SOURCES,
      bad: { remove: ['/summary'] },
    }),
    check({ shapeErrors }) {
      return shapeErrors.map((error): Problem => ({
        pointer: error.pointer,
        message: `${error.pointer === '' ? 'The return' : quote(error.pointer, 200)} ${error.detail}, but the schema of the form forbids it.`,
      }));
    },
  },
  'form-status': {
    step: 'status',
    severity: 'warning',
    about: () => ({
      summary: 'A return of a form has a status if the form names a source for it',
      rationale:
        'Without a status, it is unknown whether the work is done. Its claims count as those of a success, and no demand for a return is met.',
      remedy: 'Write the status at the place that the form names.',
      sources: SOURCES,
      bad: { remove: ['/status'] },
    }),
    check({ value, standard }) {
      if (stateOf(value) !== 'unknown' || stringField(value, 'status') !== undefined) return NOTHING;
      return {
        pointer: '',
        property: 'status',
        message: `The return has no status; one of ${quotedList(standard.success)} says that the work is done.`,
      };
    },
  },
  'form-unread': unreadRule(() => ({
    summary: "Every line that names a file at a form's places for claims is read as a claim",
    rationale:
      'A list in fenced code, a pattern without matches, a drawn tree or a sentence with paths is not read. An unread path must not look proved. This is a warning only if the compared change adds it.',
    remedy: 'Write each path as its own item or text.',
    sources: SOURCES,
    bad: { set: { '/files_created/-': 'src/*.none.ts' } },
  })),
});

export const claimRules = rulesOnClaims('forms', {
  'form-commit-unknown': {
    verdict: ['missing', 'undetermined'],
    kinds: ['commit'],
    severity: 'notice',
    about: () => ({
      summary: "A commit in a form's return is in the history",
      rationale: "A squash or rebase removes a branch's commits, so this is only a notice.",
      remedy: 'Name the commit by its current id.',
      sources: SOURCES,
      bad: { set: { '/head_sha': '0a1b2c3d' } },
    }),
    check({ claim, verdict }) {
      const id = quote(claim.path, 80);
      const message =
        verdict.name === 'missing'
          ? `Commit ${id} is not in the history.`
          : `Whether commit ${id} is in the history cannot be determined.${because(verdict)}`;
      return { message };
    },
  },
});
