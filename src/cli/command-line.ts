import { reasonOf } from '../model/text.js';
import { terminal } from '../report/sink.js';
import { OutputError, exitWith, type Caller } from './terminal/caller.js';
import { EXIT } from '../model/report.js';
import { UsageError } from '../model/usage.js';
import { ConfigError } from '../config/error.js';
import { VERSION } from '../model/version.js';
import { systemFailure } from '../tree/regular-file.js';
import { commandMeant } from './elsewhere.js';
import { paragraph, rows } from './options.js';

type Command = (args: readonly string[], caller: Caller) => number | Promise<number>;

/** Each command is loaded on demand. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./commands/check.js')).check,
  validate: async () => (await import('./commands/validate.js')).validate,
  merge: async () => (await import('./commands/merge.js')).merge,
  init: async () => (await import('./commands/init.js')).init,
  forms: async () => (await import('./commands/forms.js')).forms,
  fix: async () => (await import('./commands/fix.js')).fix,
  migrate: async () => (await import('./commands/migrate.js')).migrate,
  demo: async () => (await import('./commands/demo.js')).demo,
  prompt: async () => (await import('./commands/reference.js')).prompt,
  explain: async () => (await import('./commands/reference.js')).explain,
  rules: async () => (await import('./commands/reference.js')).rules,
  standards: async () => (await import('./commands/reference.js')).standards,
  schema: async () => (await import('./commands/reference.js')).schema,
  completion: async () => {
    const { completion } = await import('./commands/completion.js');
    return (args, caller) => completion(args, caller, COMMANDS);
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
  const load = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (load === undefined) throw new UsageError(unknownCommand(first));
  const command = await load();
  return command(rest, caller);
}

function unknownCommand(given: string): string {
  const meant = given.startsWith('-') ? undefined : commandMeant(given, Object.keys(COMMANDS));
  if (meant !== undefined) return `There is no command "${given}". Did you mean ${meant}?`;
  return `"${given}" is no command: write return-gate check ${given}, or see return-gate --help.`;
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

const COMMON: readonly (readonly [string, string])[] = [
  ['demo', 'show a false claim fail and a true one pass, in a temporary repository'],
  ['check [PATTERN...]', 'check the returns of a repository'],
  ['init [--write]', 'propose configuration, baseline and workflows'],
  ['prompt [--standard ID]', 'print the instruction that makes an agent write returns, or a hook'],
  ['explain RULE', 'what a rule demands, why, how to fix its findings, and how to silence one'],
];

const GROUPS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  ['Start', COMMON.slice(0, 1)],
  [
    'Check',
    [
      ...COMMON.slice(1, 2),
      ['validate [FILE|-]', 'check one return in six steps, as a hook does'],
      ['merge REPORT...', 'join the reports of all shards of a check'],
    ],
  ],
  ['Set up', [...COMMON.slice(2, 4), ['forms [--try FILE]', 'what your own forms, and the presets, find']]],
  [
    'Change returns',
    [
      ['fix [--write] [PATTERN...]', 'fix what needs no decision'],
      ['migrate --to ID PATTERN...', 'rewrite returns for a newer version of their standard'],
    ],
  ],
  [
    'Look up',
    [
      ...COMMON.slice(4),
      ['rules', 'all rules'],
      ['standards', 'all versions of the standards, with their words'],
      ['schema NAME', 'a JSON Schema: of a version, config, report, errors-file'],
      ['completion SHELL', 'the completion of bash, zsh or fish'],
    ],
  ],
];

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

${rows(COMMON)}

return-gate --help lists all commands; return-gate COMMAND -h shows the options of one.
`;
}

/** Returns the output of `return-gate --help`. */
function longHelp(): string {
  return `${USAGE}

${paragraph(ABOUT)}

${GROUPS.map(([title, commands]) => `${title}\n${rows(commands)}`).join('\n\n')}

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
