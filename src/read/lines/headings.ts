import { headingParts, LONGEST_HEADING } from '../document/sections.js';
import { isFileListName, isFilesName } from './words.js';

/** Returns true if a heading is that of a File List. */
export function isListHeading(heading: string): boolean {
  return heading.length < LONGEST_HEADING && isFileListName(headingParts(heading).name);
}

/** Returns true if a heading names files: `Files`, `Key Files`, `Files Created/Modified`, `New Files`, or a file list. */
export function isFilesHeading(heading: string): boolean {
  if (heading.length >= LONGEST_HEADING) return false;
  const { name } = headingParts(heading);
  return isFileListName(name) || isFilesName(name);
}

/** Returns true if a heading is the wanted one, however it is decorated and in any letter case. */
export function isHeadingNamed(heading: string, wanted: string): boolean {
  return headingParts(heading).name.toLowerCase() === headingParts(wanted.replace(/^#+\s*/, '')).name.toLowerCase();
}
