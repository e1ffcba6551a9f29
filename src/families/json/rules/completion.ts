import { statusOf, fixFormat, artifactsOf, isMetaTask } from '../../../model/return.js';
import type { Roadmap } from '../../../model/context.js';
import { describeValue, pattern, compareText, count, isBlank, quote } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import { firstWhere, elementAt, oncePer } from '../../../model/collections.js';
import { field, has, isObject, type Json, listField, stringField } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';

const SUMMARY = 'The planner now knows the form of dates.';

/** The field, and its name in systems with a README as instructions. */
const SUGGESTIONS = ['claudemd_suggestions', 'readme_suggestions'] as const;

/** The folders of the agent system. */
const BELOW = /^(?:\.\/+)*\.(?:claude|opencode)\/./;

const implemented = (path: string) => ({
  set: {
    '/status': 'implemented',
    '/task_type': 'meta',
    '/artifacts': [{ type: 'implementation', path, summary: 'Tells agents how dates are written' }],
    '/completion_data': {
      completion_summary: 'Agents read how dates are written.',
      claudemd_suggestions: 'none',
    },
  },
  tree: { [path]: 'Write dates as ISO 8601.\n' },
});

const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';

/** The roadmap is the same for the whole run, so it is prepared once. */
const itemsOf = oncePer(({ text }: { readonly text: string }) => new ItemIndex(text));

export const completionRules = rulesOnReturns('life-cycle', {
  'completion-data-required': {
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'An implemented task has a completion summary',
      rationale:
        'Postflight copies the completion summary into the list of tasks. Without it, the archived task does not say what was done.',
      remedy: 'Add completion_data with a completion_summary of one to three sentences.',
      demand: {
        order: 2,
        text: 'When "status" is "implemented": "completion_data" is required, "completion_data.completion_summary" is required and "completion_data.completion_summary" is not blank.',
      },
      sources: ['001 completion_data (optional)'],
      bad: [
        { set: { '/status': 'implemented' } },
        { set: { '/status': 'implemented', '/completion_data': { completion_summary: ' ' } } },
      ],
      good: {
        set: {
          '/status': 'implemented',
          '/completion_data': { completion_summary: 'Dates are parsed in every form that the plan names.' },
        },
      },
    }),
    check(subject) {
      if (statusOf(subject) !== 'implemented') return NOTHING;
      const data = field(subject.value, 'completion_data');
      if (data !== undefined && data !== null && !isObject(data)) return NOTHING;
      const summary = field(data, 'completion_summary');
      const expected = 'a summary of what was accomplished was expected';
      if (typeof summary === 'string' && isBlank(summary)) {
        return {
          pointer: join('', 'completion_data', 'completion_summary'),
          message: `Status is "implemented" but completion_data.completion_summary is blank; ${expected}.`,
          recommendation: `${fixFormat(subject)}: write completion_data.completion_summary.`,
        };
      }
      if (summary !== undefined && summary !== null) return NOTHING;
      const holder = isObject(data) ? join('', 'completion_data') : '';
      const name = isObject(data) ? 'completion_summary' : 'completion_data';
      const written = summary === null || data === null ? 'null' : 'absent';
      return {
        pointer: holder,
        property: name,
        message: `Status is "implemented" but ${isObject(data) ? `completion_data.${name}` : name} is ${written}; ${expected}.`,
        recommendation: `${fixFormat(subject)}: add completion_data.completion_summary.`,
      };
    },
  },
  'claudemd-required': {
    supersedes: ['required-field', 'field-type'],
    severity: 'error',
    structural: true,
    about: () => ({
      summary: 'An implemented meta task says what it changed in the agent system',
      rationale:
        'The instructions that all agents read are kept up to date from these suggestions. Without them, the instructions may still describe agents as they were before.',
      remedy: 'Add completion_data.claudemd_suggestions with what was changed, or "none".',
      demand: {
        order: 3,
        text: 'When "status" is "implemented" and ("task_type" is "meta", "language" is "meta", "metadata.task_type" is "meta", "metadata.language" is "meta" or "metadata.agent_type" starts with "meta-"): "completion_data" is required and either "completion_data.claudemd_suggestions" is required and "completion_data.claudemd_suggestions" is not blank or "completion_data.readme_suggestions" is required and "completion_data.readme_suggestions" is not blank.',
      },
      sources: ['001 completion_data (optional)'],
      bad: [{}, { claudemd_suggestions: ' ' }].map((suggestions) => ({
        set: {
          '/status': 'implemented',
          '/task_type': 'meta',
          '/completion_data': { completion_summary: SUMMARY, ...suggestions },
        },
        ...('claudemd_suggestions' in suggestions ? {} : { also: ['standard-mismatch'] }),
      })),
      good: [{ claudemd_suggestions: 'none' }, { readme_suggestions: 'Added the date parser.' }].map((suggestions) => ({
        set: {
          '/status': 'implemented',
          '/task_type': 'meta',
          '/completion_data': { completion_summary: SUMMARY, ...suggestions },
        },
      })),
    }),
    check(subject) {
      if (statusOf(subject) !== 'implemented' || !isMetaTask(subject)) return NOTHING;
      const data = field(subject.value, 'completion_data');
      if (data !== undefined && data !== null && !isObject(data)) return NOTHING;
      const names = SUGGESTIONS.filter((name) => has(data, name));
      if (names.some((name) => !isNothing(field(data, name)))) return NOTHING;
      const [name] = names;
      const expected = 'what it changed, or "none", was expected';
      return {
        ...(name !== undefined
          ? { pointer: join('', 'completion_data', name) }
          : isObject(data)
            ? { pointer: join('', 'completion_data'), property: 'claudemd_suggestions' }
            : { pointer: '', property: 'completion_data' }),
        message:
          name === undefined
            ? `An implemented meta task has no completion_data.claudemd_suggestions; ${expected}.`
            : `An implemented meta task has ${describeValue(field(data, name))} as completion_data.${name}; ${expected}.`,
        recommendation: `${fixFormat(subject)}: write completion_data.${name ?? 'claudemd_suggestions'}.`,
      };
    },
  },
  'claudemd-none': {
    severity: 'warning',
    about: () => ({
      summary: 'A return that changed the agent system does not suggest "none"',
      rationale:
        'The word "none" says that no file of the agent system was changed. An artifact in its folder says the opposite, and the instructions miss the change.',
      remedy: 'Describe the change in claudemd_suggestions.',
      demand: {
        order: 170,
        text: '"completion_data.claudemd_suggestions" is not "none" if an artifact is below .claude/ or .opencode/.',
      },
      sources: ['001 completion_data (optional)'],
      bad: implemented('.claude/rules/dates.md'),
      good: implemented('docs/dates.md'),
    }),
    check(subject) {
      const data = field(subject.value, 'completion_data');
      const name = has(data, 'claudemd_suggestions') ? 'claudemd_suggestions' : 'readme_suggestions';
      const suggestions = stringField(data, name);
      if (suggestions === undefined || suggestions.length >= 16 || !/^\s*none\s*\.?\s*$/i.test(suggestions))
        return NOTHING;
      for (const { path } of artifactsOf(subject)) {
        if (path === undefined || !BELOW.test(path)) continue;
        return {
          pointer: join('', 'completion_data', name),
          message: `Field completion_data.${name} is ${quote(suggestions)}, but artifact ${quote(path, 200)} belongs to the agent system.`,
          recommendation: `${fixFormat(subject)}: describe the change in ${name}.`,
        };
      }
      return NOTHING;
    },
  },
  'roadmap-item-unknown': {
    severity: 'notice',
    about: () => ({
      summary: "A roadmap item matches the roadmap's words",
      rationale:
        'Finished items are found in the roadmap by their text. An item in other words is never ticked off, and the roadmap becomes stale.',
      remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
      sources: ['001 completion_data (optional)'],
      bad: {
        set: { '/completion_data/roadmap_items': ['Parse times'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
      },
      good: {
        set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
        tree: { 'ROADMAP.md': ROADMAP },
        context: { roadmap: { kind: 'text', text: ROADMAP } },
      },
    }),
    check(subject, { roadmap }) {
      if (roadmap === null) return NOTHING;
      const items = listField(field(subject.value, 'completion_data'), 'roadmap_items');
      if (items.length === 0) return NOTHING;
      if (roadmap.kind === 'too-large') return roadmapTooLarge(roadmap);
      const known = itemsOf(roadmap);
      const problems: Problem[] = [];
      items.forEach((item, index) => {
        if (typeof item !== 'string' || known.includes(plain(item))) return;
        problems.push({
          pointer: join('', 'completion_data', 'roadmap_items', index),
          message: `Roadmap item ${quote(item)} is not in the roadmap.`,
        });
      });
      return problems;
    },
  },
  'roadmap-items-meta': {
    severity: 'notice',
    about: () => ({
      summary: 'A meta task names no roadmap items',
      rationale:
        'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
      remedy: 'Leave roadmap_items out of the return of a meta task.',
      sources: ['001 completion_data (optional)'],
      bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
      good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
    }),
    check(subject) {
      const items = listField(field(subject.value, 'completion_data'), 'roadmap_items');
      if (items.length === 0 || !isMetaTask(subject)) return NOTHING;
      return {
        pointer: join('', 'completion_data', 'roadmap_items'),
        message: `A meta task names ${count(items.length, 'roadmap item')}; none was expected.`,
        recommendation: `${fixFormat(subject)}: leave roadmap_items out of a meta task.`,
      };
    },
  },
});

