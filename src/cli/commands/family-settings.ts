import { FAMILY_SETTINGS } from '../../families/choose.js';

/** Returns the settings of families in a call, by name. `value` returns the last value of an option, if it is given. */
export function familySettings(value: (name: string) => string | undefined): ReadonlyMap<string, string> {
  return new Map(
    FAMILY_SETTINGS.flatMap(({ name }) => {
      const given = value(name);
      return given === undefined ? [] : [[name, given] as const];
    }),
  );
}
