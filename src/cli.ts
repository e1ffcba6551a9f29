#!/usr/bin/env node
import { check } from './cli/check.js';
import { EXIT } from './cli/exit.js';
import { HELP } from './cli/help.js';
import { CallError } from './call-error.js';
import { VERSION } from './version.js';

type Command = (args: readonly string[]) => number | Promise<number>;

/** The main job is at hand; every other command is loaded when it is called for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: () => Promise.resolve(check),
  explain: async () => (await import('./cli/explain.js')).explain,
  rules: async () => (await import('./cli/rules.js')).rules,
  standards: async () => (await import('./cli/standards.js')).standards,
  schema: async () => (await import('./cli/schema.js')).schema,
};

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
  if (load === undefined) throw new CallError(await unknownCommand(first));
  const command = await load();
  return command(rest);
}

async function unknownCommand(given: string): Promise<string> {
  const { nearest } = await import('./model/text.js');
  const meant = given.startsWith('-') ? undefined : nearest(given, Object.keys(COMMANDS));
  if (meant !== undefined) return `There is no command "${given}". Did you mean ${meant}?`;
  return `"${given}" is no command: write return-gate check ${given}, or see return-gate --help.`;
}

/** Tells what went wrong on standard error, made harmless, and how it is counted. */
async function failed(error: unknown): Promise<number> {
  const { terminal } = await import('./report/sink.js');
  const message = error instanceof Error ? error.message : String(error);
  const usage = error instanceof Error && USAGE_ERRORS.has(error.name);
  process.stderr.write(terminal`return-gate: ${usage ? '' : 'internal error: '}${message}`.text + '\n');
  if (!usage && error instanceof Error && process.env.RETURN_GATE_DEBUG !== undefined) {
    process.stderr.write(terminal`${error.stack ?? ''}`.text + '\n');
  }
  return usage ? EXIT.usage : EXIT.internal;
}

/** What the caller can mend. */
const USAGE_ERRORS = new Set(['CallError', 'UsageError', 'GitError', 'PatternError', 'StandardError']);

// A reader that stops early, such as `head`, is no failure of the gate; the verdict stands in the exit status.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  process.stderr.write(`return-gate: standard output cannot be written: ${error.code ?? error.message}\n`);
  process.exit(EXIT.internal);
});

void main(process.argv.slice(2))
  .catch(failed)
  .then((status) => {
    process.exitCode = status;
  });
