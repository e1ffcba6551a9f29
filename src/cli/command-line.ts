import { reasonOf, nearest } from '../model/text.js';
import { terminal } from '../report/sink.js';
import { OutputError, exitWith, type Caller } from './terminal/caller.js';
import { EXIT } from '../model/report.js';
import { UsageError } from '../model/usage.js';
import { ConfigError } from '../config/error.js';
import { VERSION } from '../model/version.js';
import { systemFailure } from '../tree/system-failure.js';
import { paragraph, rows } from './options.js';

type Command = (args: readonly string[], caller: Caller) => number | Promise<number>;

/** Each command is loaded on demand. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./commands/check.js')).check,
  validate: async () => (await import('./commands/validate.js')).validate,
  merge: async () => (await import('./commands/merge.js')).merge,
  init: async () => (await import('./commands/init.js')).init,
  fix: async () => (await import('./commands/fix.js')).fix,
  migrate: async () => (await import('./commands/migrate.js')).migrate,
  demo: async () => (await import('./commands/demo.js')).demo,
  prompt: async () => (await import('./commands/reference.js')).prompt,
  explain: async () => (await import('./commands/reference.js')).explain,
  rules: async () => (await import('./commands/reference.js')).rules,
  standards: async () => (await import('./commands/reference.js')).standards,
  schema: async () => (await import('./commands/reference.js')).schema,
};

/**
 * The command line's entry point: runs the command that the arguments name. Resolves to the exit status; errors are
 * printed on standard error.
 */
export async function runCommandLine(args: readonly string[], caller: Caller): Promise<number> {
  try {
    return await runCommand(args, caller);
  } catch (error) {
    return failed(error, caller);
  }
}

async function runCommand(args: readonly string[], caller: Caller): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version' || first === '-v') {
    caller.stdout.write(`return-gate ${VERSION}\n`);
    return EXIT.passed;
  }
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    (first === undefined ? caller.stderr : caller.stdout).write(first === '-h' ? SHORT_HELP : HELP);
    return first === undefined ? EXIT.usage : EXIT.passed;
  }
  const load = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (load === undefined) throw new UsageError(unknownCommand(first));
  const command = await load();
  return command(rest, caller);
}

function unknownCommand(given: string): string {
  const meant = given.startsWith('-') ? undefined : nearest(given, Object.keys(COMMANDS));
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
  ['Set up', COMMON.slice(2, 4)],
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
    ],
  ],
];

const USAGE = 'Usage: return-gate COMMAND [options]';
const ABOUT = paragraph(
  'Checks what agents claim in the returns that they commit: every claimed file must exist in the commit and must not be empty. Start with return-gate demo, then run return-gate check in your repository.',
);
const EXIT_STATUS = rows([
  ['0', 'passed'],
  ['1', 'findings at or above --fail-on'],
  ['2', 'bad usage or configuration'],
  ['3', 'nothing found, where that is an error'],
  ['4', 'internal error, or output that cannot be written'],
]);

/** The output of `return-gate -h`. */
const SHORT_HELP = `${USAGE}

${ABOUT}

${rows(COMMON)}

return-gate --help lists all commands; return-gate COMMAND -h shows the options of one.
`;

/** The output of `return-gate --help`. */
const HELP = `${USAGE}

${ABOUT}

${GROUPS.map(([title, commands]) => `${title}\n${rows(commands)}`).join('\n\n')}

Options
${rows([
  ['-h, --help', 'show help; after a command, help for that command'],
  ['--version', 'the version'],
])}

Exit status
${EXIT_STATUS}
`;
