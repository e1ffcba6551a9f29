import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `npm run goldens` writes what it finds; everything else compares. */
const WRITE = process.env.npm_lifecycle_event === 'goldens';

/** Texts by the names of their files. */
export type Files = Readonly<Record<string, string>>;

/** Returns the texts of the files in a folder. */
export function readFiles(folder: string): Files {
  return Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Returns what is kept in a folder, which is written anew first where that is asked for. */
export function kept(folder: string, files: Files): Files {
  if (WRITE) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  }
  const before = readFiles(folder);
  const changed = Object.keys({ ...before, ...files }).filter((file) => before[file] !== files[file]);
  if (changed.length > 0)
    console.error(`${folder}: ${changed.join(', ')} differ. npm run goldens writes them anew; read git diff.`);
  return before;
}
