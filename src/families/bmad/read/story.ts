import type { Json } from '../../../model/json.js';
import type { Composition } from '../../../read/document/composition.js';
import { sectionsIn, type Section, type Sections, headingParts } from '../../../read/document/sections.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { setBoxes, taskItems } from './boxes.js';
import { isFilesHeading, isListHeading } from '../../../read/lines/headings.js';
import { labelledValues, ValueLabel } from '../../../read/lines/labels.js';
import { readSection, unreadInSection } from '../../../read/lines/place.js';
import { allMembersOf } from '../../../read/document/frontmatter.js';
import { stateOf } from '../status.js';
import { RECORD } from './recognise.js';

/** The fields that the reader of a story adds. */
export const STORY_FIELDS = ['otherStatus', 'file-list', 'lists', 'hedged', 'dropped', 'saysNone', 'boxes'];

/** Reads a story into its value. Takes time linear in its text, and never throws. */
export function readStory(made: Composition, sections: Sections): void {
  setStatus(made, statusesIn(made, sections));
  setBoxes(made, taskItems(sections));
  const files: Json[] = [];
  const sectionsOfLists = listsOf(sections);
  const lists = sectionsOfLists.map((section) => readSection(listOf(section), { hedges: 'all' }));
  const [first] = sectionsOfLists;
  if (first !== undefined) made.mark('/file-list', first.heading);
  for (const { claims } of lists) made.claimLines(files, '/file-list', claims);
  made.set('file-list', files);
  made.set('lists', lists.length);
  for (const name of ['hedged', 'dropped'] as const)
    made.set(
      name,
      lists.reduce((sum, list) => sum + list[name], 0),
    );
  const saysNone = lists.some((list) => list.saysNone);
  made.set('saysNone', saysNone);
  // Files may be listed elsewhere than in the record of the agent.
  const others = lists.length > 0 ? [] : sections.outermost(({ heading }) => isFilesHeading(heading.text));
  made.leaveUnread([
    ...lists.flatMap(({ unread }) => unread),
    ...others.flatMap((section) => unreadInSection(section, { hedges: 'all' })),
  ]);
}

/** The label of a status. */
const STATUS = new ValueLabel('(?:story |current )?status');

/** The statuses of a story: in its head, or else the first one in its text; then a later final one. */
function statusesIn(made: Composition, sections: Sections): readonly SourceText[] {
  const { head, below } = labelledValues(sections, STATUS);
  const first = [...head, ...statusFields(made)];
  const own = first.length > 0 ? first : below.slice(0, 1);
  const isOpen = own.length > 0 && own.every(({ text }) => stateOf(text) === 'open');
  return isOpen ? [...own, ...below.filter(({ text }) => stateOf(text) === 'success').slice(0, 1)] : own;
}

/** The statuses of a frontmatter. */
export function statusFields({ frontmatter }: Composition): readonly SourceText[] {
  return allMembersOf(frontmatter.members, 'status').flatMap(({ value: field }) =>
    field.kind === 'scalar' && typeof field.value === 'string'
      ? [trimmed({ text: field.value, start: field.source.start })]
      : [],
  );
}

/** Sets the status of a value: if several differ, one with which claims count, and another as `otherStatus`. */
export function setStatus(made: Composition, statuses: readonly SourceText[]): void {
  const [chosen] = [...statuses].sort((one, other) => openness(one) - openness(other));
  if (chosen === undefined) return;
  made.set('status', chosen.text);
  made.mark('/status', chosen);
  const other = statuses.find(({ text }) => stateOf(text) !== stateOf(chosen.text));
  if (other === undefined) return;
  made.set('otherStatus', other.text);
  made.mark('/otherStatus', other);
}

function openness({ text }: SourceText): number {
  const state = stateOf(text);
  return state === 'success' ? 0 : state === null ? 1 : 2;
}

/** Headings that end a list, since they are about something else. */
const END =
  /^(?:change ?log|review findings|senior developer review|completion notes|debug log|(?:qa|test) results?|agent model|verification|dependencies)/i;

/** The sections that list files: below File List, or else below file headings in the agent's record. */
function listsOf(sections: Sections): readonly Section[] {
  const lists = sections.outermost(({ heading }) => isListHeading(heading.text));
  if (lists.length > 0) return lists;
  const record = sections.outermost(({ name }) => RECORD.test(name));
  return record.flatMap(({ lines, code }) => sectionsIn(lines, ({ heading }) => isFilesHeading(heading.text), code));
}

/** The part of a section that lists files. */
function listOf(section: Section): Section {
  const end = section.lines.findIndex(
    ({ heading }) => heading !== undefined && END.test(headingParts(heading.heading.text).name),
  );
  if (end < 0) return section;
  const lines = section.lines.slice(0, end);
  const from = section.lines[end]?.line.start ?? Infinity;
  return { ...section, lines, code: section.code.filter(({ start }) => start < from) };
}
