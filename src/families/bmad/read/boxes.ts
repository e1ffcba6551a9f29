import { type Item, itemOf, type Sections } from '../../../read/document/sections.js';
import type { Composition } from '../../../read/document/composition.js';
import { trimmed } from '../../../read/document/node.js';

const TASKS = /^[\s*]*(?:\d[\d.]*[.)]?\s+)?tasks(?![\p{L}\p{N}_])/u;

/** The items under headings that begin with Tasks, in order. */
export function taskItems(sections: Sections): readonly Item[] {
  const found = sections.outermost(({ name }) => TASKS.test(name));
  return found.flatMap(({ lines }) =>
    lines.flatMap(({ line, heading }) => (heading === undefined ? (itemOf(line) ?? []) : [])),
  );
}

/** Puts how many boxes among items are ticked and how many are open into a value. */
export function setBoxes(made: Composition, items: readonly Item[]): void {
  const open = items.filter(({ isTicked }) => isTicked === false);
  const [first] = open;
  made.set('boxes', { ticked: items.filter(({ isTicked }) => isTicked === true).length, open: open.length });
  if (first !== undefined) made.mark('/boxes/open', trimmed(first.content));
}
