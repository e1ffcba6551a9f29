import { isFileListName, isFilesName } from './words.js';

/** What a heading is without what is around its words, and what its final bracket holds. */
export interface HeadingParts {
  readonly name: string;
  readonly bracket: string;
}

/** A longer heading is prose. */
const LONGEST = 300;

/** A heading without signs, a number and emphasis around it, and without a final bracket, colon and hash signs. */
export function headingParts(heading: string): HeadingParts {
  const plain = heading
    .slice(0, LONGEST)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s*]+/g, ' ')
    .trim()
    .replace(/[:：#\s]+$/, '');
  const open = /[)）]$/.test(plain) ? Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（')) : -1;
  const name = (open < 0 ? plain : plain.slice(0, open))
    .replace(/[:：\s]+$/, '')
    .replace(/^[^\p{L}\p{N}]{0,20}(?:\d+(?:\.\d+)*[.)]?\s+)?[^\p{L}\p{N}]{0,20}/u, '')
    .replace(/[^\p{L}\p{N})\]]+$/u, '');
  return { name, bracket: open < 0 ? '' : plain.slice(open + 1, -1) };
}

/** Returns true if a heading is that of a File List. */
export function isListHeading(heading: string): boolean {
  return heading.length < LONGEST && isFileListName(headingParts(heading).name);
}

/** Returns true if a heading names files: `Files`, `Key Files`, `Files Created/Modified`, `New Files`, or a file list. */
export function isFilesHeading(heading: string): boolean {
  if (heading.length >= LONGEST) return false;
  const { name } = headingParts(heading);
  return isFileListName(name) || isFilesName(name);
}

/** Returns true if a heading is the wanted one, however it is decorated and in any letter case. */
export function isHeadingNamed(heading: string, wanted: string): boolean {
  return headingParts(heading).name.toLowerCase() === headingParts(wanted.replace(/^#+\s*/, '')).name.toLowerCase();
}
