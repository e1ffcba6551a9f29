import { groupBy } from '../model/collections.js';
import { reasonOf } from '../model/text.js';
import { terminal } from '../report/sink.js';
import { OutputError, exitWith, type Caller } from './terminal/caller.js';
import { EXIT } from '../model/report.js';
import { UsageError } from '../model/usage.js';
import { ConfigError } from '../config/error.js';
import { VERSION } from '../model/version.js';
import { systemFailure } from '../tree/regular-file.js';
import { commandMeant } from './elsewhere.js';
import { paragraph, rows, type Command } from './options.js';

/** A command as the help of the command line lists it. Each is loaded on demand. */
interface Entry {
  readonly group: string;
  /** What may follow its name. */
  readonly operands?: string;
  readonly about: string;
  /** True if the short help lists it. */
  readonly isCommon?: true;
  readonly load: () => Promise<Command>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  demo: {
    group: 'Start',
    about: 'show a false claim fail and a true one pass, in a temporary repository',
    isCommon: true,
    load: async () => (await import('./commands/demo.js')).demo,
  },
  check: {
    group: 'Check',
    operands: '[PATTERN...]',
    about: 'check the returns of a repository',
    isCommon: true,
    load: async () => (await import('./commands/check.js')).check,
  },
  validate: {
    group: 'Check',
    operands: '[FILE|-]',
    about: 'check one return in six steps, as a hook does',
    load: async () => (await import('./commands/validate.js')).validate,
  },
  merge: {
    group: 'Check',
    operands: 'REPORT...',
    about: 'join the reports of all shards of a check',
    load: async () => (await import('./commands/project.js')).merge,
  },
  init: {
    group: 'Set up',
    operands: '[--write]',
    about: 'propose configuration, baseline and workflows',
    isCommon: true,
    load: async () => (await import('./commands/project.js')).init,
  },
  prompt: {
    group: 'Set up',
    operands: '[--standard ID]',
    about: 'print the instruction that makes an agent write returns, or a hook',
    isCommon: true,
    load: async () => (await import('./commands/look-up.js')).prompt,
  },
  forms: {
    group: 'Set up',
    operands: '[--try FILE]',
    about: 'what your own forms, and the presets, find',
    load: async () => (await import('./commands/project.js')).forms,
  },
  fix: {
    group: 'Change returns',
    operands: '[--write] [PATTERN...]',
    about: 'fix what needs no decision',
    load: async () => (await import('./commands/rewriting.js')).fix,
  },
  migrate: {
    group: 'Change returns',
    operands: '--to ID PATTERN...',
    about: 'rewrite returns for a newer version of their standard',
    load: async () => (await import('./commands/rewriting.js')).migrate,
  },
  explain: {
    group: 'Look up',
    operands: 'RULE',
    about: 'what a rule demands, why, how to fix its findings, and how to silence one',
    isCommon: true,
    load: async () => (await import('./commands/look-up.js')).explain,
  },
  rules: {
    group: 'Look up',
    about: 'all rules',
    load: async () => (await import('./commands/look-up.js')).rules,
  },
  standards: {
    group: 'Look up',
    about: 'all versions of the standards, with their words',
    load: async () => (await import('./commands/look-up.js')).standards,
  },
  schema: {
    group: 'Look up',
    operands: 'NAME',
    about: 'a JSON Schema: of a version, config, report, errors-file',
    load: async () => (await import('./commands/look-up.js')).schema,
  },
  completion: {
    group: 'Look up',
    operands: 'SHELL',
    about: 'the completion of bash, zsh or fish',
    load: async () =>
      (await import('./commands/look-up.js')).completionOf(
        Object.fromEntries(Object.entries(COMMANDS).map(([name, { load }]) => [name, load])),
      ),
  },
};

/**
 * The command line's entry point: runs the command that the arguments name. Resolves to the exit status; errors are
 * printed on standard error.
 */
export async function runCommandLine(args: readonly string[], caller: Caller): Promise<number> {
  try {
    return await runCommand(...withColor(args, caller));
  } catch (error) {
    return failed(error, caller);
  }
}

const WHEN = ['always', 'never', 'auto'] as const;

