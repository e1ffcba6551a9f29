import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { unreadRule } from '../../../rules/return.js';
import { stateOf } from '../status.js';

const SOURCES = ['return-gate A project declares its own forms'] as const;

export const formSchema: ReturnRule = {
  id: 'form-schema',
  area: 'forms',
  step: 'structure',
  scope: 'return',
  severity: 'error',
  about: () => ({
    summary: 'A return of a form satisfies the JSON Schema that the form names',
    rationale:
      "A form's `schema` tells the next tool what it can rely on. `pattern` and `patternProperties` are not checked, since the gate runs no foreign expressions.",
    remedy: 'Write the return as its schema requires, or correct the schema.',
    sources: SOURCES,
    bad: { remove: ['/summary'] },
    good: {},
  }),
  check({ shapeErrors }) {
    return shapeErrors.map((error): Problem => ({
      pointer: error.pointer,
      message: `${error.pointer === '' ? 'The return' : quote(error.pointer, 200)} ${error.detail}, but the schema of the form forbids it.`,
    }));
  },
};

export const formStatus: ReturnRule = {
  id: 'form-status',
  area: 'forms',
  step: 'status',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'A return of a form has a status if the form names a source for it',
    rationale:
      'Without a status, it is unknown whether the work is done. Its claims count as those of a success, and no demand for a return is met.',
    remedy: 'Write the status at the place that the form names.',
    sources: SOURCES,
    bad: { remove: ['/status'] },
    good: {},
  }),
  check({ value, standard }) {
    if (stateOf(value) !== 'unknown' || stringField(value, 'status') !== undefined) return NOTHING;
    return {
      pointer: '',
      property: 'status',
      message: `The return has no status; one of ${listOf(
        standard.success.map((word) => quote(word)),
        'or',
      )} says that the work is done.`,
    };
  },
};

export const formUnread = unreadRule({
  id: 'form-unread',
  area: 'forms',
  about: () => ({
    summary: "Every line that names a file at a form's places for claims is read as a claim",
    rationale:
      'A list in fenced code, a pattern without matches, a drawn tree or a sentence with paths is not read. An unread path must not look proved. This is a warning only if the compared change adds it.',
    remedy: 'Write each path as its own item or text.',
    sources: SOURCES,
    bad: { set: { '/files_created/-': 'src/*.none.ts' } },
    good: {},
  }),
});
