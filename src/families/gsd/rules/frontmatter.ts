import { field, has, isObject, type Json, type JsonObject } from '../../../model/json.js';
import { rulesOnReturns, NOTHING } from '../../../model/rule.js';
import { count, quote, quotedList } from '../../../model/text.js';
import type { Problem } from '../../../model/finding.js';
import { isQuickTask, nameOf, usualName } from '../place.js';
import { hasFrontmatter, isSuperseded } from '../status.js';
import { valueOf } from '../../../model/collections.js';
import { join } from '../../../model/pointer.js';

/** The message and the remedy, by the state of the frontmatter. `LINE` means the line of its first `---`. */
const FOUND: ReadonlyMap<Json | undefined, readonly [message: string, recommendation: string]> = new Map([
  [
    'none',
    [
      'The file has no frontmatter; a first line "---", the fields and a second "---" were expected.',
      'Begin the file with the frontmatter of its template.',
    ],
  ],
  [
    'misplaced',
    [
      'The frontmatter on LINE comes after other text and is not read; it was expected first.',
      'Move the frontmatter to the start of the file.',
    ],
  ],
  [
    'unended',
    [
      'The frontmatter that begins on LINE never ends; a second line "---" was expected.',
      'Put a line "---" below the last field.',
    ],
  ],
  [
    'late',
    [
      'The frontmatter on LINE comes after blank lines, white space or a comment; "---" was expected first in the file.',
      'Make "---" the first line of the file, and put comments below the frontmatter.',
    ],
  ],
]);

/** The required fields, by family. */
const REQUIRED: ReadonlyMap<string, Required> = new Map([
  ['gsd-summary', { first: ['phase', 'plan'], rest: ['subsystem', 'tags', 'duration', 'completed'] }],
  [
    'gsd-plan',
    { first: ['phase', 'plan'], rest: ['type', 'wave', 'depends_on', 'files_modified', 'autonomous', 'must_haves'] },
  ],
  ['gsd-verification', { first: ['phase', 'status', 'score'], rest: ['verified'] }],
]);

/** The families whose file names contain a phase and a plan number. */
const NUMBERED = ['gsd-summary', 'gsd-plan'];

