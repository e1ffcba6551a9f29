import type { Archive } from '../family.js';
import { isInStore } from '../stores.js';
import { isBmadPlace, isStoryName } from './place.js';

/** How stories and specs are archived: into any folder, and under a name that says that they are over. What they claim stays where it is. */
export const archive: Archive = { owns, movedWith: () => [], isArchived, stablePath: nameOf };

/** A folder of specs may be that of another method: there a name has to tell. */
function owns(file: string): boolean {
  return isBmadPlace(file) && (!/(?:^|\/)specs\//i.test(file) || isStoryName(file) || /(?:^|\/)spec-[^/]*$/.test(file));
}

/** Whether a story or spec is in a folder of finished work, or has a name that says so. */
function isArchived(file: string): boolean {
  return isInStore(file) || FINISHED.test(file);
}

const FINISHED = /(?:^|\/)archived\/|\.(?:archived|old|done)(?:\.md)?$/i;

/** What is added to the name of a story that is over. */
const ENDINGS = /(?:\.md|\.story|\.archived|\.old|\.done)$/i;

/** The name by which a story is known in any folder. */
function nameOf(file: string): string {
  let name = file.slice(file.lastIndexOf('/') + 1);
  for (let shorter = name.replace(ENDINGS, ''); shorter !== name; shorter = name.replace(ENDINGS, '')) name = shorter;
  return name;
}
