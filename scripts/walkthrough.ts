import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replay } from './console.js';

/** Writes docs/walkthrough.md anew, with what its commands print now: look at the difference before it is committed. */
const page = fileURLToPath(new URL('../docs/walkthrough.md', import.meta.url));
const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
writeFileSync(page, replay(readFileSync(page, 'utf8'), cli));
