#!/usr/bin/env node
import { nearest } from '../model/text.js';
import { terminal } from '../report/sink.js';
import { HELP } from './help.js';
import { exitWith } from './terminal/stdout.js';
import { EXIT } from '../model/exit-status.js';
import { UsageError } from '../model/usage-error.js';
import { ConfigError } from '../config/error.js';
import { VERSION } from '../model/version.js';

type Command = (args: readonly string[]) => number | Promise<number>;

/** Each command is loaded when it is called for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./commands/check.js')).check,
  validate: async () => (await import('./commands/validate.js')).validate,
  init: async () => (await import('./commands/init.js')).init,
  fix: async () => (await import('./commands/fix.js')).fix,
  migrate: async () => (await import('./commands/migrate.js')).migrate,
  prompt: async () => (await import('./commands/reference.js')).prompt,
  explain: async () => (await import('./commands/reference.js')).explain,
  rules: async () => (await import('./commands/reference.js')).rules,
  standards: async () => (await import('./commands/reference.js')).standards,
  schema: async () => (await import('./commands/reference.js')).schema,
};

/** These write without the streams of the process. */
const DIRECT: ReadonlySet<string> = new Set(['check', 'validate']);

async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  if (first === '--version' || first === '-v') {
    process.stdout.write(`return-gate ${VERSION}\n`);
    return EXIT.passed;
  }
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    (first === undefined ? process.stderr : process.stdout).write(HELP);
    return first === undefined ? EXIT.usage : EXIT.passed;
  }
  const load = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (load === undefined) throw new UsageError(unknownCommand(first));
  if (!DIRECT.has(first)) watchOutput();
  const command = await load();
  return command(rest);
}

function unknownCommand(given: string): string {
  const meant = given.startsWith('-') ? undefined : nearest(given, Object.keys(COMMANDS));
  if (meant !== undefined) return `There is no command "${given}". Did you mean ${meant}?`;
  return `"${given}" is no command: write return-gate check ${given}, or see return-gate --help.`;
}

/** Tells what went wrong on standard error, made harmless, and how it is counted. */
function failed(error: unknown): number {
  if (error instanceof ConfigError) {
    const lines = error.lines.map((line) => terminal`${line}\n`);
    return exitWith(EXIT.usage, terminal`return-gate: the configuration cannot be followed:\n${lines}`.text);
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Error && error.name === 'OutputError') return unwritable(message);
  if (error instanceof UsageError) return exitWith(EXIT.usage, terminal`return-gate: ${message}\n`.text);
  const stack = error instanceof Error && process.env.RETURN_GATE_DEBUG !== undefined ? `${error.stack ?? ''}\n` : '';
  return exitWith(EXIT.internal, terminal`return-gate: internal error: ${message}\n${stack}`.text);
}

function unwritable(reason: string): number {
  return exitWith(EXIT.internal, terminal`return-gate: ${reason}\n`.text);
}

/** Whether standard output failed, so that the status is not the command's. */
let isUnwritable = false;

/** A reader that stops early, such as `head`, is no failure of the gate; the verdict stands in the exit status. */
function watchOutput(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isUnwritable) return;
    isUnwritable = true;
    process.exitCode = unwritable(`standard output cannot be written: ${error.code ?? error.message}`);
  });
}

void main(process.argv.slice(2))
  .catch(failed)
  .then((status) => {
    if (!isUnwritable) process.exitCode = status;
  });
