import { type Item, itemOf, type Sections } from '../../../read/document/sections.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';

/** The boxes under the tasks of a story or a spec. */
export interface Boxes {
  readonly ticked: number;
  readonly open: number;
  /** The first one that is open; null where none is. */
  readonly firstOpen: SourceText | null;
}

/** The items under headings that begin with Tasks, in their order. */
export function taskItems(sections: Sections): readonly Item[] {
  const found = sections.outermost(({ name }) => isTasks(name));
  return found.flatMap(({ lines }) =>
    lines.flatMap(({ line, heading }) => (heading === undefined ? (itemOf(line) ?? []) : [])),
  );
}

function isTasks(name: string): boolean {
  return /^[\s*]*(?:\d[\d.]*[.)]?\s+)?tasks(?![\p{L}\p{N}_])/u.test(name);
}

/** Counts the boxes among items. */
export function boxesIn(items: readonly Item[]): Boxes {
  const open = items.filter(({ isTicked }) => isTicked === false);
  const [first] = open;
  return {
    ticked: items.filter(({ isTicked }) => isTicked === true).length,
    open: open.length,
    firstOpen: first === undefined ? null : trimmed(first.content),
  };
}
