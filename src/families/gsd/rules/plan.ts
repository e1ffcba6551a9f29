import { field, has, isArray, numberField, listField } from '../../../model/json.js';
import { hasFrontmatter } from '../status.js';
import { rulesOnReturns, NOTHING, type ReturnRule, type RuleRow } from '../../../model/rule.js';
import { gsdFamilyOf } from '../place.js';
import {
  isDone,
  isPlainPattern,
  keyLinks,
  mustHaves,
  textBeside,
  type MustHave,
  completedRequirements,
  planBeside,
  requirementTexts,
} from '../values.js';
import { join } from '../../../model/pointer.js';
import { quote } from '../../../model/text.js';
import type { Subject } from '../../../model/return.js';
import { requirementIn } from '../../../model/requirements.js';

export const planRules = rulesOnReturns('gsd', {
  'gsd-plan-autonomous': {
    severity: 'warning',
    about: () => ({
      summary: 'A plan with a checkpoint is not autonomous',
      rationale: 'An autonomous plan runs unattended, and stops at a checkpoint, which waits for a person.',
      remedy: 'Write `autonomous: false`, or remove the checkpoint.',
      demand: {
        order: 90,
        text: 'If the type of a task begins with "checkpoint", "autonomous" is false.',
      },
      sources: ['upstream verify plan-structure'],
      bad: { replace: [['type="auto"', 'type="checkpoint:human-verify"']] },
      good: {
        replace: [
          ['type="auto"', 'type="checkpoint:human-verify"'],
          ['autonomous: true', 'autonomous: false'],
        ],
      },
    }),
    check({ value }) {
      const autonomous = field(value, 'autonomous') ?? null;
      if (value.checkpoint !== true || !hasFrontmatter(value)) return NOTHING;
      if (autonomous === false || (typeof autonomous === 'string' && /^no\b/i.test(autonomous))) return NOTHING;
      return {
        ...(has(value, 'autonomous') ? { pointer: '/autonomous' } : { property: 'autonomous' }),
        message: 'A task of the plan waits for a person; "autonomous: false" was expected.',
        recommendation: 'Write "autonomous: false", or remove the checkpoint.',
      };
    },
  },
  'gsd-plan-wave': {
    severity: 'notice',
    about: () => ({
      summary: 'A plan of a later wave names the plans that it depends on',
      rationale:
        'Plans of one wave run in parallel, and a later wave waits for its dependencies. A plan without any could run in the first.',
      remedy: 'Name the plans that it waits for in depends_on, or put it into wave 1.',
      sources: ['upstream verify plan-structure'],
      bad: { replace: [['wave: 1', 'wave: 2']] },
      good: {
        replace: [
          ['wave: 1', 'wave: 2'],
          ['depends_on: []', 'depends_on: [01-01]'],
        ],
      },
    }),
    check({ value }) {
      const wave = numberField(value, 'wave');
      const needs = field(value, 'depends_on');
      if (wave === undefined || wave <= 1 || !isArray(needs) || needs.length > 0) return NOTHING;
      return {
        pointer: '/depends_on',
        message: `The plan is in wave ${String(wave)}, but depends on no plan of an earlier wave.`,
        recommendation: 'Name the plans that it waits for, or put it into wave 1.',
      };
    },
  },
  'gsd-orphan': {
    needsPlace: true,
    severity: 'notice',
    about: () => ({
      summary: 'The folder of a summary has its plan',
      rationale: 'The plan lists the work to do. Without it, it is unknown what the summary leaves out.',
      remedy: 'Restore the plan, or name the summary like its plan, with SUMMARY for PLAN.',
      sources: ['upstream verify phase-completeness'],
      bad: { tree: { '.planning/phases/01-dates/01-02-PLAN.md': null } },
    }),
    check({ beside }) {
      if ([...beside.keys()].some((path) => gsdFamilyOf(path) === 'gsd-plan')) return NOTHING;
      return {
        message: 'No plan belongs to this summary.',
        recommendation: 'Commit the plan in the same folder, under the name of the summary with PLAN for SUMMARY.',
      };
    },
  },
  'gsd-must-have-lines': conditionRule(
    'min_lines',
    'A file that a plan demands has at least the demanded number of lines',
    ['provides: The parser\n', 'provides: The parser\n      min_lines: 200\n'],
    ({ path, minLines }, text) => {
      const lines = text.split('\n').length;
      if (minLines === null || lines >= minLines) return [];
      const asked = `${String(lines)} of the ${String(minLines)} lines that the plan demands`;
      return [{ at: ['min_lines'], message: `${quote(path, 200)} has ${asked}.` }];
    },
  ),
  'gsd-must-have-contains': conditionRule(
    'contains',
    'A file that a plan demands contains the demanded text',
    ['provides: The parser\n', 'provides: The parser\n      contains: parseTime\n'],
    (item, text) => textsLacking(item, text, 'contains', 'does not contain'),
  ),
  'gsd-must-have-exports': conditionRule(
    'exports',
    'A file that a plan demands has the demanded exports',
    ['exports: ["parseDate"]', 'exports: ["parseTime"]'],
    (item, text) => textsLacking(item, text, 'exports', 'does not name the export'),
  ),
  'gsd-key-link': {
    ofClaims: true,
    severity: 'notice',
    about: () => ({
      summary: 'The link between two files of a plan occurs in one of them',
      rationale:
        'The plan names the text that joins its files. A plain text is searched in both; an expression is never compiled.',
      remedy: 'Link the files, or correct the pattern.',
      sources: ['upstream verify key-links'],
      bad: { replace: [['pattern: parseDate', 'pattern: parseTime']] },
    }),
    check({ file, value, beside }) {
      if (!isDone(beside)) return NOTHING;
      return keyLinks(value).flatMap(({ from, to, pattern, pointer }) => {
        if (pattern === null || !isPlainPattern(pattern)) return [];
        const read = [...new Set([from, to])].flatMap((path) => {
          const text = path === null ? null : textBeside(beside, path, file);
          return path === null || text === null ? [] : [{ path: quote(path, 200), text }];
        });
        if (read.length === 0 || read.some(({ text }) => text.includes(pattern))) return [];
        const files = read.map(({ path }) => path);
        const where = files.length === 1 ? `not in ${files.join('')}` : `in neither ${files.join(' nor ')}`;
        return [
          {
            pointer: join(pointer, 'pattern'),
            message: `${quote(pattern, 80)} is ${where}, but the plan says that it links the files.`,
          },
        ];
      });
    },
  },
  'gsd-requirement-unknown': {
    severity: 'notice',
    about: () => ({
      summary: 'A completed requirement exists in a requirements file',
      rationale: 'Progress is reported by requirement. An id in no requirements file is a slip or an invention.',
      remedy: 'Write the id as in the requirements file, or remove it.',
      sources: ['upstream requirements tracking'],
      bad: {
        replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-77]']],
        also: ['gsd-requirement-unplanned'],
      },
    }),
    check: completedRequirement(
      (id, { beside }) => requirementTexts(beside).length > 0 && !requirementIn(id, requirementTexts(beside)).known,
      'is in no requirements file of this .planning folder',
      'Write the id as in REQUIREMENTS.md, or remove it from requirements-completed.',
    ),
  },
  'gsd-requirement-open': {
    severity: 'notice',
    about: () => ({
      summary: 'A completed requirement is ticked',
      rationale: 'The summary says that the requirement is met, but the list of requirements says that it is not.',
      remedy: 'Tick the requirement, or remove its id from the summary.',
      sources: ['upstream requirements tracking'],
      bad: {
        tree: { '.planning/REQUIREMENTS.md': '# Requirements\n\n- [ ] **DATE-01**: Dates are parsed\n' },
      },
    }),
    check: completedRequirement(
      (id, { beside }) => requirementIn(id, requirementTexts(beside)).ticked === false,
      'is listed as completed, but its checkbox is open',
      'Tick it in REQUIREMENTS.md, or remove it from requirements-completed.',
    ),
  },
  'gsd-requirement-unplanned': {
    severity: 'notice',
    about: () => ({
      summary: 'A completed requirement is named in the plan',
      rationale:
        'The plan names the requirements that its work must meet. Any other was met by other work, or not at all.',
      remedy: 'Name the requirement in the plan, or remove it from the summary.',
      sources: ['upstream summary template, requirements-completed'],
      bad: {
        replace: [['requirements-completed: [DATE-01]', 'requirements-completed: [DATE-02]']],
        tree: { '.planning/REQUIREMENTS.md': '- [x] **DATE-01**: Dates are read\n- [x] **DATE-02**: Times are read\n' },
      },
    }),
    check: completedRequirement(
      (id, { returnsBeside }) => {
        const planned = listField(planBeside(returnsBeside), 'requirements');
        return planned.length > 0 && !planned.includes(id);
      },
      'is listed as completed, but the plan does not name it',
      'Name it in the requirements of the plan, or remove it from requirements-completed.',
    ),
  },
});

