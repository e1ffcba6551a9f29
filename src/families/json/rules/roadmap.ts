import type { Roadmap } from '../../../model/context.js';
import type { Problem } from '../../../model/finding.js';
import { firstWhere, elementAt, oncePer } from '../../../model/collections.js';
import { field, listField } from '../../../model/json.js';
import { isMetaTask, fixFormat } from '../../../model/return.js';
import { pattern, compareText, count, quote } from '../../../model/text.js';
import { join } from '../../../model/pointer.js';
import { NOTHING, type ReturnRule } from '../../../model/rule.js';

const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';

export const roadmapItemUnknown: ReturnRule = {
  id: 'roadmap-item-unknown',
  area: 'life-cycle',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A roadmap item is in the roadmap, in the same words',
    rationale:
      'Finished items are found in the roadmap by their text. One that is worded otherwise is never ticked off, and the roadmap goes stale.',
    remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
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
    if (roadmap.kind === 'too-large') return [roadmapTooLarge(roadmap)];
    const known = itemsOf(roadmap);
    const problems: Problem[] = [];
    items.forEach((item, index) => {
      if (typeof item !== 'string' || known.includes(plain(item))) return;
      problems.push({
        pointer: join('', 'completion_data', 'roadmap_items', index),
        message: `Roadmap item ${quote(item)} is not in the roadmap.`,
        recommendation: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
      });
    });
    return problems;
  },
};

function roadmapTooLarge({ file, size, limit }: Extract<Roadmap, { kind: 'too-large' }>): Problem {
  return {
    pointer: join('', 'completion_data', 'roadmap_items'),
    message: `Nothing can be said of the roadmap items: ${file} takes ${String(size)} bytes, more than the limit of ${String(limit)}.`,
    recommendation: 'Move what is done out of the roadmap, or raise the limit (max-file-size).',
  };
}

/** Returns a text without emphasis and line breaks, in which a roadmap and a return may differ. */
function plain(text: string): string {
  return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}

/** In UTF-16 units: texts with the same beginning of this length are the same item. */
const COMPARED = 200;

/** Where a word starts, and so may an item of the roadmap. */
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

/** The roadmap is the same for the whole run, so it is prepared once. */
const itemsOf = oncePer(({ text }: { readonly text: string }) => new ItemIndex(text));

export const roadmapItemsMeta: ReturnRule = {
  id: 'roadmap-items-meta',
  area: 'life-cycle',
  scope: 'return',
  severity: 'notice',
  about: () => ({
    summary: 'A meta task names no roadmap items',
    rationale:
      'The roadmap plans the project, and a meta task works on the agent system. Its items would be ticked off for work that was not theirs.',
    remedy: 'Leave roadmap_items out of the return of a meta task.',
    sources: [{ document: '001', heading: 'completion_data (optional)' }],
    bad: { set: { '/task_type': 'meta', '/completion_data/roadmap_items': ['Parse dates'] } },
    good: { set: { '/task_type': 'general', '/completion_data/roadmap_items': ['Parse dates'] } },
  }),
  check(subject) {
    const items = listField(field(subject.value, 'completion_data'), 'roadmap_items');
    if (items.length === 0 || !isMetaTask(subject)) return NOTHING;
    return [
      {
        pointer: join('', 'completion_data', 'roadmap_items'),
        message: `A meta task names ${count(items.length, 'roadmap item')}; none was expected.`,
        recommendation: `${fixFormat(subject)}: leave roadmap_items out of a meta task.`,
      },
    ];
  },
};
