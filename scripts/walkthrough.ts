import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pagesWithCommands, replay } from './console.js';

/** Writes the pages with commands anew, with what they print now: look at the difference before it is committed. */
const root = fileURLToPath(new URL('..', import.meta.url));
for (const page of pagesWithCommands(root)) {
  const file = `${root}${page}`;
  writeFileSync(file, replay(readFileSync(file, 'utf8'), `${root}dist/cli/index.js`));
}