export const frontmatterRules = rulesOnReturns('gsd', {
  'gsd-frontmatter': {
    severity: 'warning',
    about: () => ({
      summary: 'A document of GSD begins with a frontmatter, and the frontmatter ends',
      rationale:
        'Other steps read fields from the frontmatter. They find none if it is missing, comes after other text or never ends. Blank lines or a comment above it are accepted here, but not by every tool. For a summary this is a warning only if the compared change adds it.',
      remedy: 'Put the fields between two lines `---`, and start the file with the first one.',
      sources: ['upstream frontmatter validate; summary template'],
      bad: [
        { replace: [['---\nphase', 'phase']] },
        { replace: [['\n---\n', '\n']] },
        { replace: [['---\nphase', '<!-- Licence: MIT -->\n\n---\nphase']] },
      ],
    }),
    check({ value: { frontmatter }, standard, frontmatterRange, isNew = false }) {
      const found = FOUND.get(frontmatter);
      if (found === undefined) return NOTHING;
      const [message, recommendation] = found;
      return {
        ...(frontmatterRange === undefined ? {} : { range: frontmatterRange }),
        ...(standard.family === 'gsd-summary' && !isNew ? { severity: 'notice' as const } : {}),
        message: message.replace('LINE', `line ${String(frontmatterRange?.startLine ?? 1)}`),
        recommendation,
      };
    },
  },
  'gsd-duplicate-key': {
    severity: 'warning',
    about: () => ({
      summary: 'A key of the frontmatter appears once in its map',
      rationale:
        'Tools that read the frontmatter take the first or the last of two equal keys, or reject the file. The gate reads the lists of both, so that no claim is missed.',
      remedy: 'Join the two under one key.',
      demand: {
        order: 20,
        text: 'A key appears once in its map.',
      },
      sources: ['upstream frontmatter validate'],
      bad: [
        { families: ['gsd-summary'], replace: [['  modified:\n', '  created:\n']] },
        { families: ['gsd-plan'], replace: [['wave: 1\n', 'wave: 1\nwave: 1\n']] },
      ],
    }),
    check({ duplicateKeys = [] }) {
      if (duplicateKeys.length === 0) return NOTHING;
      return duplicateKeys.map(({ key, firstLine, range }) => ({
        range,
        value: key,
        message: `The key ${quote(key, 80)} appears twice in its map, first on line ${String(firstLine)}.`,
      }));
    },
  },
  'gsd-field': {
    severity: 'warning',
    about: () => ({
      summary: 'The frontmatter has every field that its validator requires',
      rationale:
        'Phase and plan identify a document and pair it with others. Status and score decide the next step. The other fields are for later readers.',
      remedy: 'Add the field as in the template.',
      sources: ['upstream FRONTMATTER_SCHEMAS'],
      bad: { replace: [['phase: 01-dates\n', '']] },
    }),
    requires: ({ family }) =>
      Object.values(valueOf(REQUIRED, family)).flatMap((names: readonly string[]) =>
        names.map((name) => join('', name)),
      ),
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
  },
  'gsd-name': {
    needsPlace: true,
    severity: 'warning',
    about: () => ({
      summary: 'Phase and plan match the file name, and GSD finds a file of that name',
      rationale:
        'If the numbers differ, the document was copied from another plan, and more of it may be wrong. GSD searches for SUMMARY, PLAN and VERIFICATION in capitals; a name in other letters is a notice.',
      remedy:
        "Write the numbers of the document's own phase and plan, and check what else was copied. Rename a file that GSD does not find.",
      demand: {
        order: 10,
        text: ({ family }) =>
          NUMBERED.includes(family) ? '"phase" and "plan" begin with the numbers in the file name.' : null,
      },
      sources: ['upstream naming conventions'],
      bad: [
        { families: NUMBERED, replace: [['phase: 01-dates', 'phase: 02-pages']] },
        { families: NUMBERED, replace: [['plan: 02', 'plan: 03']] },
        { families: ['gsd-verification'], file: '.planning/phases/01-dates/01-verification.md' },
      ],
      good: [
        { replace: [['phase: 01-dates', 'phase: 1']] },
        { families: NUMBERED, replace: [['plan: 02', 'plan: 01-02']] },
        { families: NUMBERED, replace: [['plan: 02', 'plan: 2']] },
      ],
    }),
    check({ value, file, standard: { family } }) {
      if (isSuperseded(value)) return NOTHING;
      const problems: Problem[] = [];
      const [name, usual] = [nameOf(file), usualName(file)];
      if (name !== usual) {
        problems.push({
          severity: 'notice',
          value: name,
          message: `The file is called ${quote(name, 200)}, but GSD only finds ${quote(usual, 200)}.`,
          recommendation: `Rename it to ${quote(usual, 200)}.`,
        });
      }
      if (isQuickTask(file) || !NUMBERED.includes(family)) return problems;
      const numbers = numbersOf(name);
      for (const part of ['phase', 'plan'] as const) {
        const text = fieldText(value, part);
        const written = numberIn(text, part);
        const expected = numbers[part];
        if (written === undefined || expected === undefined || plain(written) === plain(expected)) continue;
        problems.push({
          pointer: join('', part),
          message: `The ${part} is ${quote(text)}, but its number in the file name is ${expected}.`,
          recommendation: `Write the number of the file's own ${part}, and check what else was copied.`,
        });
      }
      return problems.length === 0 ? NOTHING : problems;
    },
  },
});

/** The fields that upstream's validator requires: those that identify and pair documents, and the others. */
interface Required {
  readonly first: readonly string[];
  readonly rest: readonly string[];
}

/** Returns true if the frontmatter, or its metrics, have a field. */
function hasField(value: JsonObject, name: string): boolean {
  const metrics = field(value, 'metrics');
  return has(value, name) || (isObject(metrics) && has(metrics, name));
}

function problem(names: readonly string[]): Problem {
  const quoted = quotedList(names, 'and');
  return {
    property: names,
    message: `The frontmatter lacks ${count(names.length, 'required field')}: ${quoted}.`,
    recommendation: `Add ${quoted} to the frontmatter.`,
  };
}

/** The phase and plan numbers in a name such as `04.1-02-SUMMARY.md`, `22-01-words-PLAN.md` or `PLAN-02.md`. */
function numbersOf(name: string): { readonly phase?: string | undefined; readonly plan?: string | undefined } {
  const [, phase, plan] = /^(\d+(?:\.\d+)*)-(?:PLAN-)?(\d+)[^/]*\.md$/i.exec(name) ?? [];
  if (phase !== undefined) return { phase, plan };
  return { plan: /^(?:SUMMARY|PLAN)-(\d+)/i.exec(name)?.[1] };
}

/** Returns the text or number of a field as text, cut to a sane length; '' if it is neither. */
function fieldText(value: JsonObject, name: string): string {
  const written = field(value, name);
  return typeof written === 'string' || typeof written === 'number' ? String(written).slice(0, 200) : '';
}

/** Returns the number at the start of a text; for a plan named with its phase, the second number. */
function numberIn(text: string, name: 'phase' | 'plan'): string | undefined {
  if (name === 'phase') return /^(?:phase[ -])?(\d+(?:\.\d+)*)/i.exec(text)?.[1];
  return /^(?:plan[ -])?(?:\d+(?:\.\d+)*-)?(\d+)/i.exec(text)?.[1];
}

/** Returns a number without leading and trailing zeros. */
function plain(number: string): string {
  const parts = number.split('.').map(Number);
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  return parts.join('.');
}
