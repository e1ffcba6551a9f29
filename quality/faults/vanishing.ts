import * as disk from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaReturn } from '../../__tests__/bundle/returns.js';
import { environment } from '../../__tests__/support/bundle.js';
import { recordingCaller } from '../../__tests__/support/captured.js';
import { inPlace } from '../../__tests__/support/in-place.js';
import { changeDisk } from '../../__tests__/support/changed-disk.js';
import { makeRepository, writeFiles } from '../../__tests__/support/repository.js';

/** What is said of a file that is gone, may not be read, has become a folder, or of a broken disk. */
const CODES = ['ENOENT', 'EACCES', 'EISDIR', 'EIO', 'EMFILE'] as const;

/** The calls that look at what is on disk, or read it. */
const READING = [
  ...(['openSync', 'readSync', 'fstatSync', 'lstatSync', 'statSync'] as const),
  ...(['readdirSync', 'readlinkSync', 'realpathSync', 'readFileSync'] as const),
];

/** The call that goes wrong, counted from 0 while a run lasts; -1 for none. All calls of its file that follow do, too. */
let wrong = -1;
let code: (typeof CODES)[number] = 'EIO';
let calls = -1;
let gone: unknown;

function isAtFault([file]: readonly unknown[]): boolean {
  if (calls < 0) return false;
  const name = typeof file === 'string' || file instanceof Uint8Array ? String(file) : null;
  if (calls++ === wrong) {
    gone = name;
    return true;
  }
  return wrong >= 0 && name !== null && name === gone;
}

type Call = (...args: readonly unknown[]) => unknown;

function fragile(name: string, real: Call): Call {
  return (...args) => {
    if (!isAtFault(args)) return real(...args);
    const options = args[1];
    const isAllowed =
      typeof options === 'object' && options !== null && Reflect.get(options, 'throwIfNoEntry') === false;
    if (code === 'ENOENT' && isAllowed) return undefined;
    throw Object.assign(new Error(`${code}: it went wrong, ${name}`), { code, syscall: name });
  };
}

/** A function of `fs` that may go wrong, and what it carries: `realpathSync.native`. */
function fragileCalls(name: (typeof READING)[number]): Call {
  const real = disk[name] as Call & { readonly native?: Call };
  const call = fragile(name, real);
  return real.native === undefined ? call : Object.assign(call, { native: fragile(name, real.native) });
}

changeDisk(Object.fromEntries(READING.map((name) => [name, fragileCalls(name)])));
const { runCommandLine } = await import('../../src/cli/command-line.js');

interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly made: number;
}

const TRUE = {
  'specs/1_task/.return-meta.json': metaReturn(['src/a.ts']),
  'src/a.ts': 'export {};\n',
  '.return-gate.yml': 'rules:\n  artifact-blank: error\n',
};
const FALSE = { 'specs/2_task/.return-meta.json': metaReturn(['src/never.ts', 'src/link.ts']) };

/** A repository with a configuration, a link, and a return that is not committed. */
function repository(files: Readonly<Record<string, string>>): string {
  const { directory } = makeRepository([{ files }], { checkout: true });
  symlinkSync('a.ts', join(directory, 'src/link.ts'));
  writeFiles(directory, { 'specs/9_later/.return-meta.json': metaReturn(['src/a.ts']) });
  return directory;
}

async function run(root: string, args: readonly string[]): Promise<Ran> {
  const env = environment({});
  const { caller, stdout, stderr } = recordingCaller(env);
  const status = await inPlace({ cwd: root, env }, async () => {
    [calls, gone] = [0, undefined];
    try {
      return await runCommandLine(['check', '--root', '.', ...args], caller);
    } finally {
      wrong = -1;
    }
  });
  const made = calls;
  calls = -1;
  return { status, stdout: stdout.join(''), stderr: stderr.join(''), made };
}

/** What is wrong with a run in which a file was gone; null if nothing is. */
function faultOf(whole: Ran, { status, stdout, stderr }: Ran): string | null {
  const said = stdout + stderr;
  if (/internal error|undefined|\[object /.test(said)) return `it says ${said}`;
  if (status === whole.status && stdout === whole.stdout) return null;
  // A file on disk that is gone is gone, and one that cannot be read is reported.
  if (status === 1 || status === 3) return null;
  if (status === 0) return whole.status === 0 ? null : 'it passes';
  return status === 2 && said.trim().length > 30 ? null : `exit ${String(status)}: ${said}`;
}

/** Declares the tests: of the calls that a run makes, one in so many goes wrong. */
export function testVanishing(every: number): void {
  let lying = '';
  let honest = '';

  beforeAll(() => {
    lying = repository({ ...TRUE, ...FALSE });
    honest = repository(TRUE);
    writeFileSync(join(lying, 'known.json'), '{"schema": "return-gate/baseline@1", "findings": []}\n');
  });

  describe.each([
    ['of a commit', []],
    ['of the files on disk', ['--workspace']],
    ['with a baseline', ['--workspace', '--baseline', 'known.json']],
  ] as const)('a check %s', (_, args) => {
    test('fails for a false claim, and needs files', async () => {
      const { status, made } = await run(lying, args);
      expect(status).toBe(1);
      expect(made).toBeGreaterThan(5);
    });

    test.each(CODES)('with %s at any file from any call on never passes what it did not read', async (given) => {
      const whole = await run(lying, args);
      const problems: string[] = [];
      for (let call = every === 1 ? 0 : CODES.indexOf(given); call < whole.made; call += every) {
        [wrong, code] = [call, given];
        const fault = faultOf(whole, await run(lying, args));
        if (fault !== null) problems.push(`call ${String(call)}: ${fault}`);
      }
      expect(problems).toEqual([]);
    });
  });

  test.each(CODES)('an honest commit is not accused for %s at what is on disk beside it', async (given) => {
    const whole = await run(honest, []);
    expect(whole.status).toBe(0);
    const accused: string[] = [];
    for (let call = every === 1 ? 0 : CODES.indexOf(given); call < whole.made; call += every) {
      [wrong, code] = [call, given];
      const { status, stdout, stderr } = await run(honest, []);
      if (status !== 0 && status !== 2) accused.push(`call ${String(call)}: ${stdout}${stderr}`);
    }
    expect(accused).toEqual([]);
  });
}
