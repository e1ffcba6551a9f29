import type { Problem } from '../model/finding.js';
import { field, listField } from '../model/json.js';
import { join } from '../model/pointer.js';
import { NOTHING, type ReturnRule } from '../model/rule.js';
import { quote } from '../model/text.js';

const ROADMAP = '# Roadmap\n\n- [ ] Parse **dates** in ISO 8601\n- [ ] Print calendars\n';

/** A finished task addresses a handful of items. The bound keeps a hostile list from searching a long roadmap for hours. */
const JUDGED = 100;

export const roadmapItemUnknown: ReturnRule = {
  id: 'roadmap-item-unknown',
  area: 'life-cycle',
  scope: 'return',
  severity: 'notice',
  summary: 'A roadmap item stands in the roadmap, in the same words',
  rationale:
    'Finished items are found in the roadmap by their text. One that is worded otherwise is never ticked off, and the roadmap goes stale.',
  remedy: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
  sources: [{ document: '001', heading: 'completion_data (optional)' }],
  bad: {
    set: { '/completion_data/roadmap_items': ['Parse times'] },
    tree: { 'ROADMAP.md': ROADMAP },
    context: { roadmap: ROADMAP },
  },
  good: {
    set: { '/completion_data/roadmap_items': ['Parse dates in ISO 8601'] },
    tree: { 'ROADMAP.md': ROADMAP },
    context: { roadmap: ROADMAP },
  },
  check(subject, { roadmap }) {
    if (roadmap === null) return NOTHING;
    const items = listField(field(subject.value, 'completion_data'), 'roadmap_items');
    if (items.length === 0) return NOTHING;
    const known = words(roadmap);
    const problems: Problem[] = [];
    for (let index = 0; index < items.length && index < JUDGED; index++) {
      const item = items[index];
      if (typeof item !== 'string' || known.includes(plain(item))) continue;
      problems.push({
        pointer: join('', 'completion_data', 'roadmap_items', index),
        message: `Roadmap item ${quote(item)} does not stand in the roadmap.`,
        recommendation: "Copy the item's text from the roadmap, or leave it out if the roadmap has none.",
      });
    }
    return problems.length === 0 ? NOTHING : problems;
  },
};

/** Text without emphasis and line breaks, in which a roadmap and a return differ without meaning it. */
function plain(text: string): string {
  return text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
}

/** The roadmap is the same for a whole run, so its plain text is made once. */
let last = { roadmap: '', plain: '' };

function words(roadmap: string): string {
  if (last.roadmap !== roadmap) last = { roadmap, plain: plain(roadmap) };
  return last.plain;
}
