import { pathIn } from './path.js';

/** An id in requirements files: whether it occurs, and whether its checkbox is ticked; null without one. */
export interface RequirementState {
  readonly known: boolean;
  readonly ticked: boolean | null;
}

/** Looks up an id as a whole word in the texts of requirements files. */
export function requirementIn(id: string, texts: readonly string[]): RequirementState {
  let known = false;
  let ticked: boolean | null = null;
  for (const text of texts) {
    for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + id.length)) {
      if (!isWord(text, at, id.length)) continue;
      known = true;
      const box = boxBefore(text, at);
      if (box !== null) ticked = ticked === true || box;
    }
  }
  return { known, ticked };
}

const IN_WORD = /[\p{L}\p{N}_]/u;

function isWord(text: string, at: number, length: number): boolean {
  const before = text[at - 1] ?? '';
  const after = text.slice(at + length, at + length + 2);
  return !IN_WORD.test(before) && before !== '-' && !IN_WORD.test(after[0] ?? '') && !/^-[\p{L}\p{N}]/u.test(after);
}

/** Longer lines are not read as a requirement with a check box. */
const LONGEST_LINE = 2_000;

/** Returns true if the check box at the start of an offset's line is ticked; null if there is none. */
function boxBefore(text: string, at: number): boolean | null {
  const from = Math.max(0, at - LONGEST_LINE);
  const before = text.slice(from, at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const mark = /^\s*[-*+]\s+\[([ xX])\]/.exec(line)?.[1];
  return mark === undefined ? null : mark !== ' ';
}

/** What can be counted in the documents of a change. */
export type Counted = 'requirement' | 'scenario' | 'task';

/** Headings and checkboxes, one a line, with exact case and nothing in front of a heading. */
const COUNTED: Readonly<Record<Counted, RegExp>> = {
  requirement: /^### (?:Requirement|REQ-\d+):[ \t]*\S/,
  scenario: /^#### Scenario:[ \t]*\S/,
  task: /^\s*(?:[-*]|\d+[.)])\s+\[[ xX]\]/,
};

/** Counts headings or checkboxes of a kind in a document. Includes fenced code. Linear in its length. */
export function countIn(text: string, of: Counted): number {
  const counted = COUNTED[of];
  let n = 0;
  for (const line of text.split('\n')) if (counted.test(line)) n++;
  return n;
}

/** A check box that is not ticked. */
export interface OpenTask {
  /** 1-based. */
  readonly line: number;
  /** The text after the box. */
  readonly text: string;
}

const OPEN_TASK = /^\s*(?:[-*]|\d+[.)])\s+\[ \](.*)/;

/** Returns the check boxes of a document that are not ticked. */
export function openTasksIn(text: string): readonly OpenTask[] {
  return text.split('\n').flatMap((content, n) => {
    const [, task] = OPEN_TASK.exec(content) ?? [];
    return task === undefined ? [] : [{ line: n + 1, text: task.trim() }];
  });
}

/** Returns the folder of a file; empty for the top. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf('/')));
}

/** Returns the path of a file in the folder of another one. */
export function besideOf(file: string, name: string): string {
  return pathIn(folderOf(file), name);
}

/** Returns a folder's name without the date prefix that archiving adds. */
export function withoutDate(name: string): string {
  return name.replace(/^\d{4}-\d{2}-\d{2}-/, '');
}

/** Returns the name of the change below `openspec/changes/` that contains a file, without its date prefix; null for any other file. */
export function changeOf(file: string): string | null {
  const segments = file.split('/');
  const at = segments.findIndex((segment, n) => segment === 'openspec' && segments[n + 1] === 'changes') + 2;
  if (at < 2) return null;
  const first = segments[at] === 'archive' ? at + 1 : at;
  const name = segments[first];
  return name === undefined || first >= segments.length - 1 ? null : withoutDate(name);
}
