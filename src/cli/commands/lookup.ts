import { UsageError } from '../../model/usage.js';
import { nearest } from '../../model/text.js';
import { type Paint, painter, type SafeText } from '../../report/sink.js';
import { parseChoice } from '../../config/parse-option.js';
import { type Caller, wantsColor } from '../terminal/caller.js';
import { requestedHelp, readCall, type Call, type OptionSpec } from '../options.js';

/** A command that looks something up in the project's own data: its name and purpose. */
export interface Lookup {
  readonly command: string;
  /** The name of its operand in the help; null if it has none. */
  readonly operand: string | null;
  readonly about: string;
  /** Options beside the format. */
  readonly options?: readonly OptionSpec[];
}

/** The request of a call. */
export type LookupCall =
  | { readonly kind: 'help'; readonly text: SafeText }
  | {
      readonly kind: 'answer';
      readonly format: 'text' | 'json';
      readonly operand: string;
      readonly paint: Paint;
      readonly values: Call['values'];
    };

const OPTIONS: readonly OptionSpec[] = [
  { name: 'format', short: 'f', value: 'NAME', help: 'text or json (default: text)' },
  { name: 'no-color', help: 'never use colour' },
  { name: 'help', help: 'this help' },
];

/** Reads the arguments of such a command. Throws `UsageError`. */
export function readLookup(
  args: readonly string[],
  caller: Caller,
  { command, operand, about, options = [] }: Lookup,
): LookupCall {
  const usage = `return-gate ${command}${operand === null ? '' : ` ${operand}`}`;
  const help = requestedHelp(args, { usage: `${usage} [options]`, about, options: [...options, ...OPTIONS] });
  if (help !== null) return { kind: 'help', text: help };
  const { values, switches, rest } = readCall(args, [...options, ...OPTIONS]);
  const format = parseChoice('--format', values.get('format')?.[0] ?? 'text', ['text', 'json']);
  const [given = '', ...more] = rest;
  if (operand === null ? rest.length > 0 : rest.length === 0 || more.length > 0) {
    const takes = operand === null ? 'takes no operand' : `takes one ${operand}`;
    throw new UsageError(
      `${command} ${takes}, and ${String(rest.length)} ${rest.length === 1 ? 'was' : 'were'} given: write ${usage}.`,
    );
  }
  const paint = painter(!switches.has('no-color') && wantsColor(caller));
  return { kind: 'answer', format, operand: given, paint, values };
}

/** Returns the error for an unknown name, with the nearest known one. */
export function unknownName(kind: string, given: string, known: readonly string[], where: string): UsageError {
  const meant = nearest(given, known, 4);
  return new UsageError(
    `There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`,
  );
}
