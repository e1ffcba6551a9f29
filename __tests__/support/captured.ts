/** What a command wrote to standard output, and its exit status. */
export interface Captured {
  readonly status: number;
  readonly stdout: string;
}

/** Runs a command of the command line and keeps what it writes. Rejects where the command does. */
export async function captured(run: () => number | Promise<number>): Promise<Captured> {
  const written: string[] = [];
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (chunk: string | Uint8Array): boolean => {
    written.push(String(chunk));
    return true;
  };
  try {
    const status = await run();
    return { status, stdout: written.join('') };
  } finally {
    stdout.write = write;
  }
}
