import type { Json } from '../../../model/json.js';
import { valueOf } from '../../../model/collections.js';
import type { Composition } from '../../../read/document/composition.js';
import { type Item, itemOf, type Section, type Sections } from '../../../read/document/sections.js';
import { trimmed, type SourceText } from '../../../read/document/node.js';
import { boxesIn, taskItems } from './boxes.js';
import { isHedgedLine } from '../../../read/lines/kinds.js';
import { pathEntry } from '../../../read/lines/claim.js';
import { readLine, type NamedPath, type Naming } from '../../../read/lines/line.js';
import { decoded } from '../../../read/lines/markup.js';
import { withoutCitation } from '../../../read/lines/path.js';
import { setBoxes, setStatus, statusFields } from './story.js';

/** The fields that the reader of a build spec makes. */
export const SPEC_FIELDS = ['tasks', 'review-order', 'changed', 'boxes', 'hedged'];

/** Reads a build spec into its value. Takes time linear to its text, and never throws. */
export function readSpec(made: Composition, sections: Sections): void {
  const statuses = statusFields(made);
  if (statuses.length > 1) setStatus(made, statuses);
  const items = taskItems(sections);
  const boxes = boxesIn(items);
  setBoxes(made, boxes);
  const hasBoxes = items.some(({ isTicked }) => isTicked !== null);
  const done = items.filter(({ isTicked, indent }) => (hasBoxes ? isTicked === true : indent === 0));
  const tasks: Json[] = [];
  let hedged = 0;
  for (const item of done) {
    const naming = codeNaming(item);
    if (naming === null) continue;
    const type = typeOfTask(naming);
    if (type === null) hedged++;
    else for (const path of filesOf(naming)) made.claim(tasks, '/tasks', { ...pathEntry(path), type }, path.at);
  }
  made.set('tasks', tasks);
  made.set('hedged', hedged);
  const review: Json[] = [];
  for (const section of sections.outermost(({ name }) => name.startsWith('suggested review order'))) {
    for (const source of linkTargets(section)) made.claim(review, '/review-order', decoded(source.text), source);
  }
  made.set('review-order', review);
  const changed: Json[] = [];
  for (const section of sections.outermost(({ name }) => name.startsWith('auto run result'))) {
    for (const path of changedFiles(section)) made.claim(changed, '/changed', pathEntry(path), path.at);
  }
  made.set('changed', changed);
}

/** What an item says that begins with a path in code; null for any other. */
function codeNaming({ content }: Item): Naming | null {
  if (!/^(?:\*\*)?`/.test(content.text)) return null;
  const naming = readLine(content);
  return naming.paths.length === 0 ? null : naming;
}

/** Upstream's own books. */
const BOOKS = /(?:^|\/)(?:deferred-work\.md|sprint-status\.yaml)$/;

function filesOf({ paths }: Naming): readonly NamedPath[] {
  return paths.filter(({ path }) => !BOOKS.test(path));
}

/** The first word of an action that removes a file or a part of one; it is unknown which. */
const TAKES_AWAY =
  /^[^\p{L}\p{N}]{0,40}(?:mov(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|extract(?:s|ed|ing)?|delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing))(?![\p{L}\p{N}_])/iu;

/** That the whole file goes. */
const DELETES =
  /^[^\p{L}\p{N}]{0,40}(?:deleted?|removed?)(?:\s+(?:the|this)\s+file)?[^\p{L}\p{N}]*?(?:$|[.;—–]|\s--?\s)/iu;

/** What a ticked task says of its file; null where it is no claim. */
function typeOfTask(naming: Naming): 'task' | 'deleted' | null {
  const action = actionIn(naming.remark);
  if (TAKES_AWAY.test(action)) return DELETES.test(action) ? 'deleted' : null;
  return naming.isStruck || isHedgedTask(naming) ? null : 'task';
}

function isHedgedTask({ lead, remark }: Naming): boolean {
  return isHedgedLine([remark], lead, 'all');
}

/** What is to be done with a file: what is behind the first dash. */
function actionIn(remark: string): string {
  const dash = /[—–:：]|\s--?\s/.exec(remark);
  return dash === null ? remark : remark.slice(dash.index + dash[0].length);
}

/** The paths that the links of a section lead to, without those elsewhere. */
function linkTargets({ lines }: Section): readonly SourceText[] {
  return lines.flatMap(({ line }) => {
    const pairs = bracketsIn(line.text);
    return [...line.text.matchAll(/\]\(/g)].flatMap(({ index }) => {
      const close = valueOf(pairs, index + 1);
      return close < 0 ? [] : (targetOf(trimmed(line, index + 2, close)) ?? []);
    });
  });
}

/**
 * Where each bracket closes that opens in a text: a name such as `(group)` has a pair of its own. One without a pair ends with the next,
 * or at -1 where none follows. Linear.
 */
function bracketsIn(text: string): ReadonlyMap<number, number> {
  const signs = [...text.matchAll(/[()]/g)];
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: sign, index } of signs) {
    if (sign === '(') open.push(index);
    else pairs.set(open.pop() ?? -1, index);
  }
  let next = -1;
  for (const { 0: sign, index } of signs.reverse()) {
    if (sign === ')') next = index;
    else if (!pairs.has(index)) pairs.set(index, next);
  }
  return pairs;
}

function targetOf(source: SourceText): SourceText | null {
  // In angle brackets, or with a title behind it.
  const [, bracketed, plain = ''] = /^(?:<([^<>]*)>|(\S+))(?:\s+["'(].*)?$/.exec(source.text) ?? [];
  const text = bracketed ?? plain;
  if (text === '' || /^(?:#|[A-Za-z][A-Za-z0-9+.-]*:)/.test(text)) return null;
  const end = text.search(/[?#]/);
  const path = withoutCitation(end < 0 ? text : text.slice(0, end));
  return path === '' ? null : { text: path, start: source.start + (bracketed === undefined ? 0 : 1) };
}

/** The files that a result lists: in code, with a slash. */
function changedFiles({ lines }: Section): readonly NamedPath[] {
  return lines.flatMap(({ line, heading }) => {
    const item = heading === undefined ? itemOf(line) : null;
    const naming = item === null || item.isTicked === false ? null : codeNaming(item);
    if (naming === null || naming.isStruck || isHedgedTask(naming)) return [];
    return filesOf(naming).filter(({ path }) => path.includes('/'));
  });
}
