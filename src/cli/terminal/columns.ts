import { isatty } from 'node:tty';

/** Returns the width of the terminal on standard output; undefined for a file or a pipe. */
export function terminalColumns(): number | undefined {
  if (!isatty(1)) return undefined;
  const { columns } = process.stdout;
  return columns > 0 ? columns : undefined;
}
