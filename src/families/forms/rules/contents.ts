import type { Problem } from '../../../model/finding.js';
import { stringField } from '../../../model/json.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { listOf, quote } from '../../../model/text.js';
import { unreadRule } from '../../../rules/return.js';
import { stateOf } from '../status.js';

const SOURCES = ['return-gate A form is what the project declares'] as const;

export const formSchema: ReturnRule = {
  id: 'form-schema',
  area: 'forms',
  step: 'structure',
  scope: 'return',
  severity: 'error',
  about: () => ({
    summary: 'A return of a form satisfies the JSON Schema that the form names',
    rationale:
      'A project that gives its form a `schema` says what the next tool can rely on. `pattern` and `patternProperties` are not checked, since the gate runs no expression that somebody else wrote.',
    remedy: 'Write the return as its schema says, or correct the schema.',
    sources: SOURCES,
    bad: { remove: ['/summary'] },
    good: {},
  }),
  check({ shapeErrors }) {
    return shapeErrors.map((error): Problem => ({
      pointer: error.pointer,
      message: `${error.pointer === '' ? 'The return' : quote(error.pointer, 200)} ${error.detail}, as the schema of the form says.`,
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
    summary: 'A return of a form has a status where the form names one',
    rationale:
      'Without a status nobody knows whether the work is done. Its claims count as those of a success, and no demand for a return is met.',
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
    summary: 'Every line that names a file where a form has its claims is read as a claim',
    rationale:
      'A list in fenced code, a pattern that matches nothing, a tree drawing or a sentence with paths is not read. A path that is not read must not look proved. This is a warning only where the compared change adds it.',
    remedy: 'Write each path as an item or a text of its own.',
    sources: SOURCES,
    bad: { set: { '/files_created/-': 'src/*.none.ts' } },
    good: {},
  }),
});
