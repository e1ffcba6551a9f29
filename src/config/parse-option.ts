import { UsageError } from '../model/usage-error.js';

/** A setting that stands for a number, such as `90m`. `name` is the caller's word for it. Throws `UsageError`. */
export function parseOption(
  name: string,
  text: string,
  parse: (text: string) => number | undefined,
  expected: string,
): number {
  const found = parse(text);
  if (found === undefined) throw new UsageError(`${name} is "${text}": write ${expected}.`);
  return found;
}
