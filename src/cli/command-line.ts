import { nearest, reasonOf } from '../model/text.js';
import { terminal } from '../report/sink.js';
import { HELP, SHORT_HELP } from './help.js';
import { OutputError, exitWith, type Caller } from './terminal/caller.js';
import { EXIT } from '../model/report.js';
import { UsageError } from '../model/usage.js';
import { ConfigError } from '../config/error.js';
import { VERSION } from '../model/version.js';
import { systemFailure } from '../tree/system-failure.js';

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
