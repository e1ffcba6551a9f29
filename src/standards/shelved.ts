import type { Family, Standard } from '../model/standard.js';

/** A version of a standard that is not loaded yet. */
export interface Shelved extends Pick<Standard, 'id' | 'isDefault'> {
  readonly family: Family;
  readonly load: () => Promise<Standard>;
}
