import { parseArgs } from 'node:util';
import { nearest } from '../model/text.js';
import { UsageError } from '../model/usage.js';

/** An option of a command, for `--help` and for reading arguments. */
export interface OptionSpec {
  readonly name: string;
  /** The name of the value in `--help`; absent for a switch. */
  readonly value?: string;
  readonly repeatable?: boolean;
  readonly help: string;
  /** The heading of the long help under which it is listed; absent for the usual one. */
  readonly group?: string;
  /** Whether the short help shows it. */
  readonly isCommon?: true;
}

export interface Call {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly switches: ReadonlySet<string>;
  readonly rest: readonly string[];
}

/**
 * Reads arguments by a command's options. Throws `UsageError` for an unknown option, a missing value, or an option
 * given twice.
 */
export function readCall(args: readonly string[], specs: readonly OptionSpec[]): Call {
  const options = Object.fromEntries(
    specs.map(({ name, value }) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: true } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<string, string[]>();
  const switches = new Set<string>();
  const rest: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (token.value === '') throw new UsageError('An argument is empty: leave it out, or write what it should name.');
      rest.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const spec = specs.find(({ name }) => token.rawName === `--${name}`);
    if (spec === undefined) throw new UsageError(unknown(token.rawName, specs));
    if (spec.value === undefined) {
      if (token.value !== undefined) throw new UsageError(`--${spec.name} takes no value: write it alone.`);
      switches.add(spec.name);
      continue;
    }
    if (token.value === undefined || token.value === '' || (!token.inlineValue && token.value.startsWith('--'))) {
      throw new UsageError(`--${spec.name} needs a value: --${spec.name} ${spec.value}.`);
    }
    const earlier = values.get(spec.name);
    if (earlier === undefined) values.set(spec.name, [token.value]);
    else if (spec.repeatable === true) earlier.push(token.value);
    else throw new UsageError(`--${spec.name} is given twice: give it once.`);
  }
  return { values, switches, rest };
}

function unknown(name: string, specs: readonly OptionSpec[]): string {
  const meant = nearest(
    name.replace(/^-+/, ''),
    specs.map((spec) => spec.name),
    3,
  );
  return `There is no option ${name}.${meant === undefined ? ' See --help.' : ` Did you mean --${meant}?`}`;
}
