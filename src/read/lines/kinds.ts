import { changeIn, isHedged, isHedgedLabel, isMarkedDeleted, type Change, type Hedges } from './words.js';
import type { NamedPath, Naming } from './line.js';

/** What a line says became of a file. */
export type Kind = 'created' | 'modified' | 'deleted' | 'listed';

/** The text of a line around its paths. */
export interface Said {
  /** The text after its paths, and in its other cells. */
  readonly remark: string;
  readonly cells: readonly string[];
  /** The cell of the column for changes. */
  readonly changeCell?: string | undefined;
  /** The change that the labels and headings above name. */
  readonly group: Change | 'several' | null;
  readonly hedges: Hedges;
}

/** A longer cell is a remark. */
const LONGEST_MARKER = 24;

/** The kind of a path's claim; null if the line is not a report, or says that the file moved without saying where. */
export function kindOfPath(path: NamedPath, said: Said): Kind | null {
  const { marker, change } = path;
  // A bracket after one of several paths is about that path only.
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

/** Returns true if the text around the paths of a line says that it is not a report. */
export function isHedgedLine(remarks: readonly string[], marker: string, hedges: Hedges): boolean {
  if (marker !== '' && isHedgedLabel(marker)) return true;
  return isHedged(remarks.filter((remark) => remark.trim() !== '').join(' | '), hedges);
}

/** Returns true if a line that gave no path says that it is not a report. */
export function isHedgedNaming({ lead, remark }: Pick<Naming, 'lead' | 'remark'>, hedges: Hedges): boolean {
  return isHedgedLine([remark.slice(0, LONGEST_REMARK)], lead, hedges);
}

const LETTERS: ReadonlyMap<string, Change> = new Map([
  ['A', 'created'],
  ['M', 'modified'],
  ['D', 'deleted'],
  ['R', 'moved'],
]);

/** Returns the change that the marker before a path names: a word, or a letter of git's status. */
function changeOfMarker(marker: string): Change | 'several' | null {
  const letter = /^[^\p{L}]*([AMDR])[^\p{L}]*$/u.exec(marker)?.[1];
  return letter === undefined ? changeIn(marker) : (LETTERS.get(letter) ?? null);
}

/** Returns the change that a cell names first or alone. `removed` may be about a part of the file. */
function changeOfCell(written: string): Change | 'several' | null {
  const cell = withoutPaths(written);
  const change = cell.length < LONGEST_MARKER ? changeIn(cell) : changeOfRemark(cell);
  return change === 'deleted' ? null : change;
}

/** Returns a text with a placeholder for each path, since words in paths (`src/new.ts`) mean nothing. */
function withoutPaths(text: string): string {
  return text.replace(/`[^`]*`|\S+/g, (word) => (/[/\\].*\.[A-Za-z]|`.*\.[A-Za-z]/.test(word) ? 'x.' : word));
}

const FIRST_WORDS =
  /^[^\p{L}\p{N}]{0,40}(?:[\p{L}\p{N}_]+\s)?([\p{L}\p{N}_]+(?:\s?[/&+]\s?[\p{L}\p{N}_]+)?)(?=\s*(?:$|[)\]】）.,;:|~/(（—–*：，]|--?\s))/u;
const LAST_WORD = /[([（【]\s*([\p{L}\p{N}_]{1,24}(?:\s?[/&+]\s?[\p{L}\p{N}_]{1,24})?)[\s*]*[)\]）】][\s.*]*$/u;

/** At most this much of a remark is read from either end. */
const LONGEST_REMARK = 400;

/** Returns the change that a remark names before its first pause, or in a last bracket. */
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
