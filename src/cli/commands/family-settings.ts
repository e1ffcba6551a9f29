import { FAMILY_SETTINGS } from '../../families/choose.js';

/** The settings of families that a call has, by name. `value` gives the last value of an option, if there is one. */
export function familySettings(value: (name: string) => string | undefined): ReadonlyMap<string, string> {
  return new Map(
    FAMILY_SETTINGS.flatMap(({ name }) => {
      const given = value(name);
      return given === undefined ? [] : [[name, given] as const];
    }),
  );
}
