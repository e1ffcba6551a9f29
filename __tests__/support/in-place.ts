/** What a process of its own would be started with. */
export interface Place {
  readonly cwd: string | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/** One after another: they share the process. */
let last: Promise<unknown> = Promise.resolve();

/** Runs in the process of the tests what looks at its folder and its environment, and puts both back. */
export function inPlace<T>({ cwd, env }: Place, run: () => Promise<T>): Promise<T> {
  // It would hold for the tests, and not for what they run.
  if (env.NODE_OPTIONS !== undefined) throw new Error('NODE_OPTIONS needs a process: see bundle.ts and runner.ts.');
  const next = last.then(async () => {
    const before = { cwd: process.cwd(), env: { ...process.env } };
    if (cwd !== undefined) process.chdir(cwd);
    become(env);
    try {
      return await run();
    } finally {
      become(before.env);
      process.chdir(before.cwd);
    }
  });
  last = next.catch(() => undefined);
  return next;
}

function become(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, env);
}
