import type { Archive, FamilyEntry } from '../family.js';
import { BMAD_FAMILIES, bmadFamilyNamed, isBmadPlace, isStoryName, mayBeBmad, NOT_BELOW, PLACES } from './place.js';
import { isInStore } from '../stores.js';

/**
 * How stories and specs are archived: into any folder, or under a name that marks them as finished. The files that they
 * claim stay where they are.
 */
export const archive: Archive = { owns, movedWith: () => [], isArchived, stablePath: nameOf };

/** A folder of specs may belong to another method, so the name must decide. */
function owns(file: string): boolean {
  return isBmadPlace(file) && (!/(?:^|\/)specs\//i.test(file) || isStoryName(file) || /(?:^|\/)spec-[^/]*$/.test(file));
}

/** Returns true if a story or spec is in a folder of finished work, or has a name that says so. */
function isArchived(file: string): boolean {
  return isInStore(file) || FINISHED.test(file);
}

const FINISHED = /(?:^|\/)archived\/|\.(?:archived|old|done)(?:\.md)?$/i;

/** Endings added to the name of a finished story. */
const ENDINGS = /(?:\.md|\.story|\.archived|\.old|\.done)$/i;

/** The name of a story, the same in any folder. */
function nameOf(file: string): string {
  let name = file.slice(file.lastIndexOf('/') + 1);
  for (let shorter = name.replace(ENDINGS, ''); shorter !== name; shorter = name.replace(ENDINGS, '')) name = shorter;
  return name;
}

/** A text below BMAD's output folder that is not Markdown. */
const STRAY = /(?:^|\/)_bmad-output[^/]*\/.*\.(?:markdown|mdx|txt)$/i;

/** Stories and build specs of BMAD: each Markdown file is one return; its content decides which kind. */
export const family: FamilyEntry = {
  name: 'bmad',
  order: 5,
  families: BMAD_FAMILIES,
  form: 'whole',
  places: [
    {
      form: 'whole',
      family: 'bmad-story',
      patterns: PLACES,
      isOne: isBmadPlace,
      mark: mayBeBmad,
      isCertain: (path) => bmadFamilyNamed(path) !== null,
      notBelow: NOT_BELOW,
    },
    {
      form: 'markdown',
      family: null,
      patterns: ['**/_bmad-output*/**'],
      isOne: (path) => STRAY.test(path) && isStoryName(path.replace(/\.[^./]*$/, '.md')),
      notBelow: NOT_BELOW,
      isStray: true,
    },
  ],
  named: (file) => {
    const found = bmadFamilyNamed(file.replaceAll('\\', '/'));
    return found === null ? null : { family: found, isCertain: true };
  },
  mark: mayBeBmad,
  opens: true,
  archive,
  area: { name: 'bmad', title: 'Stories and build specs of BMAD' },
  removedRules: {
    'bmad-list-self': 'no rule replaces it, since a story may list itself. Delete this name',
  },
  load: async () => (await import('./family.js')).loaded,
};
