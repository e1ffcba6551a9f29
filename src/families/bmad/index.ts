import type { FamilyEntry } from '../family.js';
import { archive } from './archive.js';
import { BMAD_FAMILIES, bmadFamilyNamed, isBmadPlace, mayBeBmad, NOT_BELOW, PLACES } from './place.js';

/** Stories and build specs of BMAD: each Markdown file is one return; its contents decide which kind. */
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
  ],
  named: (file) => {
    const found = bmadFamilyNamed(file.replaceAll('\\', '/'));
    return found === null ? null : { family: found, isCertain: true };
  },
  mark: mayBeBmad,
  opens: true,
  archive,
  area: { name: 'bmad', title: 'Stories and build specs of BMAD' },
  load: async () => (await import('./family.js')).loaded,
};
