import type { Problem } from '../../../model/finding.js';
import { isQuickTask } from '../place.js';
import { isSuperseded } from '../status.js';
import { field, type JsonObject } from '../../../model/json.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';
import { quote } from '../../../model/text.js';

export const gsdName: ReturnRule = {
  id: 'gsd-name',
  area: 'gsd',
  needsPlace: true,
  scope: 'return',
  severity: 'warning',
  about: () => ({
    summary: "The numbers of phase and plan are those of the file's name",
    rationale:
      'Where they differ, the document was copied from another plan, and what else it says may be that of the other, too.',
    remedy:
      'Write the numbers of the phase and the plan that the document belongs to, and look at what else was copied.',
    demand: {
      order: 10,
      text: '"phase" and "plan" begin with the numbers that the name of the file has for them.',
    },
    sources: [{ document: 'upstream', heading: 'naming conventions' }],
    bad: [{ replace: [['phase: 01-dates', 'phase: 02-pages']] }, { replace: [['plan: 02', 'plan: 03']] }],
    good: [
      { replace: [['phase: 01-dates', 'phase: 1']] },
      { replace: [['plan: 02', 'plan: 01-02']] },
      { replace: [['plan: 02', 'plan: 2']] },
    ],
  }),
  check({ value, file }) {
    if (isQuickTask(file) || isSuperseded(value)) return NOTHING;
    const problems: Problem[] = [];
    const numbers = numbersOf(file.slice(file.lastIndexOf('/') + 1));
    for (const name of ['phase', 'plan'] as const) {
      const text = fieldText(value, name);
      const written = numberIn(text, name);
      const expected = numbers[name];
      if (written === undefined || expected === undefined || isSameName(written, expected)) continue;
      problems.push({
        pointer: join('', name),
        message: `The ${name} is ${quote(text)}; by the file's name its number is ${expected}.`,
        recommendation: `Write the number of the ${name} that the file belongs to, and look at what else was copied.`,
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

/** The numbers of phase and plan in a name such as `04.1-02-SUMMARY.md`, `22-01-words-PLAN.md` or `PLAN-02.md`. */
function numbersOf(name: string): { readonly phase?: string | undefined; readonly plan?: string | undefined } {
  const [, phase, plan] = /^(\d+(?:\.\d+)*)-(?:PLAN-)?(\d+)[^/]*\.md$/.exec(name) ?? [];
  if (phase !== undefined) return { phase, plan };
  return { plan: /^(?:SUMMARY|PLAN)-(\d+)/.exec(name)?.[1] };
}

/** Returns the text or number of a field as text, cut to a sane length; '' if it is neither. */
function fieldText(value: JsonObject, name: string): string {
  const written = field(value, name);
  return typeof written === 'string' || typeof written === 'number' ? String(written).slice(0, 200) : '';
}

/** Returns the number that a text begins with; for a plan named with its phase, the second. */
function numberIn(text: string, name: 'phase' | 'plan'): string | undefined {
  if (name === 'phase') return /^(?:phase[ -])?(\d+(?:\.\d+)*)/i.exec(text)?.[1];
  return /^(?:plan[ -])?(?:\d+(?:\.\d+)*-)?(\d+)/i.exec(text)?.[1];
}

/** Whether two numbers are equal, leading and trailing zeros aside. */
function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(number: string): string {
  const parts = number.split('.').map(Number);
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  return parts.join('.');
}
