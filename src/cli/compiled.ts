import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { makeFolder } from '../make-folder.js';
import { VERSION } from '../version.js';

/** Where a script's compiled code lies in a pack. */
interface Kept {
  /** The script, as `stampOf` tells one state of a file from another. */
  readonly stamp: string;
  /** Bytes from the end of the pack's first line. */
  readonly start: number;
  readonly length: number;
}

/** The first line of a pack; what was compiled follows, and then all of it once more. */
interface Head {
  readonly made: string;
  readonly scripts: Readonly<Record<string, Kept>>;
}

interface Pack {
  readonly scripts: Readonly<Record<string, Kept>>;
  readonly body: Buffer;
}

/** Compiled code by its script. */
type Compiled = ReadonlyMap<string, { readonly script: Script; readonly stamp: string }>;

const NOTHING: Pack = { scripts: {}, body: Buffer.alloc(0) };
const LF = 0x0a;

/** By what else compiled code differs; V8 itself looks at its own version and flags. */
const MADE = `return-gate ${VERSION}, ${process.version}, ${process.arch}`;

/** Exit statuses of runs that did their work: others have not come to what the next run will do. */
const USEFUL: readonly unknown[] = [undefined, 0, 1];

/**
 * Runs a CommonJS bundle with its chunks as an earlier run of the same command has compiled them, and keeps what it
 * compiles itself: of a short run, most is compiling. Node's own compile cache
 * (https://nodejs.org/api/module.html#module-compile-cache) is made before a script has run, so that it lacks the functions
 * that V8 compiles when they are called first, which here are nearly all.
 *
 * Compiled code is run as it is found. So it is kept in the user's own cache folder, never in a shared one such as `/tmp`;
 * what somebody else has written, or may write to, is not run; and it counts only for the very files that it was made of.
 * Where there is no such folder, or it cannot be written to, nothing is kept.
 */
export function runCompiled(file: string, command: string, env: NodeJS.ProcessEnv): void {
  const cache = cacheFolder(env);
  if (cache === undefined) {
    createRequire(file)(file);
    return;
  }
  const place = join(cache, 'return-gate', `${command}-${slotOf(file)}.compiled`);
  const pack = readPack(place);
  const compiled = new Map<string, { readonly script: Script; readonly stamp: string }>();
  const loaded = new Map<string, { exports: unknown }>();
  // A bundle asks for its own chunks, and for what Node brings.
  const requireBuiltin = createRequire(file);
  const load = (path: string): unknown => {
    const known = loaded.get(path);
    if (known !== undefined) return known.exports;
    const { script, stamp, isNew } = compile(path, pack);
    if (isNew) compiled.set(path, { script, stamp });
    const module = { exports: {} as unknown };
    const folder = dirname(path);
    const require = (id: string): unknown => (id.startsWith('.') ? load(resolve(folder, id)) : requireBuiltin(id));
    const run = script.runInThisContext() as (...args: readonly unknown[]) => void;
    loaded.set(path, module);
    run(module.exports, require, module, path, folder);
    return module.exports;
  };
  load(file);
  process.on('exit', () => {
    if (compiled.size > 0 && USEFUL.includes(process.exitCode)) keep(place, dirname(dirname(file)), pack, compiled);
  });
}

/** A number for a path: few packs for many installations, each of which may take the place of another's. */
function slotOf(path: string): string {
  let hash = 0;
  for (let at = 0; at < path.length; at++) hash = (Math.imul(hash, 31) + path.charCodeAt(at)) & 0xff;
  return String(hash);
}

/**
 * The folder for such files; on Unix by the XDG Base Directory Specification. Undefined where nothing is to be kept: a
 * machine of a CI service is used once, and `NODE_DISABLE_COMPILE_CACHE` is how Node is told.
 */
function cacheFolder({
  XDG_CACHE_HOME = '',
  HOME = '',
  LOCALAPPDATA = '',
  ...env
}: NodeJS.ProcessEnv): string | undefined {
  const isOff = [env.NODE_DISABLE_COMPILE_CACHE, env.CI].some((value) => value !== undefined && value !== '');
  const home = HOME === '' ? '' : join(HOME, '.cache');
  return isOff ? undefined : [XDG_CACHE_HOME, home, LOCALAPPDATA].find((folder) => isAbsolute(folder));
}

