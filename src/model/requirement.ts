/** What requirements files say about an id: whether it occurs, and whether a check box that names it is ticked; null if none names it. */
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

/** Whether the check box at the start of an offset's line is ticked; null if there is none. */
function boxBefore(text: string, at: number): boolean | null {
  const from = Math.max(0, at - LONGEST_LINE);
  const before = text.slice(from, at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const mark = /^\s*[-*+]\s+\[([ xX])\]/.exec(line)?.[1];
  return mark === undefined ? null : mark !== ' ';
}