function textsLacking(item: MustHave, text: string, list: 'contains' | 'exports', lacks: string): readonly Lacking[] {
  return item[list].flatMap((part, n) =>
    text.includes(part)
      ? []
      : [{ at: [list, n], message: `${quote(item.path, 200)} ${lacks} ${quote(part, 80)}, which the plan demands.` }],
  );
}

/** A plan's unmet demand on a file, and its place below the artifact. */
interface Lacking {
  readonly at: readonly (string | number)[];
  readonly message: string;
}

/** Returns the rule for one condition of a finished plan on its files; `bad` is an edit of its sample. */
function conditionRule(
  key: string,
  summary: string,
  bad: readonly [string, string],
  findLacking: (item: MustHave, text: string) => readonly Lacking[],
): RuleRow<ReturnRule> {
  return {
    ofClaims: true,
    severity: 'notice',
    about: () => ({
      summary,
      rationale:
        'The plan says how to recognize its result. Later work may have changed the file, so this is a notice.',
      remedy: 'Finish the file, or correct the condition if later work made it wrong.',
      sources: [`upstream verify artifacts, ${key}`],
      bad: { replace: [bad] },
    }),
    check({ file, value, beside }) {
      if (!isDone(beside)) return NOTHING;
      return mustHaves(value).flatMap((item) => {
        const text = textBeside(beside, item.path, file);
        const lacking = text === null ? [] : findLacking(item, text);
        return lacking.map(({ at, message }) => ({
          pointer: `${item.pointer}${join('', ...at)}`,
          message,
          recommendation: 'Finish the file, or correct the condition.',
        }));
      });
    },
  };
}

/** Returns a check of the ids in `requirements-completed`: `fault` says what is wrong with one for which `isWrong` returns true. */
function completedRequirement(
  isWrong: (id: string, subject: Subject) => boolean,
  fault: string,
  recommendation: string,
): ReturnRule['check'] {
  return (subject) =>
    completedRequirements(subject.value)
      .filter(({ id }) => isWrong(id, subject))
      .map(({ id, pointer }) => ({ pointer, message: `Requirement ${quote(id, 80)} ${fault}.`, recommendation }));
}