function isNothing(value: Json | undefined): boolean {
  return value === null || (typeof value === 'string' && isBlank(value));
}

function roadmapTooLarge({ file, size, limit }: Extract<Roadmap, { kind: 'too-large' }>): Problem {
  return {
    pointer: join('', 'completion_data', 'roadmap_items'),
    message: `The roadmap items cannot be checked: ${file} has ${String(size)} bytes, more than the limit of ${String(limit)}.`,
    recommendation: 'Move finished items out of the roadmap, or raise the limit (max-file-size).',
  };
}

/** Returns a text without emphasis and line breaks, in which a roadmap and a return may differ. */
function plain(text: string): string {
  return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}

/** In UTF-16 units: texts with the same beginning of this length are the same item. */
const COMPARED = 200;

/** Where a word, and so possibly a roadmap item, starts. */
const STARTS = pattern(String.raw`(?<=^| )\S|(?<![\p{L}\p{N}])[\p{L}\p{N}]`, 'gu');

/** A roadmap's text from the start of each word on, sorted for a binary search. */
class ItemIndex {
  readonly #texts: readonly string[];

  constructor(roadmap: string) {
    const text = plain(roadmap);
    const texts = new Set<string>();
    for (const { index } of text.matchAll(STARTS())) texts.add(text.slice(index, index + COMPARED));
    this.#texts = [...texts].sort(compareText);
  }

  includes(item: string): boolean {
    const wanted = item.slice(0, COMPARED);
    const first = firstWhere(this.#texts.length, (n) => compareText(elementAt(this.#texts, n), wanted) >= 0);
    // A text sorts before those that start with it.
    return wanted === '' || this.#texts[first]?.startsWith(wanted) === true;
  }
}
