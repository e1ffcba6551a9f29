import { nearest } from '../model/text.js';
import { UsageError } from '../model/usage-error.js';

/** A setting as the options of the library call it: `fail-on` is `failOn`. */
export function optionName(setting: string): string {
  return `The option ${setting.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** The option `now` as the command line has it. Throws `UsageError`. */
export function momentOf(now: string | Date | undefined): string | undefined {
  if (!(now instanceof Date)) return now;
  if (Number.isNaN(now.getTime())) throw new UsageError('The option now is an invalid date: give a time.');
  return now.toISOString();
}

/** Throws `UsageError` for an option that is none: what a caller misspells must not be left out in silence. */
export function demandKnown(options: object, known: Readonly<Record<string, true>>): void {
  const names = Object.keys(known);
  for (const name of Object.keys(options)) {
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    throw new UsageError(
      `There is no option ${name}.${meant === undefined ? ` There are ${names.join(', ')}.` : ` Did you mean ${meant}?`}`,
    );
  }
}