/** Takes `--color WHEN`, which every command has, from the arguments into the environment. Throws `UsageError`. */
function withColor(args: readonly string[], caller: Caller): readonly [readonly string[], Caller] {
  const at = args.findIndex((one) => one === '--color' || one.startsWith('--color='));
  if (at < 0) return [args, caller];
  const inline = args[at]?.split('=')[1];
  const when = inline ?? args[at + 1];
  if (!WHEN.some((one) => one === when)) throw new UsageError('--color needs a value: --color always, never or auto.');
  const rest = args.filter((_, n) => n !== at && (inline !== undefined || n !== at + 1));
  const env = when === 'auto' ? {} : when === 'never' ? { NO_COLOR: '1' } : { FORCE_COLOR: '1', NO_COLOR: '' };
  return [rest, { ...caller, env: { ...caller.env, ...env } }];
}

async function runCommand(args: readonly string[], caller: Caller): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version' || first === '-v' || first === 'version') {
    caller.stdout.write(`return-gate ${VERSION}\n`);
    return EXIT.passed;
  }
  if (first === 'help' && rest[0] !== undefined) return runCommand([rest[0], '--help'], caller);
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    (first === undefined ? caller.stderr : caller.stdout).write(first === '-h' ? shortHelp() : longHelp());
    return first === undefined ? EXIT.usage : EXIT.passed;
  }
  const named = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (named === undefined) throw new UsageError(unknownCommand(first));
  const command = await named.load();
  return command(rest, caller);
}

function unknownCommand(given: string): string {
  const meant = given.startsWith('-') ? undefined : commandMeant(given, Object.keys(COMMANDS));
  if (meant !== undefined) return `There is no command "${given}". Did you mean ${meant}?`;
  return `"${given}" is not a command: write return-gate check ${given}, or see return-gate --help.`;
}

/** Prints an error on standard error, safely encoded. Returns the exit status. */
function failed(error: unknown, { stderr, env }: Caller): number {
  if (error instanceof ConfigError) {
    const lines = error.lines.map((line) => terminal`${line}\n`);
    return exitWith(stderr, EXIT.usage, terminal`return-gate: the configuration cannot be followed:\n${lines}`.text);
  }
  const message = reasonOf(error);
  if (error instanceof OutputError) return exitWith(stderr, EXIT.internal, terminal`return-gate: ${message}\n`.text);
  if (error instanceof UsageError) return exitWith(stderr, EXIT.usage, terminal`return-gate: ${message}\n`.text);
  const stack = error instanceof Error && env.RETURN_GATE_DEBUG !== undefined ? `${error.stack ?? ''}\n` : '';
  const system = systemFailure(error);
  if (system !== undefined) return exitWith(stderr, EXIT.usage, terminal`return-gate: ${system}\n${stack}`.text);
  return exitWith(stderr, EXIT.internal, terminal`return-gate: internal error: ${message}\n${stack}`.text);
}

const USAGE = 'Usage: return-gate COMMAND [options]';
const ABOUT =
  'Checks what agents claim in the returns that they commit: every claimed file must exist in the commit and must not be empty. Start with return-gate demo, then run return-gate check in your repository.';
const EXIT_STATUS: readonly (readonly [string, string])[] = [
  ['0', 'passed'],
  ['1', 'findings at or above --fail-on'],
  ['2', 'bad usage or configuration'],
  ['3', 'nothing found, where that is an error'],
  ['4', 'internal error, or output that cannot be written'],
];

/** Returns the output of `return-gate -h`. */
function shortHelp(): string {
  return `${USAGE}

${paragraph(ABOUT)}

${rows(listed(Object.entries(COMMANDS).filter(([, { isCommon }]) => isCommon)))}

return-gate --help lists all commands; return-gate COMMAND -h shows the options of one.
`;
}

/** Returns the rows of the help for some commands. */
function listed(commands: readonly (readonly [string, Entry])[]): readonly (readonly [string, string])[] {
  return commands.map(([name, { operands, about }]) => [operands === undefined ? name : `${name} ${operands}`, about]);
}

/** Returns the output of `return-gate --help`. */
function longHelp(): string {
  const groups = [...groupBy(Object.entries(COMMANDS), ([, { group }]) => group)];
  return `${USAGE}

${paragraph(ABOUT)}

${groups.map(([title, members]) => `${title}\n${rows(listed(members))}`).join('\n\n')}

Options
${rows([
  ['-h, --help', 'show help; after a command, help for that command'],
  ['--version', 'the version'],
  ['--color WHEN', 'always, never or auto (default: auto, on a terminal)'],
])}

Exit status
${rows(EXIT_STATUS)}
`;
}
