import { elementAt } from '../model/known.js';

/** A phase in a plan, or a task with a check box, with its mark. */
export interface PlanPhase {
  /** 1-based. */
  readonly line: number;
  readonly completed: boolean;
  /** As written in the plan: `[NOT STARTED]`. */
  readonly mark: string;
}

/** A plan's own record of its progress. */
export interface PlanProgress {
  /** Headings with marks, or check boxes. It is unknown whether each check box is a phase. */
  readonly by: 'headings' | 'boxes';
  readonly phases: readonly PlanPhase[];
}

const MARKS: ReadonlySet<string> = new Set(['COMPLETED', 'IN PROGRESS', 'NOT STARTED', 'PARTIAL', 'BLOCKED']);
const DONE = 'COMPLETED';

const BRACKETED = /\[([A-Za-z ]{1,20})\]/g;

/** UTF-16 units of a line that are read: no heading is longer. */
const LONGEST_LINE = 1_000;

interface Heading extends PlanPhase {
  readonly level: number;
  /** `3` or `2b` in "Phase 3: ..." or "Phase 2b"; null for other headings. */
  readonly label: string | null;
  readonly marks: number;
}

/**
 * Returns a Markdown plan's phases, in their order; null if the phases or their progress are unknown: no marks, marks on only
 * some phases, unknown marks, phases on several levels or repeated, or unbalanced fences. Takes linear time.
 */
export function planProgress(text: string): PlanProgress | null {
  const headings: Heading[] = [];
  /** Phases in code and in comments: examples, or phases behind a fence that was never closed. */
  const hidden: Heading[] = [];
  const boxes: PlanPhase[] = [];
  let fence: string | null = null;
  let inComment = false;
  for (const [index, line] of text.split('\n').entries()) {
    const shown = line.slice(0, LONGEST_LINE);
    const bare = shown.trim();
    const heading = headingOf(shown, index + 1);
    const opened = fenceOpenedBy(bare);
    if (inComment) {
      hidden.push(...heading);
      inComment = !bare.includes('-->');
    } else if (fence !== null) {
      hidden.push(...heading);
      if (!bare.startsWith(fence)) continue;
      if (isAll(bare, fence)) fence = null;
      // A fence that opens inside another one of its kind: it is unknown which of the two was never closed.
      else if (opened !== null) return null;
    } else if (opened !== null) {
      fence = opened;
    } else if (bare.lastIndexOf('<!--') > bare.lastIndexOf('-->')) {
      inComment = true;
    } else {
      headings.push(...heading);
      boxes.push(...boxOf(shown, index + 1));
    }
  }
  if (fence !== null || inComment) return null;
  const numbered = headings.filter(({ label }) => label !== null);
  if (hidesPhase(hidden, numbered)) return null;
  if (numbered.length > 0) return ofHeadings(numbered);
  if (headings.some(({ marks }) => marks > 0)) return ofHeadings(withoutNumbers(headings));
  return boxes.length === 0 ? null : { by: 'boxes', phases: boxes };
}

/**
 * Returns whether a marked phase is in code or in a comment, and no visible phase has its number: an example would repeat a phase
 * of the plan.
 */
function hidesPhase(hidden: readonly Heading[], shown: readonly Heading[]): boolean {
  const labels = new Set(shown.map(({ label }) => label));
  return hidden.some(({ label, marks }) => label !== null && marks > 0 && !labels.has(label));
}

function ofHeadings(phases: readonly Heading[]): PlanProgress | null {
  if (phases.length === 0) return null;
  const { level: common } = elementAt(phases, 0);
  const labels = phases.flatMap(({ label }) => label ?? []);
  const isPlain =
    phases.every(({ level, marks }) => level === common && marks === 1) && new Set(labels).size === labels.length;
  if (!isPlain) return null;
  return { by: 'headings', phases: phases.map(({ line, completed, mark }) => ({ line, completed, mark })) };
}

/**
 * For headings without phase numbers: returns those from the first marked one to the last, on its level. Returns none if the
 * first mark is on the whole plan's heading.
 */
function withoutNumbers(headings: readonly Heading[]): readonly Heading[] {
  const isMarked = ({ marks }: Heading): boolean => marks > 0;
  const [first, last] = [headings.findIndex(isMarked), headings.findLastIndex(isMarked)];
  const { level } = elementAt(headings, first);
  if (level < 2) return [];
  return headings.slice(first, last + 1).filter((heading) => heading.level === level || isMarked(heading));
}

/** Returns the characters with which a line opens a fence; null for any other line. A backtick behind those of a fence makes it inline code. */
function fenceOpenedBy(line: string): string | null {
  return /^(?:~{3,}|`{3,}(?=[^`]*$))/.exec(line)?.[0] ?? null;
}

function isAll(line: string, fence: string): boolean {
  return line === fence.charAt(0).repeat(line.length);
}

/** Returns the heading of a line; none for any other line. */
function headingOf(line: string, number: number): readonly Heading[] {
  const opening = /^ {0,3}(#{1,6})[ \t]/.exec(line)?.[1];
  if (opening === undefined) return [];
  const text = line.slice(line.indexOf(opening) + opening.length).trim();
  const marks = marksIn(text);
  const label = /^[*_]{0,2}phase[ \t]{1,9}(\d{1,9}(?:[.]\d{1,9})?[a-z]?)(?![\w-])/i.exec(text)?.[1] ?? null;
  const [mark = ''] = marks;
  const completed = mark === DONE;
  return [
    {
      level: opening.length,
      label: label?.toLowerCase() ?? null,
      marks: marks.length,
      line: number,
      completed,
      mark: `[${mark}]`,
    },
  ];
}

/** Returns the marks in a heading. With several marks, or an unknown one, the phase's progress is unknown. */
function marksIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const [, inner = ''] of text.matchAll(BRACKETED)) {
    const mark = inner.trim().toUpperCase();
    if (MARKS.has(mark)) found.push(mark);
  }
  return found;
}

/** Returns the check box of a line whose list is not inside another list; none for any other line. */
function boxOf(line: string, number: number): readonly PlanPhase[] {
  const sign = /^[-*+] \[([ xX])\] /.exec(line)?.[1];
  if (sign === undefined) return [];
  const completed = sign !== ' ';
  return [{ line: number, completed, mark: completed ? '[x]' : '[ ]' }];
}
