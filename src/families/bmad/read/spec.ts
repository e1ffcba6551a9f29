import type { Json } from '../../../model/json.js';
import type { Composition } from '../../../read/document/composition.js';
import { type Item, itemOf, type SectionLine, type Sections } from '../../../read/document/sections.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { setBoxes, taskItems } from './boxes.js';
import { isHedgedNaming } from '../../../read/lines/kinds.js';
import { pathEntry } from '../../../read/lines/claim.js';
import { readLine, type NamedPath, type Naming } from '../../../read/lines/line.js';
import { decoded, linkIn, type LinkTargets } from '../../../read/lines/markup.js';
import { withoutCitation } from '../../../read/lines/path.js';
import { pointsElsewhere, startsWithPath } from '../../../read/lines/unread.js';
import { setStatus, statusFields } from './story.js';

/** The fields that the reader of a build spec adds. */
export const SPEC_FIELDS = ['tasks', 'review-order', 'changed', 'boxes', 'hedged'];

/** Reads a build spec into its value. Takes time linear in its text, and never throws. */
export function readSpec(made: Composition, sections: Sections): void {
  const statuses = statusFields(made);
  if (statuses.length > 1) setStatus(made, statuses);
  const items = taskItems(sections);
  setBoxes(made, items);
  const hasBoxes = items.some(({ isTicked }) => isTicked !== null);
  const lists = { tasks: [] as Json[], 'review-order': [] as Json[], changed: [] as Json[] };
  const unread: SourceText[] = [];
  let hedged = 0;
  for (const item of items) {
    const isDone = hasBoxes ? item.isTicked === true : item.indent === 0;
    const naming = isDone ? codeNaming(item) : null;
    if (naming === null) continue;
    const type = typeOfTask(naming);
    if (type === null) hedged++;
    else for (const path of filesOf(naming)) made.claim(lists.tasks, '/tasks', { ...pathEntry(path), type }, path.at);
  }
  const linesBelow = (start: string): readonly SectionLine[] =>
    sections.outermost(({ name }) => name.startsWith(start)).flatMap(({ lines }) => lines);
  for (const source of linkTargets(linesBelow('suggested review order'), unread)) {
    made.claim(lists['review-order'], '/review-order', decoded(source.text), source);
  }
  for (const path of changedFiles(linesBelow('auto run result'), unread)) {
    made.claim(lists.changed, '/changed', pathEntry(path), path.at);
  }
  for (const [name, list] of Object.entries(lists)) made.set(name, list);
  made.set('hedged', hedged);
  made.leaveUnread(unread);
}

/** The content of an item that begins with a path in code; null for other items. */
function codeNaming({ content }: Item): Naming | null {
  if (!/^(?:\*\*)?`/.test(content.text)) return null;
  const naming = readLine(content);
  return naming.paths.length === 0 ? null : naming;
}

/** Upstream's own bookkeeping files. */
const BOOKS = /(?:^|\/)(?:deferred-work\.md|sprint-status\.yaml)$/;

function filesOf({ paths }: Naming): readonly NamedPath[] {
  return paths.filter(({ path }) => !BOOKS.test(path));
}

/** The first word of an action that removes a file, or only a part of one. */
const TAKES_AWAY =
  /^[^\p{L}\p{N}]{0,40}(?:mov(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|extract(?:s|ed|ing)?|delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing))(?![\p{L}\p{N}_])/iu;

/** Words that show that the whole file is removed. */
const DELETES =
  /^[^\p{L}\p{N}]{0,40}(?:deleted?|removed?)(?:\s+(?:the|this)\s+file)?[^\p{L}\p{N}]*?(?:$|[.;—–]|\s--?\s)/iu;

/** The type of a ticked task's claim; null if it makes none. */
function typeOfTask(naming: Naming): 'task' | 'deleted' | null {
  const action = actionIn(naming.remark);
  if (TAKES_AWAY.test(action)) return DELETES.test(action) ? 'deleted' : null;
  return naming.isStruck || isHedgedNaming(naming, 'all') ? null : 'task';
}

/** The action for a file: the text after the first dash. */
function actionIn(remark: string): string {
  const dash = /[—–:：]|\s--?\s/.exec(remark);
  return dash === null ? remark : remark.slice(dash.index + dash[0].length);
}

/** The paths that the links of some lines lead to, without those elsewhere; items that name a file and have no such link are not read. */
function linkTargets(lines: readonly SectionLine[], unread: SourceText[]): readonly SourceText[] {
  return lines.flatMap(({ line, heading }) => {
    const targets = [...line.text.matchAll(/\[/g)].flatMap(({ index }) => {
      const target = linkIn(trimmed(line, index), NO_DEFINITIONS)?.target ?? null;
      return target === null ? [] : (targetOf(target) ?? []);
    });
    const { text } = itemOf(line)?.content ?? line;
    if (heading === undefined && targets.length === 0 && (startsWithPath(text) || pointsElsewhere(text))) {
      unread.push(trimmed(line));
    }
    return targets;
  });
}

/** Links that are defined elsewhere are not read. */
const NO_DEFINITIONS: LinkTargets = new Map();

function targetOf(source: SourceText): SourceText | null {
  const { text } = source;
  if (text === '' || /^(?:#|[A-Za-z][A-Za-z0-9+.-]*:)/.test(text)) return null;
  const end = text.search(/[?#]/);
  const path = withoutCitation(end < 0 ? text : text.slice(0, end));
  return path === '' ? null : { text: path, start: source.start };
}

/** The files in a result: in code, with a slash. Other items that begin with a path are not read. */
function changedFiles(lines: readonly SectionLine[], unread: SourceText[]): readonly NamedPath[] {
  return lines.flatMap(({ line, heading }) => {
    const item = heading === undefined ? itemOf(line) : null;
    if (item === null || item.isTicked === false) return [];
    const naming = codeNaming(item);
    if (naming === null && startsWithPath(item.content.text)) unread.push(item.content);
    if (naming === null || naming.isStruck || isHedgedNaming(naming, 'all')) return [];
    return filesOf(naming).filter(({ path }) => path.includes('/'));
  });
}
