import type { Claim } from '../../model/claim.js';
import { field, isArray, isObject, stringField, type JsonObject } from '../../model/json.js';
import { phasesOf } from '../../model/return.js';
import { join } from '../../model/pointer.js';
import { count } from '../../model/text.js';
import type { Shape } from '../../model/standard.js';

/** Statuses of work that follows no plan: what it counts as phases is something else. */
const WITHOUT_PLAN: ReadonlySet<string | undefined> = new Set(['researched', 'needs_research']);

/** How many artifacts are asked whether they are the plan. */
const MOST_ARTIFACTS = 1_000;

/** What these are, for people. */
export const PROGRESS_IN_WORDS = 'the counts of phases, by the marks in the plan';

/** The claims of progress that returns of such a shape make: by their counts of phases, and by `plan_markers_verified`. */
export function progressClaims(shape: Shape): (value: JsonObject) => readonly Claim[] {
  return (value) => {
    if (WITHOUT_PLAN.has(stringField(value, 'status'))) return [];
    const counts = phasesOf({ value, standard: { shape } });
    const completed = wholeNumber(counts.completed);
    const total = wholeNumber(counts.total);
    // Of no phases at all nothing is claimed: agents write 0 before there is a plan.
    if (total === 0) return [];
    const isVerified = field(value, VERIFIED) === true && shape.fields['']?.includes(VERIFIED) === true;
    if (completed === null && !isVerified) return [];
    const plans = plansIn(value);
    const claim = (done: number | 'all', pointer: string): Claim => ({
      kind: 'progress',
      path: phasesInWords(done, total),
      pointer,
      type: null,
      asked: { kind: 'progress', completed: done, total, plans },
    });
    return [
      ...(completed === null ? [] : [claim(completed, join(counts.place, 'phases_completed'))]),
      // Where the counts say the same, it is one claim.
      ...(isVerified && (completed === null || completed !== total) ? [claim('all', join('', VERIFIED))] : []),
    ];
  };
}

const VERIFIED = 'plan_markers_verified';

function wholeNumber(value: number | undefined): number | null {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function phasesInWords(done: number | 'all', total: number | null): string {
  if (done === 'all') return total === null ? 'all phases' : `all of ${count(total, 'phase')}`;
  return total === null ? count(done, 'phase') : `${String(done)} of ${count(total, 'phase')}`;
}

/** The artifacts that are plans, by their type or their folder; those that are by both first. */
function plansIn(value: JsonObject): readonly string[] {
  const artifacts = field(value, 'artifacts');
  if (!isArray(artifacts)) return [];
  const plans: string[] = [];
  const others: string[] = [];
  for (const artifact of artifacts.slice(0, MOST_ARTIFACTS)) {
    const path =
      typeof artifact === 'string' ? artifact : isObject(artifact) ? stringField(artifact, 'path') : undefined;
    if (path === undefined || path.trim() === '') continue;
    const isPlan = isObject(artifact) && stringField(artifact, 'type') === 'plan';
    const isInPlans = /(?:^|[/\\])plans[/\\]/.test(path);
    if (isPlan && isInPlans) plans.push(path);
    else if (isPlan || isInPlans) others.push(path);
  }
  return [...plans, ...others];
}
