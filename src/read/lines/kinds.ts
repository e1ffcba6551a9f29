import { changeIn, isHedged, isHedgedLabel, isMarkedDeleted, type Change, type Hedges } from './words.js';
import type { NamedPath, Naming } from './line.js';

/** What a line says became of a file. */
export type Kind = 'created' | 'modified' | 'deleted' | 'listed';

/** What is said of a line around its paths. */
export interface Said {
  /** What is behind its paths, and what its other cells hold. */
  readonly remark: string;
  readonly cells: readonly string[];
  /** The cell of a column for what became of the file. */
  readonly changeCell?: string | undefined;
  /** What the labels and headings above say. */
  readonly group: Change | 'several' | null;
  readonly hedges: Hedges;
}

/** A cell that is longer is a remark. */
const LONGEST_MARKER = 24;

/** What became of a path; null where the line says that it is no report, or that it was moved, and not where to. */
export function kindOfPath(path: NamedPath, said: Said): Kind | null {
  const { marker, change } = path;
  // What a bracket says behind one path of several is about this one.
  const remark = path.remark.trim() === '' ? said.remark : path.remark;
  if (isHedgedLine([remark, ...said.cells], marker, said.hedges)) return null;
  if (change !== undefined) return change;
  const short = said.cells.filter((cell) => cell.length < LONGEST_MARKER);
  const changes = [changeOfMarker(marker), ...[said.changeCell ?? '', ...short].map(changeOfCell)];
  const marked = changes.find((one) => one !== null);
  if (isMarkedDeleted(remark) || [said.changeCell ?? '', ...short].some(isMarkedDeleted))
    return marked === 'created' ? 'listed' : 'deleted';
  const kind = marked ?? changeOfRemark(remark) ?? said.group;
  if (kind === 'moved') return null;
  return kind === null || kind === 'several' ? 'listed' : kind;
}

/** Returns true if what is around the paths of a line says that it is no report. */
export function isHedgedLine(remarks: readonly string[], marker: string, hedges: Hedges): boolean {
  if (marker !== '' && isHedgedLabel(marker)) return true;
  return isHedged(remarks.filter((remark) => remark.trim() !== '').join(' | '), hedges);
}

/** Returns true if a line that gave no path says that it is no report. */
export function isHedgedNaming({ lead, remark }: Pick<Naming, 'lead' | 'remark'>, hedges: Hedges): boolean {
  return isHedgedLine([remark.slice(0, LONGEST_REMARK)], lead, hedges);
}

const LETTERS: ReadonlyMap<string, Change> = new Map([
  ['A', 'created'],
  ['M', 'modified'],
  ['D', 'deleted'],
  ['R', 'moved'],
]);

/** What is written before a path says: a word, or one letter of git's status. */
function changeOfMarker(marker: string): Change | 'several' | null {
  const letter = /^[^\p{L}]*([AMDR])[^\p{L}]*$/u.exec(marker)?.[1];
  return letter === undefined ? changeIn(marker) : (LETTERS.get(letter) ?? null);
}

/** What a cell says: its only words, or the first ones of a sentence. What was removed may be a part of the file. */
function changeOfCell(written: string): Change | 'several' | null {
  const cell = withoutPaths(written);
  const change = cell.length < LONGEST_MARKER ? changeIn(cell) : changeOfRemark(cell);
  return change === 'deleted' ? null : change;
}

/** A text with a sign for each path in it, whose words say nothing, nor does what follows it: `src/new.ts`. */
function withoutPaths(text: string): string {
  return text.replace(/`[^`]*`|\S+/g, (word) => (/[/\\].*\.[A-Za-z]|`.*\.[A-Za-z]/.test(word) ? 'x.' : word));
}

const FIRST_WORDS =
  /^[^\p{L}\p{N}]{0,40}(?:[\p{L}\p{N}_]+\s)?([\p{L}\p{N}_]+(?:\s?[/&+]\s?[\p{L}\p{N}_]+)?)(?=\s*(?:$|[)\]】）.,;:|~/(（—–*：，]|--?\s))/u;
const LAST_WORD = /[([（【]\s*([\p{L}\p{N}_]{1,24}(?:\s?[/&+]\s?[\p{L}\p{N}_]{1,24})?)[\s*]*[)\]）】][\s.*]*$/u;

/** So much of a remark is looked at from either end. */
const LONGEST_REMARK = 400;

/** What a remark says by its first word or two, if it pauses right behind, or by a last one in brackets: created, modified, or both. */
function changeOfRemark(remark: string): 'created' | 'modified' | 'several' | null {
  const words = [
    FIRST_WORDS.exec(withoutPaths(remark.slice(0, LONGEST_REMARK)))?.[1],
    LAST_WORD.exec(withoutPaths(remark.slice(-LONGEST_REMARK)))?.[1],
  ];
  for (const word of words) {
    const change = word === undefined ? null : changeIn(word);
    if (change === 'created' || change === 'modified' || change === 'several') return change;
  }
  return null;
}
