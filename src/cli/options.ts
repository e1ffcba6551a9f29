import { parseArgs } from 'node:util';
import { EXIT } from '../model/report.js';
import { nearest } from '../model/text.js';
import { UsageError, type RawOptions } from '../model/usage.js';
import { concat, terminal, type SafeText } from '../report/sink.js';
import { wrap } from '../report/width.js';
import { optionMeant } from './elsewhere.js';
import type { Caller } from './terminal/caller.js';
import { textWidth } from './terminal/page.js';

/** An option of a command, for `--help` and for reading arguments. */
export interface OptionSpec {
  readonly name: string;
  /** Its one-letter name, after one dash. */
  readonly short?: string;
  /** The name of the value in `--help`; absent for a switch. */
  readonly value?: string;
  readonly repeatable?: boolean;
  readonly help: string;
  /** The heading of the long help under which it is listed; absent for the usual one. */
  readonly group?: string;
  /** True if the short help shows it. */
  readonly isCommon?: true;
}

/** The options that several commands have. */
export const OPTION = {
  root: {
    name: 'root',
    value: 'DIR',
    help: 'project root that claims are relative to (default: the nearest folder upwards with a configuration, else the top of the repository, else the current directory)',
  },
  ignore: { name: 'ignore', value: 'PATTERN', repeatable: true, help: 'leave these files out (repeatable)' },
  maxFileSize: {
    name: 'max-file-size',
    value: 'SIZE',
    help: 'larger files are not read, such as 500KB (default: 1MiB)',
  },
  staleAfter: {
    name: 'stale-after',
    value: 'DURATION',
    help: 'how old an in_progress return may be, such as 90m or 7d (default: 24h)',
  },
  write: { name: 'write', help: 'write the files; without it the difference is shown, and nothing is written' },
  format: { name: 'format', short: 'f', value: 'NAME', help: 'text or json (default: text)' },
  now: { name: 'now', value: 'TIME', help: 'the clock, ISO 8601, for reproducible runs' },
  noColor: { name: 'no-color', help: 'never use colour' },
} as const satisfies Readonly<Record<string, OptionSpec>>;

const HELP_OPTION: OptionSpec = { name: 'help', help: 'this help' };

/** The options and operands of a call. */
export class Call {
  constructor(
    readonly values: ReadonlyMap<string, readonly string[]>,
    readonly switches: ReadonlySet<string>,
    readonly rest: readonly string[],
  ) {}

  /** Returns the first value of an option; undefined if it is not given. */
  value(name: string): string | undefined {
    return this.values.get(name)?.[0];
  }

  /** Returns true if an option or a switch is given. */
  has(name: string): boolean {
    return this.values.has(name) || this.switches.has(name);
  }

  /** The project root. */
  get root(): string {
    return this.value('root') ?? '.';
  }
}

/**
 * Reads arguments by a command's options. Throws `UsageError` for an unknown option, a missing value, or an option
 * given twice.
 */
