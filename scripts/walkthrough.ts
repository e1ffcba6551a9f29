import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pagesWithCommands, replay } from './console.js';

/** Writes the pages with commands again, with what they print now: read the diff before you commit it. */
const root = fileURLToPath(new URL('..', import.meta.url));
for (const page of pagesWithCommands(root)) {
  const file = `${root}${page}`;
  writeFileSync(file, replay(readFileSync(file, 'utf8'), `${root}dist/cli/index.js`));
}
