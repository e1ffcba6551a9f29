import type { Problem } from '../../../model/finding.js';
import { isQuickTask } from '../place.js';
import { hasFrontmatter, isSuperseded } from '../status.js';
import { field, has, isObject, type JsonObject } from '../../../model/json.js';
import { valueOf } from '../../../model/known.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { count, listOf } from '../../../model/text.js';

/** The fields that upstream's validator requires: those by which documents are found and paired, and the rest. */
interface Required {
  readonly first: readonly string[];
  readonly rest: readonly string[];
}

/** The same, by family. */
const REQUIRED: ReadonlyMap<string, Required> = new Map([
  ['gsd-summary', { first: ['phase', 'plan'], rest: ['subsystem', 'tags', 'duration', 'completed'] }],
  [
    'gsd-plan',
    { first: ['phase', 'plan'], rest: ['type', 'wave', 'depends_on', 'files_modified', 'autonomous', 'must_haves'] },
  ],
  ['gsd-verification', { first: ['phase', 'status', 'score'], rest: ['verified'] }],
]);

export const gsdField: ReturnRule = {
  id: 'gsd-field',
  area: 'gsd',
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: 'The frontmatter has every field that its validator requires',
    rationale:
      'By phase and plan a document is found and paired with others, and by its status and score the next step decides. The other fields are read by whoever looks back.',
    remedy: 'Add the field, as the template has it.',
    demand: 'stated',
    sources: [{ document: 'upstream', heading: 'FRONTMATTER_SCHEMAS' }],
    bad: { replace: [['phase: 01-dates\n', '']] },
    good: {},
  }),
  requires: ({ family }) => requiredFields(family).map((name) => join('', name)),
  check({ value, file, standard }) {
    if (!hasFrontmatter(value) || isSuperseded(value)) return NOTHING;
    const required = valueOf<string, Required>(REQUIRED, standard.family);
    const isAbsent = (name: string): boolean => !hasField(value, name) && !(name === 'plan' && isQuickTask(file));
    const first = required.first.filter(isAbsent);
    const rest = required.rest.filter(isAbsent);
    const problems: Problem[] = [];
    if (first.length > 0) problems.push(problem(first));
    if (rest.length > 0) problems.push({ ...problem(rest), severity: 'notice' });
    return problems.length === 0 ? NOTHING : problems;
  },
};

/** The names of the fields that a family's documents must have. */
function requiredFields(family: string): readonly string[] {
  const { first, rest } = valueOf(REQUIRED, family);
  return [...first, ...rest];
}

/** Whether the frontmatter has a field, or its metrics do. */
function hasField(value: JsonObject, name: string): boolean {
  const metrics = field(value, 'metrics');
  return has(value, name) || (isObject(metrics) && has(metrics, name));
}

function problem(names: readonly string[]): Problem {
  const quoted = listOf(
    names.map((name) => `"${name}"`),
    'and',
  );
  return {
    property: names,
    message: `The frontmatter lacks ${count(names.length, 'required field')}: ${quoted}.`,
    recommendation: `Add ${quoted} to the frontmatter.`,
  };
}