export function readCall(args: readonly string[], specs: readonly OptionSpec[]): Call {
  const options = Object.fromEntries(
    specs.map(({ name, value, short }) => [
      name,
      {
        type: value === undefined ? 'boolean' : 'string',
        multiple: true,
        ...(short === undefined ? {} : { short }),
      } as const,
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
    const spec = specs.find(({ name, short = '' }) => token.rawName === `--${name}` || token.rawName === `-${short}`);
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
  return new Call(values, switches, rest);
}

function unknown(name: string, specs: readonly OptionSpec[]): string {
  const meant = optionMeant(
    name,
    specs.map((spec) => spec.name),
  );
  return `There is no option ${name}. ${meant ?? 'See --help.'}`;
}

/** The help of a command. */
export interface CommandHelp {
  /** The command line, without `Usage`. */
  readonly usage: string;
  /** What the command does, in one paragraph. */
  readonly about: string;
  readonly options: readonly OptionSpec[];
  /** Paragraphs before the options of the long help. */
  readonly details?: readonly string[];
  /** Rows of the exit status: number and meaning. */
  readonly exit?: readonly (readonly [string, string])[];
  /** Command lines to copy, each with its purpose. */
  readonly examples?: readonly (readonly [string, string])[];
}

/** A command: prints its help if the arguments ask for it, else runs. Throws or rejects with `UsageError`, among others. */
export interface Command {
  (args: readonly string[], caller: Caller): number | Promise<number>;
  readonly help: CommandHelp;
}

/** Returns the command with this help, to whose options `--help` is added. `run` returns the exit status; with `--no-color` its caller wants none. */
export function command(about: CommandHelp, run: (call: Call, caller: Caller) => number | Promise<number>): Command {
  const { options } = about;
  const help = { ...about, options: options.some(({ name }) => name === 'help') ? options : [...options, HELP_OPTION] };
  const start = (args: readonly string[], caller: Caller): number | Promise<number> => {
    const asked = requestedHelp(args, help);
    if (asked !== null) {
      caller.stdout.write(asked);
      return EXIT.passed;
    }
    const call = readCall(args, help.options);
    return run(call, call.has('no-color') ? { ...caller, env: { ...caller.env, NO_COLOR: '1' } } : caller);
  };
  return Object.assign(start, { help });
}

/** Returns the error for an unknown name, with the nearest known one. */
export function unknownName(kind: string, given: string, known: readonly string[], where: string): UsageError {
  const meant = nearest(given, known, 4);
  return new UsageError(
    `There is no ${kind} "${given}".${meant === undefined ? '' : ` Did you mean ${meant}?`} ${where}`,
  );
}

/** Returns the settings of a call as they are written, whatever the command; the clock counts without `--now`. */
export function readRawOptions({ values, switches, rest }: Call, clock: number): RawOptions {
  const texts = new Map([...values].map(([name, given]) => [name, given.join()]));
  if (switches.has('changed-only')) texts.set('mode', 'changed');
  return { patterns: rest, ignore: values.get('ignore') ?? [], texts, clock };
}

/** An option wider than this has its help on the next lines, so that one long name does not narrow all others. */
const MOST_HEAD = 26;
const INDENT = 2;

const USUAL_GROUP = 'Options';

/** Returns the help that the arguments ask for: `-h` the short one, `--help` the long one; null if they ask for none. */
function requestedHelp(args: readonly string[], help: CommandHelp): SafeText | null {
  if (args.includes('--help')) return safe(longHelp(help));
  return args.includes('-h') ? safe(shortHelp(help)) : null;
}

function safe(text: string): SafeText {
  return concat(
    text
      .trimEnd()
      .split('\n')
      .map((line) => terminal`${line}\n`.text),
  );
}

/** Returns the purpose, the options that most calls need, and where to find the others. */
function shortHelp(help: CommandHelp): string {
  const { usage, about, options, examples = [] } = help;
  const common = options.filter(({ isCommon }) => isCommon === true);
  if (common.length === 0) return longHelp(help);
  const [, name = ''] = usage.split(' ');
  return sections([
    `Usage: ${usage}`,
    paragraph(about),
    `Common options\n${rows(headed(common))}`,
    ...exampleSection(examples.slice(0, 2)),
    `return-gate ${name} --help shows all ${String(options.length)} options.`,
  ]);
}

/** Returns everything: all options under their headings, details, examples and exit status. */
function longHelp({ usage, about, options, details = [], exit = [], examples = [] }: CommandHelp): string {
  return sections([
    `Usage: ${usage}`,
    paragraph(about),
    ...details.map(paragraph),
    ...groups(options).map(([title, members]) => `${title}\n${rows(headed(members))}`),
    ...exampleSection(examples),
    ...(exit.length === 0 ? [] : [`Exit status\n${rows(exit)}`]),
  ]);
}

function sections(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

/** Groups options by heading, in the order of their first member. */
export function groups(options: readonly OptionSpec[]): readonly (readonly [string, readonly OptionSpec[]])[] {
  const titles = [...new Set(options.map(({ group = USUAL_GROUP }) => group))];
  return titles.map((title) => [title, options.filter(({ group = USUAL_GROUP }) => group === title)] as const);
}

function headed(options: readonly OptionSpec[]): readonly (readonly [string, string])[] {
  return options.map(({ name, short, value, help }) => {
    const letter = short === undefined ? '' : `-${short}, `;
    return [`${letter}--${name}${value === undefined ? '' : ` ${value}`}`, help] as const;
  });
}

function exampleSection(examples: NonNullable<CommandHelp['examples']>): readonly string[] {
  return examples.length === 0
    ? []
    : [`Examples\n${examples.map(([command, purpose]) => `  ${command}\n      ${purpose}`).join('\n')}`];
}

/** Returns aligned rows of two columns, the second one wrapped. */
export function rows(list: readonly (readonly [string, string])[]): string {
  const headWidth = Math.max(...list.map(([head]) => head.length).filter((length) => length <= MOST_HEAD), 1);
  const margin = INDENT + headWidth + 2;
  return list
    .map(([head, text]) => {
      const [first, ...more] = wrap(text, textWidth() - margin);
      const start = `${' '.repeat(INDENT)}${head.padEnd(headWidth)}`;
      const lines =
        head.length > headWidth
          ? [start, ...[first, ...more].map((line) => ' '.repeat(margin) + line)]
          : [`${start}  ${first}`, ...more.map((line) => ' '.repeat(margin) + line)];
      return lines.join('\n');
    })
    .join('\n');
}

export function paragraph(text: string): string {
  return wrap(text.replace(/\s+/g, ' ').trim(), textWidth()).join('\n');
}
