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
