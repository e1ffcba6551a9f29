import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { git, temporaryFolder } from './repository.js';

/** The one switch: whether runs are repeated on clones without contents, as `npm run test:all` has it. */
const IS_ON = process.env.RETURN_GATE_BLOBLESS !== undefined;

/** How often a run is made: once, or once more on a clone without contents; or on that alone, where it tells others of itself. */
export type Repeat = 'compared' | 'instead' | 'no';

/**
 * Runs, and once more with the repository around a folder as a clone with `blob:none` at the same place, which has no content at all.
 * Throws where `told`, such as a report, is not the same byte for byte.
 */
export function alsoBlobless<T>(
  folder: string,
  repeat: Repeat,
  run: () => Promise<T>,
  told: (result: T) => readonly unknown[],
): Promise<T> {
  if (!IS_ON) return run();
  // One after another: a folder has one repository at a time.
  const next = last.then(() => repeated(folder, repeat, run, told));
  last = next.catch(() => undefined);
  return next;
}

let last: Promise<unknown> = Promise.resolve();

async function repeated<T>(
  folder: string,
  repeat: Repeat,
  run: () => Promise<T>,
  told: (result: T) => readonly unknown[],
): Promise<T> {
  const own = repeat === 'no' ? undefined : gitFolderAround(folder);
  const blobless = own === undefined ? undefined : withoutContents(own);
  if (own === undefined || blobless === undefined) return run();
  const first = repeat === 'compared' ? await run() : undefined;
  const aside = join(temporaryFolder(), 'aside');
  renameSync(own, aside);
  renameSync(blobless, own);
  try {
    const second = await run();
    if (first === undefined) return second;
    const [whole, partial] = [linesOf(told(first)), linesOf(told(second))];
    const at = whole.findIndex((line, n) => line !== partial[n]);
    if (at >= 0 || partial.length > whole.length) {
      throw new Error(`A clone without contents tells ${String(partial[at])} and not ${String(whole[at])}`);
    }
    return first;
  } finally {
    renameSync(own, blobless);
    renameSync(aside, own);
  }
}

/** All lines but the one with a shard's clock. */
function linesOf(told: readonly unknown[]): readonly string[] {
  const lines = told.flatMap((one) => (typeof one === 'string' ? one.split('\n') : [JSON.stringify(one)]));
  return lines.filter((line) => !line.includes('"clock": '));
}

/** The `.git` of the repository around a folder; undefined outside of any, and where it is no folder. */
function gitFolderAround(folder: string): string | undefined {
  for (let above = folder; ; above = dirname(above)) {
    const own = join(above, '.git');
    if (existsSync(own)) return statSync(own).isDirectory() ? own : undefined;
    if (dirname(above) === above) return undefined;
  }
}

/** A copy of a `.git` without the contents of files, which another copy has promised; undefined where that lacks some itself. */
function withoutContents(own: string): string | undefined {
  const objects = join(own, 'objects');
  if (!existsSync(objects) || existsSync(join(objects, 'info', 'alternates'))) return undefined;
  const packs = join(objects, 'pack');
  if (existsSync(packs) && readdirSync(packs).some((name) => name.endsWith('.promisor'))) return undefined;
  const folder = temporaryFolder();
  const [source, copy] = [join(folder, 'source'), join(folder, 'blobless')];
  for (const one of [source, copy]) cpSync(own, one, { recursive: true });
  appendFileSync(join(source, 'config'), '\n[uploadpack]\n\tallowFilter = true\n\tallowAnySHA1InWant = true\n');
  // A bare repository: the folder has the name that git gives one.
  const format = '--batch-check=%(objecttype) %(objectname)';
  let lines: readonly string[];
  try {
    lines = git(source, ['--git-dir=.', 'cat-file', '--batch-all-objects', format]).split('\n');
  } catch {
    // What a test has broken is broken in each clone.
    return undefined;
  }
  const kept = lines.flatMap((line) => (line.startsWith('blob ') ? [] : [line.slice(line.indexOf(' ') + 1)]));
  const name = join(copy, 'objects', 'pack', 'pack');
  rmSync(join(copy, 'objects'), { recursive: true });
  mkdirSync(dirname(name), { recursive: true });
  const input = Buffer.from(kept.map((id) => `${id}\n`).join(''));
  const id = git(source, ['--git-dir=.', 'pack-objects', '--quiet', '--window=0', name], input);
  appendFileSync(`${name}-${id}.promisor`, '');
  const promised = `[remote "promised"]\n\turl = ${pathToFileURL(source).href}\n\tpromisor = true\n\tpartialclonefilter = blob:none\n`;
  appendFileSync(
    join(copy, 'config'),
    `\n[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = promised\n${promised}`,
  );
  return copy;
}