/** A script that is a function of what CommonJS gives a module. */
function compile(
  path: string,
  { scripts, body }: Pack,
): { readonly script: Script; readonly stamp: string; readonly isNew: boolean } {
  const descriptor = openSync(path, 'r');
  try {
    const stamp = stampOf(fstatSync(descriptor));
    const source = readFileSync(descriptor, 'utf8');
    const kept = scripts[path];
    const cachedData = kept?.stamp === stamp ? body.subarray(kept.start, kept.start + kept.length) : undefined;
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${source}\n})`, {
      filename: path,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    return { script, stamp, isNew: cachedData === undefined || script.cachedDataRejected === true };
  } finally {
    closeSync(descriptor);
  }
}

/** A file that was replaced or changed has another; V8 would take code of any source that is as long. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

/** What earlier runs have kept; nothing where that cannot be relied on. */
function readPack(place: string): Pack {
  let bytes: Buffer;
  try {
    const descriptor = openSync(place, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stats = fstatSync(descriptor);
      if (!stats.isFile() || !isOwn(stats) || (process.platform !== 'win32' && (stats.mode & 0o022) !== 0))
        return NOTHING;
      bytes = readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // There is none yet, or it is not for us to read: the run compiles for itself.
    return NOTHING;
  }
  // V8 takes damaged code, and what it does then nobody knows. Comparing is faster than any checksum that Node has.
  const half = bytes.subarray(0, bytes.length / 2);
  if (!half.equals(bytes.subarray(half.length))) return NOTHING;
  const end = half.indexOf(LF);
  const head = readHead(half.toString('utf8', 0, Math.max(end, 0)));
  return head === null ? NOTHING : { scripts: head.scripts, body: half.subarray(end + 1) };
}

function isOwn({ uid }: Stats): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

/** Null for what is none, or was made by another version. */
function readHead(line: string): Head | null {
  try {
    const head = JSON.parse(line) as { readonly made?: unknown; readonly scripts?: Head['scripts'] | null } | null;
    return head?.made === MADE && head.scripts instanceof Object ? { made: MADE, scripts: head.scripts } : null;
  } catch {
    return null;
  }
}

/**
 * Writes a pack of what was there and is still good, and of what this run has compiled: beside it, then renames. What other
 * folders' scripts gave goes.
 */
function keep(place: string, folder: string, { scripts, body }: Pack, compiled: Compiled): void {
  const beside = `${place}.${Math.random().toString(36).slice(2)}`;
  let isBeside = false;
  try {
    if (!isOwn(statSync(nearest(dirname(place))))) return;
    makeFolder(dirname(place), 0o700);
    const descriptor = openSync(beside, 'wx', 0o600);
    isBeside = true;
    try {
      const half = packOf(folder, { scripts, body }, compiled);
      writeFileSync(descriptor, half);
      writeFileSync(descriptor, half);
      // A machine that stops now must not leave half of it under its name.
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(beside, place);
  } catch {
    // The folder is full, or not for us to write to: the next run compiles for itself, too.
    if (isBeside) rmSync(beside, { force: true });
  }
}

function packOf(folder: string, { scripts, body }: Pack, compiled: Compiled): Buffer {
  const parts: Buffer[] = [];
  const kept: Record<string, Kept> = {};
  let size = 0;
  const add = (path: string, stamp: string, part: Buffer): void => {
    kept[path] = { stamp, start: size, length: part.length };
    parts.push(part);
    size += part.length;
  };
  for (const [path, { stamp, start, length }] of Object.entries(scripts)) {
    if (path.startsWith(folder) && !compiled.has(path)) add(path, stamp, body.subarray(start, start + length));
  }
  for (const [path, { script, stamp }] of compiled) add(path, stamp, script.createCachedData());
  return Buffer.concat([Buffer.from(`${JSON.stringify({ made: MADE, scripts: kept } satisfies Head)}\n`), ...parts]);
}

/** A folder, or the first above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));
}
